import { describe, expect, it } from "vitest";

import { finestBuckets } from "./bucket-limit.ts";
import { bucketsOf } from "./buckets.ts";

describe("the points of a question through time", () => {
  const period = { from: "2000-01-01", to: "2100-01-01" };

  it.each(["day", "week", "month", "quarter", "year"] as const)("are as many as the series has, by %s, without making them", (grain) => {
    expect(finestBuckets({ by: [grain] }, period)).toEqual({ grain, count: bucketsOf(grain, period).length });
    expect(finestBuckets({ by: ["provider"], trend: grain }, period)).toEqual({ grain, count: bucketsOf(grain, period).length });
  });

  it("are those of the finest grain, and none without time", () => {
    expect(finestBuckets({ by: ["year"], trend: "week" }, period)?.grain).toBe("week");
    expect(finestBuckets({ by: ["week-day", "provider"] }, period)).toBeNull();
    expect(finestBuckets({ by: ["day"] }, { from: "2026-01-01", to: "2026-01-01" })).toBeNull();
  });
});
