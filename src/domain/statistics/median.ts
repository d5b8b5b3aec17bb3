import type { Interval } from "./interval.ts";

/** Values of which no two order statistics hold the middle in 95 cases of 100. */
const TOO_FEW = 5;

/**
 * The ranks (from 1) of the two sorted values that hold the middle of what n values were drawn from, in at least 95 cases of
 * 100 whatever their law: the binomial quantiles n/2 ± 0.98√n, rounded outwards. Null for fewer than six values.
 *
 * At most one rank wider on either side than the exact binomial sum would have it; an engine can work it out in one pass.
 */
export function medianRanks(n: number): [low: number, high: number] | null {
  if (n <= TOO_FEW) return null;
  const low = Math.floor((n + 1) / 2 - 0.98 * Math.sqrt(n));
  return [low, n + 1 - low];
}

/** The 95 % interval of a median, by order statistics: of delays, which no law describes; null for fewer than six values. */
export function medianInterval(values: readonly number[]): Interval | null {
  const ranks = medianRanks(values.length);
  if (!ranks) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = ranks.map((rank) => sorted[rank - 1]);
  return low === undefined || high === undefined ? null : [low, high];
}

/** A figure with an interval that need not lie evenly around it. */
export interface Bounded {
  value: number;
  interval: Interval;
}

/**
 * The 95 % interval of the gap between two independent figures whose intervals are not symmetric (Zou and Donner's MOVER):
 * each side of the gap rests on the bounds that face each other. For symmetric intervals it is the usual one.
 */
export function gapInterval(from: Bounded, to: Bounded): Interval {
  const gap = to.value - from.value;
  return [
    gap - Math.hypot(to.value - to.interval[0], from.interval[1] - from.value),
    gap + Math.hypot(to.interval[1] - to.value, from.value - from.interval[0]),
  ];
}
