import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

/** Rows that are read at once: what is answered makes room for the next. */
const MOST_ROWS = 100;

/** The reviews that wait for an answer, the most urgent first: of one establishment, or of all that the account answers for. */
export function waitingQuery(establishment: string | null, size = MOST_ROWS) {
  return queryOptions({
    queryKey: ["answers", "waiting", establishment, size],
    queryFn: ({ signal }) =>
      callApi("listAnswers", {
        query: { state: "waiting", size: String(size), ...(establishment === null ? {} : { establishment }) },
        signal,
      }),
  });
}

export const quotaQuery = queryOptions({
  queryKey: ["answers", "quota"],
  queryFn: ({ signal }) => callApi("readSuggestionQuota", { signal }),
});
