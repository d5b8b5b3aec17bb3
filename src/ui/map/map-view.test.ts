import { expect, it } from "vitest";

import { boundsOf, fitted, moved, projected, zoomed } from "./map-view.ts";

const size = { width: 400, height: 300 };
const box = { west: 5, east: 7, south: 44, north: 46 };

it("fits a box into the frame, with room around it and nothing stretched", () => {
  const view = fitted(box, size);
  const [left, top] = projected([5, 46], view, size);
  const [right, bottom] = projected([7, 44], view, size);
  expect(left).toBeGreaterThanOrEqual(17.9);
  expect(top).toBeCloseTo(18);
  expect(bottom).toBeCloseTo(282);
  // At 45° a degree of longitude is cos 45° of one of latitude.
  expect((right - left) / (bottom - top)).toBeCloseTo(Math.SQRT1_2, 2);
});

it("shows what its bounds say", () => {
  const view = fitted(box, size);
  const bounds = boundsOf(view, size);
  expect(projected([bounds.west, bounds.north], view, size)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  expect(projected([bounds.east, bounds.south], view, size)).toEqual([expect.closeTo(400), expect.closeTo(300)]);
});

it("moves with the pointer that pulls it", () => {
  const view = fitted(box, size);
  const [x, y] = projected([6, 45], view, size);
  expect(projected([6, 45], moved(view, [30, -20]), size)).toEqual([expect.closeTo(x + 30, 0), expect.closeTo(y - 20, 0)]);
});

it("keeps the place under the pointer while it comes nearer", () => {
  const view = fitted(box, size);
  const [x, y] = projected([6.4, 45.3], view, size);
  const nearer = zoomed(view, 2, [x - 200, y - 150]);
  expect(nearer.scale).toBeCloseTo(view.scale * 2);
  const [toX, toY] = projected([6.4, 45.3], nearer, size);
  expect(Math.abs(toX - x) + Math.abs(toY - y)).toBeLessThan(3);
  expect(zoomed(view, 1e9).scale).toBe(60_000);
});
