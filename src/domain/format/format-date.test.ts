import { describe, expect, it } from "vitest";
import { formatDate, formatPeriod, formatRelative } from "./format-date.ts";

describe("formatDate", () => {
  it.each([
    ["short", "12 juil."],
    ["medium", "12 juil. 2026"],
    ["long", "12 juillet 2026"],
    ["numeric", "12/07/2026"],
    ["month", "juillet 2026"],
  ] as const)("writes a day as %s", (style, text) => expect(formatDate("2026-07-12", style)).toBe(text));

  it("keeps a bare day whatever the time zone", () => {
    const zone = process.env.TZ;
    process.env.TZ = "America/Los_Angeles";
    expect(formatDate("2026-07-01", "short")).toBe("1er juil.");
    process.env.TZ = zone;
  });

  it("formats an instant in the time of Paris, whatever the time zone", () => {
    const zone = process.env.TZ;
    process.env.TZ = "Asia/Tokyo";
    expect(formatDate("2026-07-12T22:30:00Z", "datetime")).toBe("13 juil. 2026, 00:30");
    expect(formatDate("2026-01-31T23:30:00Z", "short")).toBe("1er févr.");
    process.env.TZ = "America/Los_Angeles";
    expect(formatDate("2026-01-12T05:12:00Z", "time")).toBe("06:12");
    process.env.TZ = zone;
  });

  it("shows a dash for what is not a date", () => expect(formatDate("bientôt")).toBe("-"));
});

describe("formatPeriod", () => {
  it.each([
    ["2026-06-01", "2026-07-15", "1er juin – 15 juil. 2026"],
    ["2026-06-03", "2026-06-09", "3 – 9 juin 2026"],
    ["2025-12-01", "2026-02-28", "1er déc. 2025 – 28 févr. 2026"],
    ["2026-06-03", "2026-06-03", "3 juin 2026"],
  ])("joins %s and %s as %s", (from, to, text) => expect(formatPeriod(from, to)).toBe(text));
});

describe("formatRelative", () => {
  const now = Date.parse("2026-07-15T12:00:00");
  const ago = (minutes: number): string => formatRelative(now - minutes * 60_000, now);

  it("counts minutes, then hours", () => {
    expect(ago(0)).toBe("maintenant");
    expect(ago(-0.5), "by a clock that is ahead").toBe("maintenant");
    expect(ago(4)).toBe("il y a 4\u00a0min");
    expect(ago(59)).toBe("il y a 59\u00a0min");
    expect(ago(60)).toBe("il y a 1\u00a0h");
    expect(ago(24 * 60 - 1)).toBe("il y a 23\u00a0h");
  });

  it("gives the date from 24 hours on, and for what is to come", () => {
    expect(ago(24 * 60)).toBe("14 juil. 2026");
    expect(ago(-60 * 48)).toBe("17 juil. 2026");
  });
});
