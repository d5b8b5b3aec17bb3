import { priceOf } from "../../../src/domain/payment/price.ts";
import { monthsOf, paidUntil } from "../../../src/domain/payment/terms.ts";
import { addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { Offer, Product } from "../../../src/generated/types.ts";
import { creditPayment, invoicePayment } from "../../modules/invoices/issue-invoice.ts";
import type { Store } from "../../store/store.ts";
import type { SoldOffer } from "../../store/tables/payments.ts";

/** Months that the demo professional has paid, and the one whose debit the bank rejected before it was paid by card. */
const PAID = 9;
const REJECTED = 4;

/** Gives the demo professional a subscription to the expert offer with its invoices; nothing where there is one, or nobody sells it. */
export async function seedDemoSubscriptions(
  store: Store,
  { slug, seller, timezone }: Pick<Product, "slug" | "seller" | "timezone">,
  offers: readonly Offer[],
  now: Date,
): Promise<void> {
  const offer = offers.find(({ offer: id }) => id === "expert");
  if (!offer || seller === undefined) return;
  const { kind, label, roles, replaces = [] } = offer;
  const sold: SoldOffer = { offer: offer.offer, kind, label, price: priceOf(offer.price), free_months: 0, roles, replaces };
  const login = `pro@${slug}.example`;
  await store.system("demo.subscriptions", async (db) => {
    const user = await db.selectFrom("users").where("login", "=", login).select("group_id").executeTakeFirst();
    const known = await db.selectFrom("subscriptions").where("login", "=", login).select("id").executeTakeFirst();
    if (!user || known) return;
    const anchor = addMonths(dayOf(now, timezone), -(PAID * monthsOf(sold.price.period)) + 1);
    const own = {
      group_id: user.group_id,
      login,
      method: "sepa_debit" as const,
      provider: "sandbox",
      customer: "client-demo",
      instrument: "mandat-demo",
      instrument_label: "•••• 3000",
    };
    const at = (day: string): Date => new Date(startOf(day, timezone) + 9 * 3_600_000);
    const { id: subscription_id } = await db
      .insertInto("subscriptions")
      .values({
        ...own,
        offer: sold.offer,
        kind,
        label,
        price: JSON.stringify(sold.price),
        roles,
        state: "active",
        reason: null,
        anchor,
        months: PAID * monthsOf(sold.price.period),
        paid_until: paidUntil(anchor, PAID * monthsOf(sold.price.period)),
        pause_months: null,
        resumes_on: null,
        next_offer: null,
        created_at: at(anchor).toISOString(),
        updated_at: at(anchor).toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (let index = 0; index < PAID; index += 1) {
      const day = paidUntil(anchor, index * monthsOf(sold.price.period));
      const pay = (state: "paid" | "failed", period: boolean) =>
        db
          .insertInto("payments")
          .values({
            ...own,
            subscription_id: period ? subscription_id : null,
            first: index === 0 || !period,
            offer: JSON.stringify(sold),
            ref: `demo-${index}-${state}`,
            address: null,
            state,
            amount: sold.price.gross,
            period_from: day,
            period_to: paidUntil(anchor, (index + 1) * monthsOf(sold.price.period)),
            created_at: at(day).toISOString(),
            updated_at: at(day).toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      const parts = { now: at(day), timezone, seller };
      if (index === REJECTED) {
        const rejected = await pay("failed", false);
        await invoicePayment(db, rejected, false, parts);
        await creditPayment(db, rejected, parts);
      }
      await invoicePayment(db, await pay("paid", true), true, parts);
    }
  });
}
