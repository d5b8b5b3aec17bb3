import type { CheckoutStatus, MandateState, PaymentMethod } from "../../generated/types.ts";

/**
 * How far a payment is. open: its page waits; cancelled: its payer came back without paying; pending: accepted, and not yet
 * settled (SEPA); reversed: settled, and taken back by the bank or refunded.
 */
export type PaymentState = "open" | "cancelled" | "pending" | "paid" | "failed" | "expired" | "reversed";

/** What the payment provider reports of a payment. */
export type PaymentFact = "cancelled" | "submitted" | "paid" | "failed" | "expired" | "reversed";

/**
 * State → fact → the state that follows. A fact without an entry changes nothing: it is a repetition, or comes late. So the
 * end is the same in whatever order facts arrive, and however often.
 */
export const paymentTable: Readonly<Record<PaymentState, Partial<Record<PaymentFact, PaymentState>>>> = {
  open: { cancelled: "cancelled", submitted: "pending", paid: "paid", failed: "failed", expired: "expired", reversed: "reversed" },
  // Another window may still pay what this one gave up; that it expires is what was wanted.
  cancelled: { submitted: "pending", paid: "paid", failed: "failed", reversed: "reversed" },
  // Accepted by its payer: it can no longer expire or be given up.
  pending: { paid: "paid", failed: "failed", reversed: "reversed" },
  paid: { reversed: "reversed" },
  failed: {},
  expired: {},
  reversed: {},
};

/** The state that a fact leads to; null where it changes nothing. */
export function nextState(state: PaymentState, fact: PaymentFact): PaymentState | null {
  return paymentTable[state][fact] ?? null;
}

const statuses: Readonly<Record<PaymentState, CheckoutStatus | null>> = {
  open: null,
  cancelled: "cancel",
  pending: "pending",
  paid: "success",
  failed: "error",
  expired: "error",
  reversed: "error",
};

/** The last part of the subscription's address that a payment's state has; null: the form. */
export function checkoutStatusOf(state: PaymentState): CheckoutStatus | null {
  return statuses[state];
}

const mandates: Readonly<Record<PaymentState, MandateState>> = {
  open: "pending",
  cancelled: "cancelled",
  pending: "submitted",
  paid: "active",
  failed: "failed",
  expired: "expired",
  reversed: "failed",
};

/** The state of the mandate that a payment was made by; a card needs none. `ended`: what it paid for has ended. */
export function mandateStateOf(payment: { state: PaymentState; method: PaymentMethod; ended: boolean } | null): MandateState {
  if (payment === null || payment.method === "card") return "none";
  return payment.state === "paid" && payment.ended ? "cancelled" : mandates[payment.state];
}
