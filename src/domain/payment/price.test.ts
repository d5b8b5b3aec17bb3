import { describe, expect, it } from "vitest";

import { formatMoney, formatRate, priceOf, taxOf } from "./price.ts";

describe("a price", () => {
  it("has its tax rounded half up to a cent", () => {
    expect(priceOf({ amount: 4900, tax: 20, period: "month" })).toEqual({ net: 4900, tax: 980, gross: 5880, rate: 20, period: "month" });
    // 5.5 % of 10.00 € are 0.55 €; of 0.10 € half a cent and a bit; of 9.09 € 49.995 cents.
    expect([taxOf(1000, 5.5), taxOf(10, 5.5), taxOf(909, 5.5), taxOf(1, 20), taxOf(1025, 20)]).toEqual([55, 1, 50, 0, 205]);
  });

  it("has a rate that is written to its last digit", () => {
    expect([20, 5.5, 1.75, 0].map(formatRate)).toEqual(["20", "5,5", "1,75", "0"]);
  });

  it("is written in French", () => {
    expect([formatMoney(5880), formatMoney(117_600), formatMoney(-1250), formatMoney(0)]).toEqual([
      "58,80\u00a0€",
      "1\u202f176,00\u00a0€",
      "\u221212,50\u00a0€",
      "0,00\u00a0€",
    ]);
  });
});
