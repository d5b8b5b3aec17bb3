import { type Interval, Z95 } from "./interval.ts";

/** A number of observations among all. */
export interface Share {
  count: number;
  n: number;
}

/** A gap between two shares, in points. */
export interface ShareDifference {
  /** Second minus first. */
  value: number;
  interval: Interval;
  significant: boolean;
}

/**
 * The gap from one share to another with its 95 % interval, in points of −100 to 100; null where either has nobody.
 *
 * Agresti and Caffo's interval (one success and one failure added to each side): right for small samples and near 0 and 100.
 */
export function shareDifference(from: Share, to: Share): ShareDifference | null {
  if (from.n <= 0 || to.n <= 0) return null;
  const value = (100 * (to.count * from.n - from.count * to.n)) / (from.n * to.n);
  const [a, b] = [adjusted(from), adjusted(to)];
  const centre = 100 * (b.share - a.share);
  const margin = 100 * Z95 * Math.sqrt(a.variance + b.variance);
  return {
    value,
    // Sides of one or two may lie outside their own adjusted interval.
    interval: [Math.max(-100, Math.min(value, centre - margin)), Math.min(100, Math.max(value, centre + margin))],
    significant: Math.abs(centre) > margin,
  };
}

function adjusted({ count, n }: Share): { share: number; variance: number } {
  const share = (count + 1) / (n + 2);
  return { share, variance: (share * (1 - share)) / (n + 2) };
}
