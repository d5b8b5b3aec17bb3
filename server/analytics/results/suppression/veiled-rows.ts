import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Measure } from "../../../../src/generated/types.ts";
import { addsUp, type Answering, reached, veilingOf } from "../answering.ts";
import type { KeptBack } from "./kept-back.ts";
import type { Row } from "../rows.ts";
import { hiddenCell, hiddenPlaces, type Line } from "./veil.ts";
import { spreadsShown } from "./veiled-spreads.ts";

/**
 * Rows as their reader may see them; in the order of their keys, not cut yet, so that the same rows are hidden whatever is shown of them.
 *
 * `keptBack`: what the engine has left out of the rows.
 */
export function veiledRows(
  unordered: readonly Row[],
  dimension: string,
  source: SourceName,
  measures: readonly Measure[],
  answering: Answering,
  keptBack: KeptBack | null = null,
): Row[] {
  const width = measures.length;
  // Of equal rows it is always the same that is hidden for the sake of another, in whatever order the engine gives them.
  const rows = unordered.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const seen = rows.map(({ cells }) => reached(cells, source, answering));
  const veiling = veilingOf(source, measures, answering);
  // Figures of one row reveal each other.
  const together = (at: number): number[] => Array.from({ length: width }, (_, column) => at - (at % width) + column);
  const all = [...seen, ...(keptBack ? [keptBack.cells] : [])];
  const lines = measures.map((measure, column): Line => ({
    at: all.map((_, row) => row * width + column),
    addsUp: addsUp(source, measure, dimension),
  }));
  const hidden = hiddenPlaces(all.flat(), lines, { ...veiling, together });
  const isHidden = (row: number): boolean => hidden.has(row * width);
  const spreads = rows.map(({ spread = [] }, at) => ({ counts: spread, hidden: isHidden(at) }));
  const spreadsKept = rows.some(({ spread }) => spread) ? spreadsShown(spreads, dimension, source, veiling.least, keptBack) : [];
  return rows.map(({ spread, ...row }, at) => {
    const cells = (seen[at] ?? []).map((cell, column) => (hidden.has(at * width + column) ? { ...hiddenCell } : cell));
    return { ...row, cells, ...(spread && spreadsKept[at] ? { spread } : {}) };
  });
}
