import { monthOf, weekdayOf } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { CategoryId } from "./types.ts";

/** Length of the history, days: five years. */
export const historyDays = 1826;

type Months = readonly [number, number, number, number, number, number, number, number, number, number, number, number];

/** Weight of a day by month: 34 % of all reviews fall in July and August (DOMAIN §2.6). */
const always: Months = [4.6, 5.6, 5.6, 7.8, 8.8, 9.8, 14.6, 15.4, 9.6, 7.4, 4.6, 6.2];
const monthly: Partial<Record<CategoryId, Months>> = {
  camping: [0, 0, 0.4, 4.5, 9, 13, 29, 31, 10, 2.5, 0.2, 0],
  location: [4, 6.5, 4, 7.5, 8.5, 9, 18, 19, 8, 6.5, 3, 6],
  activite: [1.5, 2, 2, 6, 9, 12, 24, 25, 11, 5, 1.5, 1],
  evenement: [0, 0, 0, 2, 4, 10, 26, 24, 10, 4, 6, 14],
  site: [2.8, 3.8, 3.8, 8.4, 9.4, 9.2, 16.5, 18.5, 9.6, 8.2, 4.3, 5.5],
};

/** Sunday to Saturday, for the day of the experience. */
const stays = [0.95, 0.8, 0.82, 0.88, 0.98, 1.3, 1.42] as const;
const outings = [1.5, 0.62, 0.72, 0.92, 0.88, 1.08, 1.5] as const;

const stayCategories: ReadonlySet<CategoryId> = new Set(["hotel", "camping", "location", "collectif"]);

/** Whether guests spend the night. */
export function isStay(category: CategoryId): boolean {
  return stayCategories.has(category);
}

/** First and last month (0–11) of what is closed for a part of the year. */
const openMonths: Readonly<Record<string, readonly [number, number]>> = {
  festival: [3, 8],
  fete: [5, 9],
  "marche-noel": [10, 11],
  nautique: [3, 9],
  accrobranche: [2, 10],
  bateau: [3, 9],
  parapente: [2, 10],
  jardin: [2, 10],
};

/** Whether a kind of place receives guests in a month (0–11). */
export function isOpenIn(kind: string, month: number): boolean {
  const [first, last] = openMonths[kind] ?? [0, 11];
  return month >= first && month <= last;
}

/** Cumulative weights of the days from `today − historyDays` to the eve of `today`; reviews grow by about 9 % a year. */
export function cumulativeDays(category: CategoryId, today: number): number[] {
  const months = monthly[category] ?? always;
  const week = isStay(category) ? stays : outings;
  let sum = 0;
  return Array.from({ length: historyDays }, (_, i) => {
    const day = today - historyDays + i;
    const growth = 1.09 ** (i / 365);
    sum += (months[monthOf(day)] ?? 0) * (week[weekdayOf(day)] ?? 1) * growth;
    return sum;
  });
}

/** Days from the experience to its review: most write within three days, some after weeks. */
export function publicationLag(r: Random, category: CategoryId): number {
  const base = isStay(category) ? 1 : 0;
  if (r.chance(0.62)) return base + r.int(0, 2);
  return base + Math.floor(-Math.log(1 - r.next() * 0.98) * 6);
}

/** Minute of the day (UTC) at which people write: little at night, most in the evening. */
export function writingMinute(r: Random, weekend: boolean): number {
  const hours = weekend
    ? [8, 9, 10, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21]
    : [6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 18, 19, 19, 20, 20, 21, 22];
  const hour = r.chance(0.04) ? r.int(0, 23) : r.pick(hours);
  return hour * 60 + r.int(0, 59);
}
