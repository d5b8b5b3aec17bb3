import type { Metrics, SourceName } from "../../src/engine/catalog/catalog.ts";
import { mayNarrowBy } from "../../src/domain/access/facets.ts";
import type { Filters } from "../../src/generated/types.ts";
import { type Actor, accessUserOf } from "../kit/actor.ts";
import { ApiError } from "../kit/errors.ts";
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

/** Refuses (403) a professional who narrows by how the destination divides its territory. */
export function requireNarrowing(actor: Actor, filters: Filters = {}): void {
  const user = accessUserOf(actor);
  if (!Object.keys(filters).every((dimension) => mayNarrowBy(user, dimension))) throw new ApiError("access.denied");
}
