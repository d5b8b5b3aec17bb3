import { describe, expect, it } from "vitest";

import { checkoutStatusOf, mandateStateOf, nextState, type PaymentFact, paymentTable, type PaymentState } from "./states.ts";

const after = (facts: readonly PaymentFact[]): PaymentState =>
  facts.reduce<PaymentState>((state, fact) => nextState(state, fact) ?? state, "open");
function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest];
}

/** What a provider reports of each course, and how it ends. */
const courses: readonly (readonly [string, readonly PaymentFact[], PaymentState])[] = [
  ["paid by card", ["paid"], "paid"],
  ["paid by mandate", ["submitted", "paid"], "paid"],
  ["refused by the bank", ["submitted", "failed"], "failed"],
  ["refused at once", ["failed"], "failed"],
  ["left open", ["expired"], "expired"],
  ["given up, whose page is closed then", ["cancelled", "expired"], "cancelled"],
  ["given up in one window, paid in another", ["cancelled", "paid"], "paid"],
  ["paid, then taken back", ["submitted", "paid", "reversed"], "reversed"],
];

describe("the states of a payment", () => {
  it.each(courses)("%s: in every order, each fact twice, the end is the same", (_name, facts, end) => {
    for (const order of ordersOf(facts)) {
      // Giving up is the payer's, not the provider's: it cannot follow what ended it.
      const told = order.filter((fact) => fact !== "cancelled");
      const given = facts.includes("cancelled") ? (["cancelled", ...told] as const) : told;
      expect([given, after(given)]).toEqual([given, end]);
      expect(after([...given, ...given])).toBe(end);
      expect(after(given.flatMap((fact) => [fact, fact]))).toBe(end);
    }
  });

  it("never becomes paid again once it has failed, expired or been taken back", () => {
    for (const state of ["failed", "expired", "reversed"] as const)
      for (const fact of ["submitted", "paid", "cancelled"] as const) expect(nextState(state, fact)).toBeNull();
  });

  it("that are pending neither expire nor are given up", () => {
    expect(Object.keys(paymentTable.pending)).toEqual(["paid", "failed", "reversed"]);
  });

  it("have the addresses and the mandates of the domain", () => {
    const states = Object.keys(paymentTable) as PaymentState[];
    expect(states.map(checkoutStatusOf)).toEqual([null, "cancel", "pending", "success", "error", "error", "error"]);
    const mandate = (state: PaymentState, ended = false) => mandateStateOf({ state, method: "sepa_debit", ended });
    expect(states.map((state) => mandate(state))).toEqual(["pending", "cancelled", "submitted", "active", "failed", "expired", "failed"]);
    expect([mandate("paid", true), mandateStateOf(null), mandateStateOf({ state: "paid", method: "card", ended: false })]).toEqual([
      "cancelled",
      "none",
      "none",
    ]);
  });
});
