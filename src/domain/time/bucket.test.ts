import { describe, expect, it } from "vitest";
import { bucketEnd, bucketLabel, bucketTitle, wholeBuckets, wholePoints } from "./bucket.ts";

describe("a bucket of time", () => {
  it.each([
    ["2026-06-08", "day", "lundi 8 juin 2026"],
    ["2026-06-08", "week", "semaine du 8 juin 2026"],
    ["2026-04-01", "month", "avril 2026"],
    ["2026-01-01", "quarter", "1ᵉʳ trimestre 2026"],
    ["2026-10-01", "quarter", "4ᵉ trimestre 2026"],
    ["2026-01-01", "year", "2026"],
  ] as const)("%s by %s is «%s»", (day, grain, title) => expect(bucketTitle(day, grain)).toBe(title));

  it("carries its year on the axis only where the year begins", () => {
    expect(bucketLabel("2025-07-01", "month")).toBe("juil. 25");
    expect(bucketLabel("2025-08-01", "month", "2025-07-01")).toBe("août");
    expect(bucketLabel("2026-01-01", "month", "2025-12-01")).toBe("janv. 26");
    expect(bucketLabel("2026-01-01", "quarter", "2025-10-01")).toBe("T1 26");
    expect(bucketLabel("2025-12-29", "week")).toBe("29 déc.");
    expect(bucketLabel("2026-01-05", "week", "2025-12-29")).toBe("5 janv. 26");
  });

  it.each([
    ["2026-06-08", "day", "2026-06-09"],
    ["2026-12-28", "week", "2027-01-04"],
    ["2026-02-01", "month", "2026-03-01"],
    ["2026-10-01", "quarter", "2027-01-01"],
    ["2026-01-01", "year", "2027-01-01"],
  ] as const)("that begins on %s by %s ends before %s", (day, grain, end) => expect(bucketEnd(day, grain)).toBe(end));
});

describe("whole buckets", () => {
  const keys = ["2026-04-01", "2026-05-01", "2026-06-01"];

  it("are those that the period covers, and the last one once it is over", () => {
    const months = { keys, grain: "month", complete: true } as const;
    expect(wholeBuckets(months, { from: "2026-04-11", to: "2026-06-12" })).toEqual([false, true, false]);
    expect(wholeBuckets(months, { from: "2026-04-01", to: "2026-07-01" })).toEqual([true, true, true]);
    expect(wholeBuckets({ ...months, complete: false }, { from: "2026-04-01", to: "2026-07-01" })).toEqual([true, true, false]);
  });

  it("are those whose rows no longer change, where the measure settles after some days", () => {
    const months = { keys, grain: "month", complete: true } as const;
    const period = { from: "2026-04-01", to: "2026-07-01" };
    expect(wholeBuckets({ ...months, provisional_from: "2026-06-01" }, period)).toEqual([true, true, false]);
    expect(wholeBuckets({ ...months, provisional_from: "2026-05-31" }, period)).toEqual([true, false, false]);
    expect(
      wholePoints(
        keys.map((key) => ({ key })),
        { complete: true, provisional_from: "2026-05-31" },
        period,
      ),
    ).toEqual([true, false, false]);
  });

  it("are all of them where none is: there is nothing else to go by", () => {
    const weeks = { keys: ["2026-06-08"], grain: "week", complete: false } as const;
    expect(wholeBuckets(weeks, { from: "2026-06-08", to: "2026-06-11" })).toEqual([true]);
  });

  it.each([
    [["2026-06-01", "2026-06-02"], "2026-06-03"],
    [["2026-06-01", "2026-06-08"], "2026-06-15"],
    [["2026-02-01", "2026-03-01"], "2026-04-01"],
    [["2026-01-01", "2026-04-01"], "2026-07-01"],
    [["2025-01-01", "2026-01-01"], "2027-01-01"],
  ])("of a short series go by its days: %j until %s", (days, to) => {
    const trend = days.map((key) => ({ key }));
    expect(wholePoints(trend, { complete: true }, { from: days[0] ?? "", to })).toEqual([true, true]);
    expect(wholePoints(trend, { complete: true }, { from: days[0] ?? "", to: days[1] ?? "" })).toEqual([true, false]);
  });
});
