import { type Interval, meanInterval } from "./interval.ts";

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

/** Ratings of two windows, each counted once, all weighted as of the end of the later one. */
export interface IndexStretches {
  /** Those of the earlier window alone. */
  before: IndexSums;
  /** Those of both. */
  shared: IndexSums;
  /** Those of the later window alone. */
  after: IndexSums;
  /** What a weight was as of the end of the earlier window, as a multiple of what it is as of the later one. */
  factor: number;
}

/**
 * The standard error of the change of an index from one window to a later one; null where the spread is unknown.
 *
 * Most ratings are in both windows, so the two indexes move together: the change is one weighted sum over all ratings,
 * (w ÷ Σw − v ÷ Σv) each, of their common variance. `priorWeight` for the index that is pulled towards a level, which is taken as it is.
 */
export function indexChangeError({ before, shared, after, factor }: IndexStretches, priorWeight = 0): number | null {
  const [earlier, later] = [spreadOf(before, shared), spreadOf(shared, after)];
  if (!earlier || !later) return null;
  const variance =
    ((earlier.effective - 1) * earlier.variance + (later.effective - 1) * later.variance) / (earlier.effective + later.effective - 2);
  const [v, w] = [factor / (priorWeight + factor * earlier.weights), 1 / (priorWeight + later.weights)];
  return Math.sqrt(variance * (before.squares * v * v + shared.squares * (w - v) ** 2 + after.squares * w * w));
}

/** What the ratings of two stretches weigh together, and how much they scatter; null where they are too few. */
function spreadOf(...stretches: readonly IndexSums[]): { weights: number; effective: number; variance: number } | null {
  const sum = (of: (sums: IndexSums) => number): number => stretches.reduce((total, sums) => total + of(sums), 0);
  const weights = sum((sums) => sums.weights);
  if (weights <= 0) return null;
  const effective = weights ** 2 / sum(({ squares }) => squares);
  const spread = sum((sums) => sums.spread) / weights - (sum(({ weighted }) => weighted) / weights) ** 2;
  // Sums of several stretches leave rounding errors.
  return effective < 2 - 1e-9 || spread < 1e-7 ? null : { weights, effective, variance: (spread * effective) / (effective - 1) };
}

/** The interval of a weighted mean, by its effective number of ratings instead of their number. */
function intervalOf(mean: number, spread: number, effective: number): Interval | null {
  // Weighted equal ratings leave a rounding error for a spread.
  if (effective < 2 || spread < 1e-7) return null;
  const interval = meanInterval({ n: effective, mean, variance: (spread * effective) / (effective - 1) });
  return interval && [Math.min(mean, interval[0]), Math.max(mean, interval[1])];
}
