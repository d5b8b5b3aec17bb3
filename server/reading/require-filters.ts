import type { Metrics, SourceName } from "../../src/engine/catalog/catalog.ts";
import type { Filters } from "../../src/generated/types.ts";
import { refused, requireDimensions } from "./question.ts";

const unreached = {
  reviews: "Ce filtre ne s’applique pas aux avis.",
  expressions: "Ce filtre ne s’applique pas aux passages.",
} satisfies Partial<Record<SourceName, string>>;

/** Refuses (422) a filter that nothing has, and one that the facts asked for lack: passed over in silence, it would answer more than was asked. */
export function requireFilters(filters: Filters, source: keyof typeof unreached, metrics: Metrics): void {
  requireDimensions(Object.keys(filters), metrics);
  const known: readonly string[] = metrics.dimensions[source] ?? [];
  const stray = Object.keys(filters).find((dimension) => !known.includes(dimension));
  if (stray !== undefined) throw refused(`/filters/${stray}`, unreached[source]);
}
