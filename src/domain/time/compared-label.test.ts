import { expect, it } from "vitest";

import { comparedPeriod } from "./period.ts";
import { comparedLabel } from "./compared-label.ts";

const label = (from: string, to: string, comparison: Parameters<typeof comparedPeriod>[1] & string) =>
  comparedLabel({ from, to }, comparedPeriod({ from, to }, comparison), comparison);

it("names the compared year where the period lies in one", () => {
  expect(label("2026-06-01", "2026-10-01", "previous-year")).toBe("vs 2025");
  expect(label("2026-01-01", "2027-01-01", "previous-year")).toBe("vs 2025");
});

it("says N-1 where the period runs over a new year", () => {
  expect(label("2025-11-21", "2026-11-21", "previous-year")).toBe("vs N-1");
});

it("writes the days of the period before, and nothing without comparison", () => {
  expect(label("2026-06-15", "2026-06-30", "previous-period")).toBe("vs 31 mai – 14 juin 2026");
  expect(label("2026-06-15", "2026-06-30", "none")).toBe("");
});
