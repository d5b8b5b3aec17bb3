const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long there is until a deadline, or since it: whole days and hours, hours alone, or less than one. */
export function timeLeft(
  due: string,
  now: number,
): { isLate: boolean; key: "days" | "daysHours" | "hours" | "minutes"; d: number; h: number } {
  const left = Date.parse(due) - now;
  const span = Math.abs(left);
  const d = Math.floor(span / DAY);
  const h = Math.floor((span % DAY) / HOUR);
  const key = d > 0 ? (h > 0 && d < 5 ? "daysHours" : "days") : h > 0 ? "hours" : "minutes";
  return { isLate: left < 0, key, d, h };
}
