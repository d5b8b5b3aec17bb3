import type { Transaction } from "kysely";

import { nextState } from "../../../src/domain/payment/states.ts";
import { monthsOf, paidUntil } from "../../../src/domain/payment/terms.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Product } from "../../../src/generated/types.ts";
import type { PaymentReport } from "../../ports/payment/payment-provider.ts";
import type { Tables } from "../../store/tables.ts";
import type { AccountLetter } from "./account-letters.ts";
import { creditPayment, invoicePayment } from "../invoices/issue-invoice.ts";
import { settleRights } from "./rights.ts";
import type { PaymentRow, SubscriptionRow } from "./subscription-rows.ts";

type Db = Transaction<Tables>;

interface SettlementParts {
  slug: string;
  timezone: string;
  now: Date;
  /** Whose invoices payments make. */
  seller: Product["seller"];
}

/** What is left to do once a report is settled. */
export interface Settled {
  /** To be paid back: what it paid for was paid already. */
  refund: string | null;
  /** What the account is written about. */
  letters: readonly AccountLetter[];
}

/**
 * Settles what a provider reports of a payment, as one part of a transaction: the payment's state, the subscription that it
 * pays for, and the rights of the account. A report that comes twice, late or out of order changes nothing.
 */
export async function settle(db: Db, report: PaymentReport, parts: SettlementParts): Promise<Settled> {
  const nothing: Settled = { refund: null, letters: [] };
  if (report.fact === null) return nothing;
  const found = await db
    .selectFrom("payments")
    .where((where) =>
      where.or([
        where("ref", "=", report.ref),
        ...(report.payment !== undefined && isUuid(report.payment) ? [where("id", "=", report.payment)] : []),
      ]),
    )
    .select(["id", "login"])
    .executeTakeFirst();
  if (!found) return nothing;
  // First the account, as whoever begins a payment does: two never wait for each other.
  await lockAccount(db, found.login);
  const payment = await db.selectFrom("payments").where("id", "=", found.id).selectAll().forUpdate().executeTakeFirstOrThrow();
  const state = nextState(payment.state, report.fact);
  if (state === null) return nothing;
  const settled: PaymentRow = {
    ...payment,
    state,
    ref: payment.ref ?? report.ref,
    customer: report.customer ?? payment.customer,
    instrument: report.instrument ?? payment.instrument,
    instrument_label: report.instrument_label ?? payment.instrument_label,
  };
  await db
    .updateTable("payments")
    .set({
      state,
      ref: settled.ref,
      customer: settled.customer,
      instrument: settled.instrument,
      instrument_label: settled.instrument_label,
      updated_at: parts.now.toISOString(),
    })
    .where("id", "=", payment.id)
    .execute();

  if (state === "paid") {
    const done = payment.first ? await begin(db, settled, parts) : await prolong(db, settled, parts);
    if (!done) {
      await db.updateTable("payments").set({ state: "reversed" }).where("id", "=", payment.id).execute();
      return { refund: settled.ref, letters: about(await creditPayment(db, settled, true, parts)) };
    }
    const now = await db.selectFrom("payments").where("id", "=", payment.id).selectAll().executeTakeFirstOrThrow();
    return { refund: null, letters: about(await invoicePayment(db, now, true, parts)) };
  }
  if (state === "cancelled") return nothing;
  if (state === "pending") return { refund: null, letters: about(await invoicePayment(db, settled, false, parts)) };
  const letters = about(await creditPayment(db, settled, payment.state === "paid", parts));
  const ended = payment.subscription_id;
  const isEnded = ended !== null && (await endSubscription(db, ended, state === "reversed" ? "reversed" : "unpaid", parts));
  return { refund: null, letters: isEnded ? [...letters, { ended }] : letters };
}

function about(invoice: string | null): AccountLetter[] {
  return invoice === null ? [] : [{ invoice }];
}

/** Holds an account until the end of the transaction. */
export async function lockAccount(db: Db, login: string): Promise<void> {
  await db.selectFrom("users").where("login", "=", login).select("login").forUpdate().execute();
}

/** Opens what a first payment has paid for; false where the account has it already. */
async function begin(db: Db, payment: PaymentRow, { now, slug, timezone }: SettlementParts): Promise<boolean> {
  const { login, group_id, offer: sold, method, provider, customer, instrument, instrument_label } = payment;
  const known = await db.selectFrom("subscriptions").where("login", "=", login).select(["offer", "kind", "state"]).execute();
  const isHeld = known.some(
    ({ offer, kind, state }) => state !== "ended" && (offer === sold.offer || (kind === "offer" && sold.kind === "offer")),
  );
  if (isHeld) return false;
  const anchor = dayOf(now, timezone);
  // As it was said before it was paid.
  const months = monthsOf(sold.price.period) + sold.free_months;
  const paid_until = paidUntil(anchor, months);
  const { id } = await db
    .insertInto("subscriptions")
    .values({
      group_id,
      login,
      offer: sold.offer,
      kind: sold.kind,
      label: sold.label,
      price: JSON.stringify(sold.price),
      roles: sold.roles,
      method,
      provider,
      customer,
      instrument,
      instrument_label,
      state: "active",
      reason: null,
      anchor,
      months,
      paid_until,
      pause_months: null,
      resumes_on: null,
      next_offer: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("payments")
    .set({ subscription_id: id, period_from: anchor, period_to: paid_until })
    .where("id", "=", payment.id)
    .execute();
  await endReplaced(db, login, sold, now);
  await settleRights(db, login, slug);
  return true;
}

/** Prolongs a subscription by what a renewal has paid for; false where it has ended meanwhile. */
async function prolong(db: Db, payment: PaymentRow, { now, slug }: SettlementParts): Promise<boolean> {
  const { subscription_id, period_from, offer: sold } = payment;
  if (subscription_id === null || period_from === null) throw new Error(`renewal ${payment.id} has no subscription`);
  const row = await db.selectFrom("subscriptions").where("id", "=", subscription_id).selectAll().forUpdate().executeTakeFirstOrThrow();
  if (row.state === "ended") return false;
  const isUnbroken = row.state === "active" && period_from === row.paid_until;
  const anchor = isUnbroken ? row.anchor : period_from;
  const months = (isUnbroken ? row.months : 0) + monthsOf(sold.price.period);
  await db
    .updateTable("subscriptions")
    .set({
      offer: sold.offer,
      label: sold.label,
      price: JSON.stringify(sold.price),
      roles: sold.roles,
      state: "active",
      anchor,
      months,
      paid_until: paidUntil(anchor, months),
      resumes_on: null,
      // Chosen since the payment began, another offer still comes next.
      next_offer: row.next_offer === null || row.next_offer.offer === sold.offer ? null : JSON.stringify(row.next_offer),
      revision: row.revision + 1,
      updated_at: now.toISOString(),
    })
    .where("id", "=", row.id)
    .execute();
  await endReplaced(db, row.login, sold, now);
  await settleRights(db, row.login, slug);
  return true;
}

/** The options that an offer contains are not renewed once it is paid: what is paid of them runs to its end. */
async function endReplaced(db: Db, login: string, { replaces = [] }: PaymentRow["offer"], now: Date): Promise<void> {
  if (replaces.length === 0) return;
  await db
    .updateTable("subscriptions")
    .set((set) => ({ ends: true, pause_months: null, next_offer: null, revision: set("revision", "+", 1), updated_at: now.toISOString() }))
    .where("login", "=", login)
    .where("offer", "in", replaces)
    .where("kind", "=", "option")
    .where("state", "<>", "ended")
    .where("ends", "=", false)
    .execute();
}

/** Whether an offer that the account pays for gives all that this option does. */
export async function isContained(db: Db, { kind, login, roles }: Pick<SubscriptionRow, "kind" | "login" | "roles">): Promise<boolean> {
  if (kind !== "option") return false;
  const offers = await db
    .selectFrom("subscriptions")
    .where("login", "=", login)
    .where("kind", "=", "offer")
    .where("state", "=", "active")
    .select("roles")
    .execute();
  return offers.some((offer) => roles.every((role) => offer.roles.includes(role)));
}

/** Ends a subscription, and what it gave; false where it had ended. The caller holds its account. */
export async function endSubscription(
  db: Db,
  id: string,
  reason: "asked" | "unpaid" | "reversed" | "replaced",
  { now, slug }: Pick<SettlementParts, "now" | "slug">,
): Promise<boolean> {
  const ended = await db
    .updateTable("subscriptions")
    .set((set) => ({
      state: "ended",
      reason,
      pause_months: null,
      next_offer: null,
      revision: set("revision", "+", 1),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", id)
    .where("state", "<>", "ended")
    .returning("login")
    .executeTakeFirst();
  if (ended) await settleRights(db, ended.login, slug);
  return ended !== undefined;
}
