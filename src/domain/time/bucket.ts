import type { Grain } from "../../generated/types.ts";
import { addDays, addMonths, type Day, daysBetween } from "./day.ts";
import { formatDate } from "../format/format.ts";
import type { DayRange } from "./period.ts";

/** A bucket of time in full: «lundi 8 juin 2026», «semaine du 8 juin 2026», «avril 2026», «2ᵉ trimestre 2026», «2026». Takes its first day. */
export function bucketTitle(day: string, grain: Grain): string {
  switch (grain) {
    case "day":
      return weekday.format(new Date(`${day}T00:00:00Z`)) + " " + formatDate(day, "long");
    case "week":
      return `semaine du ${formatDate(day, "long")}`;
    case "month":
      return formatDate(day, "month");
    case "quarter":
      return `${quarterOf(day) === 1 ? "1ᵉʳ" : `${quarterOf(day)}ᵉ`} trimestre ${day.slice(0, 4)}`;
    case "year":
      return day.slice(0, 4);
  }
}

/**
 * A bucket on an axis: «8 juin», «avr.», «T2», «2026»; one in another year than that named before it carries the year
 * («janv. 26»), of months and quarters the first one too.
 */
export function bucketLabel(day: string, grain: Grain, before?: string): string {
  const opens = before?.slice(0, 4) !== day.slice(0, 4);
  switch (grain) {
    case "day":
    case "week":
      return formatDate(day, "short") + (opens && before !== undefined ? ` ${day.slice(2, 4)}` : "");
    case "month": {
      const label = formatDate(day, "month-short");
      return opens ? label : label.replace(/ \d+$/, "");
    }
    case "quarter":
      return `T${quarterOf(day)}${opens ? ` ${day.slice(2, 4)}` : ""}`;
    case "year":
      return day.slice(0, 4);
  }
}

/** The day after a bucket's last one. Takes its first day. */
export function bucketEnd(day: Day, grain: Grain): Day {
  if (grain === "day" || grain === "week") return addDays(day, grain === "day" ? 1 : 7);
  return addMonths(day, grain === "month" ? 1 : grain === "quarter" ? 3 : 12);
}

/** How far the figures of a result can be relied on: false while the period runs, and the day from which rows may still change. */
export interface Settling {
  complete: boolean;
  provisional_from?: Day;
}

/** Buckets of a result, by their first days. */
export interface Buckets extends Settling {
  keys: readonly Day[];
  grain: Grain;
}

/**
 * Whether a bucket of a series is counted in part alone: the period begins or ends within it, the last one still fills, or
 * what it holds may still change.
 *
 * Takes the buckets' first days and the period, `to` exclusive.
 */
export function isPartial(index: number, buckets: Buckets, { from, to }: DayRange): boolean {
  const { keys, grain, complete } = buckets;
  const day = keys[index];
  if (day === undefined) return false;
  return day < from || bucketEnd(day, grain) > to || (!complete && index === keys.length - 1) || isProvisional(index, buckets);
}

/** Whether a bucket holds rows that may still change: reviews so young that their answer may come. */
export function isProvisional(index: number, { keys, grain, provisional_from }: Buckets): boolean {
  const day = keys[index];
  return day !== undefined && provisional_from !== undefined && bucketEnd(day, grain) > provisional_from;
}

/**
 * Which buckets of a course are whole: those counted in part are drawn apart, and set neither axis, nor label, nor the end
 * of a curve. All where none is whole: then there is nothing else to go by.
 */
export function wholeBuckets(series: Buckets, period: DayRange): boolean[] {
  const whole = series.keys.map((_, index) => !isPartial(index, series, period));
  return whole.includes(true) ? whole : whole.map(() => true);
}

/** The same of a short series, whose grain follows from its days. */
export function wholePoints(trend: readonly { key: Day }[], { complete, provisional_from }: Settling, period: DayRange): boolean[] {
  const keys = trend.map(({ key }) => key);
  return wholeBuckets({ keys, grain: grainOf(keys), complete, provisional_from }, period);
}

/** The grain of buckets that follow one another. */
function grainOf([first, second]: readonly Day[]): Grain {
  const days = first === undefined || second === undefined ? 1 : daysBetween(first, second);
  if (days < 28) return days < 7 ? "day" : "week";
  return days < 32 ? "month" : days < 93 ? "quarter" : "year";
}

const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: "UTC" });

function quarterOf(day: string): number {
  return Math.ceil(Number(day.slice(5, 7)) / 3);
}
