import { describe, expect, it } from "vitest";

import type { BreakdownResult } from "../../../src/generated/types.ts";
import { slicesOf } from "./slices.ts";

const result = (values: (number | null)[], unit: BreakdownResult["unit"] = "count"): BreakdownResult => ({
  kind: "breakdown",
  dimension: "language",
  measure: "reviews",
  label: "Avis",
  unit,
  complete: true,
  watermark: 1,
  total: { value: 0, n: 0 },
  items: values.map((value, index) => ({
    key: `k${index}`,
    label: `k${index}`,
    value,
    n: 10 * (index + 1),
    ...(value === null && { hidden: true }),
  })),
});

const names = { others: (dimension: string, count: number) => `${count} other ${dimension}`, insufficient: "Échantillon insuffisant" };

describe("the parts of a ring", () => {
  it("add up to a hundred, the smallest grouped", () => {
    const slices = slicesOf(result([50, 30, 10, 5, 5]), 3, names);
    expect(slices.map(({ label, share }) => [label, share])).toEqual([
      ["k0", 50],
      ["k1", 30],
      ["3 other language", 20],
    ]);
    expect(slices[2]?.keys).toEqual(["k2", "k3", "k4"]);
  });
  it("never exceed six", () => expect(slicesOf(result([9, 8, 7, 6, 5, 4, 3]), 20, names)).toHaveLength(6));
  it("are the observations of what does not add up", () =>
    expect(slicesOf(result([80, 90], "rating"), 6, names).map(({ size }) => size)).toEqual([10, 20]));
  it("leave out what is hidden or nothing", () =>
    expect(slicesOf(result([5, null, 0]), 6, names).map(({ label }) => label)).toEqual(["k0"]));
  it("are shares of the whole where some are hidden, which are one part together", () => {
    const some = result([60, 20, null, null]);
    expect(slicesOf({ ...some, total: { value: 100, n: 100 } }, 6, names).map(({ label, share, value }) => [label, share, value])).toEqual([
      ["k0", 60, 60],
      ["k1", 20, 20],
      ["Échantillon insuffisant", 20, null],
    ]);
  });
});
