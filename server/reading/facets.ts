import { entry } from "../../src/engine/entry.ts";
import type { FacetsAnswer, Filters } from "../../src/generated/types.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import type { Scope } from "../analytics/question.ts";

/** The values of some dimensions with the reviews that each holds, those that `within` lets through alone, and all reviews under the filters. */
export async function facetsAnswer(
  analytics: Analytics,
  dimensions: string[],
  { within, ...question }: { period: DayRange; filters: Filters; within?: Filters | undefined },
  scope: Scope,
): Promise<FacetsAnswer> {
  const [facets, total] = await Promise.all([
    analytics.facets(dimensions, { ...question, within }, scope),
    analytics.answer({ query: { measure: "reviews" }, ...question }, scope),
  ]);
  return {
    facets: Object.fromEntries(
      // On a public page a value that the reader has chosen and that is not named stays unnamed.
      dimensions.map((dimension) => [dimension, (entry(facets, dimension) ?? []).filter(({ n }) => n >= scope.hideBelow)]),
    ),
    total: total.kind === "scalar" && !total.hidden ? (total.value ?? 0) : null,
  };
}
