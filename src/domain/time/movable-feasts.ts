import type { Calendar, PublicHoliday } from "../../generated/types.ts";
import { addDays, type Day } from "./day.ts";

/** The feasts that move with Easter, by the days from it, with their names. */
const feasts: readonly (readonly [days: number, name: string])[] = [
  [0, "Pâques"],
  [1, "le lundi de Pâques"],
  [39, "l’Ascension"],
  [49, "la Pentecôte"],
  [50, "le lundi de Pentecôte"],
];

/** A calendar with the feasts that move with Easter among its public holidays, in order. */
export function withMovableFeasts(calendar: Calendar): Calendar {
  const [first, last] = [calendar.from, calendar.to].map((day) => Number(day.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
  const movable = years.flatMap((year): PublicHoliday[] => {
    const easter = easterOf(year);
    return feasts.map(([days, name]) => ({ day: addDays(easter, days), name }));
  });
  const within = movable.filter(({ day }) => calendar.from <= day && day <= calendar.to);
  return { ...calendar, public_holidays: [...calendar.public_holidays, ...within].toSorted((a, b) => (a.day < b.day ? -1 : 1)) };
}

/** Easter Sunday by the anonymous Gregorian algorithm. */
function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}
