import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import type { TableInput } from "../../../src/engine/table/view-table.ts";
import type { TableRow } from "../../../src/generated/types.ts";

/** One establishment of the chart. */
export interface Point {
  /** Null for one that stays anonymous. */
  name: string | null;
  value: number;
  /** Reviews that the value rests on. */
  n: number;
  row: TableRow;
}

/** What is drawn: the establishment that is read first, then the others, the best first. */
export function pointsOf({ result, context }: Pick<TableInput<"scatter">, "result" | "context">): Point[] {
  const named = new Set(result.peers?.named);
  const unit = result.columns[0]?.unit ?? "rating";
  return result.rows
    .flatMap((row): Point[] => {
      const [cell] = row.cells;
      if (!cell || cell.value === null || cell.n === 0 || !isShown(sampleOf(cell, unit, context.samples, context.audience))) return [];
      return [{ name: named.has(row.key) ? row.label : null, value: cell.value, n: cell.n, row }];
    })
    .toSorted((a, b) => Number(b.name !== null) - Number(a.name !== null) || b.value - a.value);
}

/** How many establishments have a better figure; null where the one that is read has none. */
export function placeOf(points: readonly Point[]): number | null {
  const [own] = points;
  return own && own.name !== null ? points.filter(({ name, value }) => name === null && value > own.value).length + 1 : null;
}
