import { reachOf } from "../../../src/engine/catalog/measure-reach.ts";
import type { Measure } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { indexWeights, indexWindow } from "../sql/index-aggregates.ts";

/** Measures that are asked together, each with its place among all that were asked for. */
export interface Way {
  reach: ReturnType<typeof reachOf>;
  measures: { measure: Measure; at: number }[];
}

/** Measures by how they are asked, in the order of the first of each: what one statement, or one pair of them, can answer. */
export function waysOf(measures: readonly Measure[]): Way[] {
  const ways = new Map<string, Way>();
  for (const [at, measure] of measures.entries()) {
    const reach = reachOf(measure);
    const key = reach === "window" ? `window ${indexWeights(measure).window_days}` : reach === "compared" ? partsOf(measure) : reach;
    const way = ways.get(key) ?? { reach, measures: [] };
    way.measures.push({ measure, at });
    ways.set(key, way);
  }
  return [...ways.values()];
}

/** The facts that a way counts: an index has days of its own. */
export function narrowingFor({ reach, measures }: Way, narrowing: Narrowing): Narrowing {
  const [first] = measures;
  return reach === "window" && first && narrowing.period
    ? { ...narrowing, period: indexWindow(first.measure, narrowing.period.to) }
    : narrowing;
}

function partsOf({ field, across }: Measure): string {
  return `${field ?? "rating"} across ${across ?? "category"}`;
}
