import type { BarSeriesOption, EChartsOption, LineSeriesOption } from "echarts";

import { bucketLabel } from "../../../src/domain/bucket.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure.ts";
import { formatCompact } from "../../../src/domain/format.ts";
import type { Cell } from "../../../src/generated/types.ts";
import { categoryAxis, silentAxis, valueAxis } from "../../../src/ui/chart/axes.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { type Scale, scaleOf } from "../../../src/ui/chart/scale.ts";
import { endLabels, LABEL_WIDTH, noLabels } from "./end-labels.ts";
import { type DrawnLine, type EvolutionInput, lineColor, volumesOf } from "./lines.ts";

/** Under this width the ends carry no names: a legend stands below (design §3). */
export const NARROW = 440;
/** The volume takes the lower part of the plane (design: a fourth or so). */
const VOLUME_ROOM = 3.6;

type Series = LineSeriesOption | BarSeriesOption;

/** Curves, areas or bars over time: the compared period dashed, the volume behind, a reference dotted. */
export function chartOf(input: EvolutionInput, lines: readonly DrawnLine[], theme: ChartTheme, size: Size): EChartsOption {
  const { options, result } = input;
  const { keys, grain, unit } = result;
  const values = lines.map(({ points }) => points.map((point) => shownValue(point, input)));
  const compared = comparedValues(input, lines);
  const scale = scaleFor(input, [...values.flat(), ...compared, options.reference]);
  const bars = options.shape === "bars";
  const volume = (options.volume ?? true) && !bars && unit !== "count" && keys.length > 1;
  const named = namesEnds(input, lines) && size.width >= NARROW;
  const labels = named ? endLabels({ input, lines, compared, scale, theme, height: size.height - TOP - BOTTOM }) : noLabels;

  const series = lines.flatMap((line, at): Series[] => {
    const color = lineColor(theme, lines, line);
    const data = values[at] ?? [];
    return bars ? [barSeries(line, data, color, result.complete, theme)] : lineSeries({ line, data, color, input, theme, alone: lines.length === 1, endLabel: labels.lines[at] });
  });
  if (compared.length > 0) series.unshift(comparedSeries(compared, theme, labels.compared));
  if (volume) series.unshift(volumeSeries(volumesOf(result), theme));
  if (options.reference !== undefined) addReference(series, options.reference, theme, labels.reference);

  return {
    grid: { left: 4, right: named ? LABEL_WIDTH : 8, top: TOP, bottom: 4, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    xAxis: categoryAxis(theme, keys.map((day, index) => bucketLabel(day, grain, keys[index - 1])), { boundaryGap: true }),
    yAxis: [valueAxis(theme, scale, (value) => (unit === "count" ? formatCompact(value) : formatFigure(value, unit))), silentAxis(Math.max(...(volume ? volumesOf(result) : [1]), 1) * VOLUME_ROOM)],
    series,
  };
}

const TOP = 14;
const BOTTOM = 26;

/** Names at the ends read best up to three curves; beyond, and in bars, a legend. */
export function namesEnds({ options, result }: Pick<EvolutionInput, "options" | "result">, lines: readonly DrawnLine[]): boolean {
  return (options.end_labels ?? true) && options.shape !== "bars" && lines.length <= 3 && result.keys.length > 1;
}

function shownValue(point: Cell, { result, context }: EvolutionInput): number | null {
  return isShown(sampleOf(point, result.unit, context.samples, context.audience)) ? point.value : null;
}

/** The compared period, bucket by bucket; only one line can be compared without confusion. */
function comparedValues(input: EvolutionInput, lines: readonly DrawnLine[]): (number | null)[] {
  const before = input.previous?.lines[0];
  if (lines.length !== 1 || !before || !(input.options.comparison ?? true)) return [];
  return input.result.keys.map((_, index) => {
    const point = before.points[index];
    return point ? shownValue(point, input) : null;
  });
}

function scaleFor({ options, result }: EvolutionInput, values: (number | null | undefined)[]): Scale {
  const zero = options.zero ?? (options.shape === "bars" || result.unit === "count");
  const room = { rating: { low: 0, high: 100, minStep: 1 }, percent: { low: 0, high: 100, minStep: 1 }, nps: { low: -100, high: 100, minStep: 1 }, balance: { low: -100, high: 100, minStep: 1 }, count: { minStep: 1 }, hours: { minStep: 1 } }[result.unit];
  return scaleOf(values, { zero, ...room });
}

interface LineInput {
  line: DrawnLine;
  data: (number | null)[];
  color: string;
  input: EvolutionInput;
  theme: ChartTheme;
  alone: boolean;
  endLabel: object | undefined;
}

/** A curve; its last, still incomplete segment is a series of its own, dashed. Small samples get hollow marks. */
function lineSeries({ line, data, color, input, theme, alone, endLabel }: LineInput): LineSeriesOption[] {
  const { options, result, context } = input;
  const open = !result.complete && data.length > 1;
  const whole = open ? data.map((value, index) => (index === data.length - 1 ? null : value)) : data;
  const points = whole.map((value, index) => {
    const point = line.points[index];
    const doubtful = point && value !== null && sampleOf(point, result.unit, context.samples, context.audience) !== "normal";
    const lonely = value !== null && (whole[index - 1] ?? null) === null && (whole[index + 1] ?? null) === null;
    if (!doubtful && !lonely) return { value, symbol: "none" };
    return { value, symbol: "circle", symbolSize: 7, itemStyle: doubtful ? { color: theme.semantic.surface, borderColor: theme.semantic["text-3"], borderWidth: 1.5 } : { color } };
  });
  const style = { color, width: alone ? 2.25 : 2 };
  const base: LineSeriesOption = { type: "line", name: line.label, z: 4, silent: true, showSymbol: true, symbol: "none", lineStyle: style, itemStyle: { color }, animationDuration: 300 };
  const area = alone && (options.shape ?? "area") === "area" && { areaStyle: { origin: "start" as const, color: fade(color) } };
  const main: LineSeriesOption = { ...base, data: points, ...area, ...(!open && endLabel) };
  if (!open) return [main];
  const tail = data.map((value, index) => (index >= data.length - 2 ? value : null));
  return [main, { ...base, data: tail, lineStyle: { ...style, type: [4, 4] }, ...endLabel }];
}

function barSeries({ label, points }: DrawnLine, data: (number | null)[], color: string, complete: boolean, theme: ChartTheme): BarSeriesOption {
  const last = data.length - 1;
  return {
    type: "bar",
    name: label,
    silent: true,
    barMaxWidth: 26,
    barGap: "15%",
    itemStyle: { color, borderRadius: [3, 3, 0, 0] },
    data: data.map((value, index) => (index === last && !complete && points.length > 1 ? { value, itemStyle: { color: tint(theme, color, 0.2), borderColor: color, borderType: "dashed" as const, borderWidth: 1 } } : value)),
  };
}

function comparedSeries(data: (number | null)[], theme: ChartTheme, endLabel: object | undefined): LineSeriesOption {
  return { type: "line", z: 3, silent: true, symbol: "none", lineStyle: { color: theme.semantic["border-strong"], width: 1.5, type: [4, 4] }, data, ...endLabel };
}

function volumeSeries(data: number[], theme: ChartTheme): BarSeriesOption {
  return { type: "bar", yAxisIndex: 1, z: 1, silent: true, barWidth: "32%", barMaxWidth: 18, itemStyle: { color: tint(theme, theme.semantic.accent, 0.14), borderRadius: [3, 3, 0, 0] }, data };
}

/** The reference rides on the last series as a mark line: dotted, in lake. */
function addReference(series: Series[], value: number, theme: ChartTheme, label: object | undefined): void {
  const bearer = series.at(-1);
  if (!bearer) return;
  bearer.markLine = { symbol: "none", silent: true, animation: false, label: label ?? { show: false }, lineStyle: { color: theme.tonalities[3] ?? "", type: "dotted", width: 1.75 }, data: [{ yAxis: value }] };
}

function fade(color: string): { type: "linear"; x: number; y: number; x2: number; y2: number; colorStops: { offset: number; color: string }[] } {
  return { type: "linear", x: 0, y: 0, x2: 0, y2: 1, colorStops: [{ offset: 0, color: `${color}26` }, { offset: 1, color: `${color}00` }] };
}
