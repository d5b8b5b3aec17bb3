import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { DayRange } from "../../../domain/time/period.ts";
import type { Filters, ReviewSearchRequest } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { spanOf } from "../review-queries.ts";
import type { BrowserState } from "./browser-state.ts";

/** Reviews that come at a time. */
export const PAGE_SIZE = 50;

/** What a list is asked for, as the search takes it. */
export function searchOf({ text, order, filters, rated }: BrowserState, range: DayRange, fixed: Filters): ReviewSearchRequest {
  const all = { ...filters, ...fixed };
  return {
    ...spanOf(range),
    order,
    ...(Object.keys(all).length > 0 ? { filters: all } : {}),
    ...(text ? { text } : {}),
    ...(rated ? { rated } : {}),
  };
}

/** One page of what a search finds. */
export function pageQuery(search: ReviewSearchRequest, page: number) {
  return queryOptions({
    queryKey: ["reviews", "page", search, page],
    queryFn: ({ signal }) => callApi("searchReviews", { body: { ...search, page, size: PAGE_SIZE, facets: [] }, signal }),
  });
}

/** The counts of some facets under a search; those of the search before stay until they have come. */
export function facetsQuery(
  { order: _, ...search }: ReviewSearchRequest,
  facets: readonly string[],
  find: Readonly<Record<string, string>> = {},
) {
  return queryOptions({
    queryKey: ["reviews", "facets", search, facets, find],
    queryFn: ({ signal }) => callApi("countReviews", { body: { ...search, facets: [...facets], find }, signal }),
    placeholderData: keepPreviousData,
  });
}
