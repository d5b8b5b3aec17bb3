import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { startOf } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import type { Comparison } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

/** The document of a page of an establishment, for readers of the user's kind. */
export const establishmentPageQuery = (page: string) =>
  queryOptions({
    queryKey: ["establishment-pages", page],
    queryFn: () => callApi("readEstablishmentPage", { params: { page } }),
    retry: false,
  });

/** What the head of an establishment's pages shows over a period; a Problem of status 404 for one that the reader does not see. */
export const establishmentOverviewQuery = (id: string, { from, to }: DayRange, compare: Comparison) =>
  queryOptions({
    queryKey: ["establishment", id, "summary", from, to, compare],
    queryFn: () =>
      callApi("readEstablishmentOverview", { params: { id }, query: { from: String(startOf(from)), to: String(startOf(to)), compare } }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? keepPreviousData(before) : undefined),
    retry: false,
  });
