/** A civil day, `YYYY-MM-DD`, without a time zone. */
export type Day = string;

const dayMs = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that there is: 30 February is none. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day `count` days later (earlier where negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from `a` to `b`; negative where b is before a. */
export function daysBetween(a: Day, b: Day): number {
  return Math.round((utc(b) - utc(a)) / dayMs);
}

/** The same day `count` months later; the month's last day where it has no such day. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The civil day of an instant in a time zone. */
export function dayOf(instant: Date | number, timeZone = "Europe/Paris"): Day {
  return dayFormat(timeZone).format(instant);
}

/** The instant at which a civil day begins in a time zone, in milliseconds; right on days of 23 and 25 hours. */
export function startOf(day: Day, timeZone = "Europe/Paris"): number {
  return instantAt(utc(day), timeZone);
}

/** The instant at which clocks in a time zone show what UTC's show at `clock`; both in milliseconds. An hour that comes twice is one of both. */
export function instantAt(clock: number, timeZone = "Europe/Paris"): number {
  const offset = offsetAt(clock, timeZone);
  const start = clock - offset;
  const other = offsetAt(start, timeZone);
  return other === offset ? start : clock - other;
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    timeFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (
    Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute, parts.second) - Math.floor(instant / 1000) * 1000
  );
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();
const timeFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, known);
  return known;
}

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const known =
    timeFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  timeFormats.set(timeZone, known);
  return known;
}
