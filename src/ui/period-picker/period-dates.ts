import { addDays, type Day, daysBetween, isDay } from "../../domain/time/day.ts";
import { formatPeriod } from "../../domain/format/format-date.ts";
import { comparedPeriod, type DayRange, overlapsCompared, resolvePeriod } from "../../domain/time/period.ts";
import type { PeriodChoice } from "./period-types.ts";

/** First and last day, both included. */
export interface Days {
  from: Day;
  to: Day;
}

/** The days that a choice means today. */
export function chosenDays({ period }: PeriodChoice, today: Day): Days {
  return inclusive(resolvePeriod(period, today));
}

/** The days that a choice is compared with; null when it is compared with none. */
export function comparedDays({ period, comparison }: PeriodChoice, today: Day): Days | null {
  const compared = comparedPeriod(resolvePeriod(period, today), comparison);
  return compared && inclusive(compared);
}

/** Whether a choice and what it is compared with share days, so that a review counts in both. */
export function sharesDays({ period, comparison }: PeriodChoice, today: Day): boolean {
  const range = resolvePeriod(period, today);
  return overlapsCompared(range, comparedPeriod(range, comparison));
}

/** How many days a period has. */
export function countDays({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** «1er juin – 15 juil. 2026». */
export function formatDays({ from, to }: Days): string {
  return formatPeriod(from, to);
}

/** A day typed as «1/6/2026», «01.06.2026» or «2026-06-01»; null for anything else, and for days that do not exist. */
export function parseDay(typed: string): Day | null {
  const french = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed.trim());
  const day = french ? `${french[3]}-${pad(french[2])}-${pad(french[1])}` : typed.trim();
  return isDay(day) ? day : null;
}

/** The day as a local midnight, as calendars want it. */
export function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The civil day of a local date. */
export function toDay(date: Date): Day {
  return `${date.getFullYear()}-${pad(String(date.getMonth() + 1))}-${pad(String(date.getDate()))}`;
}

/** The first and the last day of a range. */
export function inclusive({ from, to }: DayRange): Days {
  return { from, to: addDays(to, -1) };
}

function pad(digits: string | undefined): string {
  return (digits ?? "").padStart(2, "0");
}
