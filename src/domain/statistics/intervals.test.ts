import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageWeight, indexOfSums, type IndexSums, meanInterval, meanSample, type WeightedRating } from "./index.ts";

const rating = fc.integer({ min: 0, max: 100 });
const ratings = fc.array(rating, { minLength: 1, maxLength: 60 });
const counterexample = <T>(property: fc.IProperty<T>): T | null => fc.check(property, { numRuns: 500 }).counterexample;

const sampleOf = (values: readonly number[]) =>
  meanSample(
    values.length,
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value) => sum + value * value, 0),
  );
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the interval of a mean", () => {
  it("holds the mean and never leaves the scale", () =>
    expect(
      counterexample(
        fc.property(ratings, (values) => {
          const sample = sampleOf(values);
          const [low, high] = (sample && meanInterval(sample)) ?? [mean(values), mean(values)];
          return 0 <= low && low <= mean(values) && mean(values) <= high && high <= 100;
        }),
      ),
    ).toBeNull());
  it("is there unless the values are one, or all the same", () =>
    expect(
      counterexample(
        fc.property(ratings, (values) => {
          const sample = sampleOf(values);
          return (sample !== null && meanInterval(sample) === null) === (new Set(values).size === 1);
        }),
      ),
    ).toBeNull());
  it("grows narrower where the same is said more often", () =>
    expect(
      counterexample(
        fc.property(fc.array(rating, { minLength: 3, maxLength: 20 }), (values) => {
          const wide = [-1e6, 1e6] as [number, number];
          const [once, often] = [values, [...values, ...values, ...values]].map((list) => {
            const sample = sampleOf(list);
            const interval = sample && meanInterval(sample, wide);
            return interval ? interval[1] - interval[0] : 0;
          }) as [number, number];
          return once === 0 ? often === 0 : often < once;
        }),
      ),
    ).toBeNull());
});

describe("an index of weighted ratings", () => {
  const weighted: fc.Arbitrary<WeightedRating[]> = fc.array(
    fc.record({ rating, ageDays: fc.integer({ min: 0, max: 1_096 }), weight: fc.double({ min: 0.05, max: 4, noNaN: true }) }),
    { minLength: 1, maxLength: 60 },
  );
  const sumsOf = (list: readonly WeightedRating[], factor = 1): IndexSums => {
    const sums: IndexSums = { n: 0, weights: 0, weighted: 0, squares: 0, spread: 0 };
    for (const { rating: value, ageDays, weight } of list) {
      const w = factor * ageWeight(ageDays, weight);
      sums.n += 1;
      sums.weights += w;
      sums.weighted += w * value;
      sums.squares += w * w;
      sums.spread += w * value * value;
    }
    return sums;
  };
  const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a));

  it("lies within its interval, between its ratings, and the interval within the scale", () =>
    expect(
      counterexample(
        fc.property(weighted, rating, (list, prior) => {
          const index = indexOfSums(sumsOf(list), prior);
          if (!index) return false;
          const [low, high] = index.interval ?? [index.value, index.value];
          const values = list.map((each) => each.rating);
          return (
            -1e-9 <= low &&
            low <= index.value &&
            index.value <= high &&
            high <= 100 + 1e-9 &&
            Math.min(...values) - 1e-6 <= index.value &&
            index.value <= Math.max(...values) + 1e-6
          );
        }),
      ),
    ).toBeNull());
  it("is as precise as one rating at least, and as there are ratings at most", () =>
    expect(
      counterexample(
        fc.property(weighted, (list) => {
          const effective = indexOfSums(sumsOf(list), 80)?.effective ?? 0;
          return 1 - 1e-9 <= effective && effective <= list.length + 1e-9;
        }),
      ),
    ).toBeNull());
  it("does not change where every provider weighs the same times more", () =>
    expect(
      counterexample(
        fc.property(weighted, fc.double({ min: 0.1, max: 10, noNaN: true }), (list, factor) => {
          const [one, other] = [indexOfSums(sumsOf(list), 80), indexOfSums(sumsOf(list, factor), 80)];
          return one !== null && other !== null && close(one.value, other.value) && close(one.effective, other.effective);
        }),
      ),
    ).toBeNull());
  it("is the plain mean of ratings of one age and one weight", () =>
    expect(
      counterexample(
        fc.property(ratings, fc.double({ min: 0.05, max: 4, noNaN: true }), fc.nat(1_000), (values, weight, ageDays) => {
          const index = indexOfSums(sumsOf(values.map((value) => ({ rating: value, ageDays, weight }))), 80);
          return index !== null && close(index.value, mean(values)) && close(index.effective, values.length);
        }),
      ),
    ).toBeNull());
  it("lies, once pulled, between its ratings and their category", () =>
    expect(
      counterexample(
        fc.property(weighted, rating, (list, prior) => {
          const index = indexOfSums(sumsOf(list), prior);
          if (!index) return false;
          const [low, high] = [Math.min(index.value, prior), Math.max(index.value, prior)];
          return low - 1e-9 <= index.ranking && index.ranking <= high + 1e-9;
        }),
      ),
    ).toBeNull());
});
