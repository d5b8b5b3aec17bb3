import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Cell } from "../../../../src/generated/types.ts";
import type { Narrowing } from "../../sql/conditions.ts";
import { hasThemes } from "../../sql/sources.ts";
import { type Answering, runGroups } from "../answering.ts";
import type { Rows } from "../rows.ts";

/** What the engine's cut left out of some rows. */
export interface KeptBack {
  /** Whether there are rows beyond the limit, which hide each other; else only those that rest on too little were left out. */
  isMany: boolean;
  /** What the rows leave of each measure. */
  cells: Cell[];
  /** What they leave of each tonality; empty where none were asked for. */
  spread: number[];
}

/** What a cut kept back of rows that were asked for with their total. */
export async function askKeptBack(
  { rows, whole, total }: Rows,
  source: SourceName,
  hasSpread: boolean,
  narrowing: Narrowing,
  answering: Answering,
): Promise<KeptBack> {
  const isMany = (whole ?? rows.length) > rows.length;
  const cells = total.map((all, column): Cell => {
    const n = all.n - rows.reduce((sum, row) => sum + (row.cells[column]?.n ?? 0), 0);
    if (isMany) return { value: null, n: Math.max(n, answering.scope.hideBelow) };
    // Mentions that were kept back may all be those of one review.
    return { value: null, n: Math.max(0, n), ...(hasThemes(source) && n > 0 ? { sample: 1 } : {}) };
  });
  if (isMany || !hasSpread) return { isMany, cells, spread: [] };
  const { groups, statement } = await runGroups({ ...narrowing, source, measures: [], by: [], spread: true }, answering);
  const spread = statement.spread.map(
    (position, tonality) => (groups[0]?.parts[position] ?? 0) - rows.reduce((sum, row) => sum + (row.spread?.[tonality] ?? 0), 0),
  );
  return { isMany, cells, spread };
}
