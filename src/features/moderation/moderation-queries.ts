import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";

import type { ModerationSearch } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

/** Reviews read at once. */
const PAGE_SIZE = 50;
/** Between two signs (ms) that somebody looks at a review, by which moderators see each other. */
const LOOK_MS = 15_000;

/** Where a review is in the API. */
export interface Place {
  id: string;
  reviewId: string;
}

/** What the list asks for: the state, the words and the facets. */
export type ListQuestion = Pick<ModerationSearch, "state" | "search" | "child_destinations" | "categories">;

export function listQuery(question: ListQuestion) {
  return infiniteQueryOptions({
    queryKey: ["moderation", "list", question],
    queryFn: ({ pageParam, signal }) => callApi("searchModeration", { body: { ...question, page: pageParam, size: PAGE_SIZE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, size, total }) => ((page + 1) * size < total ? page + 1 : undefined),
  });
}

export function reviewQuery(place: Place | null) {
  return queryOptions({
    queryKey: ["moderation", "review", place?.reviewId],
    queryFn: () => callApi("readModeratedReview", { params: place ?? { id: "", reviewId: "" } }),
    enabled: place !== null,
  });
}

/** Says again and again that this account looks at a review, and hears who else does. */
export function lookQuery(place: Place, isModerator: boolean) {
  return queryOptions({
    queryKey: ["moderation", "look", place.reviewId],
    queryFn: () => callApi("lookAtModerated", { params: place }),
    refetchInterval: LOOK_MS,
    enabled: isModerator,
    staleTime: 0,
    gcTime: 0,
  });
}

export const policyQuery = queryOptions({
  queryKey: ["moderation", "policy"],
  queryFn: () => callApi("readModerationPolicy"),
  staleTime: 60_000,
});

export const statsQuery = queryOptions({
  queryKey: ["moderation", "stats"],
  queryFn: () => callApi("readModerationStats"),
  staleTime: 30_000,
});

export const moderatorsQuery = queryOptions({ queryKey: ["moderation", "moderators"], queryFn: () => callApi("listModerators") });

/** After a decision: the list, the open review, the figures of the head and the counts of the menu are read again. */
export async function decided(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ["menu"] });
  void client.invalidateQueries({ queryKey: ["reviews"] });
  void client.invalidateQueries({ queryKey: statsQuery.queryKey });
  await Promise.all([
    client.invalidateQueries({ queryKey: ["moderation", "list"] }),
    client.invalidateQueries({ queryKey: ["moderation", "review"] }),
  ]);
}
