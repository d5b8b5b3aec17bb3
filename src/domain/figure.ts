import type { SampleThresholds, Unit } from "../generated/types.ts";
import { formatDuration, formatNps, formatNumber, formatPercent, formatRating, formatRatingGap, formatSigned } from "./format.ts";

export type { Unit };

/** A figure with what stands behind it, as results carry it. */
export interface Figure {
  value: number | null;
  n: number;
  /** What its certainty rests on, where that is less than n. */
  sample?: number;
  interval?: number[];
  /** Standard error of its change since the compared period, where the two intervals would not tell it. */
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
    case "hours":
      return formatDuration(value);
  }
}

/** Whether the words beside a figure, as it is shown, take the singular: in French 0 and 1, and what lies between; an empty one does not. */
export function isSingular(value: number | null | undefined, unit: Unit): boolean {
  const shown = plainFigure(value, unit);
  return shown !== null && Math.abs(shown) < 2;
}

/** A figure for a spreadsheet: a rating out of ten, everything else as it is; null when empty. */
export function plainFigure(value: number | null | undefined, unit: Unit): number | null {
  if (value === null || value === undefined) return null;
  if (unit === "rating-gap") return Math.round(value * 10) / 100;
  return Math.round(unit === "rating" ? value : value * 10) / 10;
}

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

/** Whether nothing stands behind a figure, hidden or not. */
export const restsOnNothing = ({ n, hidden }: Pick<Figure, "n" | "hidden">): boolean => n === 0 && !hidden;

/** Whether a figure may be shown as a number. */
export function isShown(sample: Sample): boolean {
  return sample === "normal" || sample === "small" || sample === "insufficient";
}
