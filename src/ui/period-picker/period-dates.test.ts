import { describe, expect, it } from "vitest";
import { chosenDays, comparedDays, countDays, parseDay, sharesDays, toDate, toDay } from "./period-dates.ts";
import type { DashboardPeriod } from "../../generated/types.ts";
import type { PeriodChoice } from "./period-types.ts";

const custom: PeriodChoice = { period: { preset: "custom", from: "2026-06-01", to: "2026-07-15" }, comparison: "previous-year" };

describe("period dates", () => {
  it("includes both ends", () => {
    expect(chosenDays(custom, "2026-07-20")).toEqual({ from: "2026-06-01", to: "2026-07-15" });
    expect(countDays(chosenDays(custom, "2026-07-20"))).toBe(45);
  });

  it("compares with the days before, the same days a year ago, the same week days, or none", () => {
    const compared = (comparison: PeriodChoice["comparison"]) => comparedDays({ ...custom, comparison }, "2026-07-20");
    expect(compared("previous-period")).toEqual({ from: "2026-04-17", to: "2026-05-31" });
    expect(compared("previous-year")).toEqual({ from: "2025-06-01", to: "2025-07-15" });
    expect(compared("previous-year-aligned")).toEqual({ from: "2025-06-02", to: "2025-07-16" });
    expect(compared("none")).toBeNull();
  });

  it("share days with the same last year where they are more than a year, whatever a leap year or aligned weeks leave", () => {
    const shared = (preset: DashboardPeriod["preset"], comparison: PeriodChoice["comparison"], today = "2026-07-20"): boolean =>
      sharesDays({ period: { preset }, comparison }, today);
    expect(shared("last-36-months", "previous-year")).toBe(true);
    expect(shared("last-36-months", "previous-year-aligned")).toBe(true);
    expect(shared("last-36-months", "previous-period")).toBe(false);
    expect(shared("last-36-months", "none")).toBe(false);
    for (const today of ["2026-07-20", "2028-02-28", "2028-02-29", "2028-12-31"]) {
      expect([shared("last-12-months", "previous-year", today), shared("last-12-months", "previous-year-aligned", today)]).toEqual([
        false,
        false,
      ]);
    }
  });
});

describe("parseDay", () => {
  it.each([
    ["01/06/2026", "2026-06-01"],
    ["1/6/2026", "2026-06-01"],
    [" 1.6.2026 ", "2026-06-01"],
    ["2026-06-01", "2026-06-01"],
  ])("reads %s", (typed, day) => expect(parseDay(typed)).toBe(day));
  it.each(["31/02/2026", "12/13/2026", "demain", "", "1/6/26"])("refuses «%s»", (typed) => expect(parseDay(typed)).toBeNull());
});

it("keeps a day through a local date", () =>
  expect(["2026-01-01", "2026-03-29", "2026-12-31"].map((day) => toDay(toDate(day)))).toEqual(["2026-01-01", "2026-03-29", "2026-12-31"]));
