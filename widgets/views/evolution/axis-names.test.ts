import { describe, expect, it } from "vitest";

import { addDays, addMonths } from "../../../src/domain/time/day.ts";
import { axisNames } from "./axis-names.ts";

const months = (from: string, count: number, by = 1): string[] => Array.from({ length: count }, (_, at) => addMonths(from, at * by));
const said = (keys: readonly string[], grain: Parameters<typeof axisNames>[1], width: number): string[] =>
  axisNames(keys, grain, width).filter(Boolean);

describe("the names under a course in time", () => {
  it("open each year with its year over several years, however wide the plane", () => {
    const years = months("2022-01-01", 58);
    expect(said(years, "month", 730)).toEqual(["22", "23", "24", "25", "26"].flatMap((year) => [`janv. ${year}`, "mai", "sept."]));
    expect(said(years, "month", 290)).toEqual(["janv. 22", "janv. 23", "janv. 24", "janv. 25", "janv. 26"]);
    expect(said(months("2022-01-01", 20, 3), "quarter", 300)).toEqual(["T1 22", "T1 23", "T1 24", "T1 25", "T1 26"]);
  });

  it("are all there where they have room, the first with its year", () => {
    expect(said(months("2025-11-01", 4), "month", 400)).toEqual(["nov. 25", "déc.", "janv. 26", "févr."]);
    expect(said(months("2026-02-01", 3), "month", 30)).toEqual(["févr. 26"]);
  });

  it("say of weeks where the year changes", () => {
    const weeks = Array.from({ length: 60 }, (_, at) => addDays("2025-06-02", at * 7));
    expect(said(weeks, "week", 500)).toEqual(["2 juin", "28 juil.", "22 sept.", "17 nov.", "12 janv. 26", "9 mars", "4 mai", "29 juin"]);
  });
});
