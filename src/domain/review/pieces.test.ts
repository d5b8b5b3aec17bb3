import { describe, expect, it } from "vitest";

import { closestOf, piecesOf, type Range } from "./pieces.ts";

type Passage = Range & { id: string };

const passage = (id: string, start: number, end: number): Passage => ({ id, start, end });

describe("a text cut at its passages", () => {
  const text = "Coin calme, lit dur 😴 !";
  const cut = (...passages: Passage[]): [string, string][] =>
    piecesOf(text, passages).map((piece) => [piece.text, piece.passages.map(({ id }) => id).join(" ")]);

  it("is whole without passages", () => {
    expect(cut()).toEqual([[text, ""]]);
  });

  it("gives those that overlap a piece in common, and loses no letter", () => {
    expect(cut(passage("a", 0, 10), passage("b", 5, 10), passage("c", 12, 19))).toEqual([
      ["Coin ", "a"],
      ["calme", "a b"],
      [", ", ""],
      ["lit dur", "c"],
      [" 😴 !", ""],
    ]);
  });

  it("cuts what reaches beyond the text and leaves out what is empty", () => {
    expect(cut(passage("a", 23, 90), passage("b", 4, 4), passage("c", 60, 90))).toEqual([
      [text.slice(0, 23), ""],
      ["!", "a"],
    ]);
  });
});

it("of passages over the same words the shortest is the closest", () => {
  expect(closestOf([passage("a", 0, 10), passage("b", 5, 10)])?.id).toBe("b");
  expect(closestOf([])).toBeUndefined();
});
