import { afterEach, describe, expect, it } from "vitest";

import { day, instant, number, wholeOrNothing } from "./fields.ts";

describe("an instant", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const read = (at: string): string | null => instant({ at }, "at");

  it.each(["America/New_York", "Asia/Tokyo"])("without a zone is the clock of Paris on a machine in %s", (machine) => {
    process.env.TZ = machine;
    expect(new Date(2026, 6, 14, 10).getHours()).toBe(10);
    expect(read("2026-07-14T10:30")).toBe("2026-07-14T08:30:00.000Z");
    expect(read("2026-01-14T10:30:15.250")).toBe("2026-01-14T09:30:15.250Z");
    // The days on which the clocks change, before and after.
    expect([read("2026-03-29T01:30"), read("2026-03-29T03:30")]).toEqual(["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"]);
    expect([read("2026-10-25T01:30"), read("2026-10-25T03:30")]).toEqual(["2026-10-24T23:30:00.000Z", "2026-10-25T02:30:00.000Z"]);
  });

  it("keeps its own zone, and a day alone is its noon", () => {
    expect([read("2026-07-14T10:30Z"), read("2026-07-14T10:30:00+0530"), read("2026-07-14T10:30:00-04:00"), read("2026-07-14")]).toEqual([
      "2026-07-14T10:30:00.000Z",
      "2026-07-14T05:00:00.000Z",
      "2026-07-14T14:30:00.000Z",
      "2026-07-14T12:00:00.000Z",
    ]);
  });

  it("is read as spreadsheets write it", () => {
    expect([read("14/07/2026 10:30"), read("14/07/2026  10:30:15"), read("2026-07-14 10:30"), read("14/07/2026")]).toEqual([
      "2026-07-14T08:30:00.000Z",
      "2026-07-14T08:30:15.000Z",
      "2026-07-14T08:30:00.000Z",
      "2026-07-14T12:00:00.000Z",
    ]);
    expect(day({ at: "14/07/2026 10:30" }, "at")).toBe("2026-07-14");
  });

  it.each(["30/02/2026 10:00", "14/07/2026 10h30", "2026-02-30T10:00", "2026-02-30T10:00Z", "2026-07-14T25:00", "2026-07-14T10:00 demain"])(
    "%s is refused",
    (at) => {
      expect(() => read(at)).toThrow("le champ at n’est pas une date");
    },
  );
});

describe("a number", () => {
  it("of blanks alone is absent, not 0", () => {
    expect([number({ n: "  " }, "n"), number({ n: "" }, "n"), number({ n: " 0 " }, "n"), number({ n: "7,5" }, "n")]).toEqual([
      null,
      null,
      0,
      7.5,
    ]);
    expect([wholeOrNothing({ n: " " }, "n", 0, 5), wholeOrNothing({ n: [] }, "n", 0, 5), wholeOrNothing({ n: "3" }, "n", 0, 5)]).toEqual([
      null,
      null,
      3,
    ]);
  });
});
