import type { Unit } from "../../generated/types.ts";
import { type Figure, shownFigure } from "./figure.ts";
import { formatDuration, formatGap, formatGapNumber, formatNumber, formatRatingGap, type GapUnit } from "../format/format.ts";
import { type Difference, difference, differenceOfIntervals } from "../statistics/difference.ts";
import type { Interval } from "../statistics/interval.ts";
import { gapInterval } from "../statistics/median.ts";

/** A figure's move since the compared period, ready to be said. */
export interface Change {
  /** The difference of the figures as they are shown, on the scale of `unit`; of a duration, in hours, `text` alone gives it. */
  gap: number;
  unit: GapUnit;
  /** Signed, with its unit: «+0,2 pt», «−5 pts», «+12,4 %», «−1,7 j»; «=» when nothing moved. */
  text: string;
  /** The same without the unit, for columns. */
  short: string;
  direction: "up" | "down" | "flat";
  /** Whether that is good news, given which way is better; neutral too while chance may explain it, or no test is possible. */
  tone: "good" | "bad" | "neutral";
  /** False where chance may explain it; null where the intervals to test it by are unknown, as for counts of reviews, which are exact. */
  significant: boolean | null;
}

const units: Record<Exclude<Unit, "hours">, GapUnit> = {
  rating: "rating",
  "rating-gap": "rating",
  count: "percent",
  percent: "points",
  nps: "points",
  balance: "points",
  ratio: "percent",
};

/**
 * The change between two figures of one unit; null where either is missing, or where nothing was observed before.
 *
 * The change of a count or a ratio is relative, 0 from a base of 0 that something was observed for (design §3); a duration's is a duration; any other is a difference.
 * Both figures are rounded as they are shown first (docs/decisions/0118): two that read the same are flat.
 */
export function changeOf(current: Figure, previous: Figure | undefined, unit: Unit, better: "up" | "down" | "none" = "up"): Change | null {
  // Compared with nothing at all, nothing has moved or stayed.
  if (previous?.n === 0) return null;
  if (!previous || current.value === null || previous.value === null || current.hidden || previous.hidden) return null;
  const [now, before] = [shownFigure(current.value, unit), shownFigure(previous.value, unit)];
  const gap = unit === "count" || unit === "ratio" ? relative(now, before) : now - before;
  const number = gapNumber(gap, unit, Math.min(now, before) >= DAY);
  const direction = /[1-9]/.test(number) ? (gap > 0 ? "up" : "down") : "flat";
  const flat = direction === "flat";
  const significant = isSignificant(current, previous, unit);
  const isSure = significant ?? unit === "count";
  return {
    gap,
    unit: unit === "hours" ? "count" : units[unit],
    text: flat ? "=" : unit === "hours" ? number : unit === "rating-gap" ? `${number}\u00a0pt` : formatGap(gap, units[unit]),
    short: flat ? "=" : unit === "count" || unit === "ratio" ? formatGap(gap, "percent") : number,
    direction,
    tone: flat || better === "none" || !isSure ? "neutral" : direction === better ? "good" : "bad",
    significant,
  };
}

/**
 * Whether a figure differs from an earlier one by more than chance would explain, at 95 % (DOMAIN §2.2); null where one has no interval.
 *
 * Durations are medians, whose intervals lie unevenly around them, as those of ratios do: there the bounds that face each other decide.
 */
export function isSignificant(current: Figure, previous: Figure, unit?: Unit): boolean | null {
  const [a, b] = [intervalOf(previous), intervalOf(current)];
  if ((unit !== "hours" && unit !== "ratio") || current.change_error !== undefined || !a || !b)
    return testOf(current, previous)?.significant ?? null;
  if (previous.value === null || current.value === null) return null;
  const [low, high] = gapInterval({ value: previous.value, interval: a }, { value: current.value, interval: b });
  return low > 0 || high < 0;
}

/**
 * Tests the gap from an earlier figure; null where one has no interval.
 *
 * Reads centre and standard error off their 95 % intervals. Two indexes share most of their ratings: the current one then
 * says how uncertain its change is. Counts of mentions and expressions come with their errors.
 */
export function testOf(current: Figure, previous: Figure): Difference | null {
  const { value: before, count_error: countedBefore } = previous;
  const { value: after, change_error: error, count_error: countedNow } = current;
  if (before === null || after === null) return null;
  if (error !== undefined) return difference({ value: before, error: 0 }, { value: after, error });
  if (countedBefore !== undefined && countedNow !== undefined)
    return difference({ value: before, error: countedBefore }, { value: after, error: countedNow });
  return differenceOfIntervals(intervalOf(previous), intervalOf(current));
}

function intervalOf({ interval }: Figure): Interval | undefined {
  const [low, high] = interval ?? [];
  return low === undefined || high === undefined ? undefined : [low, high];
}

function relative(current: number, base: number): number {
  return base === 0 ? 0 : (100 * (current - base)) / base;
}

const DAY = 24;

/** A gap with as many decimals as the figures that it parts. */
function gapNumber(gap: number, unit: Unit, inDays: boolean): string {
  if (unit === "rating-gap") return formatRatingGap(gap);
  if (unit !== "hours") return formatGapNumber(gap, units[unit]);
  const size = Math.abs(gap);
  return `${gap < 0 ? "\u2212" : "+"}${inDays && size < DAY ? `${formatNumber(size / DAY, 1)}\u00a0j` : formatDuration(size)}`;
}
