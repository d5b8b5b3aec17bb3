import fc from "fast-check";
import { expect, it } from "vitest";

import { type Box, settle, topDown } from "./grid.ts";
import { shifted } from "./shift.ts";

type Named = Box & { widget: string };

const named = (boxes: Record<string, [x: number, y: number, w: number, h: number]>): Named[] =>
  Object.entries(boxes).map(([widget, [x, y, w, h]]) => ({ widget, x, y, w, h }));
const read = (boxes: readonly Named[]): string =>
  topDown(boxes)
    .map(({ widget }) => widget)
    .join("");
const step = (boxes: readonly Named[], widget: string, by: -1 | 1): Named[] => {
  const box = boxes.find((other) => other.widget === widget);
  return box ? shifted(boxes, box, by) : [];
};

const page = named({
  a: [0, 0, 3, 2],
  b: [3, 0, 3, 2],
  c: [6, 0, 3, 2],
  d: [9, 0, 3, 2],
  e: [0, 2, 8, 5],
  f: [8, 2, 4, 5],
  g: [0, 7, 12, 3],
});

it("exchanges two neighbours of a row and leaves the others", () => {
  const after = step(page, "c", -1);
  expect(read(after)).toBe("acbdefg");
  expect(after).toEqual(
    named({ a: [0, 0, 3, 2], b: [6, 0, 3, 2], c: [3, 0, 3, 2], d: [9, 0, 3, 2], e: [0, 2, 8, 5], f: [8, 2, 4, 5], g: [0, 7, 12, 3] }),
  );
});

it("takes a box to the row above and back", () => {
  const up = step(page, "e", -1);
  expect(read(up)).toBe("abcedfg");
  expect(step(up, "e", 1)).toEqual(page);
});

it("changes nothing beyond the first and the last place", () => {
  expect(step(page, "a", -1)).toEqual(page);
  expect(step(page, "g", 1)).toEqual(page);
});

it("moves exactly one place in any settled grid, without overlap, gap or change of size", () => {
  const sizes = fc.array(
    fc.record({ x: fc.nat(11), y: fc.nat(12), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 5 }) }),
    {
      minLength: 2,
      maxLength: 10,
    },
  );
  fc.assert(
    fc.property(sizes, fc.nat(), (boxes, chosen) => {
      const grid = settle(boxes.map((box, at) => ({ ...box, widget: String.fromCharCode(97 + at) })));
      const order = topDown(grid).map(({ widget }) => widget);
      const at = chosen % (order.length - 1);
      const [one = "", other = ""] = order.slice(at);
      for (const after of [step(grid, one, 1), step(grid, other, -1)]) {
        expect(read(after)).toBe(order.toSpliced(at, 2, other, one).join(""));
        expect(settle(after)).toEqual(after);
        expect(after.map(({ widget, w, h }) => ({ widget, w, h }))).toEqual(grid.map(({ widget, w, h }) => ({ widget, w, h })));
        expect(topDown(after).slice(0, at)).toEqual(topDown(grid).slice(0, at));
      }
    }),
  );
});
