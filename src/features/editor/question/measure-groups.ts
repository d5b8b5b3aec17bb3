import type { KnownMeasure, PlanCatalog, SourceName } from "../../../engine/catalog/catalog.ts";
import { mainMeasures } from "../../../engine/query/kind.ts";

/** What is asked most, then each source, in the order in which they are offered. */
export const groupNames = [
  "common",
  "reviews",
  "themes",
  "expressions",
  "answers",
  "marks",
  "remarks",
  "invitations",
  "establishments",
  "moderation",
] as const satisfies readonly ("common" | SourceName)[];

export interface MeasureGroup {
  name: (typeof groupNames)[number];
  /** Each once: a common one is in its source's group no more. */
  measures: [name: string, measure: KnownMeasure][];
}

/** How many measures are offered as common ones. */
const COMMON = 8;

/** The measures in groups: those that most types of widgets show, the first of them first, then those of each source in its own order. */
export function measureGroups({ metrics, types }: Pick<PlanCatalog, "metrics" | "types">): MeasureGroup[] {
  const uses = new Map<string, number>();
  for (const { query } of Object.values(types)) for (const name of mainMeasures(query)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const all = Object.entries(metrics.measures);
  const common = all
    .filter(([name]) => uses.has(name))
    .toSorted(([one], [other]) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0))
    .slice(0, COMMON);
  const named = new Set(common.map(([name]) => name));
  return groupNames
    .map((name) => ({
      name,
      measures: name === "common" ? common : all.filter(([measure, { source }]) => source === name && !named.has(measure)),
    }))
    .filter(({ measures }) => measures.length > 0);
}
