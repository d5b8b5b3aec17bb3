/** PostgreSQL's type numbers whose values we read our own way, the same through both drivers. */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 };

/** How a value's text becomes ours: counts as numbers, days and instants as ISO text. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.numeric]: Number,
  [oid.date]: (text) => text,
  [oid.timestamptz]: isoInstant,
};

/** `2026-03-01 10:00:00.5+00`, as a session in UTC writes it, in ISO 8601 with milliseconds. */
export function isoInstant(text: string): string {
  const [, day, time, fraction = ""] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? [];
  if (!day) throw new Error("an instant outside UTC or the years 0–9999");
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}
