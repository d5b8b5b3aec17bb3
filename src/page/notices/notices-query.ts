import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

/** What the account is written about, and how often. */
export const noticesQuery = queryOptions({ queryKey: ["notices"], queryFn: () => callApi("readNotices") });
