import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Product } from "../../generated/types.ts";
import { tonalityOf } from "./tonality-of.ts";

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
