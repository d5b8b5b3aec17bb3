import { describe, expect, it } from "vitest";

import { simplifyOutlines, type Position, type Ring } from "./simplify-outlines.ts";

/** A winding line from west to east, with positions every 50 m or so. */
const winding = (lat: number): Position[] =>
  Array.from({ length: 201 }, (_, step) => [
    1 + step * 0.0005,
    lat + (step % 200 === 0 ? 0 : 0.004 * Math.sin(step / 7) + 0.0003 * (step % 2)),
  ]);
const border = winding(47.1);
const south: Ring = [[1, 47], ...border, [1.1, 47], [1, 47]];
const north: Ring = [...border.toReversed(), [1, 47.2], [1.1, 47.2], [1.1, 47.1]];

const edges = (ring: Ring): string[] => ring.slice(1).map((to, place) => [String(ring[place]), String(to)].toSorted().join(" "));

describe("simplified outlines", () => {
  it("have far fewer positions, and neighbours keep the very same border", () => {
    const [[below = []] = [], [above = []] = []] = simplifyOutlines([[south], [north]]);
    expect(below.length).toBeLessThan(south.length / 3);
    expect(below.length).toBeGreaterThan(10);
    const shared = edges(below).filter((edge) => edges(above).includes(edge));
    // All but the three sides that each has for itself.
    expect([edges(below).length - shared.length, edges(above).length - shared.length]).toEqual([3, 3]);
  });

  it("stay within 110 m of the original", () => {
    const [[below = []] = []] = simplifyOutlines([[south]]);
    const shrink = Math.cos((47.05 * Math.PI) / 180);
    const away = (position: Position): number =>
      Math.min(
        ...below.slice(1).map((to, place) => {
          const from = below[place] ?? to;
          const [dx, dy, px, py] = [(to[0] - from[0]) * shrink, to[1] - from[1], (position[0] - from[0]) * shrink, position[1] - from[1]];
          const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
          return Math.hypot(px - along * dx, py - along * dy);
        }),
      );
    expect(Math.max(...south.map(away))).toBeLessThan(0.0011);
  });

  it("close, keep an outline too small to simplify, and drop one without an area", () => {
    const small: Ring = [[1, 47], [1.0004, 47], [1.0004, 47.0004], [1, 47.0004], [1, 47]]; // prettier-ignore
    const [rings = []] = simplifyOutlines([[small, [[2, 47], [2.00001, 47], [2, 47.00001], [2, 47]]]]); // prettier-ignore
    expect(rings).toEqual([small]);
  });

  it("of an enclave are the same from within and from without", () => {
    const round: Ring = Array.from({ length: 101 }, (_, step) => [
      1 + 0.05 * Math.cos((step * Math.PI) / 50),
      47 + 0.05 * Math.sin((step * Math.PI) / 50),
    ]);
    const turned = [...round.slice(40), ...round.slice(1, 41)].toReversed();
    const [[one = []] = [], [other = []] = []] = simplifyOutlines([[round], [turned]]);
    expect(one.length).toBeLessThan(60);
    expect(edges(one).toSorted()).toEqual(edges(other).toSorted());
  });
});
