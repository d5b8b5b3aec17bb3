/** Lower and upper bound of a 95 % interval. */
export type Interval = [low: number, high: number];

/** The two-sided 95 % quantile of the normal law. */
export const Z95 = 1.96;

/** What a mean was taken over; the variance is the sample's (divided by n − 1). */
export interface MeanSample {
  n: number;
  mean: number;
  variance: number;
}

/** The mean and variance of n values from their sum and sum of squares; null without a value. */
export function meanSample(n: number, sum: number, squares: number): MeanSample | null {
  if (n <= 0) return null;
  // Rounding can bring the variance of equal values just under zero.
  return { n, mean: sum / n, variance: n > 1 ? Math.max(0, (squares - (sum * sum) / n) / (n - 1)) : 0 };
}

/**
 * The 95 % interval of a mean, by Student's law, kept within the scale.
 *
 * Null for fewer than two values and for values that are all equal: they say nothing of the spread.
 */
export function meanInterval({ n, mean, variance }: MeanSample, [least, most]: Interval = [0, 100]): Interval | null {
  if (n < 2 || variance === 0) return null;
  const margin = studentQuantile(n - 1) * Math.sqrt(variance / n);
  return [Math.max(least, mean - margin), Math.min(most, mean + margin)];
}

/** The 95 % interval, in per cent, of `count` among `n` (Wilson's score interval: right for small samples and near 0 and 100); null without a value. */
export function shareInterval(count: number, n: number): Interval | null {
  if (n <= 0) return null;
  const share = count / n;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const margin = (Z95 / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [100 * Math.min(share, Math.max(0, centre - margin)), 100 * Math.max(share, Math.min(1, centre + margin))];
}

/** The middle of some values (of the two in the middle, their mean); null without a value. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? 0;
  return low + (high - low) * (at - Math.floor(at));
}

/** Student's two-sided 95 % quantile: exact for few degrees of freedom (a broken number counts as the whole one below), else Cornish and Fisher's expansion (to 0.001). */
export function studentQuantile(freedom: number): number {
  const exact = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228][Math.floor(freedom) - 1];
  if (exact !== undefined) return exact;
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}
