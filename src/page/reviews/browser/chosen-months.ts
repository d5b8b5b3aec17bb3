import { keptValues } from "../../../engine/query/accepted.ts";
import { addMonths } from "../../../domain/time/day.ts";
import type { DayRange } from "../../../domain/time/period.ts";
import type { Filters } from "../../../generated/types.ts";

/** The dimension of the months that reviews are of, each by its first day. */
export const MONTHS = "period";
const FIRST_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-01$/;

/** The days that hold all chosen months; null where none is chosen, and the period counts. */
export function daysOfMonths(filters: Filters): DayRange | null {
  const months = keptValues(filters[MONTHS])
    .filter((month) => FIRST_DAY.test(month))
    .toSorted();
  const [first] = months;
  const last = months.at(-1);
  return first === undefined || last === undefined ? null : { from: first, to: addMonths(last, 1) };
}
