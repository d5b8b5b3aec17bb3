import { type Interval, shareInterval, Z95 } from "./interval.ts";

/** Two counts over the same observations, and those that are in both. */
export interface RatioCounts {
  numerator: number;
  denominator: number;
  both: number;
}

/**
 * The 95 % interval of a ratio of two counts, numerator for one of the denominator; null where the denominator is empty.
 *
 * Where the numerator is a part of the denominator the ratio is a share: Wilson's interval. Elsewhere the delta method on its
 * logarithm, whose variance is 1/a + 1/b − 2c/(ab), c being what both count (Katz et al., Biometrics 34, 1978, whose 1/a − 1/b
 * is the case of a part; without overlap the usual interval of a ratio of Poisson counts). An empty numerator has no
 * logarithm and is a part of anything: Wilson's upper bound is close to the exact one of a count of none (3.7 of n).
 */
export function ratioInterval({ numerator, denominator, both }: RatioCounts): Interval | null {
  if (denominator <= 0) return null;
  if (both >= numerator) {
    const [low, high] = shareInterval(numerator, denominator) ?? [0, 0];
    return [low / 100, high / 100];
  }
  const error = Math.sqrt(Math.max(0, 1 / numerator + 1 / denominator - (2 * both) / (numerator * denominator)));
  const value = numerator / denominator;
  return [value * Math.exp(-Z95 * error), value * Math.exp(Z95 * error)];
}

/**
 * The 95 % interval of how many things there are for each observation that holds some: a Poisson count over an exposure that is
 * known. Somewhat wide, since each holds at least one. Null for nothing.
 */
export function rateInterval(count: number, exposure: number): Interval | null {
  if (count <= 0 || exposure <= 0) return null;
  const error = Z95 / Math.sqrt(count);
  return [(count / exposure) * Math.exp(-error), (count / exposure) * Math.exp(error)];
}
