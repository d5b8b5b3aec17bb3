import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import type { DayRange } from "../../domain/period.ts";
import { reviewSearchOf, reviewsQuery } from "./review-queries.ts";
import type { Figure } from "./reviews-types.ts";

/** The reviews before and after one in the list that it was opened from; null at an end. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

const nothing: Figure = { counts: "reviews", label: "", filters: {} };

/** The neighbours of a review among those behind a figure; undefined where it is not one of them, and for passages. */
export function useNeighbours(figure: Figure | null, review: string | null, range: DayRange): Neighbours | undefined {
  const listed = figure?.counts === "reviews" && review !== null;
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...reviewsQuery(reviewSearchOf(figure ?? nothing, range)),
    enabled: listed,
  });
  const ids = data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const at = listed ? ids.indexOf(review) : -1;
  const last = at >= 0 && at === ids.length - 1;
  useEffect(() => {
    if (last && hasNextPage) void fetchNextPage();
  }, [last, hasNextPage, fetchNextPage]);
  return at < 0 ? undefined : { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null };
}
