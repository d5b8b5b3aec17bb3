import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Product } from "../../generated/types.ts";
import { normaliseRating, npsClass, tonalityIndex } from "./rating.ts";

const product = JSON.parse(readFileSync(new URL("../../../templates/product.json", import.meta.url), "utf8")) as Product;

describe("normaliseRating", () => {
  it("brings any scale to an integer of 0–100", () => {
    expect([
      normaliseRating(4, { max: 5 }),
      normaliseRating(8.7, { max: 10 }),
      normaliseRating(5, { max: 6 }),
      normaliseRating(0, { max: 5 }),
    ]).toEqual([80, 87, 83, 0]);
  });
  it("can place a mark between the lowest and the highest of its scale", () => {
    expect([normaliseRating(1, { max: 10, min: 1 }), normaliseRating(5.5, { max: 10, min: 1 })]).toEqual([0, 50]);
  });
  it("reads a recommendation as 100 and its absence as 20", () => {
    expect([normaliseRating(1, { max: 1, binary: true }), normaliseRating(0, { max: 1, binary: true })]).toEqual([100, 20]);
  });
  it("gives nothing for no rating and for one outside its scale", () => {
    expect([
      normaliseRating(null, { max: 5 }),
      normaliseRating(6, { max: 5 }),
      normaliseRating(-1, { max: 5 }),
      normaliseRating(NaN, { max: 5 }),
      normaliseRating(0, { max: 0 }),
    ]).toEqual([null, null, null, null, null]);
  });
});

describe("tonalityIndex", () => {
  it("changes exactly at 3, 5, 7 and 9 out of ten", () => {
    expect([0, 29, 30, 49, 50, 69, 70, 89, 90, 100].map((rating) => tonalityIndex(rating))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
  it("is that of the mark shown, rounded half up", () => {
    expect([tonalityIndex(89.4), tonalityIndex(89.5)]).toEqual([3, 4]);
  });
  it("agrees with the tonalities of the product", () => {
    expect(
      fc.check(
        fc.property(fc.integer({ min: 0, max: 100 }), (rating) => tonalityIndex(rating, product.tonalities) === tonalityIndex(rating)),
      ),
    ).toMatchObject({ failed: false });
  });
  it("gives nothing without a rating", () => expect(tonalityIndex(null)).toBeNull());
});

describe("npsClass", () => {
  it("makes five stars a promoter, four a passive and three a detractor", () => {
    expect([100, 90, 89, 80, 70, 69, 60, null].map(npsClass)).toEqual([1, 1, 0, 0, 0, -1, -1, null]);
  });
});
