import type { EChartsOption } from "echarts";

import { comparedLine, measureOfLine } from "../../../src/engine/table/result-table.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { wholeBuckets } from "../../../src/domain/time/bucket.ts";
import { formatCompact } from "../../../src/domain/format/format.ts";
import type { Cell, Unit } from "../../../src/generated/types.ts";
import { categoryAxis, silentAxis, valueAxis } from "../../../src/ui/chart/axis/axes.ts";
import { type ChartTheme, wordColor } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { alignedTo, intervalsIn, type Scale, scaleOf, unitRoom } from "../../../src/ui/chart/axis/scale.ts";
import { axisNames } from "./axis-names.ts";
import { endLabels, noLabels, roomFor } from "./end-labels.ts";
import {
  areBars,
  areMeasures,
  comparedName,
  type DrawnLine,
  type EvolutionInput,
  isAtRight,
  lineColor,
  referenceName,
  referenceOf,
  volumesOf,
} from "./lines.ts";
import { markSeries } from "./marks.ts";
import { addReference, barSeries, comparedSeries, lineSeries, type Series, volumeSeries } from "./series.ts";

/** The volume takes the lower part of the plane (design: a fourth or so). */
const VOLUME_ROOM = 3.6;

/** Curves, areas or bars over time: the compared period dashed, the volume behind, a reference dotted; a second measure of another unit on an axis at the right. */
export function chartOf(input: EvolutionInput, lines: readonly DrawnLine[], theme: ChartTheme, size: Size): EChartsOption {
  const { options, result } = input;
  const { keys, grain, unit } = result;
  const level = referenceOf(input);
  const values = lines.map((line) => line.points.map((point) => shownValue(point, measureOfLine(line, result).unit, input)));
  const compared = comparedValues(input, lines);
  const intervals = intervalsIn(size.height);
  const atLeft = values.filter((_, at) => !isAtRight(lines[at] ?? {}, result));
  const scale = scaleFor(input, unit, [...atLeft.flat(), ...compared, level?.value], intervals);
  const second = lines.find((line) => isAtRight(line, result));
  const bars = areBars(input);
  const volume = (options.volume ?? true) && !bars && !areMeasures(result) && unit !== "count" && keys.length > 1;
  const named = size.width >= endsFrom(input, lines);
  const labels = named
    ? endLabels({ input, lines, values, compared, scale, theme, height: size.height - TOP - BOTTOM, width: size.width })
    : noLabels;

  const series = lines.flatMap((line, at): Series[] => {
    const color = lineColor(theme, lines, line);
    const data = values[at] ?? [];
    return bars
      ? [barSeries(line, data, color, input, theme)]
      : lineSeries({
          line,
          data,
          color,
          input,
          theme,
          alone: lines.length === 1,
          axis: isAtRight(line, result) ? 1 : 0,
          end: { label: labels.lines[at], value: data.findLast((value) => value !== null) ?? null },
        });
  });
  if (compared.length > 0) series.unshift(...comparedSeries(compared, theme, labels.compared));
  if (volume) series.unshift(volumeSeries(volumesOf(result), theme));
  if (level) addReference(series, level.value, theme, labels.reference);

  // At the foot of the left axis, under the curves.
  series.push(...markSeries(input, scale.min, size.width - labels.width - LEFT, theme));

  return {
    grid: { left: 4, right: labels.width, top: TOP, bottom: 4, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    // Which buckets are named is settled: the axis leaves none out.
    xAxis: categoryAxis(theme, axisNames(keys, grain, size.width - labels.width - LEFT), {}, { interval: 0 }),
    yAxis: [
      second ? sidedAxis(lines[0], scale) : valueAxis(theme, scale, valueIn(unit)),
      second
        ? { ...sidedAxis(second, rightScale(second)), splitLine: { show: false } }
        : silentAxis(Math.max(...(volume ? volumesOf(result).map((n) => n ?? 0) : [1]), 1) * VOLUME_ROOM),
    ],
    series,
  };

  /** An axis whose values have the colour of its curve. */
  function sidedAxis(line: DrawnLine | undefined, own: Scale): ReturnType<typeof valueAxis> {
    if (!line) return valueAxis(theme, own, valueIn(unit));
    return valueAxis(theme, own, valueIn(measureOfLine(line, result).unit), { color: wordColor(theme, lineColor(theme, lines, line)) });
  }

  /** The steps of the right axis are level with those of the left one. */
  function rightScale(line: DrawnLine): Scale {
    const own = measureOfLine(line, result).unit;
    const at = values.filter((_, index) => isAtRight(lines[index] ?? {}, result)).flat();
    return alignedTo(scale, scaleFor(input, own, at, intervals), unitRoom(own));
  }
}

function valueIn(unit: Unit): (value: number) => string {
  return (value) => (unit === "count" ? formatCompact(value) : formatFigure(value, unit));
}

/** The names of the values, about (px). */
const LEFT = 36;
const TOP = 14;
const BOTTOM = 26;

/**
 * From which width (px) on the ends of the curves carry their names; a narrower plane has a legend below instead (design t3).
 * Names at the ends read best up to three curves, and whole: beyond, in bars, and where there is an axis, infinite.
 */
export function endsFrom(input: EvolutionInput, lines: readonly DrawnLine[]): number {
  const { options, result, context } = input;
  const free = !areBars(input) && !lines.some((line) => isAtRight(line, result));
  if (!(options.end_labels ?? true) || !free || lines.length > 3 || result.keys.length <= 1) return Infinity;
  const level = referenceOf(input);
  const names = [
    ...(lines.length > 1 ? lines.map(({ label }) => label) : [""]),
    ...(comparedLine(lines, input.previous) && (options.comparison ?? true) ? [comparedName(context)] : []),
    ...(level ? [referenceName(level.label)] : []),
  ];
  return Math.max(...names.map(roomFor));
}

function shownValue(point: Cell, unit: Unit, { context }: EvolutionInput): number | null {
  return isShown(sampleOf(point, unit, context.samples, context.audience)) ? point.value : null;
}

/** The compared period, bucket by bucket as far as the current one is whole; only one line can be compared without confusion. */
function comparedValues(input: EvolutionInput, lines: readonly DrawnLine[]): (number | null)[] {
  const before = comparedLine(lines, input.previous);
  if (!before || !(input.options.comparison ?? true)) return [];
  const values = input.result.keys.map((_, index) => {
    const point = before.points[index];
    return point ? shownValue(point, input.result.unit, input) : null;
  });
  return settledOf(values, wholeBuckets(input.result, input.context.period));
}

/** What of a line is counted over whole buckets; all of it where nothing else is known. */
function settledOf(values: readonly (number | null)[], whole: readonly boolean[]): (number | null)[] {
  const settled = values.map((value, index) => (whole[index] ? value : null));
  return settled.some((value) => value !== null) ? settled : [...values];
}

function scaleFor(input: EvolutionInput, unit: Unit, values: (number | null | undefined)[], count: number): Scale {
  const zero = input.options.zero ?? (areBars(input) || unit === "count");
  if (unit === "hours") return hoursScale(values, zero, count);
  return scaleOf(values, { zero, count, ...unitRoom(unit) });
}

/** Durations of days have ticks at whole or half days, those between one and two days at tenths, shorter ones at whole hours: as their labels are. */
function hoursScale(values: (number | null | undefined)[], zero: boolean, count: number): Scale {
  const known = values.filter((value) => typeof value === "number");
  const [shortest, longest] = [Math.min(...known), Math.max(...known)];
  if (known.length === 0 || longest <= DAY) return scaleOf(values, { zero, count, minStep: 1 });
  const isFine = !zero && shortest >= DAY && longest < 2 * DAY;
  const { min, max, interval } = scaleOf(
    values.map((value) => (value === null || value === undefined ? null : value / DAY)),
    { zero, count, minStep: isFine ? 0.1 : 0.5 },
  );
  return { min: min * DAY, max: max * DAY, interval: interval * DAY };
}

const DAY = 24;
