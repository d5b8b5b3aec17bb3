import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../../lib/api.ts";

/** What the account may subscribe to, and what it has. */
export const storeQuery = queryOptions({ queryKey: ["account", "store"], queryFn: () => callApi("listStoreOptions") });
