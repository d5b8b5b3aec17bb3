import type { Selectable } from "kysely";

import { nextPaymentOn, statusOf, type Terms } from "../../../src/domain/payment/terms.ts";
import { checkoutStatusOf } from "../../../src/domain/payment/states.ts";
import { priceOf } from "../../../src/domain/payment/price.ts";
import type { Offer, PaymentSummary, Subscription } from "../../../src/generated/types.ts";
import type { SoldOffer } from "../../store/tables/payments.ts";
import type { Tables } from "../../store/tables.ts";

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;
export type PaymentRow = Selectable<Tables["payments"]>;

/** An offer as it is sold now; what was sold stays as it was, whatever its document says later. */
export function soldOf(offer: Offer, freeMonths: number): SoldOffer {
  const { offer: id, kind, label, price, roles, replaces = [] } = offer;
  return { offer: id, kind, label, price: priceOf(price), free_months: freeMonths, roles, replaces };
}

export function termsOf({ state, paid_until, ends, pause_months, resumes_on }: SubscriptionRow): Terms {
  return { state, paid_until, ends, pause_months, resumes_on };
}

/** A subscription as its subscriber reads it. `offer`: its document, where there still is one. */
export function subscriptionOf(row: SubscriptionRow, offer: Offer | undefined): Subscription {
  const { id, label, kind, price, method, instrument_label, paid_until, pause_months, resumes_on, revision, created_at, reason } = row;
  const next = row.next_offer;
  return {
    id,
    offer: row.offer,
    title: label,
    kind,
    price,
    status: statusOf(row),
    method,
    label: instrument_label,
    paid_until,
    next_on: nextPaymentOn(termsOf(row)),
    pause_months,
    resumes_on,
    next_offer: next ? { offer: next.offer, title: next.label, price: next.price } : null,
    lost: offer ? (offer.lost ?? offer.gives) : [],
    revision,
    created_at,
    reason,
  };
}

/** `isHeld`: whether the account subscribes to what was paid for. */
export function summaryOf(row: PaymentRow, isHeld: boolean): PaymentSummary {
  const { id, offer, amount, method, state, created_at } = row;
  return {
    id,
    offer: offer.offer,
    title: offer.label,
    amount,
    method,
    status: checkoutStatusOf(state),
    cause: causeOf(row, isHeld),
    created_at,
  };
}

function causeOf({ state, subscription_id }: PaymentRow, isHeld: boolean): PaymentSummary["cause"] {
  switch (state) {
    case "failed":
      return "refused";
    case "expired":
      return "expired";
    case "reversed":
      // One that has opened nothing was made beside another.
      return subscription_id === null && isHeld ? "duplicate" : "refunded";
    default:
      return null;
  }
}
