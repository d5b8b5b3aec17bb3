import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Box, settle } from "./grid.ts";
import { type Direction, moveStep, resizeStep } from "./step.ts";

type Named = Box & { widget: string };

const named = (boxes: Record<string, [x: number, y: number, w: number, h: number]>): Named[] =>
  Object.entries(boxes).map(([widget, [x, y, w, h]]) => ({ widget, x, y, w, h }));

const page = named({ a: [0, 0, 3, 2], b: [3, 0, 3, 2], c: [0, 2, 8, 5] });

/** The grid after arrow keys, each ignored where it leads nowhere. */
function walk(boxes: readonly Named[], widget: string, keys: readonly Direction[], least?: { w: number; h: number }): Named[] {
  const box = boxes.find((other) => other.widget === widget);
  if (!box) throw new Error(widget);
  let grid = [...boxes];
  for (const key of keys) {
    const from = grid[boxes.indexOf(box)] ?? box;
    grid = (least ? resizeStep(boxes, box, from, key, least) : moveStep(boxes, box, from, key)) ?? grid;
  }
  return grid;
}

describe("a move by arrow keys", () => {
  it("goes column by column and stops at the edge", () => {
    expect(walk(page, "b", ["right"])).toEqual(named({ a: [0, 0, 3, 2], b: [4, 0, 3, 2], c: [0, 2, 8, 5] }));
    expect(
      walk(
        page,
        "b",
        Array.from({ length: 20 }, () => "right"),
      )[1],
    ).toMatchObject({ x: 9, y: 0 });
  });

  it("goes down to the next row on which the box can rest, and up again", () => {
    // The wide box cannot rise beside b, so the moved one rests below it.
    expect(walk(page, "a", ["down"])).toEqual(named({ a: [0, 7, 3, 2], b: [3, 0, 3, 2], c: [0, 2, 8, 5] }));
    expect(walk(page, "a", ["down", "up"])).toEqual(page);
    expect(walk(page, "a", ["up"])).toEqual(page);
  });

  it("restores what it has pushed aside when it goes on", () => {
    const pushed = walk(page, "a", ["right"]);
    expect(pushed[1]).not.toEqual(page[1]);
    expect(walk(page, "a", ["right", "left"])).toEqual(page);
  });

  it("leaves any grid settled, sizes as they were, and moves in the direction asked for", () => {
    const box = fc.record({ x: fc.nat(11), y: fc.nat(12), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 5 }) });
    fc.assert(
      fc.property(
        fc.array(box, { minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.constantFrom<Direction>("up", "down", "left", "right"),
        (boxes, at, key) => {
          const grid = settle(boxes.map((each, index) => ({ ...each, widget: String(index) })));
          const own = grid[at % grid.length] as Named;
          const after = moveStep(grid, own, own, key);
          fc.pre(after !== undefined);
          expect(settle(after)).toEqual(after);
          expect(after.map(({ w, h }) => ({ w, h }))).toEqual(grid.map(({ w, h }) => ({ w, h })));
          const moved = after[grid.indexOf(own)] as Named;
          const went = { up: own.y - moved.y, down: moved.y - own.y, left: own.x - moved.x, right: moved.x - own.x };
          expect(went[key]).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("a resize by arrow keys", () => {
  const least = { w: 2, h: 2 };

  it("grows and shrinks by one, no further than the view's least size and the edge", () => {
    expect(walk(page, "c", ["right", "down"], least)[2]).toMatchObject({ w: 9, h: 6 });
    expect(
      walk(
        page,
        "c",
        Array.from({ length: 20 }, () => "left"),
        least,
      )[2],
    ).toMatchObject({ w: 2, h: 5 });
    expect(
      walk(
        page,
        "c",
        Array.from({ length: 20 }, () => "right"),
        least,
      )[2],
    ).toMatchObject({ x: 0, w: 12 });
    expect(
      walk(
        page,
        "c",
        Array.from({ length: 60 }, () => "down"),
        least,
      )[2],
    ).toMatchObject({ h: 40 });
  });

  it("restores what it has pushed aside when it shrinks again", () => {
    expect(walk(page, "a", ["right", "right", "left", "left"], least)).toEqual(page);
  });
});
