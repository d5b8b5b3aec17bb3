import { addDays, type Day, daysBetween } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import type { Grain } from "../../src/generated/types.ts";

/** The first Monday on or before the epoch: weeks count from it. */
export const FIRST_MONDAY: Day = "1969-12-29";
const EPOCH: Day = "1970-01-01";

/** The number of the day, week, month, quarter or year that holds a day; consecutive, the same that the dialects compute. */
export function bucketNumber(grain: Grain, day: Day): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  switch (grain) {
    case "day":
      return daysBetween(EPOCH, day);
    case "week":
      return Math.floor(daysBetween(FIRST_MONDAY, day) / 7);
    case "month":
      return year * 12 + month - 1;
    case "quarter":
      return year * 4 + Math.floor((month - 1) / 3);
    case "year":
      return year;
  }
}

/** The first day of a bucket. */
export function bucketStart(grain: Grain, number: number): Day {
  switch (grain) {
    case "day":
      return addDays(EPOCH, number);
    case "week":
      return addDays(FIRST_MONDAY, number * 7);
    case "month":
      return monthStart(number);
    case "quarter":
      return monthStart(number * 3);
    case "year":
      return monthStart(number * 12);
  }
}

/** The buckets that a period touches, in order; none for an empty period. */
export function bucketsOf(grain: Grain, { from, to }: DayRange): number[] {
  if (from >= to) return [];
  const first = bucketNumber(grain, from);
  return Array.from({ length: bucketNumber(grain, addDays(to, -1)) - first + 1 }, (_, index) => first + index);
}

function monthStart(month: number): Day {
  return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}
