import { describe, expect, it } from "vitest";

import { chanceOf, kept } from "./significance.ts";

describe("the chance of a gap", () => {
  it.each([
    [0, 1],
    [1.96, 0.05],
    [-1.96, 0.05],
    [2.5758, 0.01],
    [3.2905, 0.001],
  ])("of %s standard errors is %s, in either direction", (z, chance) => expect(chanceOf(z)).toBeCloseTo(chance, 4));

  it("never leaves what a probability may be", () => {
    expect(chanceOf(Infinity)).toBe(0);
    expect(chanceOf(40)).toBeGreaterThanOrEqual(0);
  });
});

describe("many tests at once", () => {
  // The worked example of Benjamini and Hochberg (1995), section 4: fifteen tests, of which four hold.
  const published = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1];

  it("keeps what the published example keeps, in whatever order the tests come", () => {
    expect(kept(published).filter(Boolean)).toHaveLength(4);
    expect(kept(published.toReversed())).toEqual(kept(published).toReversed());
  });

  it("keeps fewer than each test alone would, and one alone as it is", () => {
    expect(published.filter((chance) => chance <= 0.05)).toHaveLength(9);
    expect(kept([0.04])).toEqual([true]);
    expect(kept([0.06])).toEqual([false]);
    expect(kept([])).toEqual([]);
  });

  it("keeps nothing of pure chance: a hundred even chances, the least of them 1 in 100", () => {
    expect(kept(Array.from({ length: 100 }, (_, index) => (index + 1) / 100)).some(Boolean)).toBe(false);
  });
});
