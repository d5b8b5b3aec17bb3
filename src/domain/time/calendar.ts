import type { Calendar, PublicHoliday } from "../../generated/types.ts";
import { formatDate } from "../format/format-date.ts";
import { addDays, type Day, daysBetween } from "./day.ts";
import type { DayRange } from "./period.ts";

/** Days by which school holidays must differ between two periods to be said. */
const LEAST_SCHOOL_DAYS = 3;
/** Days between a holiday and its namesake in the compared year, at most: Easter moves by five weeks. */
const NAMESAKE_DAYS = 60;

/** Whether the calendar knows all days of a range. */
export function covers({ from, to }: Calendar, range: DayRange): boolean {
  return from <= range.from && addDays(range.to, -1) <= to;
}

/** The public holidays of a range, in order. */
export function holidaysIn({ public_holidays }: Calendar, { from, to }: DayRange): PublicHoliday[] {
  return public_holidays.filter(({ day }) => from <= day && day < to);
}

/** The public holidays of a range that make a bridge: a Tuesday, or a Thursday. */
export function bridgesIn(calendar: Calendar, range: DayRange): PublicHoliday[] {
  return holidaysIn(calendar, range).filter(({ day }) => [TUESDAY, THURSDAY].includes(weekdayOf(day)));
}

/** Days of school holidays within a range, by their name and zone: «vacances d’hiver» → { A: 9, B: 16, C: 2 }. */
export function schoolDaysIn({ school_holidays }: Calendar, range: DayRange): Map<string, Readonly<Record<string, number>>> {
  const days = new Map<string, Record<string, number>>();
  for (const { name, zones, from, to } of school_holidays) {
    const first = from > range.from ? from : range.from;
    const end = addDays(to, 1) < range.to ? addDays(to, 1) : range.to;
    const count = daysBetween(first, end);
    if (count <= 0) continue;
    const known = days.get(name) ?? {};
    for (const zone of zones) known[zone] = (known[zone] ?? 0) + count;
    days.set(name, known);
  }
  return days;
}

/**
 * What of the calendar differs between a period and the one that it is compared with, in French sentences: holidays that only
 * one of them has, bridges, and school holidays by zone. Empty where nothing differs, and where the calendar does not know both.
 */
export function calendarDifferences(calendar: Calendar, period: DayRange, compared: DayRange): string[] {
  if (!covers(calendar, period) || !covers(calendar, compared)) return [];
  return [
    ...holidayDifferences(calendar, period, compared),
    ...bridgeDifference(calendar, period, compared),
    ...schoolDifferences(calendar, period, compared),
  ];
}

/** Of movable feasts with their Monday, the feast alone is said. */
const MONDAYS: Readonly<Record<string, string>> = { "le lundi de Pâques": "Pâques", "le lundi de Pentecôte": "la Pentecôte" };

function holidayDifferences(calendar: Calendar, period: DayRange, compared: DayRange): string[] {
  const [now, before] = [holidaysIn(calendar, period), holidaysIn(calendar, compared)];
  const lacking = (one: readonly PublicHoliday[], other: readonly PublicHoliday[]): PublicHoliday[] =>
    one.filter(({ name }) => !other.some((same) => same.name === name));
  const differing = [...lacking(now, before), ...lacking(before, now)];
  const told = differing.filter(({ name }) => !differing.some((feast) => feast.name === MONDAYS[name]));
  return told.flatMap((holiday) => {
    const [own, other] = now.includes(holiday) ? [period, compared] : [compared, period];
    const namesake = nearestNamesake(calendar, holiday, daysBetween(own.from, other.from));
    return namesake ? [movedSentence(holiday, namesake, own === period)] : [];
  });
}

/** Where a holiday falls that the period has (`isNow`) or the compared one, and its namesake of the other year. */
function movedSentence({ name, day }: PublicHoliday, namesake: PublicHoliday, isNow: boolean): string {
  const [before, now] = [day, namesake.day].toSorted().map((one) => ({ month: monthName(one), date: dayName(one), year: one.slice(0, 4) }));
  const only = isNow ? "compte dans la période et pas dans les jours comparés" : "compte dans les jours comparés et pas dans la période";
  if (before?.date === now?.date) return `${capital(name)} ${only}.`;
  if (before?.month === now?.month) return `${capital(name)} (${before?.date} en ${before?.year}, ${now?.date} en ${now?.year}) ${only}.`;
  return `${capital(name)} était en ${before?.month} en ${before?.year}, en ${now?.month} en ${now?.year}.`;
}

/** The same holiday of the other year: `shift` days away, about. */
function nearestNamesake({ public_holidays }: Calendar, { name, day }: PublicHoliday, shift: number): PublicHoliday | undefined {
  const around = addDays(day, shift);
  return public_holidays
    .filter((other) => other.name === name && other.day !== day && Math.abs(daysBetween(around, other.day)) <= NAMESAKE_DAYS)
    .toSorted((a, b) => Math.abs(daysBetween(around, a.day)) - Math.abs(daysBetween(around, b.day)))[0];
}

function bridgeDifference(calendar: Calendar, period: DayRange, compared: DayRange): string[] {
  const [now, before] = [period, compared].map((range) => bridgesIn(calendar, range).length) as [number, number];
  if (now === before) return [];
  const bridges = (count: number): string => (count === 0 ? "aucun pont" : `${count} pont${count > 1 ? "s" : ""}`);
  return [`Les jours fériés font ${bridges(now)} dans la période, ${bridges(before)} dans la période comparée.`];
}

function schoolDifferences(calendar: Calendar, period: DayRange, compared: DayRange): string[] {
  const [now, before] = [schoolDaysIn(calendar, period), schoolDaysIn(calendar, compared)];
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((name) => {
    const gaps = ["A", "B", "C"].flatMap((zone) => {
      const [days, earlier] = [now.get(name)?.[zone] ?? 0, before.get(name)?.[zone] ?? 0];
      return Math.abs(days - earlier) >= LEAST_SCHOOL_DAYS ? [{ zone, days, earlier }] : [];
    });
    if (gaps.length === 0) return [];
    const [first] = gaps;
    const isCommon = gaps.length === 3 && gaps.every(({ days, earlier }) => days === first?.days && earlier === first.earlier);
    const said = isCommon
      ? `${dayCount(first?.days ?? 0)} contre ${first?.earlier} dans la période comparée`
      : gaps.map(({ zone, days, earlier }) => `zone ${zone}, ${dayCount(days)} contre ${earlier}`).join(" ; ");
    return [`${capital(name)} : ${said}.`];
  });
}

const TUESDAY = 2;
const THURSDAY = 4;

/** 0 is Sunday. */
function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const months = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });
const monthName = (day: Day): string => months.format(new Date(`${day}T00:00:00Z`));
/** «6 avril». */
const dayName = (day: Day): string => formatDate(day, "long").replace(/ \d{4}$/, "");
const dayCount = (count: number): string => `${count} ${count > 1 ? "jours" : "jour"}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
