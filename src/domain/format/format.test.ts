import { describe, expect, it } from "vitest";
import {
  formatBytes,
  formatCompact,
  formatDuration,
  formatGap,
  formatGapNumber,
  formatNps,
  formatNumber,
  formatPercent,
  formatRating,
  plural,
} from "./format.ts";

describe("formatRating", () => {
  it.each([
    [86, "8,6"],
    [100, "10"],
    [99.5, "10"],
    [99.4, "9,9"],
    [90, "9,0"],
    [0, "0,0"],
    [86.5, "8,7"],
    [null, "-"],
    [undefined, "-"],
    [NaN, "-"],
  ])("shows %s as %s", (value, text) => expect(formatRating(value)).toBe(text));
});

describe("numbers", () => {
  it("groups thousands with a narrow no-break space and writes a true minus", () => {
    expect(formatNumber(18_432)).toBe("18\u202f432");
    expect(formatNumber(-1234.56, 1)).toBe("\u22121\u202f234,6");
  });

  it("never writes a negative zero", () => {
    expect(formatNumber(-0.2)).toBe("0");
    expect(formatGap(-0.2, "points")).toBe("0\u00a0pt");
  });

  it("signs a Net Promoter Score", () => {
    expect(formatNps(47.4)).toBe("+47");
    expect(formatNps(-12)).toBe("\u221212");
    expect(formatNps(0)).toBe("0");
    expect(formatNps(null)).toBe("-");
  });

  it("writes shares in percent", () => {
    expect(formatPercent(71)).toBe("71\u00a0%");
    expect(formatPercent(null)).toBe("-");
  });

  it("shortens large counts only", () => {
    expect([9_999, 18_432, 999_600, 1_250_000].map(formatCompact)).toEqual(["9\u202f999", "18\u00a0k", "1,0\u00a0M", "1,3\u00a0M"]);
  });
});

describe("formatGap", () => {
  it.each([
    [2, "rating", "+0,2\u00a0pt"],
    [-6, "rating", "\u22120,6\u00a0pt"],
    [23, "rating", "+2,3\u00a0pts"],
    [0, "rating", "0,0\u00a0pt"],
    [5, "points", "+5\u00a0pts"],
    [-1, "points", "\u22121\u00a0pt"],
    [12.44, "percent", "+12,4\u00a0%"],
    [0, "percent", "0,0\u00a0%"],
    [1204, "count", "+1\u202f204"],
    [null, "rating", "-"],
  ] as const)("writes %s %s as %s", (value, unit, text) => expect(formatGap(value, unit)).toBe(text));

  it("can leave the unit out", () => expect(formatGapNumber(3, "rating")).toBe("+0,3"));
});

describe("formatDuration", () => {
  it.each([
    [0.75, "45\u00a0min"],
    [5.2, "5\u00a0h"],
    [57.6, "2,4\u00a0j"],
    [290, "12\u00a0j"],
    [null, "-"],
  ])("writes %s hours as %s", (hours, text) => expect(formatDuration(hours)).toBe(text));
});

describe("formatBytes", () => {
  it.each([
    [1, "1\u00a0octet"],
    [8, "8\u00a0octets"],
    [1_024, "1\u00a0Ko"],
    [49_000, "48\u00a0Ko"],
    [1_020_000, "996\u00a0Ko"],
    [1_048_576, "1,0\u00a0Mo"],
    [5_242_880, "5,0\u00a0Mo"],
  ])("writes %s bytes as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe("plural", () => {
  it("treats 0 and 1 as singular in French", () => {
    expect([0, 1, 1.9, -1, 2, 18].map(plural)).toEqual(["one", "one", "one", "one", "other", "other"]);
  });
});
