import { type Interval, type MeanSample, Z95 } from "./interval.ts";
import type { NpsEstimate } from "./nps.ts";

/** A gap between two independent samples. */
export interface Difference {
  /** Second minus first. */
  value: number;
  /** Distance from zero in standard errors. */
  z: number;
  /** Whether chance alone would give such a gap less than once in twenty. */
  significant: boolean;
  interval: Interval;
}

/** Tests the gap from one estimate to another by their standard errors (DOMAIN §2.2). */
export function difference(from: { value: number; error: number }, to: { value: number; error: number }): Difference {
  const value = to.value - from.value;
  const error = Math.hypot(from.error, to.error);
  // Without any spread, no gap is no gap and any gap is certain.
  const z = error > 0 ? Math.abs(value) / error : value === 0 ? 0 : Infinity;
  return { value, z, significant: z > Z95, interval: [value - Z95 * error, value + Z95 * error] };
}

/** Tests the gap between two Net Promoter Scores on their adjusted values; `value` is the gap of the scores that are shown. */
export function npsDifference(from: NpsEstimate, to: NpsEstimate): Difference {
  const { z, significant, interval } = difference(
    { value: from.centre, error: from.centreError },
    { value: to.centre, error: to.centreError },
  );
  return { value: to.value - from.value, z, significant, interval };
}

/** Tests the gap between two means by their standard errors. */
export function meanDifference(from: MeanSample, to: MeanSample): Difference {
  return difference(
    { value: from.mean, error: Math.sqrt(from.variance / from.n) },
    { value: to.mean, error: Math.sqrt(to.variance / to.n) },
  );
}

/**
 * Whether two figures with their 95 % intervals differ by more than chance; null where one has no interval.
 *
 * For figures that came from the metric layer: centre and error are read back from the interval.
 */
export function differenceOfIntervals(from: Interval | undefined, to: Interval | undefined): Difference | null {
  if (!from || !to) return null;
  const estimate = ([low, high]: Interval): { value: number; error: number } => ({
    value: (low + high) / 2,
    error: (high - low) / (2 * Z95),
  });
  return difference(estimate(from), estimate(to));
}

/**
 * Standard error of a count of what people happen to say, for the difference from another such count (Poisson, DOMAIN §2.2).
 *
 * One is added, as Agresti and Caffo do to shares: the test is then right for counts of a few, and near none. What one review
 * says several times weighs less than as many independent ones: it comes and goes with the review.
 */
export const countError = (count: number, independence = 1): number => Math.sqrt((count + 1) / independence);
