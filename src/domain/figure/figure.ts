import type { SampleThresholds, Unit } from "../../generated/types.ts";
import {
  formatDuration,
  formatNps,
  formatNumber,
  formatPercent,
  formatRating,
  formatRatingGap,
  formatRatio,
  formatSigned,
} from "../format/format.ts";

export type { Unit };

/** A figure with the observations behind it, as results carry it. */
export interface Figure {
  value: number | null;
  n: number;
  /** What its certainty rests on, where that is less than n. */
  sample?: number;
  interval?: number[];
  /** Standard error of its change since the compared period, where the two intervals do not give it. */
  change_error?: number;
  /** Standard error of a count of what reviews happen to say, for its changes. */
  count_error?: number;
  hidden?: boolean;
}

/** A figure as people read it, in the words of its unit: «8,6», «18 432», «71 %», «+47», «2,4 j»; «-» when empty. */
export function formatFigure(value: number | null | undefined, unit: Unit): string {
  switch (unit) {
    case "rating":
      return formatRating(value);
    case "rating-gap":
      return formatRatingGap(value);
    case "count":
      return formatNumber(value);
    case "percent":
      return formatPercent(value);
    case "nps":
      return formatNps(value);
    case "balance":
      return formatSigned(value);
    case "ratio":
      return formatRatio(value);
    case "hours":
      return formatDuration(value);
  }
}

/** Whether the words beside a figure, as it is shown, take the singular: in French 0 and 1, and what lies between; an empty one does not. */
export function isSingular(value: number | null | undefined, unit: Unit): boolean {
  const shown = plainFigure(value, unit);
  return shown !== null && Math.abs(shown) < 2;
}

/** A figure for a spreadsheet: a rating out of ten, everything else to one decimal, a ratio to two; null when empty. */
export function plainFigure(value: number | null | undefined, unit: Unit): number | null {
  if (value === null || value === undefined) return null;
  if (unit === "ratio") return Math.round(value * 100) / 100;
  if (unit === "rating-gap") return Math.round(value * 10) / 100;
  return Math.round(unit === "rating" ? value : value * 10) / 10;
}

/**
 * A figure rounded as {@link formatFigure} shows it, on its own scale. Gaps are taken between these, so that a reader who
 * subtracts what is shown finds the gap that is shown.
 */
export function shownFigure(value: number, unit: Unit): number {
  switch (unit) {
    case "hours":
      return shownHours(value);
    case "rating-gap":
      return rounded(value * 10) / 10;
    case "rating":
    case "count":
    case "percent":
    case "nps":
    case "balance":
      return rounded(value);
    case "ratio":
      return shownRatio(value);
  }
}

/** Hundredths below one, tenths below a hundred, then whole. */
function shownRatio(value: number): number {
  if (value < 0.995) return rounded(value * 100) / 100;
  return value < 99.95 ? rounded(value * 10) / 10 : rounded(value);
}

/** Minutes below an hour, hours below a day, tenths of a day below ten days, then days. */
function shownHours(hours: number): number {
  if (hours < 1) return rounded(hours * 60) / 60;
  if (hours < 24) return rounded(hours);
  const days = hours / 24;
  return 24 * (days < 9.95 ? rounded(days * 10) / 10 : rounded(days));
}

/** Half away from zero, as numbers are written. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/**
 * How far a figure may be trusted (INTERFACES «Thresholds»).
 *
 * none: nothing to say. hidden: not for this audience. insufficient and small: greyed. A count is exact, however small.
 */
export type Sample = "none" | "hidden" | "insufficient" | "small" | "normal";

export function sampleOf(figure: Figure, unit: Unit, thresholds: SampleThresholds, audience: "private" | "public"): Sample {
  if (figure.hidden) return "hidden";
  if (figure.value === null) return "none";
  if (unit === "count") return "normal";
  const sample = restsOn(figure);
  if (sample < thresholds.insufficient) return audience === "public" ? "hidden" : "insufficient";
  return sample < thresholds.small ? "small" : "normal";
}

/** The observations that a figure's certainty rests on: reviews where n counts their mentions. */
export const restsOn = ({ n, sample = n }: Pick<Figure, "n" | "sample">): number => sample;

/** Whether a figure rests on no observation, hidden or not. */
export const restsOnNothing = ({ n, hidden }: Pick<Figure, "n" | "hidden">): boolean => n === 0 && !hidden;

/** Whether a figure may be shown as a number. */
export function isShown(sample: Sample): boolean {
  return sample === "normal" || sample === "small" || sample === "insufficient";
}
