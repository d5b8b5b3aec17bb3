import { describe, expect, it } from "vitest";
import { formatFigure, isSingular, plainFigure, sampleOf } from "./figure.ts";

const thresholds = { insufficient: 10, small: 30, map: 30 };

describe("a figure", () => {
  it.each([
    [86, "rating", "8,6"],
    [100, "rating", "10"],
    [71.4, "percent", "71\u00a0%"],
    [47, "nps", "+47"],
    [-24, "balance", "\u221224"],
    [null, "count", "-"],
  ] as const)("%s in %s reads %s", (value, unit, text) => expect(formatFigure(value, unit)).toBe(text));

  it.each([
    [0, "count", true],
    [1, "count", true],
    [2, "count", false],
    [-1, "balance", true],
    [19, "rating", true],
    [20, "rating", false],
    [null, "count", false],
  ] as const)("%s in %s has singular words beside it: %s", (value, unit, singular) => expect(isSingular(value, unit)).toBe(singular));

  it("goes into a spreadsheet as a number, a rating out of ten", () => {
    expect(plainFigure(86, "rating")).toBe(8.6);
    expect(plainFigure(71.44, "percent")).toBe(71.4);
    expect(plainFigure(null, "count")).toBeNull();
  });
});

describe("the trust in a figure", () => {
  it.each([
    [9, "private", "insufficient"],
    [9, "public", "hidden"],
    [10, "public", "small"],
    [29, "private", "small"],
    [30, "private", "normal"],
  ] as const)("with %i answers on a %s page is «%s»", (n, audience, sample) => {
    expect(sampleOf({ value: 80, n }, "rating", thresholds, audience)).toBe(sample);
  });

  it("never doubts a count", () => expect(sampleOf({ value: 2, n: 2 }, "count", thresholds, "public")).toBe("normal"));
  it("keeps what the server hid hidden", () =>
    expect(sampleOf({ value: null, n: 4, hidden: true }, "rating", thresholds, "private")).toBe("hidden"));
});
