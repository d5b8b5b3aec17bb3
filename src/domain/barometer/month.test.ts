import { describe, expect, it } from "vitest";

import { barometerDays, barometerMonth, latestMonth, readMonth, shiftMonth } from "./month.ts";

it.each([
  [1, "01"],
  [9, "09"],
  [10, "10"],
  [12, "12"],
])("pads the month %i to %s", (month, padded) => expect(barometerMonth(month)).toBe(padded));

describe("the days of a month", () => {
  it("are compared with the same days of the week a year before, and with the twelve months before", () => {
    expect(barometerDays({ year: 2026, month: 7 }, "2026-11-27")).toEqual({
      period: { from: "2026-07-01", to: "2026-08-01" },
      compared: { from: "2025-07-02", to: "2025-08-02" },
      year: { from: "2025-07-01", to: "2026-07-01" },
      isOver: true,
    });
  });

  it("end today while the month runs, over as many compared days; a month to come has none", () => {
    expect(barometerDays({ year: 2026, month: 11 }, "2026-11-10")).toMatchObject({
      period: { from: "2026-11-01", to: "2026-11-11" },
      compared: { from: "2025-11-02", to: "2025-11-12" },
      isOver: false,
    });
    expect(barometerDays({ year: 2026, month: 12 }, "2026-11-30")).toBeNull();
    expect(barometerDays({ year: 2026, month: 11 }, "2026-11-30")?.isOver).toBe(false);
    expect(barometerDays({ year: 2026, month: 11 }, "2026-12-01")?.isOver).toBe(true);
  });

  it("are of the month that an address names", () => {
    expect([
      readMonth("07", "2026"),
      readMonth("7", "2026"),
      readMonth("13", "2026"),
      readMonth("07", "26"),
      readMonth(null, null),
    ]).toEqual([{ month: 7, year: 2026 }, { month: 7, year: 2026 }, null, null, null]);
    expect([latestMonth("2026-01-15"), shiftMonth({ year: 2025, month: 12 }, 1)]).toEqual([
      { year: 2025, month: 12 },
      { year: 2026, month: 1 },
    ]);
  });
});
