import type { Day, Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";
import type { Generated } from "kysely";

/** What was invoiced. */
export const invoiceTables = {
  invoice_numbers: rows<{ series: string; last: number }>()({ scope: "nobody", backup: "kept" }),
  invoices: rows<InvoicesTable>()({ scope: "account", backup: "kept" }),
};

export interface InvoiceBuyer {
  name: string;
  siret: string;
  street: string;
  zip: string;
  city: string;
}

/** What an invoice says, as it was on its day. */
export interface InvoiceContent {
  seller: { name: string; form: string; siret: string; vat: string; rcs: string; street: string; zip: string; city: string; mail: string };
  buyer: InvoiceBuyer;
  /** Days are the first and the last of what is paid for. */
  line: { label: string; from: Day | null; to: Day | null; rate: number };
  method: "card" | "sepa_debit";
  /** The number of the invoice that a credit note cancels. */
  corrects: string | null;
  mentions: string[];
  /** Whether it was paid when it was issued; absent in those of before 3.3.12, of which the state says so. */
  paid?: boolean;
  /** Of a credit note: whether what it cancels had been paid, and is given back; absent in older ones. */
  refunds?: boolean;
}

interface InvoicesTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  /** Without a gap within its series. */
  number: string;
  kind: "invoice" | "credit";
  corrects: string | null;
  payment_id: string;
  issued_on: Day;
  content: Json<InvoiceContent>;
  /** In cents; those of a credit note are negative. */
  net: number;
  tax: number;
  gross: number;
  /** failed: credited before it was paid; refunded: credited after. */
  state: "issued" | "paid" | "refunded" | "failed" | "credit";
  /** Kept of one that is refunded. */
  paid_on: Day | null;
  created_at: Instant;
}
