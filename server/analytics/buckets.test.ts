import { describe, expect, it } from "vitest";
import { bucketNumber, bucketsOf, bucketStart } from "./buckets.ts";

describe("buckets", () => {
  it("start on Mondays, and on the first of month, quarter and year", () => {
    const start = (grain: Parameters<typeof bucketNumber>[0]) => bucketStart(grain, bucketNumber(grain, "2026-05-13"));
    expect([start("day"), start("week"), start("month"), start("quarter"), start("year")]).toEqual([
      "2026-05-13",
      "2026-05-11",
      "2026-05-01",
      "2026-04-01",
      "2026-01-01",
    ]);
  });
  it("cover each day of a period, over the change of the clocks and of the year", () => {
    expect(bucketsOf("day", { from: "2026-03-28", to: "2026-03-31" }).map((number) => bucketStart("day", number))).toEqual([
      "2026-03-28",
      "2026-03-29",
      "2026-03-30",
    ]);
    expect(bucketsOf("week", { from: "2025-12-31", to: "2026-01-06" }).map((number) => bucketStart("week", number))).toEqual([
      "2025-12-29",
      "2026-01-05",
    ]);
    expect(bucketsOf("month", { from: "2025-12-31", to: "2026-02-01" }).map((number) => bucketStart("month", number))).toEqual([
      "2025-12-01",
      "2026-01-01",
    ]);
  });
  it("are none where the period is empty", () => expect(bucketsOf("month", { from: "2026-01-01", to: "2026-01-01" })).toEqual([]));
});
