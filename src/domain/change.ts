import type { Unit } from "../generated/types.ts";
import type { Figure } from "./figure.ts";
import { formatDuration, formatGap, formatGapNumber, type GapUnit } from "./format.ts";
import { difference, differenceOfIntervals } from "./statistics-difference.ts";
import type { Interval } from "./statistics-interval.ts";
import { gapInterval } from "./statistics-median.ts";

/** A figure's move since the compared period, ready to be said. */
export interface Change {
  /** The difference on the scale of `unit`; a duration's, in hours, is told by `text` alone. */
  gap: number;
  unit: GapUnit;
  /** Signed, with its unit: «+0,2 pt», «−5 pts», «+12,4 %», «−1,7 j»; «=» when nothing moved. */
  text: string;
  /** The same without the unit, for columns. */
  short: string;
  direction: "up" | "down" | "flat";
  /** Whether that is good news, given which way is better; neutral too while chance may explain it, or nobody can tell. */
  tone: "good" | "bad" | "neutral";
  /** False where chance may explain it; null where the intervals that would tell are unknown, as for counts of reviews, which are exact. */
  significant: boolean | null;
}

const units: Record<Exclude<Unit, "hours">, GapUnit> = {
  rating: "rating",
  "rating-gap": "rating",
  count: "percent",
  percent: "points",
  nps: "points",
  balance: "points",
};

/**
 * The change between two figures of one unit; null where either is missing, or where nothing was observed before.
 *
 * A count's change is relative, 0 from a base of 0 that something was observed for (design §3); a duration's is a duration; any other is a difference.
 * What rounds to nothing as displayed is flat.
 */
export function changeOf(current: Figure, previous: Figure | undefined, unit: Unit, better: "up" | "down" | "none" = "up"): Change | null {
  // Compared with nothing at all, nothing has moved or stayed.
  if (previous?.n === 0) return null;
  if (!previous || current.value === null || previous.value === null || current.hidden || previous.hidden) return null;
  const gap = unit === "count" ? relative(current.value, previous.value) : current.value - previous.value;
  const number = unit === "hours" ? signedDuration(gap) : formatGapNumber(gap, units[unit]);
  const direction = /[1-9]/.test(number) ? (gap > 0 ? "up" : "down") : "flat";
  const flat = direction === "flat";
  const significant = isSignificant(current, previous, unit);
  const isTold = significant ?? unit === "count";
  return {
    gap,
    unit: unit === "hours" ? "count" : units[unit],
    text: flat ? "=" : unit === "hours" ? number : formatGap(gap, units[unit]),
    short: flat ? "=" : unit === "count" ? formatGap(gap, "percent") : number,
    direction,
    tone: flat || better === "none" || !isTold ? "neutral" : direction === better ? "good" : "bad",
    significant,
  };
}

/**
 * Whether a figure differs from an earlier one by more than chance would explain, at 95 % (DOMAIN §2.2); null where one has no interval.
 *
 * Reads centre and standard error off their 95 % intervals. Durations are medians, whose intervals lie unevenly around
 * them: there the bounds that face each other decide. Two indexes share most of their ratings: the current one then says
 * how uncertain its change is. Counts of mentions and expressions come with their errors.
 */
export function isSignificant(current: Figure, previous: Figure, unit?: Unit): boolean | null {
  const [a, b] = [intervalOf(previous), intervalOf(current)];
  const { value: before, count_error: countedBefore } = previous;
  const { value: after, change_error: error, count_error: countedNow } = current;
  if (before === null || after === null) return null;
  if (error !== undefined) return difference({ value: before, error: 0 }, { value: after, error }).significant;
  if (countedBefore !== undefined && countedNow !== undefined)
    return difference({ value: before, error: countedBefore }, { value: after, error: countedNow }).significant;
  if (unit !== "hours" || !a || !b) return differenceOfIntervals(a, b)?.significant ?? null;
  const [low, high] = gapInterval({ value: before, interval: a }, { value: after, interval: b });
  return low > 0 || high < 0;
}

function intervalOf({ interval }: Figure): Interval | undefined {
  const [low, high] = interval ?? [];
  return low === undefined || high === undefined ? undefined : [low, high];
}

function relative(current: number, base: number): number {
  return base === 0 ? 0 : (100 * (current - base)) / base;
}

function signedDuration(hours: number): string {
  return `${hours < 0 ? "\u2212" : "+"}${formatDuration(Math.abs(hours))}`;
}
