import type { Comparison } from "../../generated/types.ts";
import { addDays, addMonths, type Day } from "./day.ts";
import type { DayRange } from "./period.ts";

/**
 * The whole months that replace a period on a public page: two periods that differ by a day would reveal that day by their
 * difference. The running month is left out, since it grows by a day each day; a period within it becomes the month before.
 */
export function wholeMonths({ from, to }: DayRange, today: Day): DayRange {
  const running = monthOf(today);
  const end = [addMonths(monthOf(addDays(to, -1)), 1), running].toSorted()[0] ?? running;
  const start = monthOf(from);
  return start < end ? { from: start, to: end } : { from: addMonths(running, -1), to: running };
}

/** The whole months that whole months are compared with; null where they are compared with none. Weeks are not aligned: that would shift days. */
export function comparedMonths({ from, to }: DayRange, comparison: Comparison | undefined): DayRange | null {
  if (comparison === "none") return null;
  const count = comparison === "previous-period" ? monthNumber(to) - monthNumber(from) : 12;
  return { from: addMonths(from, -count), to: addMonths(to, -count) };
}

function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
