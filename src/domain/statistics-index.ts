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

/** Window of 36 months, half-life, strength of the prior and least sample (DOMAIN §2.4). */
const WINDOW_DAYS = 1_096;
const HALF_LIFE_DAYS = 365;
const PRIOR_WEIGHT = 10;
const LEAST_RATINGS = 10;

/** The weighted index of the ratings of the last 36 months; null without one. `prior` is the mean of the same category in the territory. */
export function weightedIndex(ratings: readonly WeightedRating[], prior: number): WeightedIndex | null {
  let weights = 0;
  let weighted = 0;
  let squares = 0;
  let n = 0;
  for (const { rating, ageDays, weight = 1 } of ratings) {
    if (ageDays > WINDOW_DAYS) continue;
    n += 1;
    const w = weight * 2 ** (-ageDays / HALF_LIFE_DAYS);
    weights += w;
    weighted += w * rating;
    squares += w * w;
  }
  if (weights === 0) return null;
  return {
    value: weighted / weights,
    ranking: (PRIOR_WEIGHT * prior + weighted) / (PRIOR_WEIGHT + weights),
    n,
    effective: (weights * weights) / squares,
    published: n >= LEAST_RATINGS,
  };
}
