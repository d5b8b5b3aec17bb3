import type { EChartsOption } from "echarts";

import { contrastRatio } from "../../../src/domain/contrast.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure.ts";
import { formatCompact } from "../../../src/domain/format.ts";
import { tonalityIndex } from "../../../src/domain/rating.ts";
import type { ViewContext, ViewProps } from "../../../src/engine/view-props.ts";
import type { Cell } from "../../../src/generated/types.ts";
import { categoryAxis } from "../../../src/ui/chart/axes.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { chartFont, type ChartTheme, mix, tint, tonalityColor } from "../../../src/ui/chart/chart-theme.ts";

/** What the drawing depends on. */
export type HeatmapInput = Pick<ViewProps<"heatmap">, "options" | "result"> & {
  context: Pick<ViewContext, "samples" | "audience" | "tonalities">;
};

/** A crossing, with where it stands. */
export interface HeatCell {
  row: number;
  column: number;
  cell: Cell;
}

/** The crossings in reading order: the order of the chart's data and of the keyboard. */
export function heatCells({ result }: Pick<HeatmapInput, "result">): HeatCell[] {
  return result.rows.flatMap((_, row) =>
    result.columns.map((_, column) => ({ row, column, cell: result.cells[row]?.[column] ?? { value: null, n: 0 } })),
  );
}

/** One box for each crossing, its colour the figure's. */
export function chartOf(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme, { width }: Pick<Size, "width">): EChartsOption {
  const { options, result } = input;
  const range = rangeOf(input, cells) ?? { low: 0, high: 1 };
  return {
    grid: { left: 2, right: 2, top: 2, bottom: 6, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    xAxis: categoryAxis(
      theme,
      result.columns.map(({ label }) => label),
      { splitArea: { show: false }, ...columnNames(result.columns, theme, width) },
    ),
    yAxis: categoryAxis(
      theme,
      result.rows.map(({ label }) => label),
      {
        inverse: true,
        axisLabel: {
          color: theme.semantic["text-2"],
          fontFamily: chartFont,
          fontSize: 11,
          margin: 8,
          interval: 0,
          width: 110,
          overflow: "truncate",
        },
      },
    ),
    // The colour of each box is its own; the component insists on a scale.
    visualMap: { show: false, min: 0, max: 1, dimension: 2, inRange: { opacity: [1, 1] } },
    series: [
      {
        type: "heatmap",
        data: cells.map(({ row, column, cell }) => {
          const color = cellColor(input, cell, range, theme);
          const text = isShown(sampleOf(cell, result.unit, input.context.samples, input.context.audience))
            ? result.unit === "count"
              ? formatCompact(cell.value)
              : formatFigure(cell.value, result.unit)
            : "";
          return {
            value: [column, row, 1],
            itemStyle: { color, borderColor: theme.semantic.surface, borderWidth: 1.5, borderRadius: 4 },
            label: {
              show: (options.values ?? false) && text !== "",
              formatter: () => text,
              color: textOn(theme, color),
              fontFamily: chartFont,
              fontSize: 11,
              fontWeight: 550,
            },
          };
        }),
        emphasis: { itemStyle: { borderColor: theme.semantic.text, borderWidth: 1.5 } },
      },
    ],
  };
}

/** The height under which the rows' names run into one another, those of the columns below counted in (px). */
export function leastHeight({ rows, columns }: Pick<HeatmapInput["result"], "rows" | "columns">): number {
  return rows.length * 13 + (columns.length > MOST_LEANING ? 24 : 48);
}

/** Names that would run into one another lean, so that each is there; a scale of many short ones (hours) leaves some out. */
function columnNames(columns: readonly { label: string }[], theme: ChartTheme, width: number): object {
  if (columns.length > MOST_LEANING) return {};
  const longest = Math.max(...columns.map(({ label }) => label.length), 0) * LETTER + BETWEEN;
  const leaning = longest < (width - ROW_NAMES) / columns.length ? {} : { rotate: 32, width: 92, overflow: "truncate" };
  return { axisLabel: { ...leaning, interval: 0, margin: 6, color: theme.semantic["text-3"], fontFamily: chartFont, fontSize: 11 } };
}

/** Room of the names of the rows, average width of a letter, and what keeps two names apart (px). */
const ROW_NAMES = 120;
const LETTER = 5.8;
const BETWEEN = 8;
const MOST_LEANING = 16;

/** Lowest and highest figure that may be shown; null where none may. */
export function rangeOf({ result, context }: HeatmapInput, cells: readonly HeatCell[]): { low: number; high: number } | null {
  const values = cells.flatMap(({ cell }) =>
    isShown(sampleOf(cell, result.unit, context.samples, context.audience)) ? (cell.value ?? []) : [],
  );
  if (values.length === 0) return null;
  return { low: result.unit === "count" ? Math.min(0, ...values) : Math.min(...values), high: Math.max(...values) };
}

/** The colour of a figure at a strength of 0–1, from hardly tinted to the accent. */
export function heatColor(theme: ChartTheme, strength: number): string {
  return strength <= 0.02 ? theme.semantic["surface-2"] : tint(theme, theme.semantic.accent, 0.08 + 0.92 * strength);
}

function cellColor(
  { options, result, context }: HeatmapInput,
  cell: Cell,
  { low, high }: { low: number; high: number },
  theme: ChartTheme,
): string {
  const sample = sampleOf(cell, result.unit, context.samples, context.audience);
  if (!isShown(sample) || cell.value === null) return theme.semantic["surface-2"];
  const byTonality = options.color === "tonality" && result.unit === "rating";
  const index = tonalityIndex(cell.value, context.tonalities) ?? 2;
  const color = byTonality
    ? tonalityColor(theme, index, context.tonalities[index]?.color)
    : heatColor(theme, high > low ? (cell.value - low) / (high - low) : 1);
  // Few observations: the colour is hardly there.
  return sample === "normal" ? color : mix(color, theme.semantic["surface-3"], 0.25);
}

/** Whichever of the two text colours reads better on a colour. */
function textOn({ semantic }: ChartTheme, color: string): string {
  return contrastRatio(semantic.text, color) >= contrastRatio(semantic.surface, color) ? semantic.text : semantic.surface;
}
