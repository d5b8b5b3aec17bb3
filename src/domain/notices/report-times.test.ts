import { expect, it } from "vitest";

import { nextReport } from "./report-times.ts";

it.each([
  // A Wednesday, after eight in Paris; a Monday before eight; the first of a month before and after eight; the end of a year.
  ["daily", "2026-07-15T10:00:00Z", "2026-07-16T06:00:00.000Z"],
  ["weekly", "2026-07-15T10:00:00Z", "2026-07-20T06:00:00.000Z"],
  ["weekly", "2026-07-20T05:00:00Z", "2026-07-20T06:00:00.000Z"],
  ["weekly", "2026-07-20T06:00:00Z", "2026-07-27T06:00:00.000Z"],
  ["monthly", "2026-08-01T05:00:00Z", "2026-08-01T06:00:00.000Z"],
  ["monthly", "2026-08-01T07:00:00Z", "2026-09-01T06:00:00.000Z"],
  ["monthly", "2026-12-31T23:30:00Z", "2027-01-01T07:00:00.000Z"],
] as const)("a %s report after %s goes out at %s", (rhythm, after, next) => {
  expect(nextReport(rhythm, new Date(after), "Europe/Paris").toISOString()).toBe(next);
});
