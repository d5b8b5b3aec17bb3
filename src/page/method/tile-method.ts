import type { Figure } from "../../domain/figure/figure.ts";
import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import { measuresOf } from "../../engine/query/kind.ts";
import { reachOf } from "../../engine/catalog/measure-reach.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Result } from "../../generated/types.ts";

/** A measure that a tile shows, with its figure there where it shows one alone. */
export interface ShownMeasure {
  measure: KnownMeasure;
  figure?: Figure | undefined;
}

/**
 * The measures behind what a tile shows, of both its questions, each once: what «Comment est calculée cette note ?» describes.
 *
 * Where a change is taken apart, the parts come before the figure that changed.
 */
export function shownMeasures(
  { query, beside }: Pick<ReadyTile, "query" | "beside">,
  results: readonly (Result | undefined)[],
  measureOf: (name: string) => KnownMeasure | undefined,
): ShownMeasure[] {
  const names = [...new Set([query, ...(beside ? [beside.query] : [])].flatMap(measuresOf))];
  const shown = names.flatMap((name): ShownMeasure[] => {
    const measure = measureOf(name);
    const figure = results.map((result) => figureIn(result, name)).find((found) => found !== undefined);
    return measure ? [{ measure, figure }] : [];
  });
  const isPart = ({ measure }: ShownMeasure): boolean => reachOf(measure) === "compared";
  return [...shown.filter(isPart), ...shown.filter((each) => !isPart(each))];
}

function figureIn(result: Result | undefined, name: string): Figure | undefined {
  if (result?.kind !== "scalar") return undefined;
  return result.measure === name ? result : result.also?.find(({ measure }) => measure === name);
}
