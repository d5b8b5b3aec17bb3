import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { meanInterval, meanSample, mixEffect, type MixPart, shareDifference, themeImpact, weightedIndex } from "./index.ts";

const part = (key: string, n: number, mean: number): MixPart => ({ key, n, mean });
const rating = fc.integer({ min: 0, max: 100 });
const ratings = fc.array(rating, { minLength: 1, maxLength: 50 });
const sampleOf = (values: readonly number[]) =>
  meanSample(
    values.length,
    values.reduce((a, b) => a + b, 0),
    values.reduce((a, b) => a + b * b, 0),
  );

describe("weightedIndex", () => {
  it("halves a rating's weight each year and pulls the ranking towards the category", () => {
    const index = weightedIndex(
      [
        { rating: 100, ageDays: 0 },
        { rating: 80, ageDays: 365 },
        { rating: 60, ageDays: 730 },
      ],
      82,
    );
    expect([index?.value, index?.ranking, index?.effective].map((value) => value?.toFixed(2))).toEqual(["88.57", "82.98", "2.33"]);
    expect(index?.published).toBe(false);
  });
  it("has an interval by its effective ratings, around the value", () => {
    expect(
      fc.check(
        fc.property(fc.array(fc.record({ rating, ageDays: fc.nat(1095) }), { minLength: 1 }), (list) => {
          const index = weightedIndex(list, 80);
          if (!index?.interval) return true;
          const [low, high] = index.interval;
          return 0 <= low && low <= index.value && index.value <= high && high <= 100;
        }),
      ),
    ).toMatchObject({ failed: false });
    const alike = (ageDays: number) => [60, 70, 80, 90].map((each) => ({ rating: each, ageDays }));
    // Of equal weights it is the interval of a plain mean, whatever the age.
    expect(weightedIndex(alike(400), 80)?.interval?.map((bound) => bound.toFixed(3))).toEqual(
      meanInterval(sampleOf([60, 70, 80, 90]) ?? { n: 0, mean: 0, variance: 0 })?.map((bound) => bound.toFixed(3)),
    );
    expect(weightedIndex(alike(0).slice(0, 1), 80)?.interval).toBeNull();
  });
  it("is published from ten ratings", () =>
    expect(
      weightedIndex(
        Array.from({ length: 10 }, () => ({ rating: 90, ageDays: 10 })),
        80,
      )?.published,
    ).toBe(true));
  it("lets a provider's weight count", () =>
    expect(
      weightedIndex(
        [
          { rating: 100, ageDays: 0, weight: 3 },
          { rating: 60, ageDays: 0 },
        ],
        80,
      )?.value,
    ).toBe(90));
  it("leaves out what is older than 36 months", () => {
    expect(
      weightedIndex(
        [
          { rating: 90, ageDays: 1096 },
          { rating: 10, ageDays: 1097 },
        ],
        80,
      ),
    ).toMatchObject({ value: 90, n: 1 });
  });
  it("has nothing to say without a rating", () => expect(weightedIndex([], 80)).toBeNull());
  it("lies between the lowest and the highest rating, worth at most as many as there are", () => {
    expect(
      fc.check(
        fc.property(fc.array(fc.record({ rating, ageDays: fc.nat(1095) }), { minLength: 1 }), rating, (list, prior) => {
          const index = weightedIndex(list, prior);
          const values = list.map((each) => each.rating);
          return (
            index !== null &&
            index.value >= Math.min(...values) - 1e-9 &&
            index.value <= Math.max(...values) + 1e-9 &&
            index.effective <= list.length + 1e-9
          );
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe("mixEffect", () => {
  it("distinguishes a real progress from a change of structure", () => {
    const effect = mixEffect(
      [part("HOT", 300, 84), part("HPA", 100, 78), part("RES", 200, 88)],
      [part("HOT", 250, 85), part("HPA", 350, 79), part("RES", 200, 88.5)],
    );
    expect([effect?.from, effect?.to, effect?.difference, effect?.real, effect?.mix].map((value) => value?.toFixed(2))).toEqual([
      "84.33",
      "83.25",
      "-1.08",
      "0.85",
      "-1.94",
    ]);
  });
  it("gives a part that appears or vanishes no progress of its own", () => {
    const effect = mixEffect([part("a", 10, 80)], [part("a", 10, 80), part("b", 10, 60)]);
    expect(effect?.parts).toEqual([
      expect.objectContaining({ key: "a", real: 0, mix: -40, pull: -2.5 }),
      expect.objectContaining({ key: "b", real: 0, mix: 30, pull: -7.5 }),
    ]);
    expect(mixEffect([], [part("a", 1, 80)])).toBeNull();
  });
  const side = fc.uniqueArray(fc.record({ key: fc.constantFrom("a", "b", "c", "d"), n: fc.integer({ min: 1, max: 500 }), mean: rating }), {
    minLength: 1,
    selector: ({ key }) => key,
  });
  it("adds up to the difference", () => {
    expect(
      fc.check(
        fc.property(side, side, (before, after) => {
          const effect = mixEffect(before, after);
          return effect !== null && Math.abs(effect.real + effect.mix - effect.difference) < 1e-9;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("gives the same effect of structure against the mean of all", () => {
    expect(
      fc.check(
        fc.property(side, side, (before, after) => {
          const effect = mixEffect(before, after);
          const pulls = effect?.parts.reduce((sum, { pull }) => sum + pull, 0) ?? NaN;
          return Math.abs(pulls - (effect?.mix ?? NaN)) < 1e-9;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("has intervals around its figures, wider where ratings scatter", () => {
    expect(
      fc.check(
        fc.property(side, side, fc.integer({ min: 1, max: 900 }), (before, after, variance) => {
          const scattered = (parts: readonly MixPart[]) => parts.map((each) => ({ ...each, variance }));
          const effect = mixEffect(scattered(before), scattered(after));
          if (!effect) return false;
          const width = (which: keyof typeof effect.intervals): number => effect.intervals[which][1] - effect.intervals[which][0];
          const holds = (which: keyof typeof effect.intervals): boolean =>
            effect.intervals[which][0] <= effect[which] && effect[which] <= effect.intervals[which][1];
          return holds("difference") && holds("real") && holds("mix") && width("difference") > 0;
        }),
      ),
    ).toMatchObject({ failed: false });
    expect(mixEffect([part("a", 5, 80)], [part("a", 9, 82)])?.intervals.real).toEqual([2, 2]);
  });
  it("has the interval of Welch where there is one part", () => {
    const effect = mixEffect([{ ...part("a", 100, 80), variance: 400 }], [{ ...part("a", 100, 90), variance: 400 }]);
    const margin = 1.96 * Math.sqrt(8);
    expect(effect?.intervals.real.map((bound) => bound.toFixed(6))).toEqual([(10 - margin).toFixed(6), (10 + margin).toFixed(6)]);
    expect(effect?.intervals.mix).toEqual([0, 0]);
  });
});

describe("themeImpact", () => {
  it("is the gap between those who complain and the others, and costs its share of it", () => {
    expect(themeImpact(sampleOf([40, 60]), sampleOf([90, 80, 85, 85, 85, 85]))).toMatchObject({ value: -35, n: 2, cost: -8.75 });
  });
  it("lies within its interval, and its cost within the cost's", () => {
    expect(
      fc.check(
        fc.property(ratings, ratings, (complaining, others) => {
          const impact = themeImpact(sampleOf(complaining), sampleOf(others));
          if (!impact) return false;
          const [low, high] = impact.interval;
          const [least, most] = impact.costInterval;
          return low <= impact.value && impact.value <= high && least <= impact.cost && impact.cost <= most;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("is as sure as its smaller side: two others say little of forty who praise", () => {
    const praising = Array.from({ length: 40 }, (_, at) => 80 + (at % 5) * 5);
    const few = themeImpact(sampleOf(praising), sampleOf([60, 80]));
    // Welch and Satterthwaite leave 1.02 degrees of freedom: 12.706 standard errors of 10.06 either way, kept on the scale, where
    // 1.96 of them would be 19.7.
    expect(few).toMatchObject({ value: 20, interval: [-100, 100], significant: false });
    const [low = 0, high = 0] = themeImpact(sampleOf(praising), sampleOf([70, 71, 72]))?.interval ?? [];
    // 26.7 degrees, the others being close together: 2.053 standard errors of 1.271.
    expect([low.toFixed(1), high.toFixed(1)]).toEqual(["16.4", "21.6"]);
    const many = themeImpact(sampleOf(praising), sampleOf(Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 60 : 80))));
    expect(many?.significant).toBe(true);
    expect((many?.interval[0] ?? 0) > 15).toBe(true);
  });
  it("is measured where both sides scatter, not from one review", () => {
    expect(themeImpact(sampleOf([40]), sampleOf([90, 80]))?.measured).toBe(false);
    expect(themeImpact(sampleOf([40, 50]), sampleOf([90, 80]))?.measured).toBe(true);
    expect(themeImpact(sampleOf([40, 40]), sampleOf([90, 90]))?.measured).toBe(false);
  });
  it("is zero when ratings do not differ", () => {
    expect(fc.check(fc.property(ratings, (values) => themeImpact(sampleOf(values), sampleOf(values))?.value === 0))).toMatchObject({
      failed: false,
    });
  });
  it("brings the mean of the others down to the mean of all", () => {
    expect(
      fc.check(
        fc.property(ratings, ratings, (complaining, others) => {
          const impact = themeImpact(sampleOf(complaining), sampleOf(others));
          const all = sampleOf([...complaining, ...others])?.mean ?? 0;
          return impact !== null && Math.abs((sampleOf(others)?.mean ?? 0) + impact.cost - all) < 1e-9;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
  it("has nothing to say without both sides", () => expect(themeImpact(null, sampleOf([80]))).toBeNull());
});

describe("shareDifference", () => {
  it("finds 60 of 100 against 40 of 100 to be more than chance, 6 of 10 against 4 of 10 not", () => {
    const gap = shareDifference({ count: 40, n: 100 }, { count: 60, n: 100 });
    expect([gap?.value, gap?.significant, ...(gap?.interval ?? []).map((bound) => bound.toFixed(1))]).toEqual([20, true, "6.2", "33.1"]);
    expect(shareDifference({ count: 4, n: 10 }, { count: 6, n: 10 })?.significant).toBe(false);
  });
  it("does not claim certainty where all and nobody do", () =>
    expect(shareDifference({ count: 0, n: 3 }, { count: 3, n: 3 })).toMatchObject({
      value: 100,
      significant: true,
      interval: [expect.closeTo(10.4, 1), 100],
    }));
  it("has nothing to say without both sides", () => expect(shareDifference({ count: 0, n: 0 }, { count: 1, n: 2 })).toBeNull());
  it("lies within its interval, which never leaves the scale, and is zero between equal shares", () => {
    const share = fc.tuple(fc.nat(500), fc.nat(500)).map(([a, b]) => ({ count: Math.min(a, b), n: Math.max(a, b, 1) }));
    expect(
      fc.check(
        fc.property(share, share, (from, to) => {
          const gap = shareDifference(from, to);
          if (!gap) return false;
          const [low, high] = gap.interval;
          return -100 <= low && low <= gap.value && gap.value <= high && high <= 100 && shareDifference(from, from)?.value === 0;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});
