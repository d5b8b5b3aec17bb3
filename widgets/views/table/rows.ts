import { tableWords } from "../../../src/engine/table/view-table.ts";
import { observationsIn } from "../../../src/domain/figure/others.ts";
import { bucketTitle } from "../../../src/domain/time/bucket.ts";
import { wholeRow } from "../../../src/engine/table/result-table.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { MeasureInfo, TableRow } from "../../../src/generated/types.ts";
import { dimensionName } from "../../../src/ui/chart/table/table-words.ts";
import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";

/** Whatever kind of result, as columns and rows. */
export interface Grid {
  title: string;
  dimension: string;
  columns: readonly (MeasureInfo & { key: string })[];
  rows: readonly TableRow[];
  /** The figures over everything, beside the rows whatever their order. */
  whole?: TableRow | undefined;
  /** Rows come in an order of their own: time. */
  ordered: boolean;
}

/** A result as a grid: series by bucket, crossings by row, anything else by its dimension. */
export function gridOf(t: ViewWords, result: ViewProps<"table">["result"]): Grid {
  switch (result.kind) {
    case "table":
      return {
        title: dimensionName(t, result.dimension),
        dimension: result.dimension,
        columns: result.columns.map((column) => ({ ...column, key: column.measure })),
        rows: result.rows,
        whole: wholeRow(result, tableWords(t))[0],
        ordered: false,
      };
    case "breakdown":
      return {
        title: dimensionName(t, result.dimension),
        dimension: result.dimension,
        columns: [{ ...result, key: result.measure }],
        rows: result.items.map((item) => ({ key: item.key, label: item.label, cells: [item] })),
        ordered: false,
      };
    case "matrix": {
      const [dimension = ""] = result.dimensions;
      return {
        title: dimensionName(t, dimension),
        dimension,
        columns: result.columns.map(({ key, label }) => ({ ...result, key, label })),
        rows: result.rows.map(({ key, label }, at) => ({ key, label, cells: result.cells[at] ?? [] })),
        ordered: false,
      };
    }
    case "series":
      return {
        title: t(`grain.${result.grain}`),
        dimension: result.grain,
        columns: result.lines.map(({ key, label }) => ({ ...result, key, label })),
        rows: result.keys.map((day, at) => ({
          key: day,
          label: bucketTitle(day, result.grain),
          cells: result.lines.map(({ points }) => points[at] ?? { value: null, n: 0 }),
        })),
        ordered: true,
      };
  }
}

/** What a row rests on: where its columns are parts of it (a crossing, lines), their sum; null where it may not be shown. */
export function observationsOf({ cells }: TableRow, kind: ViewProps<"table">["result"]["kind"]): number | null {
  return observationsIn(kind === "matrix" || kind === "series" ? cells : cells.slice(0, 1));
}

/** The rows that there are, those that a limit has cut included. */
export function totalOf(result: ViewProps<"table">["result"], { rows }: Pick<Grid, "rows">): number {
  if (result.kind === "table") return Math.max(result.total_rows, result.rows.length);
  return rows.length + (result.kind === "breakdown" ? (result.left_out ?? 0) : 0);
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

/** Rows sorted by a column; those without a figure last in either direction. The name's column is «label», the effective's «n». */
export function sorted(grid: Grid, sort: Sort | null, observations: (row: TableRow) => number | null): readonly TableRow[] {
  if (!sort) return grid.rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  if (sort.column === "label")
    return grid.ordered
      ? sign === 1
        ? grid.rows
        : grid.rows.toReversed()
      : grid.rows.toSorted((a, b) => sign * a.label.localeCompare(b.label, "fr", { numeric: true }));
  const at = grid.columns.findIndex(({ key }) => key === sort.column);
  const value = (row: TableRow): number | null => (sort.column === "n" ? observations(row) : (row.cells[at]?.value ?? null));
  return grid.rows.toSorted((a, b) => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
