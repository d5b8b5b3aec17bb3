import type { BarSeriesOption, EChartsOption } from "echarts";

import { formatFigure } from "../../../src/domain/figure/figure.ts";
import { formatCompact, formatPercent } from "../../../src/domain/format/format.ts";
import { categoryAxis, valueAxis } from "../../../src/ui/chart/axis/axes.ts";
import type { ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { intervalsIn, scaleOf, unitRoom } from "../../../src/ui/chart/axis/scale.ts";
import type { Bars } from "./bars.ts";
import { lyingNames, standingNames } from "./names.ts";
import { barSeries, type BarsInput, comparedSeries, isCompared, type Mode, modeOf, totalSeries } from "./series.ts";

/** Bars along names: simple, stacked, as parts of a hundred or side by side. Their axis always holds zero. */
export function chartOf(input: BarsInput, bars: Bars, theme: ChartTheme, size: Size): EChartsOption {
  const { options } = input;
  const lying = (options.direction ?? "horizontal") === "horizontal";
  const mode = modeOf(input);
  // Figures wider than their bar would run into one another.
  const crowded = !lying && mode === "grouped" && size.width / (bars.rows.length * bars.layers.length) < FIGURE;
  const labelled = crowded ? { ...input, options: { ...options, values: false } } : input;
  const series = bars.layers.map((layer, at): BarSeriesOption => barSeries(labelled, bars, layer, at, theme));
  if (mode === "simple" && isCompared(input)) series.push(...comparedSeries(input, bars, theme));
  if ((mode === "stacked" || mode === "percent") && (options.values ?? true)) series.push(totalSeries(bars, input, theme));
  const scale =
    mode === "percent"
      ? { min: 0, max: 100, interval: lying || intervalsIn(size.height) > 2 ? 25 : 50 }
      : scaleOf(extent(input, bars, mode), { zero: true, count: lying ? 4 : intervalsIn(size.height), ...unitRoom(input.result.unit) });
  const names = categoryAxis(
    theme,
    bars.rows.map(({ label }) => label),
    lying ? lyingNames(bars, theme, size) : standingNames(bars.rows.length, theme, size),
  );
  const values = valueAxis(
    theme,
    lying ? { ...scale, max: scale.max } : scale,
    (value) =>
      mode === "percent"
        ? formatPercent(value)
        : input.result.unit === "count"
          ? formatCompact(value)
          : formatFigure(value, input.result.unit),
    { hidden: lying },
  );
  const negative = scale.min < 0;
  return lying
    ? {
        grid: {
          left: 4,
          right: (options.values ?? true) ? 52 : 8,
          top: 0,
          bottom: 0,
          outerBoundsMode: "same",
          outerBoundsContain: "axisLabel",
        },
        xAxis: negative ? { ...values, min: scale.min * 1.25 } : values,
        yAxis: names,
        series,
      }
    : {
        grid: { left: 4, right: 4, top: 20, bottom: 4, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
        xAxis: names,
        yAxis: values,
        series,
      };
}

/** Room of a figure over a bar, the gap between bars counted in (px). */
const FIGURE = 42;

function extent({ options, previous }: BarsInput, { rows, layers }: Bars, mode: Mode): (number | null)[] {
  if (mode === "stacked") return rows.map((_, row) => layers.reduce((sum, { cells }) => sum + (cells[row]?.value ?? 0), 0));
  const compared = (options.comparison ?? false) && previous?.kind === "breakdown" ? previous.items.map(({ value }) => value) : [];
  return [...layers.flatMap(({ cells }) => cells.map(({ value }) => value)), ...compared];
}
