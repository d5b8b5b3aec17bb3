import { describe, expect, it } from "vitest";

import type { JournalMark } from "../../generated/types.ts";
import { addDays } from "./day.ts";
import { markedBuckets, marksIn, markTexts } from "./journal-marks.ts";

const mark = (title: string, from: string, to = from): JournalMark => ({ title, from, to, kind: "other" });
const days = Array.from({ length: 60 }, (_, index) => addDays("2026-06-01", index));

describe("the marks of the journal on an axis of time", () => {
  it("are at every bucket that their days touch", () => {
    const works = mark("Travaux", "2026-05-20", "2026-07-02");
    expect(
      ["2026-04-01", "2026-05-01", "2026-06-01", "2026-07-01", "2026-08-01"].map((day) => marksIn([works], day, "month").length),
    ).toEqual([0, 1, 1, 1, 0]);
    expect(marksIn([mark("Orage", "2026-06-14")], "2026-06-08", "week")).toHaveLength(1);
    expect(marksIn([mark("Orage", "2026-06-15")], "2026-06-08", "week")).toHaveLength(0);
  });

  it("are drawn one by one where there is room, and as one where they would crowd", () => {
    const marks = [mark("A", "2026-06-03"), mark("B", "2026-06-05"), mark("C", "2026-06-20")];
    expect(markedBuckets(days, "day", marks, 20)).toEqual([2, 4, 19]);
    expect(markedBuckets(days, "day", marks, 5)).toEqual([4, 19]);
    expect(markedBuckets(days, "day", [mark("Long", "2026-06-01", "2026-07-30")], 5)).toEqual([30]);
    expect(markedBuckets(days, "day", [], 5)).toEqual([]);
  });

  it("are named with their place and days, and counted beyond three", () => {
    expect(markTexts([{ ...mark("Festival du Lac", "2026-07-03", "2026-07-05"), place: "Port-Aurelle" }])).toEqual([
      "Festival du Lac (Port-Aurelle, 3 – 5 juil. 2026)",
    ]);
    expect(markTexts(["A", "B", "C", "D", "E"].map((title) => mark(title, "2026-07-03"))).at(-1)).toBe("et 2 autres");
  });
});
