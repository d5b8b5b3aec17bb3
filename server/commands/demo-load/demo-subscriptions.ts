import { priceOf } from "../../../src/domain/payment/price.ts";
import { monthsOf, paidUntil } from "../../../src/domain/payment/terms.ts";
import { addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { Offer, Product } from "../../../src/generated/types.ts";
import { creditPayment, invoicePayment } from "../../modules/invoices/issue-invoice.ts";
import type { Store } from "../../store/store.ts";
import type { SoldOffer } from "../../store/tables/payments.ts";

/** What a demo professional has paid for. */
interface Story {
  /** The account, before the @. */
  name: string;
  offer: string;
  method: "card" | "sepa_debit";
  /** Periods that were paid. */
  paid: number;
  /** The period whose debit the bank rejected before it was paid; null: none. */
  rejected: number | null;
  /** Paused since the last paid day: months that it is paused already, and that it still is. */
  pause: { since: number; left: number } | null;
}

const stories: readonly Story[] = [
  { name: "pro", offer: "expert", method: "sepa_debit", paid: 9, rejected: 4, pause: null },
  { name: "pro.simple", offer: "widgets", method: "card", paid: 3, rejected: null, pause: { since: 1, left: 2 } },
];

/** Gives demo professionals their subscriptions with invoices; nothing to who has one, nor where nobody sells it. */
export async function seedDemoSubscriptions(
  store: Store,
  product: Pick<Product, "slug" | "seller" | "timezone">,
  offers: readonly Offer[],
  now: Date,
): Promise<void> {
  for (const story of stories) {
    const offer = offers.find(({ offer: id }) => id === story.offer);
    if (offer) await seedOne(store, product, offer, story, now);
  }
}

async function seedOne(
  store: Store,
  { slug, seller, timezone }: Pick<Product, "slug" | "seller" | "timezone">,
  { offer, kind, label, price, roles, replaces = [] }: Offer,
  { name, method, paid, rejected, pause }: Story,
  now: Date,
): Promise<void> {
  if (seller === undefined) return;
  const sold: SoldOffer = { offer, kind, label, price: priceOf(price), free_months: 0, roles, replaces };
  const login = `${name}@${slug}.example`;
  await store.system("demo.subscriptions", async (db) => {
    const user = await db.selectFrom("users").where("login", "=", login).select("group_id").executeTakeFirst();
    const known = await db.selectFrom("subscriptions").where("login", "=", login).select("id").executeTakeFirst();
    if (!user || known) return;
    const today = dayOf(now, timezone);
    const period = monthsOf(sold.price.period);
    const anchor = addMonths(today, -(paid * period) + (pause ? -pause.since : 1));
    const own = {
      group_id: user.group_id,
      login,
      method,
      provider: "sandbox",
      customer: "client-demo",
      instrument: "mandat-demo",
      instrument_label: method === "card" ? "•••• 4242" : "•••• 3000",
    };
    const at = (day: string): Date => new Date(startOf(day, timezone) + 9 * 3_600_000);
    const { id: subscription_id } = await db
      .insertInto("subscriptions")
      .values({
        ...own,
        offer,
        kind,
        label,
        price: JSON.stringify(sold.price),
        roles,
        state: pause ? "paused" : "active",
        reason: null,
        anchor,
        months: paid * period,
        paid_until: paidUntil(anchor, paid * period),
        pause_months: null,
        resumes_on: pause ? addMonths(today, pause.left) : null,
        next_offer: null,
        created_at: at(anchor).toISOString(),
        updated_at: at(anchor).toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let index = 0; index < paid; index += 1) {
      const day = paidUntil(anchor, index * period);
      const pay = (state: "paid" | "failed", isRenewal: boolean) =>
        db
          .insertInto("payments")
          .values({
            ...own,
            subscription_id: isRenewal ? subscription_id : null,
            first: index === 0 || !isRenewal,
            offer: JSON.stringify(sold),
            ref: `demo-${name}-${index}-${state}`,
            address: null,
            buyer: null,
            state,
            amount: sold.price.gross,
            period_from: day,
            period_to: paidUntil(anchor, (index + 1) * period),
            created_at: at(day).toISOString(),
            updated_at: at(day).toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      const parts = { now: at(day), timezone, seller };
      if (index === rejected) {
        const refused = await pay("failed", false);
        await invoicePayment(db, refused, false, parts);
        await creditPayment(db, refused, false, parts);
      }
      await invoicePayment(db, await pay("paid", true), true, parts);
    }
  });
}
