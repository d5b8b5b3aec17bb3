import type { SourceName } from "../../../src/engine/catalog.ts";
import type { Measure, TooFew } from "../../../src/generated/types.ts";
import { type Answering, narrowingOf } from "./answering.ts";
import { askCells } from "./ask-rows.ts";
import { leastOf } from "./rows.ts";

/**
 * Why no row stands although there is something to count: each rests on less than one must have.
 *
 * Nothing where a row stands, where rows need not rest on anything, and where there is nothing to count. On a public page
 * the number is left out, as is that of any hidden figure.
 */
export async function tooFewFor(
  rows: readonly unknown[],
  dimension: string,
  { source, measure }: { source: SourceName; measure: Measure },
  answering: Answering,
): Promise<{ too_few?: TooFew }> {
  const least = leastOf(dimension, source, answering);
  if (rows.length > 0 || least <= 1) return {};
  const [whole] = await askCells(source, [measure], narrowingOf(answering), answering);
  if (!whole || whole.n === 0) return {};
  return { too_few: { least, ...(answering.scope.hideBelow > 0 ? {} : { n: whole.n }) } };
}
