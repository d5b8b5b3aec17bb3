import { describe, expect, it } from "vitest";

import { dueOn, nextPaymentOn, paidUntil, statusOf, type Terms } from "./terms.ts";

const terms = (more: Partial<Terms> = {}): Terms => ({
  state: "active",
  paid_until: "2026-03-15",
  ends: false,
  pause_months: null,
  resumes_on: null,
  ...more,
});

describe("the terms of a subscription", () => {
  it("ask for nothing before what is paid is over, then for a payment, the end or the pause", () => {
    expect(dueOn(terms(), "2026-03-14")).toBeNull();
    expect(dueOn(terms(), "2026-03-15")).toBe("pay");
    expect(dueOn(terms({ ends: true }), "2026-03-14")).toBeNull();
    expect(dueOn(terms({ ends: true }), "2026-03-15")).toBe("end");
    expect(dueOn(terms({ pause_months: 2 }), "2026-03-20")).toBe("pause");
    expect(dueOn(terms({ ends: true, pause_months: 2 }), "2026-03-20")).toBe("end");
    expect(dueOn(terms({ state: "paused", resumes_on: "2026-05-15" }), "2026-05-14")).toBeNull();
    expect(dueOn(terms({ state: "paused", resumes_on: "2026-05-15" }), "2026-05-15")).toBe("pay");
    expect(dueOn(terms({ state: "paused", resumes_on: "2026-05-15", ends: true }), "2026-04-01")).toBe("end");
    expect(dueOn(terms({ state: "ended" }), "2027-01-01")).toBeNull();
  });

  it("say when the next payment is, if there is one", () => {
    expect(nextPaymentOn(terms())).toBe("2026-03-15");
    expect(nextPaymentOn(terms({ pause_months: 3 }))).toBe("2026-06-15");
    expect(nextPaymentOn(terms({ state: "paused", resumes_on: "2026-05-15" }))).toBe("2026-05-15");
    expect(nextPaymentOn(terms({ ends: true }))).toBeNull();
  });

  it("have a name for each case", () => {
    expect(
      [{}, { ends: true }, { pause_months: 1 }, { state: "paused" as const }, { state: "ended" as const }].map((more) =>
        statusOf(terms(more)),
      ),
    ).toEqual(["active", "ending", "pausing", "paused", "ended"]);
  });

  it("keep the day of the month from one period to the next", () => {
    expect([1, 2, 3, 12].map((months) => paidUntil("2026-01-31", months))).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2027-01-31",
    ]);
  });
});
