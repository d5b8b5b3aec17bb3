import type { Selectable } from "kysely";

import { drawInvoice } from "../../paper/invoice/draw-invoice.ts";
import type { Tables } from "../../store/tables.ts";

export type InvoiceRow = Selectable<Tables["invoices"]>;

/** The document of an invoice or a credit note: the same bytes each time. */
export function invoiceFile({ number, kind, issued_on, created_at, net, tax, gross, state, content }: InvoiceRow): Promise<Buffer> {
  return drawInvoice({ number, kind, issued_on, created_at, net, tax, gross, isPaid: content.paid ?? state === "paid", content });
}

/** Its name: «facture-F2026-000042.pdf». */
export function invoiceFileName({ kind, number }: Pick<InvoiceRow, "kind" | "number">): string {
  return `${kind === "credit" ? "avoir" : "facture"}-${number}.pdf`;
}
