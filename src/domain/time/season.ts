import { type Day, addDays } from "./day.ts";

/** A season of tourism with its days, both included. */
export interface Season {
  season: "summer" | "winter";
  /** The year in which it begins. */
  year: number;
  from: Day;
  to: Day;
  /** Whether it is still on: it then ends today. */
  running: boolean;
}

/** First month and day, and those after the last one. A winter ends in the year that follows. */
const bounds = {
  summer: { from: "06-01", to: "10-01", next: 0 },
  winter: { from: "12-01", to: "04-01", next: 1 },
} as const;

/** The last two summers (June to September) and winters (December to March) that have begun, by season, latest first. */
export function seasonsOf(today: Day): Season[] {
  return (["summer", "winter"] as const).flatMap((season) => {
    const latest = Number(today.slice(0, 4)) - (today < dayOf(Number(today.slice(0, 4)), bounds[season].from) ? 1 : 0);
    return [latest, latest - 1].map((year): Season => {
      const last = addDays(dayOf(year + bounds[season].next, bounds[season].to), -1);
      const running = today < last;
      return { season, year, from: dayOf(year, bounds[season].from), to: running ? today : last, running };
    });
  });
}

function dayOf(year: number, monthAndDay: string): Day {
  return `${year}-${monthAndDay}`;
}
