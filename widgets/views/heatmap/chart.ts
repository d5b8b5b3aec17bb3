import type { EChartsOption } from "echarts";

import { categoryAxis } from "../../../src/ui/chart/axis/axes.ts";
import { chartFont, type ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import { boxOf, fits, rangeOf } from "./boxes.ts";
import type { HeatCell, HeatmapInput } from "./input.ts";

/** The crossings in reading order: the order of the chart's data and of the keyboard. */
export function heatCells({ result }: Pick<HeatmapInput, "result">): HeatCell[] {
  return result.rows.flatMap((_, row) =>
    result.columns.map((_, column) => ({ row, column, cell: result.cells[row]?.[column] ?? { value: null, n: 0 } })),
  );
}

/** One box for each crossing, its colour the figure's. */
export function chartOf(input: HeatmapInput, cells: readonly HeatCell[], theme: ChartTheme, { width }: Pick<Size, "width">): EChartsOption {
  const { result } = input;
  const range = rangeOf(input, cells) ?? { low: 0, high: 1 };
  const room = rowNames(result.rows, width);
  const each = (width - room - 12) / Math.max(result.columns.length, 1);
  // All of them or none: of a few, one would think that only these have a figure.
  const written = cells.every(({ cell }) => fits(input, cell, each));
  return {
    grid: { left: 2, right: 2, top: 2, bottom: 6, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    xAxis: categoryAxis(
      theme,
      result.columns.map(({ label }) => label),
      { splitArea: { show: false }, ...columnNames(result.columns, theme, each) },
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
          width: room,
          overflow: "truncate",
        },
      },
    ),
    // The colour of each box is its own; the component insists on a scale.
    visualMap: { show: false, min: 0, max: 1, dimension: 2, inRange: { opacity: [1, 1] } },
    series: [
      {
        type: "heatmap",
        data: cells.map(({ row, column, cell }) => ({
          value: [column, row, 1],
          ...boxOf(input, cell, range, theme, written),
        })),
        emphasis: { itemStyle: { borderColor: theme.semantic.text, borderWidth: 1.5 } },
      },
    ],
  };
}

/** The height under which the rows' names run into one another, or figures `written` in the boxes into their edges; the columns' names counted in (px). */
export function leastHeight({ rows, columns }: Pick<HeatmapInput["result"], "rows" | "columns">, written = false): number {
  return rows.length * (written ? 18 : 13) + (columns.length > MOST_LEANING ? 24 : 48);
}

/** Names that would run into one another take two lines, or lean, so that each is there; a scale of many short ones (hours) leaves some out. */
function columnNames(columns: readonly { label: string }[], theme: ChartTheme, each: number): object {
  if (columns.length > MOST_LEANING) return {};
  const holds = (letters: number): boolean => letters * LETTER + BETWEEN < each;
  const labels = columns.map(({ label }) => label);
  const longestWord = Math.max(...labels.flatMap((label) => label.split(" ")).map(({ length }) => length), 0);
  const placed = holds(Math.max(...labels.map(({ length }) => length), 0))
    ? {}
    : // A word wider than the average is cut in two.
      holds(longestWord * 1.1)
      ? { width: Math.floor(each - BETWEEN), overflow: "break", lineHeight: 13 }
      : each < STEEP
        ? { rotate: 60, width: 80, overflow: "truncate" }
        : { rotate: 32, width: 92, overflow: "truncate" };
  return { axisLabel: { ...placed, interval: 0, margin: 6, color: theme.semantic["text-3"], fontFamily: chartFont, fontSize: 11 } };
}

/** The room of the rows' names: the longest's, within a good fifth of the chart and never under what most names take (px). */
function rowNames(rows: readonly { label: string }[], width: number): number {
  const longest = Math.max(...rows.map(({ label }) => label.length), 0) * LETTER + BETWEEN;
  return Math.round(Math.min(longest, Math.max(ROW_NAMES, width * 0.22)));
}

/** Least room of the names of the rows, average width of a letter, and what keeps two names apart (px). */
const ROW_NAMES = 110;
const LETTER = 6;
const BETWEEN = 8;
const MOST_LEANING = 16;
/** Columns narrower than this lean their names further, as lines at a low angle would run into one another (px). */
const STEEP = 23;
