import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { startOf } from "../../domain/time/day.ts";
import type { EstablishmentSearch } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { rangeOf } from "../../page/state/page-state.ts";
import type { ListAddress } from "./use-list-address.ts";

/** Establishments of a page. Specification §9. */
export const PAGE_SIZE = 20;

/** A question of the list: its address and its body. */
export interface ListQuestion {
  query: { category: string; search?: string };
  body: EstablishmentSearch;
}

/** What an address asks of the server today. */
export function questionOf(category: string, { state, search, sort, page, within }: ListAddress, today: string): ListQuestion {
  const { from, to } = rangeOf(state, today);
  return {
    query: { category, ...(search.trim() === "" ? {} : { search: search.trim().slice(0, 120) }) },
    body: {
      from: startOf(from),
      to: startOf(to),
      compare: state.compare,
      filters: state.filters,
      sort,
      page,
      size: PAGE_SIZE,
      ...(within ? { within } : {}),
    },
  };
}

export const listQuery = (question: ListQuestion) =>
  queryOptions({
    queryKey: ["establishments", "list", question],
    queryFn: ({ signal }) => callApi("searchEstablishments", { ...question, signal }),
    placeholderData: keepPreviousData,
  });

/** The whole list on its map, whatever page and part of the map are shown. */
export const mapQuery = ({ query, body: { from, to, filters } }: ListQuestion) => {
  const question = { query, body: { from, to, compare: "none", filters } as EstablishmentSearch };
  return queryOptions({
    queryKey: ["establishments", "map", question],
    queryFn: ({ signal }) => callApi("mapEstablishments", { ...question, signal }),
    placeholderData: keepPreviousData,
  });
};
