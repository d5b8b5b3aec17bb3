import { describe, expect, it } from "vitest";

import { dueAt, frequencyOf, mondayOf, noticesFor } from "./notices.ts";

const zone = "Europe/Paris";

describe("when a notice goes out", () => {
  it.each([
    // A Wednesday in summer, before and after eight in Paris.
    ["daily", "2026-07-15T05:59:00Z", "2026-07-15T06:00:00.000Z"],
    ["daily", "2026-07-15T06:00:00Z", "2026-07-16T06:00:00.000Z"],
    ["weekly", "2026-07-15T05:59:00Z", "2026-07-20T06:00:00.000Z"],
    // A Monday before eight, and the Sunday on which clocks change.
    ["weekly", "2026-07-20T05:00:00Z", "2026-07-20T06:00:00.000Z"],
    ["daily", "2026-10-24T08:00:00Z", "2026-10-25T07:00:00.000Z"],
    ["now", "2026-07-15T12:34:56Z", "2026-07-15T12:34:56.000Z"],
  ] as const)("%s at %s: %s", (frequency, now, due) => {
    expect(dueAt(frequency, new Date(now), zone)?.toISOString()).toBe(due);
  });

  it("is not at all where its reader wants none", () => expect(dueAt("never", new Date("2026-07-15T12:00:00Z"), zone)).toBeNull());

  it("counts weeks from Monday", () =>
    expect(["2026-07-19", "2026-07-20", "2026-07-21"].map(mondayOf)).toEqual(["2026-07-13", "2026-07-20", "2026-07-20"]));
});

describe("how often a reader gets a notice", () => {
  it("is what they chose, unless the destination keeps it to its own", () => {
    expect(frequencyOf("alert", "TP", null, null)).toBe("now");
    expect(frequencyOf("alert", "TP", null, { frequency: "daily", locked: false })).toBe("daily");
    expect(frequencyOf("alert", "TP", "never", { frequency: "daily", locked: false })).toBe("never");
    expect(frequencyOf("alert", "TP", "never", { frequency: "daily", locked: true })).toBe("daily");
  });

  it("is asked about what concerns them alone", () => {
    expect(noticesFor("DMO")).not.toContain("answer");
    expect(noticesFor("TP")).toContain("answer");
  });
});
