import type { Selectable } from "kysely";

import { addDays } from "../../../src/domain/time/day.ts";
import type { PrintedInvoice } from "../../paper/invoice/printed-invoice.ts";
import type { Tables } from "../../store/tables.ts";

export type InvoiceRow = Selectable<Tables["invoices"]>;

/** What has come after an invoice was issued. */
interface Later {
  /** The credit note that cancels it. */
  credit?: Pick<InvoiceRow, "number" | "issued_on"> | undefined;
  /** Its payment: days are the first ones that are paid, and that are not. */
  payment?: Pick<Selectable<Tables["payments"]>, "period_from" | "period_to"> | undefined;
}

/** An invoice or a credit note as its document says it: the same words each time, until something comes after it. */
export function printedInvoice(row: InvoiceRow, { credit, payment }: Later = {}): PrintedInvoice {
  const { number, kind, issued_on, created_at, net, tax, gross, state, paid_on, content } = row;
  const isPaid = content.paid ?? (state === "paid" || state === "refunded");
  const { period_from = null, period_to = null } = payment ?? {};
  const isOpenedLater = content.line.from === null && paid_on !== null && period_from !== null && period_to !== null;
  const since: PrintedInvoice["since"] = {
    paid_on,
    period: isOpenedLater ? { from: period_from, to: addDays(period_to, -1) } : null,
    credit: credit ? { number: credit.number, issued_on: credit.issued_on } : null,
  };
  return { number, kind, issued_on, created_at, net, tax, gross, isPaid, since, content };
}

/** The name of its file: «facture-F2026-000042.pdf». */
export function invoiceFileName({ kind, number }: Pick<InvoiceRow, "kind" | "number">): string {
  return `${kind === "credit" ? "avoir" : "facture"}-${number}.pdf`;
}
