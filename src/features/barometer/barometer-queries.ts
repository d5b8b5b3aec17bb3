import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { barometerMonth, type Month } from "../../domain/barometer/month.ts";
import { callApi } from "../../lib/api.ts";

/** The territories that can be chosen: the destination first, then its children. */
export const territoriesQuery = queryOptions({ queryKey: ["destinations"], queryFn: () => callApi("readDestinations") });

/** What an address names of the API: a territory and a month. */
export const barometerParams = (id: string, { month, year }: Month) => ({ id, month: barometerMonth(month), year: String(year) });

/** A month of a territory; that of the month before stays on screen until it has come. */
export const barometerQuery = (id: string, month: Month) => {
  const params = barometerParams(id, month);
  return queryOptions({
    queryKey: ["barometer", params],
    queryFn: ({ signal }) => callApi("readBarometer", { params, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};
