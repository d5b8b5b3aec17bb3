import { describe, expect, it } from "vitest";

import { findPassage, trimmed } from "./spans.ts";

describe("words sought in a review", () => {
  const words = { title: "Très calme", text: "Chambre calme. Lit dur." };

  it.each([
    ["calme", { field: "text", start: 8, end: 13 }],
    ["  lit DUR ", { field: "text", start: 15, end: 22 }],
    ["Très calme", { field: "title", start: 0, end: 10 }],
    ["bruyant", null],
    ["  ", null],
  ])("%s", (sought, found) => {
    expect(findPassage(sought, words)).toEqual(found);
  });

  it("are found as written before they are found in another case", () => {
    expect(findPassage("Lit", { title: null, text: "lit, Lit" })).toEqual({ field: "text", start: 5, end: 8 });
  });

  it("that change their length with their case are found only as written", () => {
    expect(findPassage("hôtel", { title: null, text: "İ Hôtel" })).toBeNull();
  });
});

it("leaves the blanks out at both ends of a passage", () => {
  const words = { title: null, text: "ab  cd \n ef" };
  expect(trimmed({ field: "text", start: 2, end: 9 }, words)).toEqual({ field: "text", start: 4, end: 6 });
  expect(trimmed({ field: "text", start: 2, end: 4 }, words)).toBeNull();
  expect(trimmed({ field: "title", start: 0, end: 4 }, words)).toBeNull();
});
