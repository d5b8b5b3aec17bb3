import { addDays, type Day, dayOf, instantAt } from "../time/day.ts";

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
  const wished = stay === null ? now.getTime() : Math.max(now.getTime(), atHour(addDays(stay, AFTER_STAY), hour, timeZone));
  return awake(new Date(wished), timeZone);
}

/** When a guest who was written to at this instant is reminded. */
export function remindTime(sent: Date, timeZone: string, hour = FIRST_HOUR): Date {
  return awake(new Date(atHour(addDays(dayOf(sent, timeZone), REMIND_AFTER), hour, timeZone)), timeZone);
}

/** The instant itself, or the next morning where it is in quiet hours. */
export function awake(at: Date, timeZone: string): Date {
  const day = dayOf(at, timeZone);
  const morning = atHour(day, FIRST_HOUR, timeZone);
  if (at.getTime() < morning) return new Date(morning);
  if (at.getTime() < atHour(day, LAST_HOUR, timeZone)) return at;
  return new Date(atHour(addDays(day, 1), FIRST_HOUR, timeZone));
}

/** The instant at which clocks show a full hour of a day, in milliseconds; on days of 23 and 25 hours too. */
function atHour(day: Day, hour: number, timeZone: string): number {
  return instantAt(Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00Z`), timeZone);
}
