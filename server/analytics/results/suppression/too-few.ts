import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Cell, Measure, TooFew } from "../../../../src/generated/types.ts";
import { type Answering, narrowingOf } from "../answering.ts";
import { askCells } from "../ask-rows.ts";
import { leastOf, type Row } from "../rows.ts";

/**
 * Why no row is shown although there is something to count: each rests on less than one must have.
 *
 * `rows` are those before any was left out, as the reader may see them; `isCut`: the engine has left out those already that rest on too little.
 * Nothing where a row rests on enough, whatever else keeps it from being shown, where rows need not rest on anything, and
 * where nothing that is counted has a value of the dimension. On a public page the number is left out, as is that of any
 * hidden figure.
 */
export async function tooFewFor(
  rows: readonly Row[],
  dimension: string,
  { source, measure }: { source: SourceName; measure: Measure },
  answering: Answering,
  isCut = false,
): Promise<{ too_few?: TooFew }> {
  const least = leastOf(rows, dimension, source, answering);
  const samples = rows.map(({ cells }) => cells[0] ?? nothing);
  if (least <= 1 || samples.some(({ n }) => n >= least)) return {};
  if (!isCut && samples.every(({ n, hidden }) => n === 0 && !hidden)) return {};
  if (samples.some(({ hidden }) => hidden)) return { too_few: { least } };
  const [whole] = await askCells(source, [measure], narrowingOf(answering), answering);
  if (!whole || whole.n === 0) return {};
  return { too_few: { least, ...(answering.scope.hideBelow > 0 ? {} : { n: whole.n }) } };
}

const nothing: Cell = { value: null, n: 0 };
