import { describe, expect, it } from "vitest";

import { comparedMonths, wholeMonths } from "./whole-months.ts";

const today = "2026-06-12";
const months = (from: string, to: string): string => Object.values(wholeMonths({ from, to }, today)).join(" ");

describe("the whole months of a public period", () => {
  it.each([
    ["twelve months up to today are twelve complete ones", "2025-06-13", "2026-06-13", "2025-06-01 2026-06-01"],
    ["a range of days is the months that it touches", "2026-01-20", "2026-03-02", "2026-01-01 2026-04-01"],
    ["whole months stay", "2025-01-01", "2026-01-01", "2025-01-01 2026-01-01"],
    ["a range that ends with the month before stays", "2026-05-01", "2026-06-01", "2026-05-01 2026-06-01"],
    ["the running month is the one before", "2026-06-01", "2026-06-13", "2026-05-01 2026-06-01"],
    ["a time to come is the month before", "2027-01-01", "2027-02-01", "2026-05-01 2026-06-01"],
  ])("%s", (_name, from, to, expected) => {
    expect(months(from, to)).toBe(expected);
    const [first = "", end = ""] = expected.split(" ");
    expect(months(first, end)).toBe(expected);
  });

  it("are the same for every shift by a day within a month", () => {
    const all = new Set(Array.from({ length: 28 }, (_, day) => months(`2026-02-${String(day + 1).padStart(2, "0")}`, "2026-05-15")));
    expect([...all]).toEqual(["2026-02-01 2026-06-01"]);
  });

  it("are compared with as many whole months before, or with those of the year before", () => {
    const range = { from: "2026-03-01", to: "2026-06-01" };
    expect(comparedMonths(range, "none")).toBeNull();
    expect(comparedMonths(range, "previous-period")).toEqual({ from: "2025-12-01", to: "2026-03-01" });
    for (const comparison of ["previous-year", "previous-year-aligned", undefined] as const)
      expect(comparedMonths(range, comparison)).toEqual({ from: "2025-03-01", to: "2025-06-01" });
  });
});
