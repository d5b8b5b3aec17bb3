import type { SourceName } from "../../../src/engine/catalog.ts";
import type { Cell, Measure } from "../../../src/generated/types.ts";
import { addsUp, type Answering, reached, veilingOf } from "./answering.ts";
import type { Row } from "./rows.ts";
import { hiddenCell, hiddenPlaces, isThin, type Line } from "./veil.ts";

/**
 * Rows as their reader may see them; neither ordered nor cut yet, so that the same rows are hidden whatever is shown of them.
 *
 * `rest` holds what the rows leave of each measure, where the engine has kept rows back.
 */
export function veiledRows(
  rows: readonly Row[],
  dimension: string,
  source: SourceName,
  measures: readonly Measure[],
  answering: Answering,
  rest: readonly Cell[] = [],
): Row[] {
  const width = measures.length;
  const seen = rows.map(({ cells }) => reached(cells, source, answering));
  const veiling = veilingOf(source, measures, answering);
  // Figures of one row tell of each other.
  const together = (at: number): number[] => Array.from({ length: width }, (_, column) => at - (at % width) + column);
  const all = [...seen, ...(rest.length > 0 ? [rest] : [])];
  const lines = measures.map((measure, column): Line => ({
    at: all.map((_, row) => row * width + column),
    addsUp: addsUp(source, measure, dimension),
  }));
  const hidden = hiddenPlaces(all.flat(), lines, { ...veiling, together });
  return rows.map(({ spread, ...row }, at) => {
    const cells = (seen[at] ?? []).map((cell, column) => (hidden.has(at * width + column) ? { ...hiddenCell } : cell));
    const tells = !cells[0]?.hidden && !spread?.some((n) => isThin({ value: n, n }, veiling.least));
    return { ...row, cells, ...(spread && tells ? { spread } : {}) };
  });
}
