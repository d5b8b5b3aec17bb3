import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  balance,
  difference,
  differenceOfIntervals,
  marginOfError,
  meanDifference,
  meanInterval,
  meanSample,
  median,
  nps,
  npsDifference,
  requiredSample,
  shareInterval,
  studentQuantile,
} from "./index.ts";

const count = fc.integer({ min: 0, max: 5000 });
const of = (promoters: number, passives: number, detractors: number) => nps({ promoters, passives, detractors });
const rounded = (interval: readonly number[] | null | undefined): number[] => (interval ?? []).map((bound) => Math.round(bound * 10) / 10);

describe("nps", () => {
  it("gives the score with its adjusted-Wald interval", () => {
    const whole = of(60, 25, 15);
    expect(whole?.value).toBe(45);
    expect((whole?.error ?? 0) * 1.96).toBeCloseTo(14.5, 1);
    expect(rounded(whole?.interval)).toEqual([29.3, 58.0]);
    const few = of(5, 3, 2);
    expect([few?.value, ...rounded(few?.interval)]).toEqual([30, -19.1, 65.2]);
  });
  it("does not claim certainty when all are promoters", () => {
    const all = of(10, 0, 0);
    expect([all?.value, all?.error, ...rounded(all?.interval)]).toEqual([100, 0, 47.5, 100]);
  });
  it("has nothing to say without an answer", () => expect(of(0, 0, 0)).toBeNull());
  it("stays within its scale and inside its interval", () => {
    expect(
      fc.check(
        fc.property(count, count, count, (promoters, passives, detractors) => {
          const estimate = nps({ promoters, passives, detractors });
          if (!estimate) return promoters + passives + detractors === 0;
          const [low, high] = estimate.interval;
          return -100 <= low && low <= estimate.value && estimate.value <= high && high <= 100;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("changes sign when promoters and detractors are exchanged", () => {
    expect(fc.check(fc.property(count, count, count, (p, m, d) => (of(p, m, d)?.value ?? 0) === -(of(d, m, p)?.value ?? 0)))).toMatchObject(
      { failed: false },
    );
  });
  it("reads a balance of opinion as a score without passives", () => expect(balance(30, 10)?.value).toBe(50));
});

describe("difference", () => {
  it("does not call 45 against 28 on 100 answers each a change", () => {
    const before = of(50, 28, 22);
    const after = of(60, 25, 15);
    if (!before || !after) throw new Error("both have answers");
    const gap = npsDifference(before, after);
    expect(gap.value).toBe(17);
    expect(Math.floor(gap.z * 100) / 100).toBe(1.53);
    expect(gap.significant).toBe(false);
  });
  it("calls the same gap a change on 1,000 answers each", () => {
    const [before, after] = [of(500, 280, 220), of(600, 250, 150)];
    expect(before && after && npsDifference(before, after).significant).toBe(true);
  });
  it("finds no gap where two means are equal, and any gap certain where nothing varies", () => {
    expect(meanDifference({ n: 5, mean: 80, variance: 0 }, { n: 5, mean: 80, variance: 0 })).toMatchObject({ z: 0, significant: false });
    expect(difference({ value: 1, error: 0 }, { value: 2, error: 0 }).significant).toBe(true);
  });
  it("reads centre and error back from intervals", () => {
    const gap = differenceOfIntervals([40, 60], [65, 85]);
    expect(gap?.z).toBeCloseTo(25 / Math.hypot(10 / 1.96, 10 / 1.96), 6);
    expect(gap?.significant).toBe(true);
    expect(differenceOfIntervals([40, 60], undefined)).toBeNull();
  });
});

describe("margin of error and needed sample", () => {
  it("follows the finite population", () => {
    expect(
      [marginOfError(385), marginOfError(100, 400), marginOfError(30, 120), marginOfError(278, 1000)].map((value) => value?.toFixed(2)),
    ).toEqual(["4.99", "8.50", "15.56", "5.00"]);
  });
  it("is zero where everybody answered and unknown where nobody did", () => {
    expect([marginOfError(50, 50), marginOfError(1, 1), marginOfError(0, 50), marginOfError(51, 50)]).toEqual([0, 0, null, null]);
  });
  it("gives the answers needed for five points", () => {
    expect([100, 400, 1000, 10_000, Infinity].map((population) => requiredSample(population))).toEqual([80, 197, 278, 370, 385]);
  });
  it("needs a sample that keeps the margin", () => {
    expect(
      fc.check(
        fc.property(
          fc.integer({ min: 2, max: 100_000 }),
          (population) => (marginOfError(requiredSample(population), population) ?? 100) <= 5.0001,
        ),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe("intervals of means and shares", () => {
  it("takes Student's quantiles", () => {
    expect([studentQuantile(1), studentQuantile(30), studentQuantile(1e6)].map((value) => value.toFixed(3))).toEqual([
      "12.706",
      "2.042",
      "1.960",
    ]);
  });
  it("gives a mean's interval on its scale, and none for equal or single values", () => {
    const sample = meanSample(4, 320, 25_800);
    expect(sample).toEqual({ n: 4, mean: 80, variance: 200 / 3 });
    expect(rounded(sample && meanInterval(sample))).toEqual([67, 93]);
    expect(meanInterval({ n: 1, mean: 80, variance: 0 })).toBeNull();
    expect(meanInterval({ n: 3, mean: 100, variance: 0 })).toBeNull();
    expect(meanSample(0, 0, 0)).toBeNull();
  });
  it("gives a share's interval that never leaves 0–100 and holds the share", () => {
    expect(rounded(shareInterval(8, 10))).toEqual([49, 94.3]);
    expect(
      fc.check(
        fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (n, part) => {
          const [low, high] = shareInterval(Math.min(part, n), n) ?? [1, 0];
          const share = (100 * Math.min(part, n)) / n;
          return low >= 0 && low <= share && share <= high && high <= 100;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("takes the middle of an even number of values between the two", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, null]);
  });
});
