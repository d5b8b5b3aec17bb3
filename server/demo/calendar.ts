const dayMs = 86_400_000;

/** Number of days between 1970-01-01 and a `YYYY-MM-DD` date. Throws when it is no date. */
export function dayNumber(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new Error(`Not a date: ${date}`);
  return Math.round(instant / dayMs);
}

/** The `YYYY-MM-DD` date of a day number. */
export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** The ISO instant of a day number and a minute of that day, UTC. */
export function instantOf(day: number, minute: number, second: number): string {
  return new Date(day * dayMs + minute * 60_000 + second * 1000).toISOString();
}

/** 0 (January) to 11. */
export function monthOf(day: number): number {
  return new Date(day * dayMs).getUTCMonth();
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
