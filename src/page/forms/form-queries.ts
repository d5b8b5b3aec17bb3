import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../lib/api.ts";

/** The satisfaction forms of the organisation, or those with which one establishment asks. */
export const formsQuery = (establishment?: string) =>
  queryOptions({
    queryKey: ["forms", establishment ?? null],
    queryFn: () => callApi("listForms", establishment === undefined ? {} : { query: { establishment } }),
  });
