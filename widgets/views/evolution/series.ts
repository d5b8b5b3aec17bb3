import type { BarSeriesOption, LineSeriesOption } from "echarts";

import { sampleOf } from "../../../src/domain/figure.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/chart-theme.ts";
import type { DrawnLine, EvolutionInput } from "./lines.ts";

export type Series = LineSeriesOption | BarSeriesOption;

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
export function lineSeries({ line, data, color, input, theme, alone, endLabel }: LineInput): LineSeriesOption[] {
  const { options, result, context } = input;
  const open = !result.complete && data.length > 1;
  const whole = open ? data.map((value, index) => (index === data.length - 1 ? null : value)) : data;
  const points = whole.map((value, index) => {
    const point = line.points[index];
    const doubtful = point && value !== null && sampleOf(point, result.unit, context.samples, context.audience) !== "normal";
    const lonely = value !== null && (whole[index - 1] ?? null) === null && (whole[index + 1] ?? null) === null;
    if (!doubtful && !lonely) return { value, symbol: "none" };
    return {
      value,
      symbol: "circle",
      symbolSize: 7,
      itemStyle: doubtful ? { color: theme.semantic.surface, borderColor: theme.semantic["text-3"], borderWidth: 1.5 } : { color },
    };
  });
  const style = { color, width: alone ? 2.25 : 2 };
  const base: LineSeriesOption = {
    type: "line",
    name: line.label,
    z: 4,
    silent: true,
    showSymbol: true,
    symbol: "none",
    lineStyle: style,
    itemStyle: { color },
  };
  const area = alone && (options.shape ?? "area") === "area" && { areaStyle: { origin: "start" as const, color: fade(color) } };
  const main: LineSeriesOption = { ...base, data: points, ...area, ...(!open && endLabel) };
  if (!open) return [main];
  const tail = data.map((value, index) => (index >= data.length - 2 ? value : null));
  return [main, { ...base, data: tail, lineStyle: { ...style, type: [4, 4] }, ...endLabel }];
}

/** The widest that a bar gets (px), and the gap to the next one as a part of it. */
const WIDEST = 26;
const GAP = 0.15;

/** The widest that so many bars side by side get (px). */
export function widthOfBars(count: number): number {
  return WIDEST * (count + GAP * (count - 1));
}

/** Bars; the last one, while its bucket still fills, an outline. */
export function barSeries(
  { label, points }: DrawnLine,
  data: (number | null)[],
  color: string,
  complete: boolean,
  theme: ChartTheme,
): BarSeriesOption {
  const last = data.length - 1;
  return {
    type: "bar",
    name: label,
    silent: true,
    barMaxWidth: WIDEST,
    barGap: `${GAP * 100}%`,
    itemStyle: { color, borderRadius: [3, 3, 0, 0] },
    data: data.map((value, index) =>
      index === last && !complete && points.length > 1
        ? { value, itemStyle: { color: tint(theme, color, 0.2), borderColor: color, borderType: "dashed" as const, borderWidth: 1 } }
        : value,
    ),
  };
}

/** The compared period, dashed and grey. */
export function comparedSeries(data: (number | null)[], theme: ChartTheme, endLabel: object | undefined): LineSeriesOption {
  return {
    type: "line",
    z: 3,
    silent: true,
    symbol: "none",
    lineStyle: { color: theme.semantic["border-strong"], width: 1.5, type: [4, 4] },
    data,
    ...endLabel,
  };
}

/** The observations, faint, on an axis of their own. */
export function volumeSeries(data: (number | null)[], theme: ChartTheme): BarSeriesOption {
  return {
    type: "bar",
    yAxisIndex: 1,
    z: 1,
    silent: true,
    barWidth: "32%",
    barMaxWidth: 18,
    itemStyle: { color: tint(theme, theme.semantic.accent, 0.14), borderRadius: [3, 3, 0, 0] },
    data,
  };
}

/** The reference rides on the last series as a mark line: dotted, in lake. */
export function addReference(series: Series[], value: number, theme: ChartTheme, label: object | undefined): void {
  const bearer = series.at(-1);
  if (!bearer) return;
  bearer.markLine = {
    symbol: "none",
    silent: true,
    label: label ?? { show: false },
    lineStyle: { color: theme.tonalities[3] ?? "", type: "dotted", width: 1.75 },
    data: [{ yAxis: value }],
  };
}

function fade(color: string): {
  type: "linear";
  x: number;
  y: number;
  x2: number;
  y2: number;
  colorStops: { offset: number; color: string }[];
} {
  return {
    type: "linear",
    x: 0,
    y: 0,
    x2: 0,
    y2: 1,
    colorStops: [
      { offset: 0, color: `${color}26` },
      { offset: 1, color: `${color}00` },
    ],
  };
}
