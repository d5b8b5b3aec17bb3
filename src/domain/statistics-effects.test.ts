import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanSample, mixEffect, type MixPart, themeImpact, weightedIndex } from "./statistics.ts";

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
  it("tells a real progress from a change of structure", () => {
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
      { key: "a", real: 0, mix: -40 },
      { key: "b", real: 0, mix: 30 },
    ]);
    expect(mixEffect([], [part("a", 1, 80)])).toBeNull();
  });
  it("adds up to the difference", () => {
    const side = fc.uniqueArray(
      fc.record({ key: fc.constantFrom("a", "b", "c", "d"), n: fc.integer({ min: 1, max: 500 }), mean: rating }),
      { minLength: 1, selector: ({ key }) => key },
    );
    expect(
      fc.check(
        fc.property(side, side, (before, after) => {
          const effect = mixEffect(before, after);
          return effect !== null && Math.abs(effect.real + effect.mix - effect.difference) < 1e-9;
        }),
      ),
    ).toMatchObject({ failed: false });
  });
});

describe("themeImpact", () => {
  it("is the gap between those who complain and the others, and costs its share of it", () => {
    expect(themeImpact(sampleOf([40, 60]), sampleOf([90, 80, 85, 85, 85, 85]))).toMatchObject({ value: -35, n: 2, cost: -8.75 });
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
