import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { TableResult } from "../../../src/generated/types.ts";
import { placeWords } from "./place-words.ts";
import { cloudOf, wordsOf } from "./words.ts";

const size = fc.record({ width: fc.integer({ min: 20, max: 320 }), height: fc.integer({ min: 24, max: 44 }) });
const box = fc.record({ width: fc.integer({ min: 120, max: 900 }), height: fc.integer({ min: 60, max: 500 }) });

const result = (counts: number[], total = counts.length): TableResult => ({
  kind: "table",
  dimension: "expression",
  columns: [
    { measure: "expressions", label: "Expressions", unit: "count" },
    { measure: "expression-balance", label: "Ton", unit: "balance" },
  ],
  rows: counts.map((n, index) => ({
    key: `k${index}`,
    label: `expression ${index}`,
    cells: [
      { value: n, n },
      { value: index % 2 ? -100 : 90, n },
    ],
  })),
  total_rows: total,
  complete: true,
  watermark: 1,
});
const widthOf = (text: string, letters: number): number => text.length * letters * 0.6;

describe("placing words", () => {
  it("never lets two overlap, nor one leave the box", () => {
    expect(
      fc.check(
        fc.property(fc.array(size, { maxLength: 40 }), box, (words, room) => {
          const placed = (placeWords(words, room) ?? []).flatMap((corner, index) =>
            corner && words[index] ? [{ ...corner, ...words[index] }] : [],
          );
          const inside = placed.every(
            ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height,
          );
          const apart = placed.every((a, at) =>
            placed
              .slice(at + 1)
              .every((b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y),
          );
          return inside && apart;
        }),
        { numRuns: 60 },
      ),
    ).toMatchObject({ failed: false });
  });

  it("puts the first word in the middle and stays there when asked again", () => {
    const words = [
      { width: 100, height: 40 },
      { width: 80, height: 30 },
    ];
    const placed = placeWords(words, { width: 400, height: 200 });
    expect(placed?.[0]).toEqual({ x: 150, y: 80 });
    expect(placeWords(words, { width: 400, height: 200 })).toEqual(placed);
  });

  it("gives up a word that is wider than the box, and places the next one", () => {
    expect(
      placeWords(
        [
          { width: 500, height: 30 },
          { width: 60, height: 30 },
        ],
        { width: 300, height: 90 },
      ),
    ).toEqual([null, expect.any(Object)]);
  });
});

it("answers nothing where every word must have a place and one has none", () => {
  expect(placeWords([{ width: 500, height: 30 }], { width: 300, height: 90 }, true)).toBeNull();
});

describe("the cloud", () => {
  it("places every expression or counts it among those left out", () => {
    expect(
      fc.check(
        fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 }), fc.nat(100), box, (counts, more, room) => {
          const cloud = cloudOf({ options: {}, result: result(counts, counts.length + more) }, room, widthOf);
          return cloud.words.length + cloud.left === counts.length + more;
        }),
        { numRuns: 30 },
      ),
    ).toMatchObject({ failed: false });
  });

  it("draws what comes more often larger, and none under eleven pixels", () => {
    const words = wordsOf({ options: {}, result: result([4, 900, 100]) });
    expect(words.map(({ n }) => n)).toEqual([900, 100, 4]);
    expect(words[0]?.size).toBe(32);
    expect(words[2]?.size).toBe(12.5);
    const { words: drawn } = cloudOf(
      { options: {}, result: result(Array.from({ length: 80 }, (_, index) => 100 - index)) },
      { width: 300, height: 120 },
      widthOf,
    );
    expect(Math.min(...drawn.map(({ size: letters }) => letters))).toBeGreaterThanOrEqual(11);
  });

  it("keeps to the number of expressions asked for, and leaves out what may not be shown", () => {
    expect(wordsOf({ options: { count: 5 }, result: result([9, 8, 7, 6, 5, 4]) })).toHaveLength(5);
    const hidden = result([9]);
    hidden.rows[0] = { key: "k", label: "k", cells: [{ value: null, n: 0, hidden: true }] };
    expect(wordsOf({ options: {}, result: hidden })).toEqual([]);
  });
});
