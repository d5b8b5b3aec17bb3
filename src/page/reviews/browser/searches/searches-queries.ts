import { queryOptions } from "@tanstack/react-query";

import type { SavedCriteria, SavedSearch, SavedSearchRequest } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { createOnce } from "../../../../lib/create-once.ts";
import type { BrowserState } from "../browser-state.ts";
import { ownState } from "../browser-state.ts";
import type { ReviewsScope } from "../reviews-scope.ts";

/** The searches that the account keeps, pinned ones first, with the reviews that each has found since it was last looked at. */
export const searchesQuery = queryOptions({
  queryKey: ["reviews", "searches"],
  queryFn: ({ signal }) => callApi("listSavedSearches", { signal }),
});

/** What is kept of a list's state; what its scope fixes too, so that it finds the same reviews wherever it is opened. */
export function criteriaOf(
  { text, order, period, filters: chosen, rated }: BrowserState,
  { fixed }: Pick<ReviewsScope, "fixed">,
): SavedCriteria {
  const filters = { ...chosen, ...fixed };
  return { period, order, ...(text ? { text } : {}), ...(rated ? { rated } : {}), ...(Object.keys(filters).length > 0 ? { filters } : {}) };
}

/** The state of a list as it was kept; what the scope fixes is no part of it. */
export function stateOf({ text = "", order, period, filters: kept = {}, rated }: SavedCriteria, scope: ReviewsScope): BrowserState {
  const own = ownState(scope);
  const filters = Object.fromEntries(Object.entries(kept).filter(([dimension]) => scope.fixed[dimension] === undefined));
  return { text, filters, order: order ?? own.order, period: period ?? own.period, ...(rated ? { rated } : {}) };
}

export function keepSearch(request: SavedSearchRequest): Promise<SavedSearch> {
  return createOnce("createSavedSearch", { body: request });
}

/** Changes a kept search as it was last read; 412 where somebody else has changed it since. */
export function changeSearch(kept: SavedSearch, change: Partial<SavedSearchRequest>): Promise<SavedSearch> {
  const { id, revision, title, search, pinned, shared } = kept;
  return callApi("replaceSavedSearch", {
    params: { id },
    body: { title, search, pinned, shared, ...change },
    headers: { "If-Match": `"${revision}"` },
  });
}

export async function forgetSearch(id: string): Promise<void> {
  await callApi("deleteSavedSearch", { params: { id } });
}

/** What it finds from now on counts as new. */
export async function lookAtSearch(id: string): Promise<void> {
  await callApi("lookAtSavedSearch", { params: { id } });
}
