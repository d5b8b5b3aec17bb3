import { useInfiniteQuery } from "@tanstack/react-query";

import type { DayRange } from "../../domain/time/period.ts";
import { type Neighbours, useNeighboursIn } from "../detail/neighbours.tsx";
import { reviewSearchOf, reviewsQuery } from "./review-queries.ts";
import type { Figure } from "./reviews-types.ts";

const nothing: Figure = { counts: "reviews", label: "", filters: {} };

/** The neighbours of a review among those behind a figure; undefined where it is not one of them, and for passages. */
export function useNeighbours(figure: Figure | null, review: string | null, range: DayRange): Neighbours | undefined {
  const listed = figure?.counts === "reviews" && review !== null;
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...reviewsQuery(reviewSearchOf(figure ?? nothing, range)),
    enabled: listed,
  });
  const ids = data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  return useNeighboursIn({ ids, hasNextPage, fetchNextPage }, listed ? review : null);
}
