import type { Generated } from "kysely";

import type { Day, Instant, Json } from "../column-types.ts";
import type { InvoiceBuyer } from "./invoices.ts";
import { rows } from "./declare.ts";

/** What accounts subscribe to, and how they pay for it. */
export const paymentTables = {
  subscriptions: rows<SubscriptionsTable>()({ scope: "account", backup: "kept" }),
  payments: rows<PaymentsTable>()({ scope: "account", backup: "kept" }),
  payment_events: rows<{ provider: string; id: string; received_at: Instant }>()({ scope: "nobody", backup: "kept" }),
  account_rights: rows<{ login: string; roles: string[] }>()({ scope: "nobody", backup: "kept" }),
  payment_sandbox: rows<{ ref: string; state: Json<Record<string, unknown>> }>()({ scope: "nobody", backup: "emptied" }),
};

/** An offer as it was when it was subscribed to; `price` is that of {@link priceOf}. */
export interface SoldOffer {
  offer: string;
  kind: "offer" | "option";
  label: string;
  price: { net: number; tax: number; gross: number; rate: number; period: "month" | "year" };
  free_months: number;
  /** Without the product's prefix. */
  roles: string[];
  /** The options that it contains, and that are therefore not renewed; absent in what was sold before there were any. */
  replaces?: string[];
}

interface SubscriptionsTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  offer: string;
  kind: SoldOffer["kind"];
  label: string;
  price: Json<SoldOffer["price"]>;
  /** Without the product's prefix. */
  roles: string[];
  method: "card" | "sepa_debit";
  provider: string;
  /** Whom the provider charges, and by what; as it calls them. */
  customer: string | null;
  instrument: string | null;
  /** «•••• 4242». */
  instrument_label: string | null;
  state: "active" | "paused" | "ended";
  /** Why it has ended. */
  reason: "asked" | "unpaid" | "reversed" | "replaced" | null;
  /** The first day that was paid without a break since. */
  anchor: Day;
  /** Months paid from there. */
  months: number;
  /** The first day that is not paid. */
  paid_until: Day;
  ends: Generated<boolean>;
  pause_months: number | null;
  resumes_on: Day | null;
  /** What its next payment is for, where another offer was chosen. */
  next_offer: Json<SoldOffer> | null;
  /** Raised at each change; the ETag. */
  revision: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface PaymentsTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  /** Null until it has opened a subscription. */
  subscription_id: string | null;
  /** By the payer on the provider's page; the others are renewals. */
  first: boolean;
  offer: Json<SoldOffer>;
  method: "card" | "sepa_debit";
  provider: string;
  /** What the provider calls it; null until its page is open. */
  ref: string | null;
  /** Of its page. */
  address: string | null;
  customer: string | null;
  instrument: string | null;
  instrument_label: string | null;
  state: "open" | "cancelled" | "pending" | "paid" | "failed" | "expired" | "reversed";
  /** In cents, with tax. */
  amount: number;
  period_from: Day | null;
  period_to: Day | null;
  /** Who was to be invoiced when its page was opened; null of renewals, and of those of before. */
  buyer: Json<InvoiceBuyer> | null;
  created_at: Instant;
  updated_at: Instant;
}
