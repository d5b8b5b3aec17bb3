import { expect, it } from "vitest";

import { type Sample, sampleOf } from "../../../domain/figure/figure.ts";
import { restingOn } from "./phrases.ts";
import { viewText } from "./view-text.ts";

const thresholds = { insufficient: 10, small: 30, map: 30 };

it("says how few observations a figure rests on, with the caution that they call for", () => {
  const note = (n: number, audience: "private" | "public" = "private"): string | undefined => {
    const figure = { value: 60, n };
    const sample: Sample = sampleOf(figure, "balance", thresholds, audience);
    return restingOn(viewText(), figure, "balance", sample, "themes");
  };
  expect(note(412)).toBe("412 mentions positives ou négatives");
  expect(note(20)).toBe("20 mentions positives ou négatives, à interpréter avec prudence");
  expect(note(6)).toBe("6 mentions positives ou négatives, échantillon insuffisant");
  expect(note(6, "public")).toBe("Échantillon insuffisant");
});

it("says nothing of a count, which is its own number", () => {
  expect(restingOn(viewText(), { value: 3, n: 3 }, "count", "normal", "reviews")).toBeUndefined();
});
