import { describe, expect, it } from "vitest";

import type { BreakdownResult } from "../../../src/generated/types.ts";
import { sidesOf } from "./sides.ts";

const result = (values: (number | null)[]): BreakdownResult => ({
  kind: "breakdown",
  dimension: "theme",
  measure: "theme-balance",
  label: "Solde",
  unit: "balance",
  complete: true,
  watermark: 1,
  total: { value: 0, n: 0 },
  items: values.map((value, index) => ({ key: `k${index}`, label: `k${index}`, value, n: 90 })),
});
const sides = (values: (number | null)[], count = 2, shown = () => true) => {
  const { pleases, disappoints } = sidesOf(result(values), count, shown);
  return [pleases.map(({ value }) => value), disappoints.map(({ value }) => value)];
};

describe("the two sides of opinion", () => {
  it("begin with the best and with the worst, whatever the order received", () =>
    expect(sides([10, -20, 80, -46, 40, -5])).toEqual([
      [80, 40],
      [-46, -20],
    ]));
  it("hold as many as was chosen, however few the other side has", () => {
    expect(sides([80, 70, 60, 50, -5])).toEqual([[80, 70], [-5]]);
    expect(sides([5, -80, -70, -60, -50])).toEqual([[5], [-80, -70]]);
  });
  it("leave a balanced or unknown theme out", () => expect(sides([0, null, 5])).toEqual([[5], []]));
  it("leave out what may not be shown", () => expect(sides([80, -46], 2, () => false)).toEqual([[], []]));
  it("show what pleases least where nothing disappoints, never one of the best", () => {
    const all = sidesOf(result([90, 80, 70, 60, 50]), 3, () => true);
    expect(all.least.map(({ value }) => value)).toEqual([50, 60]);
    expect(sidesOf(result([90, -5]), 3, () => true).least).toEqual([]);
  });
});
