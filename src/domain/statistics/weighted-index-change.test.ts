import { describe, expect, it } from "vitest";

import { indexChangeError, type IndexSums } from "./index.ts";

describe("indexChangeError", () => {
  const none: IndexSums = { n: 0, weights: 0, weighted: 0, squares: 0, spread: 0 };
  const stretch = (...list: readonly [rating: number, weight: number][]): IndexSums =>
    list.reduce(
      (sums, [value, w]) => ({
        n: sums.n + 1,
        weights: sums.weights + w,
        weighted: sums.weighted + w * value,
        squares: sums.squares + w * w,
        spread: sums.spread + w * value * value,
      }),
      none,
    );
  const shared = stretch([100, 0.5], [60, 0.5]);
  const after = stretch([80, 1], [90, 1]);

  it("weighs each rating by what it counts for now minus what it counted for then", () => {
    // A year apart: shares 1/6, 1/6, 1/3, 1/3 now and 1/2, 1/2 then, so that each moves by a third; common variance
    // (1 × 800 + 2.6 × 215.38) ÷ 3.6 = 377.78, of which 4 × 1/9.
    expect(indexChangeError({ before: none, shared, after, factor: 2 })?.toFixed(3)).toBe("12.958");
    // As if both indexes were independent: √(377.78 × (1/2 + 1/3.6)) = 17.14.
    expect(
      indexChangeError({ before: shared, shared: none, after: stretch([100, 0.5], [60, 0.5], [80, 1], [90, 1]), factor: 2 }),
    ).toBeCloseTo(17.142, 2);
  });
  it("is smaller for an index that is pulled towards its category", () => {
    // 1/(10 + 3) and 2/(10 + 2): twice (0.5/13 − 1/12)² and twice (1/13)², of the same variance.
    const pulled = Math.sqrt((1360 / 3.6) * 2 * ((0.5 / 13 - 1 / 12) ** 2 + (1 / 13) ** 2));
    expect(indexChangeError({ before: none, shared, after, factor: 2 }, 10)).toBeCloseTo(pulled, 9);
  });
  it("is nothing between an index and itself, and unknown where nothing gives the spread", () => {
    expect(indexChangeError({ before: none, shared, after: none, factor: 1 })).toBe(0);
    expect(indexChangeError({ before: none, shared: stretch([80, 1]), after, factor: 2 })).toBeNull();
    expect(indexChangeError({ before: none, shared: none, after, factor: 2 })).toBeNull();
    expect(indexChangeError({ before: none, shared: stretch([80, 1], [80, 0.5]), after, factor: 2 })).toBeNull();
  });
  it("is how much the change really varies between draws of the ratings", () => {
    let state = 7;
    const draw = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const ages = Array.from({ length: 60 }, (_, index) => index * 20);
    const changes: number[] = [];
    let variance = 0;
    for (let round = 0; round < 1500; round += 1) {
      const rated = ages.map((age) => ({ age, rating: 60 + Math.round(40 * draw()) }));
      const of = (accepts: (age: number) => boolean) =>
        stretch(...rated.filter(({ age }) => accepts(age)).map(({ age, rating: value }): [number, number] => [value, 2 ** (-age / 365)]));
      // The windows hold 800 days; the earlier one ended 300 days ago.
      const [fresh, both, old] = [of((age) => age < 300), of((age) => age >= 300 && age <= 800), of((age) => age > 800 && age <= 1100)];
      const mean = (...parts: IndexSums[]): number =>
        parts.reduce((sum, { weighted }) => sum + weighted, 0) / parts.reduce((sum, { weights }) => sum + weights, 0);
      changes.push(mean(fresh, both) - mean(both, old));
      variance += (indexChangeError({ before: old, shared: both, after: fresh, factor: 2 ** (300 / 365) }) ?? NaN) ** 2 / 1500;
    }
    const centre = changes.reduce((sum, change) => sum + change, 0) / changes.length;
    const seen = changes.reduce((sum, change) => sum + (change - centre) ** 2, 0) / (changes.length - 1);
    expect(Math.sqrt(variance) / Math.sqrt(seen)).toBeGreaterThan(0.94);
    expect(Math.sqrt(variance) / Math.sqrt(seen)).toBeLessThan(1.06);
  });
});
