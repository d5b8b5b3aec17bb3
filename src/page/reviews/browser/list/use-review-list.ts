import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";

import type { FeedItem, ReviewSearchAnswer, ReviewSearchRequest } from "../../../../generated/types.ts";
import { PAGE_SIZE, pageQuery } from "../browser-queries.ts";

/** Rows that one scroll holds: a browser draws nothing that is taller than some 17 million pixels. */
export const WINDOW_ROWS = 100_000;

/** Pages that are kept up to date at once; earlier ones are read again when they are come back to. */
const HELD_PAGES = 8;

/** What a search finds, read as far as it is looked at. */
export interface ReviewList {
  /** Reviews in all; undefined until the first answer. */
  total: number | undefined;
  /** The first answer to what is shown. */
  first: ReviewSearchAnswer | undefined;
  /** The rows of this window, and the place of the first of them among all. */
  count: number;
  base: number;
  setBase: (base: number) => void;
  /** The review of a row; undefined until its page has come. */
  at: (index: number) => FeedItem | undefined;
  /** A review among those that have come. */
  find: (id: string) => FeedItem | undefined;
  /** The row of a review among those that have come; -1 where it is none of them. */
  indexOf: (id: string) => number;
  /** Says which rows are looked at: their pages are read. */
  look: (first: number, last: number) => void;
  /** The ids of some rows, read where they have not come. */
  idsOf: (first: number, last: number) => Promise<string[]>;
  /** What is shown answers an earlier search: that of the present one is on its way. */
  stale: boolean;
  error: Error | null;
  retry: () => void;
}

/** The reviews that a search finds, page by page as they are looked at: any place of a long list is read without what comes before it. */
export function useReviewList(wanted: ReviewSearchRequest): ReviewList {
  const client = useQueryClient();
  const [search, setSearch] = useState(wanted);
  const [base, setBase] = useState(0);
  const [looked, setLooked] = useState<readonly number[]>([0]);
  const ahead = useQuery({ ...pageQuery(wanted, 0), placeholderData: keepPreviousData });
  // What was found before stays until something else is: the list does not flash.
  if (search !== wanted && ahead.data && !ahead.isPlaceholderData) {
    setSearch(wanted);
    setBase(0);
    setLooked([0]);
  }
  const results = useQueries({ queries: looked.map((page) => pageQuery(search, page)) });
  const total = ahead.data?.total;
  const pages = useMemo(
    () => new Map(looked.flatMap((page, at) => (results[at]?.data ? [[page, results[at].data.items] as const] : []))),
    // oxlint-disable-next-line react/exhaustive-deps -- the array of results is another in every rendering; the answers in it are not
    [looked, ...results.map(({ data }) => data)],
  );
  const at = useCallback(
    (index: number) => {
      const place = base + index;
      return pages.get(Math.floor(place / PAGE_SIZE))?.[place % PAGE_SIZE];
    },
    [pages, base],
  );
  const indexOf = useCallback(
    (id: string) => {
      for (const [page, items] of pages) {
        const within = items.findIndex((item) => item.id === id);
        if (within >= 0) return page * PAGE_SIZE + within - base;
      }
      return -1;
    },
    [pages, base],
  );
  const look = useCallback(
    (first: number, last: number) =>
      setLooked((before) => {
        const pagesOf = pagesBetween(base + first, base + last);
        return pagesOf.every((page) => before.includes(page)) ? before : [...new Set([...pagesOf, ...before])].slice(0, HELD_PAGES);
      }),
    [base],
  );
  const failed = results.find(({ isError }) => isError);
  return {
    total,
    first: ahead.data,
    count: Math.min(Math.max((total ?? 0) - base, 0), WINDOW_ROWS),
    base,
    setBase: (next) => {
      setBase(next);
      setLooked([Math.floor(next / PAGE_SIZE)]);
    },
    at,
    find: (id) => {
      // Also on pages that are not kept up to date any more: what is selected may be far away.
      const known = client.getQueriesData<ReviewSearchAnswer>({ queryKey: ["reviews", "page", search] });
      for (const [, page] of known) {
        const found = page?.items.find((item) => item.id === id);
        if (found) return found;
      }
      return undefined;
    },
    indexOf,
    look,
    idsOf: async (first, last) => {
      const read = pagesBetween(base + first, base + last).map(async (page) => {
        const { items } = await client.fetchQuery({ ...pageQuery(search, page), staleTime: Number.POSITIVE_INFINITY });
        return items.map(({ id }, within) => ({ id, place: page * PAGE_SIZE + within }));
      });
      const found = (await Promise.all(read)).flat();
      return found.filter(({ place }) => place >= base + first && place <= base + last).map(({ id }) => id);
    },
    stale: search !== wanted,
    error: ahead.error ?? failed?.error ?? null,
    retry: () => {
      if (ahead.isError) void ahead.refetch();
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}

function pagesBetween(first: number, last: number): number[] {
  const [from, to] = [Math.floor(Math.max(first, 0) / PAGE_SIZE), Math.floor(Math.max(last, 0) / PAGE_SIZE)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
