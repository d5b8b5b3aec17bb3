import { type Interval, meanInterval } from "./statistics-interval.ts";

/** One rating of 0–100, its age, and the weight of its provider (1 by default). */
export interface WeightedRating {
  rating: number;
  ageDays: number;
  weight?: number;
}

/** What the weights of an index are made of; days, and ratings' worth for the prior. */
export interface IndexSettings {
  windowDays: number;
  halfLifeDays: number;
  priorWeight: number;
}

/** Window of 36 months, half-life of a year, a prior worth ten ratings (DOMAIN §2.4). */
export const indexSettings: IndexSettings = { windowDays: 1_096, halfLifeDays: 365, priorWeight: 10 };

/** Weighted ratings summed: w, w·r, w² and w·r². */
export interface IndexSums {
  n: number;
  weights: number;
  weighted: number;
  squares: number;
  spread: number;
}

export interface WeightedIndex {
  /** Weighted mean of the ratings: what is shown. */
  value: number;
  /** Pulled towards the mean of the category: for rankings alone, so that one review does not lead them. */
  ranking: number;
  n: number;
  /** How many equally weighted ratings would be as precise. */
  effective: number;
  /** Of the value, by its effective ratings; absent where they say nothing of the spread. */
  interval: Interval | null;
  /** Whether there are enough ratings to publish it. */
  published: boolean;
}

const LEAST_RATINGS = 10;

/** The weight of a rating of this age: its provider's, halved each half-life. */
export function ageWeight(ageDays: number, provider = 1, { halfLifeDays } = indexSettings): number {
  return provider * 2 ** (-ageDays / halfLifeDays);
}

/** The weighted index of the ratings of the last 36 months; null without one. `prior` is the mean of the same category in the territory. */
export function weightedIndex(ratings: readonly WeightedRating[], prior: number, settings = indexSettings): WeightedIndex | null {
  const sums: IndexSums = { n: 0, weights: 0, weighted: 0, squares: 0, spread: 0 };
  for (const { rating, ageDays, weight } of ratings) {
    if (ageDays > settings.windowDays) continue;
    const w = ageWeight(ageDays, weight, settings);
    sums.n += 1;
    sums.weights += w;
    sums.weighted += w * rating;
    sums.squares += w * w;
    sums.spread += w * rating * rating;
  }
  return indexOfSums(sums, prior, settings);
}

/** The weighted index from sums that an engine took; null where nothing has weight. */
export function indexOfSums(
  { n, weights, weighted, squares, spread }: IndexSums,
  prior: number,
  { priorWeight } = indexSettings,
): WeightedIndex | null {
  if (weights <= 0) return null;
  const value = weighted / weights;
  const effective = (weights * weights) / squares;
  return {
    value,
    ranking: (priorWeight * prior + weighted) / (priorWeight + weights),
    n,
    effective,
    interval: intervalOf(value, spread / weights - value * value, effective),
    published: n >= LEAST_RATINGS,
  };
}

/** The interval of a weighted mean, by its effective number of ratings instead of their number. */
function intervalOf(mean: number, spread: number, effective: number): Interval | null {
  // Weighted equal ratings leave a rounding error for a spread.
  if (effective < 2 || spread < 1e-7) return null;
  const interval = meanInterval({ n: effective, mean, variance: (spread * effective) / (effective - 1) });
  return interval && [Math.min(mean, interval[0]), Math.max(mean, interval[1])];
}
