import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ageWeight, indexOfSums, indexSettings, weightedIndex, type WeightedRating } from "../../../../src/domain/statistics/index.ts";
import { agedSums, type DayOfRatings } from "./index-course.ts";

const last = 1_000;
const unaged = (day: number, ratings: readonly number[], weight: number): DayOfRatings => ({
  day,
  sums: {
    n: ratings.length,
    weights: ratings.length * weight,
    weighted: ratings.reduce((sum, rating) => sum + weight * rating, 0),
    squares: ratings.length * weight ** 2,
    spread: ratings.reduce((sum, rating) => sum + weight * rating ** 2, 0),
  },
});

describe("the course of an index from sums of days", () => {
  it("is that of its ratings one by one, whatever days a stretch holds", () => {
    const someDays = fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 1, max: last }),
        ratings: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 }),
        weight: fc.constantFrom(1, 0.5, 2),
      }),
      { selector: ({ day }) => day, maxLength: 40 },
    );
    let told = 0;
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: last }), fc.integer({ min: 0, max: last + 1 }), (days, first, end) => {
        const sums = agedSums(
          days.map(({ day, ratings, weight }) => unaged(day, ratings, weight)),
          last,
          365,
        )(first, Math.max(first, end));
        const held = days
          .filter(({ day }) => day >= first && day < end)
          .flatMap(({ day, ratings, weight }) => ratings.map((rating): WeightedRating => ({ rating, ageDays: last - day, weight })));
        const [found, sought] = [indexOfSums(sums, 50), weightedIndex(held, 50)];
        expect(found === null).toBe(sought === null);
        if (!found || !sought) return;
        told += 1;
        expect(found.n).toBe(sought.n);
        expect(found.value).toBeCloseTo(sought.value, 6);
        expect(found.effective).toBeCloseTo(sought.effective, 6);
      }),
      { numRuns: 500, seed: 20_260_715 },
    );
    expect(told).toBeGreaterThan(100);
  });

  it("halves what is a half-life old", () => {
    expect(agedSums([unaged(last - 365, [80], 1)], last, 365)(0, last).weights).toBeCloseTo(0.5, 12);
    expect(ageWeight(365, 1, indexSettings)).toBeCloseTo(0.5, 12);
  });
});
