import { queryOptions } from "@tanstack/react-query";

import { callApi } from "../../../lib/api.ts";

/** The account's invoices and credit notes, latest first. */
export const invoicesQuery = queryOptions({ queryKey: ["account", "invoices"], queryFn: () => callApi("listInvoices") });
