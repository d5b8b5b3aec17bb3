import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { invoicesQuery } from "../invoices/invoice-queries.ts";
import { InvoiceYears } from "../invoices/invoice-years.tsx";

/** The invoices of who has left, and to whom «Mes Factures» does not open; nothing where there are none. */
export function PastInvoices(): ReactElement | null {
  const { data = [] } = useQuery(invoicesQuery);
  return data.length === 0 ? null : <InvoiceYears invoices={data} />;
}
