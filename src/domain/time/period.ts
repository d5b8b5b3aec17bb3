import type { Comparison, DashboardPeriod } from "../../generated/types.ts";
import { addDays, addMonths, type Day, daysBetween } from "./day.ts";

/** Days from `from` to before `to`. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The days that a document's period means on a given day. Without a period: the last 12 months. */
export function resolvePeriod(period: DashboardPeriod | undefined, today: Day): DayRange {
  const tomorrow = addDays(today, 1);
  const monthStart = `${today.slice(0, 7)}-01`;
  const year = today.slice(0, 4);
  switch (period?.preset ?? "last-12-months") {
    case "last-7-days":
      return { from: addDays(tomorrow, -7), to: tomorrow };
    case "last-30-days":
      return { from: addDays(tomorrow, -30), to: tomorrow };
    case "last-90-days":
      return { from: addDays(tomorrow, -90), to: tomorrow };
    case "last-12-months":
      return { from: addMonths(tomorrow, -12), to: tomorrow };
    case "last-36-months":
      return { from: addMonths(tomorrow, -36), to: tomorrow };
    case "month-to-date":
      return { from: monthStart, to: tomorrow };
    case "last-month":
      return { from: addMonths(monthStart, -1), to: monthStart };
    case "quarter-to-date":
      return { from: addMonths(`${year}-01-01`, Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3), to: tomorrow };
    case "year-to-date":
      return { from: `${year}-01-01`, to: tomorrow };
    case "last-year":
      return { from: `${Number(year) - 1}-01-01`, to: `${year}-01-01` };
    case "summer":
      return summer(today, tomorrow);
    case "custom":
      return period?.from && period.to ? { from: period.from, to: addDays(period.to, 1) } : resolvePeriod(undefined, today);
  }
}

/** June to September: the running season up to today, else the last one whole. */
function summer(today: Day, tomorrow: Day): DayRange {
  const year = Number(today.slice(0, 4));
  const begun = today >= `${year}-06-01`;
  const from = `${begun ? year : year - 1}-06-01`;
  const end = `${begun ? year : year - 1}-10-01`;
  return { from, to: tomorrow < end ? tomorrow : end };
}

/** The days that a period is compared with; null where it is compared with none. */
export function comparedPeriod({ from, to }: DayRange, comparison: Comparison | undefined): DayRange | null {
  switch (comparison ?? "previous-year") {
    case "none":
      return null;
    case "previous-period":
      return { from: addDays(from, -daysBetween(from, to)), to: from };
    case "previous-year":
      return { from: addMonths(from, -12), to: addDays(addMonths(addDays(to, -1), -12), 1) };
    case "previous-year-aligned":
      return { from: addDays(from, -364), to: addDays(to, -364) };
  }
}

/** Days that a year and the year before may share where weeks are aligned, or a leap year lies between. */
const SLACK = 2;

/** Whether a period and the one that it is compared with overlap, as more than a year and the same last year do: a review then counts in both. */
export function overlapsCompared({ from }: DayRange, compared: DayRange | null): boolean {
  return compared !== null && daysBetween(from, compared.to) > SLACK;
}
