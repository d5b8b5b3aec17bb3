import type { Day } from "./day.ts";

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 2026-02-31 is none. */
export function isCalendarDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * The day that a text most likely means: 2026-02-31 is the month's last, 31/12/2026, 2026/2/3 and 2026-02 are written
 * in full; null where it means none.
 */
export function nearestDay(text: string): Day | null {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const ordered = /^(\d{4})(?:[/.-]?(\d{1,2})(?:[/.-]?(\d{1,2}))?)?(?:T.*)?$/.exec(text.trim());
  const [year, month, day] = french
    ? [Number(french[3]), Number(french[2]), Number(french[1])]
    : [Number(ordered?.[1]), Number(ordered?.[2] ?? 1), Number(ordered?.[3] ?? 1)];
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return [String(year).padStart(4, "0"), ...[month, Math.min(day, last)].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** Whether two days are the wrong way round; not while either is no day yet. */
export function areBackwards(from: string, to: string): boolean {
  return isCalendarDay(from) && isCalendarDay(to) && to < from;
}
