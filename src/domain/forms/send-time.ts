import { addDays, dayOf, startOf } from "../time/day.ts";

const HOUR_MS = 3_600_000;
/** Guests are written to between these hours of the day. */
const FIRST_HOUR = 9;
const LAST_HOUR = 19;
/** Days after the stay, and days until the one reminder. */
const AFTER_STAY = 1;
const REMIND_AFTER = 5;
/** A guest is asked once in so many days, whatever the form. */
export const APART_DAYS = 90;

/** When a guest is written to: at this hour of the day after the stay, at once where there is none or it is past, and never in quiet hours. */
export function sendTime(now: Date, stay: string | null, timeZone: string, hour = FIRST_HOUR): Date {
  const wished = stay === null ? now.getTime() : Math.max(now.getTime(), startOf(addDays(stay, AFTER_STAY), timeZone) + hour * HOUR_MS);
  return awake(new Date(wished), timeZone);
}

/** When a guest who was written to at this instant is reminded. */
export function remindTime(sent: Date, timeZone: string, hour = FIRST_HOUR): Date {
  return awake(new Date(startOf(addDays(dayOf(sent, timeZone), REMIND_AFTER), timeZone) + hour * HOUR_MS), timeZone);
}

/** The instant itself, or the next morning where it is in quiet hours. */
export function awake(at: Date, timeZone: string): Date {
  const day = dayOf(at, timeZone);
  const morning = startOf(day, timeZone) + FIRST_HOUR * HOUR_MS;
  if (at.getTime() < morning) return new Date(morning);
  if (at.getTime() < startOf(day, timeZone) + LAST_HOUR * HOUR_MS) return at;
  return new Date(startOf(addDays(day, 1), timeZone) + FIRST_HOUR * HOUR_MS);
}
