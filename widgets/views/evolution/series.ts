import type { BarSeriesOption, LineSeriesOption } from "echarts";

import { isPartial } from "../../../src/domain/time/bucket.ts";
import { sampleOf } from "../../../src/domain/figure/figure.ts";
import { measureOfLine } from "../../../src/engine/table/result-table.ts";
import { type ChartTheme, tint } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { DrawnLine, EvolutionInput } from "./lines.ts";

export type Series = LineSeriesOption | BarSeriesOption;

interface LineInput {
  line: DrawnLine;
  data: (number | null)[];
  color: string;
  input: EvolutionInput;
  theme: ChartTheme;
  alone: boolean;
  /** Which of the two axes of values it is read on: 0 at the left, 1 at the right. */
  axis: 0 | 1;
  /** What is said at the end of the curve, and the value that it says: that of the last point that is drawn. */
  end: { label: object | undefined; value: number | null };
}

/** A curve; its parts whose buckets are counted in part are series of their own, dashed through hollow marks. Small samples get hollow marks. */
export function lineSeries({ line, data, color, input, theme, alone, axis, end }: LineInput): LineSeriesOption[] {
  const { options, result, context } = input;
  const { unit } = measureOfLine(line, result);
  const isCut = (index: number): boolean => data.length > 1 && isPartial(index, result, context.period);
  const hollow = { color: theme.semantic.surface, borderColor: theme.semantic["text-3"], borderWidth: 1.5 };
  const points = data.map((value, index) => {
    if (value === null || isCut(index)) return { value: null, symbol: "none" };
    const point = line.points[index];
    const doubtful = point && sampleOf(point, unit, context.samples, context.audience) !== "normal";
    if (!doubtful && !isLonely(data, index)) return { value, symbol: "none" };
    return { value, symbol: "circle", symbolSize: 7, itemStyle: doubtful ? hollow : { color } };
  });
  const style = { color, width: alone ? 2.25 : 2 };
  const base: LineSeriesOption = {
    type: "line",
    name: line.label,
    yAxisIndex: axis,
    z: 4,
    silent: true,
    showSymbol: true,
    symbol: "none",
    lineStyle: style,
    itemStyle: { color },
  };
  const area = alone && (options.shape ?? "area") === "area" && { areaStyle: { origin: "start" as const, color: fade(color) } };
  const dashed = ({ from, to }: Run): LineSeriesOption => ({
    ...base,
    data: data.map((value, index) => {
      // To the whole buckets beside them, which the curve itself draws.
      if (index < from - 1 || index > to + 1) return null;
      return isCut(index) && value !== null ? { value, symbol: "circle", symbolSize: 6, itemStyle: hollow } : value;
    }),
    lineStyle: { ...style, type: [4, 4] },
  });
  return [
    { ...base, data: points, ...area },
    ...runsOf(data.map((_, index) => isCut(index))).map(dashed),
    ...endOf(end, data.length, base),
  ];
}

/** Buckets beside one another, both ends included. */
interface Run {
  from: number;
  to: number;
}

/** The runs of what is true. */
function runsOf(flags: readonly boolean[]): Run[] {
  return flags.flatMap((flag, from) => {
    if (!flag || flags[from - 1]) return [];
    const end = flags.indexOf(false, from);
    return [{ from, to: (end < 0 ? flags.length : end) - 1 }];
  });
}

/** The label at the right of the plane, at the height of the value that it says: the curve itself may end before, or go on in part. */
function endOf({ label, value }: LineInput["end"], length: number, base: LineSeriesOption): LineSeriesOption[] {
  if (!label || value === null) return [];
  const data = Array.from({ length }, (_, index) => (index === length - 1 ? value : null));
  return [{ ...base, data, lineStyle: { width: 0 }, ...label }];
}

/** Whether a value has no neighbour to which a line could lead. */
function isLonely(data: readonly (number | null)[], index: number): boolean {
  return data[index] !== null && (data[index - 1] ?? null) === null && (data[index + 1] ?? null) === null;
}

/** The widest that a bar gets (px), and the gap to the next one as a part of it. */
const WIDEST = 26;
const GAP = 0.15;

/** The widest that bars get, by how many are side by side (px). */
export function widthOfBars(count: number): number {
  return WIDEST * (count + GAP * (count - 1));
}

/** Bars; one whose bucket is counted in part is an outline. */
export function barSeries(
  { label, points }: DrawnLine,
  data: (number | null)[],
  color: string,
  { result, context }: EvolutionInput,
  theme: ChartTheme,
): BarSeriesOption {
  return {
    type: "bar",
    name: label,
    silent: true,
    barMaxWidth: WIDEST,
    barGap: `${GAP * 100}%`,
    itemStyle: { color, borderRadius: [3, 3, 0, 0] },
    data: data.map((value, index) =>
      points.length > 1 && isPartial(index, result, context.period)
        ? { value, itemStyle: { color: tint(theme, color, 0.2), borderColor: color, borderType: "dashed" as const, borderWidth: 1 } }
        : value,
    ),
  };
}

/** The compared period, dashed and grey. */
export function comparedSeries(data: (number | null)[], theme: ChartTheme, endLabel: object | undefined): LineSeriesOption[] {
  const base: LineSeriesOption = {
    type: "line",
    z: 3,
    silent: true,
    symbol: "none",
    lineStyle: { color: theme.semantic["border-strong"], width: 1.5, type: [4, 4] },
  };
  const value = data.findLast((each) => each !== null) ?? null;
  return [{ ...base, data }, ...endOf({ label: endLabel, value }, data.length, base)];
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
    // The fill is fainter than 3:1: the edge is what is seen.
    itemStyle: {
      color: tint(theme, theme.semantic.accent, 0.14),
      borderColor: theme.semantic["border-strong"],
      borderWidth: 1,
      borderRadius: [3, 3, 0, 0],
    },
    data,
  };
}

/** The reference rides on the last series of the left axis as a mark line: dotted, in lake. */
export function addReference(series: Series[], value: number, theme: ChartTheme, label: object | undefined): void {
  const bearer = series.findLast(({ yAxisIndex }) => !yAxisIndex);
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
