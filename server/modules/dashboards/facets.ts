import { entry } from "../../../src/engine/entry.ts";
import type { FacetsAnswer, Filters } from "../../../src/generated/types.ts";
import type { DayRange } from "../../../src/domain/period.ts";
import type { Analytics } from "../../analytics/analytics.ts";
import type { Scope } from "../../analytics/question.ts";

/** The values of some dimensions with the reviews that each holds, and all reviews under the filters. A public scope tells no value with fewer reviews than it may. */
export async function facetsAnswer(
  analytics: Analytics,
  dimensions: string[],
  question: { period: DayRange; filters: Filters },
  scope: Scope,
): Promise<FacetsAnswer> {
  const [facets, total] = await Promise.all([
    analytics.facets(dimensions, question, scope),
    analytics.answer({ query: { measure: "reviews" }, ...question }, scope),
  ]);
  return {
    facets: Object.fromEntries(
      dimensions.map((dimension) => [dimension, (entry(facets, dimension) ?? []).filter(({ n }) => n >= scope.hideBelow)]),
    ),
    total: total.kind === "scalar" ? (total.value ?? 0) : 0,
  };
}
