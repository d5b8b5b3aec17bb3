import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { startOf } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import type { Comparison, Filters, SupportRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

/** Over what a page asks who is to be supported. */
export interface SupportQuestion {
  range: DayRange;
  compare: Comparison;
  filters: Filters;
}

function bodyOf({ range, compare, filters }: SupportQuestion): SupportRequest {
  return { from: startOf(range.from), to: startOf(range.to), compare, filters };
}

/** The establishments to support under a page's period and filters, most urgent first. */
export const supportQuery = (question: SupportQuestion) =>
  queryOptions({
    queryKey: ["support", "list", question],
    queryFn: () => callApi("askSupport", { body: bodyOf(question) }),
    placeholderData: keepPreviousData,
  });

/** One establishment with its reasons, if it has any. */
export const supportedQuery = (establishment: string, question: SupportQuestion) =>
  queryOptions({
    queryKey: ["support", "one", establishment, question],
    queryFn: async () => {
      const { items } = await callApi("askSupport", { body: { ...bodyOf(question), establishment } });
      const [item] = items;
      // The server answers one item for each establishment that it knows.
      if (!item) throw new Error("an establishment without an item");
      return item;
    },
    retry: false,
  });
