import { type Difference, meanDifference } from "./statistics-difference.ts";
import type { MeanSample } from "./statistics-interval.ts";

export interface ThemeImpact extends Difference {
  /** Reviews that complain of the theme. */
  n: number;
  /** What the theme takes from the mean of all: the impact times the share of its reviews. */
  cost: number;
}

/**
 * How much lower the reviews that complain of a theme rate, in points of 0–100 (DOMAIN §2.7): negative where the theme costs.
 *
 * Null where one of the two sides has no review.
 */
export function themeImpact(complaining: MeanSample | null, others: MeanSample | null): ThemeImpact | null {
  if (!complaining || !others || complaining.n === 0 || others.n === 0) return null;
  const gap = meanDifference(others, complaining);
  return { ...gap, n: complaining.n, cost: gap.value * (complaining.n / (complaining.n + others.n)) };
}
