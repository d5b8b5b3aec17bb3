/** A moment: a Date, milliseconds since 1970, or an ISO 8601 text. A bare day («2026-07-15») is that day everywhere. */
export type Moment = Date | number | string;

/** How much of a date to write: «12 juil.», «12 juil. 2026», «12 juillet 2026», «12/07/2026», «juil. 26», «juillet 2026», «09:12», «12 juil. 2026, 09:12». */
export type DateStyle = "short" | "medium" | "long" | "numeric" | "month-short" | "month" | "time" | "datetime";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: "numeric", month: "short" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric" },
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
  "month-short": { month: "short", year: "2-digit" },
  month: { month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  datetime: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
};

const formats = new Map<string, Intl.DateTimeFormat>();
const relative = new Intl.RelativeTimeFormat("fr", { style: "short", numeric: "auto" });

/** The time zone of every instant, whatever the reader's: figures count by the same days. */
const ZONE = "Europe/Paris";

/** A date in French; instants are given in the time of Paris, on every machine. «-» for an unreadable date. */
export function formatDate(moment: Moment, style: DateStyle = "medium"): string {
  const { date, utc } = read(moment);
  if (Number.isNaN(date.getTime())) return "-";
  const key = `${style}${utc}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("fr-FR", { ...styles[style], timeZone: utc ? "UTC" : ZONE });
  formats.set(key, format);
  // The first of a month is an ordinal in French; versions of ICU differ.
  return format.format(date).replace(/^1(?:er)? (?=\p{L})/u, "1er ");
}

/**
 * A period in the fewest words: «1er juin – 15 juil. 2026», «3 – 9 juin 2026», «1er déc. 2025 – 28 févr. 2026».
 *
 * Both ends are inclusive days.
 */
export function formatPeriod(from: Moment, to: Moment): string {
  const [start, end] = [formatDate(from), formatDate(to)];
  if (start === end) return start;
  const [day, month, year] = start.split(" ");
  const [, endMonth, endYear] = end.split(" ");
  if (year !== endYear) return `${start} – ${end}`;
  return month === endMonth ? `${day} – ${end}` : `${day} ${month} – ${end}`;
}

/** How long ago, up to 24 hours («il y a 4 min»), then the date («12 juin 2026»). A moment to come gives its date, within the next minute «maintenant»: clocks differ. */
export function formatRelative(moment: Moment, now: Moment): string {
  const elapsed = read(now).date.getTime() - read(moment).date.getTime();
  if (!(elapsed > -MINUTE && elapsed < DAY)) return formatDate(moment);
  if (elapsed < MINUTE) return relative.format(0, "second");
  if (elapsed < HOUR) return relative.format(-Math.floor(elapsed / MINUTE), "minute");
  return relative.format(-Math.floor(elapsed / HOUR), "hour");
}

function read(moment: Moment): { date: Date; utc: boolean } {
  const utc = typeof moment === "string" && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return { date: new Date(moment), utc };
}

/** A month after «de»: «de juillet 2026», «d’août 2026». */
export function ofMonth(month: string): string {
  return /^[aeiouyé]/i.test(month) ? `d’${month}` : `de ${month}`;
}
