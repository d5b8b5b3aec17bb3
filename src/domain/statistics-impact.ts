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

/** The rest of a sample without a part of it; null where nothing is left. Both variances are the samples' own. */
export function restOf(whole: MeanSample | null, part: MeanSample | null): MeanSample | null {
  if (!whole || !part) return whole;
  const n = whole.n - part.n;
  if (n <= 0) return null;
  const mean = (whole.n * whole.mean - part.n * part.mean) / n;
  const squares = (sample: MeanSample): number => (sample.n - 1) * sample.variance + sample.n * sample.mean ** 2;
  const variance = n > 1 ? Math.max(0, (squares(whole) - squares(part) - n * mean * mean) / (n - 1)) : 0;
  return { n, mean, variance };
}
