import { expect, it } from "vitest";

import { daysOfMonths } from "./chosen-months.ts";

it("holds the chosen months from the first day of the first to the last day of the last", () => {
  expect(daysOfMonths({ period: ["2026-08-01"] })).toEqual({ from: "2026-08-01", to: "2026-09-01" });
  expect(daysOfMonths({ period: ["2026-12-01", "2025-08-01"] })).toEqual({ from: "2025-08-01", to: "2027-01-01" });
});

it("leaves the period as it is without a month, or with one that is none", () => {
  expect(daysOfMonths({ language: ["de"] })).toBeNull();
  expect(daysOfMonths({ period: ["last-90-days", "2026-13-01"] })).toBeNull();
});
