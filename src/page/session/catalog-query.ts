import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

/** The types that the user may use, with the metric layer's names. */
export const catalogQuery = queryOptions({ queryKey: ["catalog"], queryFn: () => callApi("readCatalog") });
