import { describe, expect, it } from "vitest";
import { seasonsOf } from "./season.ts";

const seasonsOn = (today: string): string[] =>
  seasonsOf(today).map(({ season, year, from, to, running }) => `${season} ${year} ${from} ${to}${running ? " running" : ""}`);

describe("the seasons", () => {
  it("are the last two of each that have begun", () =>
    expect(seasonsOn("2026-11-21")).toEqual([
      "summer 2026 2026-06-01 2026-09-30",
      "summer 2025 2025-06-01 2025-09-30",
      "winter 2025 2025-12-01 2026-03-31",
      "winter 2024 2024-12-01 2025-03-31",
    ]));

  it("end today while they are on", () => {
    expect(seasonsOn("2026-07-15")[0]).toBe("summer 2026 2026-06-01 2026-07-15 running");
    expect(seasonsOn("2026-02-10")[2]).toBe("winter 2025 2025-12-01 2026-02-10 running");
    expect(seasonsOn("2026-12-01")[2]).toBe("winter 2026 2026-12-01 2026-12-01 running");
  });

  it("are over on the day after their last", () => {
    expect(seasonsOn("2026-09-30")[0]).toBe("summer 2026 2026-06-01 2026-09-30");
    expect(seasonsOn("2026-04-01")[2]).toBe("winter 2025 2025-12-01 2026-03-31");
    expect(seasonsOn("2026-05-31")[0]).toBe("summer 2025 2025-06-01 2025-09-30");
  });
});
