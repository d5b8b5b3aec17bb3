import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

/** What waits, as it is shown beside entries of the menus. Asked again after a minute at the earliest. No poll: it would keep the session alive of somebody who has gone. */
export const menuCountsQuery = queryOptions({
  queryKey: ["menu", "counts"],
  queryFn: () => callApi("readMenuCounts"),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});
