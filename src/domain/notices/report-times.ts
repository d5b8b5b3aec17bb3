import type { ReportRhythm } from "../../generated/types.ts";
import { addDays, addMonths, type Day, dayOf } from "../time/day.ts";
import { mondayOf, morningOf } from "./notices.ts";

/** When a report of this rhythm goes out next: a morning, that of a Monday, or that of the first of a month. */
export function nextReport(rhythm: ReportRhythm, after: Date, timeZone: string): Date {
  const today = dayOf(after, timeZone);
  const soonest = morningOf(today, timeZone).getTime() > after.getTime() ? today : addDays(today, 1);
  return morningOf(dayFrom(rhythm, soonest), timeZone);
}

/** The first day of the rhythm, this one included. */
function dayFrom(rhythm: ReportRhythm, day: Day): Day {
  if (rhythm === "daily") return day;
  if (rhythm === "weekly") return mondayOf(addDays(day, 6));
  return day.endsWith("-01") ? day : addMonths(`${day.slice(0, 7)}-01`, 1);
}

/** How often, as a mail says it. */
export const rhythmWords: Readonly<Record<ReportRhythm, string>> = {
  daily: "chaque matin",
  weekly: "chaque lundi",
  monthly: "chaque mois",
};
