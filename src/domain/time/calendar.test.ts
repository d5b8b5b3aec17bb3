import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Calendar } from "../../generated/types.ts";
import { isCalendar } from "../../generated/validators.js";
import { bridgesIn, calendarDifferences, covers, holidaysIn, schoolDaysIn } from "./calendar.ts";
import { addDays, addMonths, type Day, daysBetween } from "./day.ts";
import { withMovableFeasts } from "./movable-feasts.ts";
import { comparedPeriod, type DayRange } from "./period.ts";

const shipped = JSON.parse(readFileSync("templates/calendar.json", "utf8")) as Calendar;
const calendar = withMovableFeasts(shipped);
const monthOf = (from: Day): DayRange => ({ from, to: addMonths(from, 1) });
const said = (from: Day): string[] => {
  const period = monthOf(from);
  return calendarDifferences(calendar, period, comparedPeriod(period, "previous-year-aligned") ?? period);
};

describe("the shipped calendar", () => {
  it("is valid, and says where its facts come from", () => {
    expect(isCalendar(shipped)).toBe(true);
    expect(calendar.sources.length).toBeGreaterThan(1);
  });

  it.each([
    [2023, "2023-04-09"],
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
  ])("has the movable feasts of %i", (year, sunday) => {
    const named = Object.fromEntries(
      holidaysIn(calendar, { from: `${year}-01-01`, to: `${year + 1}-01-01` }).map(({ name, day }) => [name, day]),
    );
    expect(named).toMatchObject({ Pâques: sunday, "l’Ascension": addDays(sunday, 39), "la Pentecôte": addDays(sunday, 49) });
    expect(named["le lundi de Pâques"]).toBe(addDays(sunday, 1));
  });

  it("gives every zone two weeks and no more in winter and spring, none of which overlap in one zone", () => {
    for (const zone of ["A", "B", "C"] as const) {
      const own = calendar.school_holidays.filter(({ zones }) => zones.includes(zone)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
      expect(own.every(({ from }, at) => at === 0 || from > (own[at - 1]?.to ?? ""))).toBe(true);
      const short = own.filter(({ name }) => /hiver|printemps/.test(name)).map(({ from, to }) => daysBetween(from, to) + 1);
      expect(short).toHaveLength(10);
      expect(short.every((days) => days === 16 || days === 17)).toBe(true);
    }
  });
});

describe("what differs between two periods", () => {
  it("is where Easter falls", () => {
    expect(said("2025-04-01")[0]).toBe("Pâques était en mars en 2024, en avril en 2025.");
    expect(said("2024-03-01")[0]).toBe("Pâques était en avril en 2023, en mars en 2024.");
  });

  it("says which period has a holiday that keeps its date or its month", () => {
    expect(said("2026-11-01")).toContain("La Toussaint compte dans la période et pas dans les jours comparés.");
    expect(said("2026-06-01")).toContain("La Pentecôte était en juin en 2025, en mai en 2026.");
  });

  it("is the number of bridges", () => {
    expect(bridgesIn(calendar, monthOf("2025-05-01")).map(({ day }) => day)).toEqual(["2025-05-01", "2025-05-08", "2025-05-29"]);
    expect(said("2026-05-01")).toContain("Les jours fériés font 1 pont dans la période, 2 ponts dans la période comparée.");
  });

  it("is the days of school holidays, by zone where zones differ", () => {
    expect(schoolDaysIn(calendar, monthOf("2026-02-01")).get("vacances d’hiver")).toEqual({ A: 16, B: 15, C: 8 });
    expect(said("2026-02-01")).toContain("Vacances d’hiver : zone A, 16 jours contre 8 ; zone C, 8 jours contre 15.");
    expect(said("2024-07-01")).not.toContain(expect.stringContaining("été"));
  });

  it("is nothing where the calendar does not know both", () => {
    expect(covers(calendar, monthOf("2023-01-01"))).toBe(true);
    expect(said("2023-04-01")).toEqual([]);
    expect(said("2028-01-01")).toEqual([]);
  });
});
