import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { arrange, bandsOf, type Box, settle } from "./grid.ts";

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 11 }),
    y: fc.integer({ min: 0, max: 500 }),
    w: fc.integer({ min: 1, max: 12 }),
    h: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 30 },
);
const overlaps = (list: readonly Box[]): boolean =>
  list.some((a, i) => list.some((b, j) => i < j && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h));

describe("settle", () => {
  it("leaves a composed page as it is", () => {
    const page = [box(0, 0, 3, 2), box(3, 0, 3, 2), box(6, 0, 6, 2), box(0, 2, 8, 5), box(8, 2, 4, 5)];
    expect(settle(page)).toEqual(page);
  });

  it("sinks what would be covered and closes the gaps above", () => {
    expect(settle([box(0, 0, 6, 2), box(3, 1, 6, 2), box(0, 9, 3, 1)])).toEqual([box(0, 0, 6, 2), box(3, 2, 6, 2), box(0, 2, 3, 1)]);
  });

  it("lets the box just moved keep its place against another in the same row", () => {
    const [resting, moved] = [box(0, 0, 6, 2), box(0, 0, 6, 3)];
    expect(settle([resting, moved], { first: moved })).toEqual([box(0, 3, 6, 2), box(0, 0, 6, 3)]);
  });

  it("never overlaps, never leaves the columns, loses nothing and changes nothing the second time", () => {
    fc.assert(
      fc.property(boxes, (given) => {
        const settled = settle(given);
        expect(settled).toHaveLength(given.length);
        expect(overlaps(settled)).toBe(false);
        expect(settled.every(({ x, w, y }) => x >= 0 && y >= 0 && x + w <= 12)).toBe(true);
        expect(settle(settled)).toEqual(settled);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe("arrange", () => {
  const page = [box(0, 0, 3, 2), box(3, 0, 3, 2), box(6, 0, 3, 2), box(9, 0, 3, 2), box(0, 2, 8, 5), box(8, 2, 4, 5)];

  it("halves widths on six columns, in the order of reading, and fills the room beside", () => {
    expect(arrange(page, 6)).toEqual([
      box(0, 0, 2, 2),
      box(2, 0, 2, 2),
      box(4, 0, 2, 2),
      box(0, 2, 2, 2),
      box(2, 2, 4, 5),
      box(0, 4, 2, 5),
    ]);
  });

  it("stacks one column by row, then column", () => {
    expect(arrange([box(6, 0, 6, 2), box(0, 2, 12, 3), box(0, 0, 6, 1)], 1)).toEqual([box(0, 1, 1, 2), box(0, 3, 1, 3), box(0, 0, 1, 1)]);
  });

  it("keeps every box, without overlap, whatever the page", () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(12, 6, 1), (given, columns) => {
        const arranged = arrange(given, columns);
        expect(arranged.map(({ h }) => h)).toEqual(given.map(({ h }) => h));
        expect(overlaps(arranged)).toBe(false);
        expect(arranged.every(({ x, w }) => x >= 0 && x + w <= columns)).toBe(true);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe("bandsOf", () => {
  const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

  it("parts boxes where none crosses, each band counted from its own top", () => {
    const boxes = [box(0, 0, 6, 2), box(6, 0, 6, 2), box(0, 2, 4, 5), box(4, 2, 8, 3), box(4, 5, 8, 2), box(0, 7, 12, 1)];
    expect(bandsOf(boxes)).toEqual([
      [box(0, 0, 6, 2), box(6, 0, 6, 2)],
      [box(0, 0, 4, 5), box(4, 0, 8, 3), box(4, 3, 8, 2)],
      [box(0, 0, 12, 1)],
    ]);
    expect(bandsOf([])).toEqual([]);
  });
});
