import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differenceOfIntervals, gapInterval, median, medianInterval, medianRanks, shareInterval } from "./index.ts";

/** How often the values of ranks `low` to n + 1 − `low` hold the middle: 1 − 2·P(Binomial(n, ½) < low), exactly. */
function coverage(n: number, low: number): number {
  let [ways, outside] = [1n, 0n];
  for (let below = 0; below < low; below += 1) {
    outside += ways;
    ways = (ways * BigInt(n - below)) / BigInt(below + 1);
  }
  return 1 - Number((2n * outside * 1_000_000_000_000n) / (1n << BigInt(n))) / 1e12;
}

describe("the interval of a median", () => {
  it.each([
    [6, 1, 6],
    [10, 2, 9],
    [20, 6, 15],
    [50, 18, 33],
    [100, 40, 61],
  ])("of %i values lies between those of ranks %i and %i, as the tables of the sign test have it", (n, low, high) =>
    expect(medianRanks(n)).toEqual([low, high]),
  );

  it("holds the middle in 95 cases of 100 by the exact binomial law, and is at most one rank wider than it must be", () => {
    for (let n = 6; n <= 600; n += 1) {
      const [low = 0, high] = medianRanks(n) ?? [];
      expect({ n, high, held: coverage(n, low) >= 0.95, tight: coverage(n, low + 2) < 0.95 }).toEqual({
        n,
        high: n + 1 - low,
        held: true,
        tight: true,
      });
    }
  });

  it("is not there for five values: their whole span would miss too often", () => {
    expect(coverage(5, 1)).toBeLessThan(0.95);
    expect([medianRanks(5), medianInterval([1, 2, 3, 4, 5]), medianInterval([])]).toEqual([null, null, null]);
  });

  it("holds the middle value, is made of values, and moves with them", () => {
    expect(
      fc.check(
        fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 6, maxLength: 200 }), fc.nat(50), (values, shift) => {
          const interval = medianInterval(values);
          const middle = median(values);
          if (!interval || middle === null) return false;
          const moved = medianInterval(values.map((value) => value + shift).toReversed());
          return (
            interval[0] <= middle &&
            middle <= interval[1] &&
            interval.every((bound) => values.includes(bound)) &&
            interval.every((bound, end) => moved?.[end] === bound + shift)
          );
        }),
      ),
    ).toMatchObject({ failed: false });
  });

  it("counts how many of 6 to 40 drawn values lie below, as a naive reading of the definition does", () => {
    const values = Array.from({ length: 37 }, (_, index) => (index * 17) % 37);
    const [low, high] = medianInterval(values) ?? [NaN, NaN];
    // 37 different values 0…36: rank is value + 1.
    expect([low + 1, high + 1]).toEqual(medianRanks(37));
  });
});

describe("the gap between two figures of uneven intervals", () => {
  it("rests on the bounds that face each other", () => {
    const [low, high] = gapInterval({ value: 10, interval: [5, 60] }, { value: 20, interval: [18, 30] });
    // 10 − √(2² + 50²) and 10 + √(10² + 5²).
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["-40.040", "21.180"]);
  });

  it("gives Newcombe’s published interval for 56 of 70 against 48 of 80", () => {
    const share = (count: number, n: number) => ({
      value: (100 * count) / n,
      interval: shareInterval(count, n) ?? ([0, 0] as [number, number]),
    });
    expect(gapInterval(share(48, 80), share(56, 70)).map((bound) => bound.toFixed(2))).toEqual(["5.24", "33.39"]);
  });

  it("is the usual one where the intervals are symmetric, and the same backwards", () => {
    const figure = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 30 })).map(([value, half]) => ({
      value,
      interval: [value - half, value + half] as [number, number],
    }));
    expect(
      fc.check(
        fc.property(figure, figure, (from, to) => {
          const [low, high] = gapInterval(from, to);
          const usual = differenceOfIntervals(from.interval, to.interval)?.interval ?? [NaN, NaN];
          const [backLow, backHigh] = gapInterval(to, from);
          return Math.abs(low - usual[0]) + Math.abs(high - usual[1]) + Math.abs(low + backHigh) + Math.abs(high + backLow) < 1e-9;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});
