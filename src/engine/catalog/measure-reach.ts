import type { Measure, Query } from "../../generated/types.ts";
import type { Metrics } from "./catalog.ts";
import { entry } from "../entry.ts";
import { measuresOf } from "../query/kind.ts";

/**
 * What a measure is worked out from.
 *
 * rows: sums over the rows of the period. window: such sums over days of its own. themes: reviews, distinguished by what
 * they say of a theme. compared: the rows of two periods.
 */
export type Reach = "rows" | "window" | "themes" | "compared";

const reaches: Partial<Record<Measure["kind"], Reach>> = {
  index: "window",
  effective: "window",
  impact: "themes",
  mentioned: "themes",
  driver: "themes",
  real: "compared",
  mix: "compared",
};

export function reachOf({ kind }: Pick<Measure, "kind">): Reach {
  return reaches[kind] ?? "rows";
}

/** Whether a query asks for changes, names a measure of two periods, or one whose windows overlap: its answer then depends on what it is compared with. */
export function readsBothPeriods(query: Query, metrics: Metrics): boolean {
  if (query.changes) return true;
  return measuresOf(query).some((name) => {
    const measure = entry(metrics.measures, name);
    return measure !== undefined && (reachOf(measure) === "compared" || measure.kind === "index");
  });
}

/** Whether a measure has a course in time: an index has one, each point over the window that ends there; one that only ranks has none. */
export function hasCourse(measure: Pick<Measure, "kind" | "index">): boolean {
  const reach = reachOf(measure);
  return reach === "rows" || (reach === "window" && measure.index?.prior_weight === undefined);
}
