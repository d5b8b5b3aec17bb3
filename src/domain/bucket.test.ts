import { describe, expect, it } from "vitest";
import { bucketLabel, bucketTitle } from "./bucket.ts";

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
  });
});
