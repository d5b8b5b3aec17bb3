import { type Difference, meanDifference } from "./statistics-difference.ts";
import type { Interval, MeanSample } from "./statistics-interval.ts";

export interface ThemeImpact extends Difference {
  /** Reviews that complain of the theme, or praise it. */
  n: number;
  /** What the theme takes from the mean of all, or adds to it: the impact times the share of its reviews. */
  cost: number;
  costInterval: Interval;
  /** Whether both sides have a spread, without which the intervals would claim too much. */
  measured: boolean;
}

/**
 * How much lower the reviews that complain of a theme rate, in points of 0–100 (DOMAIN §2.7): negative where the theme costs.
 * Given the reviews that praise it instead, how much higher they rate.
 *
 * Null where one of the two sides has no review.
 */
export function themeImpact(marked: MeanSample | null, others: MeanSample | null): ThemeImpact | null {
  if (!marked || !others || marked.n === 0 || others.n === 0) return null;
  const gap = meanDifference(others, marked);
  const share = marked.n / (marked.n + others.n);
  return {
    ...gap,
    n: marked.n,
    cost: gap.value * share,
    costInterval: [gap.interval[0] * share, gap.interval[1] * share],
    measured: marked.n > 1 && others.n > 1 && marked.variance + others.variance > 0,
  };
}
