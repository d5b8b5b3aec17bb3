import { describe, expect, it } from "vitest";

import product from "../../../templates/product.json";
import type { BreakdownResult } from "../../../src/generated/types.ts";
import { partsOf, positiveShare } from "./parts.ts";
import { sampleOfAll } from "./sample.ts";

const result = (values: Record<number, number>): BreakdownResult => ({
  kind: "breakdown",
  dimension: "tonality",
  measure: "reviews",
  label: "Avis",
  unit: "count",
  complete: true,
  watermark: 1,
  total: { value: 0, n: 0 },
  items: Object.entries(values).map(([index, value]) => ({ key: `t${index}`, label: `t${index}`, value, n: value, index: Number(index) })),
});

describe("a distribution", () => {
  it("has its five tonalities, also those without a review", () => {
    const { parts, total } = partsOf(result({ 0: 1, 4: 3 }), product.tonalities);
    expect(parts.map(({ share }) => share)).toEqual([25, 0, 0, 0, 75]);
    expect(total).toBe(4);
  });
  it("counts the two upper ones as positive", () =>
    expect(positiveShare(partsOf(result({ 1: 2, 3: 5, 4: 3 }), product.tonalities).parts)).toBe(80));
  it("is an estimate, though each count is exact", () => {
    const surroundings = { samples: { insufficient: 10, small: 30, map: 30 }, audience: "public" as const };
    expect(sampleOfAll(result({ 4: 9 }), 9, surroundings)).toBe("hidden");
    expect(sampleOfAll(result({ 4: 29 }), 29, surroundings)).toBe("small");
  });
});
