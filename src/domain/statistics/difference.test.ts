import { describe, expect, it } from "vitest";

import { countError, difference } from "./index.ts";

/** Twice the chance that the smaller of two counts of one rate is as small as that: the exact test, on halves. */
function exactly(a: number, b: number): number {
  let [term, sum] = [0.5 ** (a + b), 0];
  for (let k = 0; k <= Math.min(a, b); k++) {
    sum += term;
    term = (term * (a + b - k)) / (k + 1);
  }
  return 2 * sum;
}
const isSignificant = (a: number, b: number): boolean =>
  difference({ value: a, error: countError(a) }, { value: b, error: countError(b) }).significant;

describe("the difference of two counts", () => {
  it.each([
    [0, 5, false],
    [0, 6, true],
    [1, 7, false],
    [1, 8, true],
    [10, 20, false],
    [10, 23, true],
    [100, 128, false],
    [100, 131, true],
  ])("from %i to %i: %s", (a, b, significant) => {
    expect(isSignificant(a, b)).toBe(significant);
    expect(isSignificant(b, a)).toBe(significant);
  });

  it("is uncertain as the reviews are that say a thing several times", () => {
    const [before, after] = [
      { value: 600, error: countError(600, 100 / 600) },
      { value: 700, error: countError(700, 115 / 700) },
    ];
    expect(before.error).toBeCloseTo(60, 0);
    expect(difference(before, after).significant).toBe(false);
    expect(isSignificant(600, 700)).toBe(true);
  });

  it("is judged as the exact test does, but for the borderline", () => {
    const pairs = Array.from({ length: 61 }, (_, a) => Array.from({ length: 121 - a }, (_unused, more) => [a, a + more] as const)).flat();
    const clear = pairs.filter(([a, b]) => Math.abs(exactly(a, b) - 0.0525) > 0.0175);
    expect(clear.length).toBeGreaterThan(5_000);
    expect(clear.filter(([a, b]) => isSignificant(a, b) !== exactly(a, b) < 0.05)).toEqual([]);
  });
});
