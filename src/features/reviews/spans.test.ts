import { describe, expect, it } from "vitest";

import type { ReviewMention } from "../../generated/types.ts";
import { findPassage, piecesOf, trimmed } from "./spans.ts";

const mention = (id: string, start: number, end: number): ReviewMention => ({
  id,
  theme: "calme",
  theme_label: "Calme",
  polarity: 1,
  strength: 0.5,
  field: "text",
  start,
  end,
  sentence: [0, 40],
  corrected: false,
});

describe("a text cut at its mentions", () => {
  const text = "Coin calme, lit dur 😴 !";
  const cut = (...mentions: ReviewMention[]): [string, string][] =>
    piecesOf(text, mentions).map((piece) => [piece.text, piece.mentions.map(({ id }) => id).join(" ")]);

  it("is whole without mentions", () => {
    expect(cut()).toEqual([[text, ""]]);
  });

  it("gives those that overlap a piece in common, and loses no letter", () => {
    expect(cut(mention("a", 0, 10), mention("b", 5, 10), mention("c", 12, 19))).toEqual([
      ["Coin ", "a"],
      ["calme", "a b"],
      [", ", ""],
      ["lit dur", "c"],
      [" 😴 !", ""],
    ]);
  });

  it("cuts what reaches beyond the text and leaves out what is empty", () => {
    expect(cut(mention("a", 23, 90), mention("b", 4, 4), mention("c", 60, 90))).toEqual([
      [text.slice(0, 23), ""],
      ["!", "a"],
    ]);
  });
});

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

  it("are found as they stand before they are found in another case", () => {
    expect(findPassage("Lit", { title: null, text: "lit, Lit" })).toEqual({ field: "text", start: 5, end: 8 });
  });

  it("that change their length with their case are found only as they stand", () => {
    expect(findPassage("hôtel", { title: null, text: "İ Hôtel" })).toBeNull();
  });
});

it("leaves the blanks out at both ends of a passage", () => {
  const words = { title: null, text: "ab  cd \n ef" };
  expect(trimmed({ field: "text", start: 2, end: 9 }, words)).toEqual({ field: "text", start: 4, end: 6 });
  expect(trimmed({ field: "text", start: 2, end: 4 }, words)).toBeNull();
  expect(trimmed({ field: "title", start: 0, end: 4 }, words)).toBeNull();
});
