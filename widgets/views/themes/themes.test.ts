import { describe, expect, it } from "vitest";

import type { BreakdownResult } from "../../../src/generated/types.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import { shownSides, sidesOf } from "./sides.ts";

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
  it("take the room that the other side leaves", () => {
    expect(sides([80, 70, 60, 50, -5])).toEqual([[80, 70, 60], [-5]]);
    expect(sides([5, -80, -70, -60, -50])).toEqual([[5], [-80, -70, -60]]);
  });
  it("grow no further than their tile has room", () => {
    const { pleases } = sidesOf(result([80, 70, 60, 50, -5]), 2, () => true, 3);
    expect(pleases.map(({ value }) => value)).toEqual([80, 70]);
  });
  it("leave room for the second lines that long names take in a narrow tile", () => {
    const given = result([80, 70, 60, 50, -5]);
    const long = { ...given, items: given.items.map((item) => ({ ...item, label: "Accès & stationnement" })) };
    const pleases = (shown: BreakdownResult, w: number): number =>
      shownSides({ options: { count: 3 }, result: shown, context: viewContext({ title: "Thématiques", box: { w, h: 4 } }) }).pleases.length;
    expect([pleases(given, 4), pleases(long, 4), pleases(long, 6)]).toEqual([4, 3, 4]);
    // Those in balance are not drawn.
    const beside = { ...given, items: [...given.items, ...long.items.map((item) => ({ ...item, value: 0 }))] };
    expect(pleases(beside, 4)).toBe(4);
  });
  it("leave a balanced or unknown theme out", () => expect(sides([0, null, 5])).toEqual([[5], []]));
  it("leave out what may not be shown", () => expect(sides([80, -46], 2, () => false)).toEqual([[], []]));
  it("show what pleases least where nothing disappoints, never one of the best", () => {
    const all = sidesOf(result([90, 80, 70, 60, 50]), 3, () => true);
    expect(all.least.map(({ value }) => value)).toEqual([50, 60]);
    expect(sidesOf(result([90, -5]), 3, () => true).least).toEqual([]);
  });
});
