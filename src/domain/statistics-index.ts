/** One rating of 0–100, its age, and the weight of its provider (1 by default). */
export interface WeightedRating {
  rating: number;
  ageDays: number;
  weight?: number;
}

export interface WeightedIndex {
  /** Weighted mean of the ratings: what is shown. */
  value: number;
  /** Pulled towards the mean of the category: for rankings alone, so that one review does not lead them. */
  ranking: number;
  n: number;
  /** How many equally weighted ratings would be as precise. */
  effective: number;
  /** Whether there are enough ratings to publish it. */
  published: boolean;
}

/** Window, half-life, strength of the prior and least sample (DOMAIN §2.4). */
export const INDEX_WINDOW_MONTHS = 36;
const HALF_LIFE_DAYS = 365;
const PRIOR_WEIGHT = 10;
const LEAST_RATINGS = 10;

/** The weighted index of some ratings; null without one. `prior` is the mean of the same category in the territory. */
export function weightedIndex(ratings: readonly WeightedRating[], prior: number): WeightedIndex | null {
  let weights = 0;
  let weighted = 0;
  let squares = 0;
  for (const { rating, ageDays, weight = 1 } of ratings) {
    const w = weight * 2 ** (-ageDays / HALF_LIFE_DAYS);
    weights += w;
    weighted += w * rating;
    squares += w * w;
  }
  if (weights === 0) return null;
  return {
    value: weighted / weights,
    ranking: (PRIOR_WEIGHT * prior + weighted) / (PRIOR_WEIGHT + weights),
    n: ratings.length,
    effective: (weights * weights) / squares,
    published: ratings.length >= LEAST_RATINGS,
  };
}
