import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Product } from "../../generated/types.ts";
import { balanceTonality, tonalityOf, tonalityOfMention } from "./tonality.ts";

const { tonalities } = JSON.parse(readFileSync(new URL("../../../templates/product.json", import.meta.url), "utf8")) as Product;

describe("the tonality of a mark", () => {
  it.each([
    [0, 0],
    [2.9, 0],
    [3, 1],
    [4.9, 1],
    [5, 2],
    [7, 3],
    [8.9, 3],
    [9, 4],
    [10, 4],
    ["-", 2],
  ] as const)("of %s is the one of index %i: from is in, to is out", (mark, index) =>
    expect(tonalityOf(mark, tonalities).index).toBe(index),
  );

  it.each([-0.1, 10.01, Number.NaN])("is an error for %s, which none holds", (mark) =>
    expect(() => tonalityOf(mark, tonalities)).toThrow("no tonality"),
  );
});

describe("the tonality of a balance", () => {
  it.each([
    [-46, 0],
    [-40, 0],
    [-31, 1],
    [-24, 1],
    [-20, 1],
    [-19.4, 2],
    [2, 2],
    [20, 3],
    [31, 3],
    [64, 3],
    [69.4, 3],
    [69.6, 4],
    [82, 4],
  ])("a balance of %d reads as tonality %i", (balance, tonality) => {
    expect(balanceTonality(balance)).toBe(tonality);
  });
});

describe("the tonality of a mention", () => {
  it.each([
    [1, 0.9, 4],
    [1, 0.65, 4],
    [1, 0.64, 3],
    [0, 0.9, 2],
    [-1, 0.2, 1],
    [-1, 1, 0],
  ] as const)("draws an opinion of %i with strength %s in tonality %i", (polarity, strength, tonality) =>
    expect(tonalityOfMention(polarity, strength)).toBe(tonality),
  );

  it("takes one whose strength is not known for a strong one", () => {
    expect([tonalityOfMention(1), tonalityOfMention(-1)]).toEqual([4, 0]);
  });
});
