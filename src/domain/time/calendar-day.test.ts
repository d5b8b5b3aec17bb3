import { expect, it } from "vitest";

import { isCalendarDay, nearestDay } from "./calendar-day.ts";

it("distinguishes days of the calendar from texts of their form", () => {
  for (const day of ["2026-02-28", "2024-02-29", "2000-12-31"]) expect([day, isCalendarDay(day)]).toEqual([day, true]);
  for (const day of ["2026-02-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-2-1", "2026-02", "", "demain"])
    expect([day, isCalendarDay(day)]).toEqual([day, false]);
});

it.each([
  ["2026-02-31", "2026-02-28"],
  ["31/12/2026", "2026-12-31"],
  ["1.3.2026", "2026-03-01"],
  ["2026/2/3", "2026-02-03"],
  ["2026-02", "2026-02-01"],
  ["2026", "2026-01-01"],
  ["2026-02-03T10:00:00Z", "2026-02-03"],
  ["2026-13-01", null],
  ["demain", null],
  ["", null],
])("reads %s as %s", (text, day) => {
  expect(nearestDay(text)).toBe(day);
});
