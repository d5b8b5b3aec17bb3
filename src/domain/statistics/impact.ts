import { type Difference, meanDifference } from "./difference.ts";
import { type Interval, type MeanSample, studentQuantile, Z95 } from "./interval.ts";

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
  const interval = widened(gap, others, marked);
  const share = marked.n / (marked.n + others.n);
  return {
    ...gap,
    interval,
    significant: interval[0] > 0 || interval[1] < 0,
    n: marked.n,
    cost: gap.value * share,
    costInterval: [interval[0] * share, interval[1] * share],
    measured: marked.n > 1 && others.n > 1 && marked.variance + others.variance > 0,
  };
}

/** The interval by Student's law, with the freedom that Welch and Satterthwaite leave to two unequal samples: about that of the smaller where it scatters most. */
function widened({ value, interval }: Difference, ...sides: readonly MeanSample[]): Interval {
  const parts = sides.map(({ n, variance }) => ({ part: variance / n, n }));
  const spread = parts.reduce((sum, { part }) => sum + part, 0);
  const freedom = spread ** 2 / parts.reduce((sum, { part, n }) => sum + (part > 0 ? part ** 2 / Math.max(1, n - 1) : 0), 0);
  const margin = spread > 0 ? ((interval[1] - value) / Z95) * studentQuantile(Math.max(1, freedom)) : 0;
  // Ratings of 0–100 are no further apart.
  return [Math.max(-100, value - margin), Math.min(100, value + margin)];
}
