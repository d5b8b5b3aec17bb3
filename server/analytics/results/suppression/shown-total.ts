import type { SourceName } from "../../../../src/engine/catalog/catalog.ts";
import type { Cell } from "../../../../src/generated/types.ts";
import { overlaps } from "../../sql/keys.ts";
import { hasThemes } from "../../sql/sources.ts";
import { type Answering, leastShown, veiled } from "../answering.ts";
import type { Row } from "../rows.ts";
import { hiddenCell } from "./veil.ts";

/**
 * The figures over everything as their reader may see them: on a public page not where they would reveal what a row hides.
 *
 * A total reveals what the rows that are shown leave of it, means and shares included: it is those of the rows hidden, of
 * the rows left out and of facts without a value together, and must rest on enough. `rows` are those before a limit.
 */
export function shownTotal(
  total: readonly Cell[],
  rows: readonly Row[],
  dimension: string,
  source: SourceName,
  answering: Pick<Answering, "scope" | "metrics">,
): Cell[] {
  const least = leastShown(source, answering);
  return total.map((cell, column) => {
    const seen = veiled(cell, source, answering);
    // Rows that may share observations leave nothing that could be taken from the whole.
    if (least <= 0 || seen.hidden || overlaps(source, dimension)) return seen;
    const shown = rows.flatMap(({ cells }) => (cells[column] && !cells[column].hidden ? [cells[column]] : []));
    const left = cell.n - shown.reduce((sum, { n }) => sum + n, 0);
    const isHiding = shown.length < rows.length;
    // What is left of mentions may all be those of one review.
    const isEnough = left >= least && !hasThemes(source);
    return isEnough || (left <= 0 && !isHiding) ? seen : { ...hiddenCell };
  });
}
