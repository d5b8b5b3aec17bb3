import { addDays, addMonths, type Day } from "../time/day.ts";
import { comparedPeriod, type DayRange } from "../time/period.ts";

/** Specification §5: a month of the barometer's address has two digits; January is 1. */
export function barometerMonth(month: number): string {
  return String(month).padStart(2, "0");
}

/** A month of the calendar; January is 1. */
export interface Month {
  year: number;
  month: number;
}

/** The years that the calendar of the data knows. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** The month that two parts of an address name, «7» as well as «07»; null where they name none. */
export function readMonth(month: string | null, year: string | null): Month | null {
  if (!/^\d{1,2}$/.test(month ?? "") || !/^\d{4}$/.test(year ?? "")) return null;
  const read = { month: Number(month), year: Number(year) };
  return read.month >= 1 && read.month <= 12 && read.year >= FIRST_YEAR && read.year <= LAST_YEAR ? read : null;
}

/** The first day of a month. */
export function firstDay({ year, month }: Month): Day {
  return `${year}-${barometerMonth(month)}-01`;
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** The month so many months later; earlier where negative. */
export function shiftMonth(month: Month, count: number): Month {
  return monthOf(addMonths(firstDay(month), count));
}

/** The month before that of a day: the latest that is over. */
export function latestMonth(today: Day): Month {
  return shiftMonth(monthOf(today), -1);
}

/** The days of a month's barometer. */
export interface BarometerDays {
  /** The month, of a running one the days until today. */
  period: DayRange;
  /** As many days, the same ones of the week, a year before. */
  compared: DayRange;
  /** The twelve months before the month. */
  year: DayRange;
  /** False while the month runs. */
  isOver: boolean;
}

/** The days that a month's figures count on a given day; null for a month that has not begun. */
export function barometerDays(month: Month, today: Day): BarometerDays | null {
  const from = firstDay(month);
  if (from > today) return null;
  const end = addMonths(from, 1);
  const isOver = end <= today;
  const period = { from, to: isOver ? end : addDays(today, 1) };
  return {
    period,
    compared: comparedPeriod(period, "previous-year-aligned") ?? period,
    year: { from: addMonths(from, -12), to: from },
    isOver,
  };
}
