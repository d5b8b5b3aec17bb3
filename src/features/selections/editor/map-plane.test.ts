import { describe, expect, it } from "vitest";

import type { SelectionCandidate } from "../../../generated/types.ts";
import { isWithin, planeOf, SIZE } from "./map-plane.ts";

const place = (id: string, lat: number | null, lng: number | null) => ({ id, name: id, lat, lng }) as SelectionCandidate;

describe("the map of a territory", () => {
  it("holds every establishment that has a place, north up and east to the right", () => {
    const { places, height } = planeOf([place("a", 46, 6), place("b", 45.8, 6.4), place("none", null, null)], []);
    expect(places.map(({ id }) => id)).toEqual(["a", "b"]);
    const [a, b] = places.map(({ at }) => at);
    expect(a?.[1]).toBeLessThan(b?.[1] ?? 0);
    expect(a?.[0]).toBeLessThan(b?.[0] ?? 0);
    for (const { at } of places) {
      expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
      expect(at[0]).toBeLessThanOrEqual(SIZE);
      expect(at[1]).toBeLessThanOrEqual(height);
    }
  });

  it("holds the outlines of the land, in the same measures as the establishments", () => {
    const ring = [
      [5.8, 45.6],
      [6.6, 45.6],
      [6.6, 46.2],
      [5.8, 46.2],
    ];
    const { places, land, height } = planeOf([place("corner", 46.2, 6.6)], [ring]);
    const corners = [...land.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(corners).toHaveLength(4);
    for (const [x = -1, y = -1] of corners) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(SIZE);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
    expect(places[0]?.at.map((one) => Number(one.toFixed(1)))).toEqual(corners[2]);
  });

  it("knows what a line drawn around some holds, in its bays too", () => {
    const bay = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 2],
      [0, 10],
    ] as const;
    expect(isWithin([1, 1], bay)).toBe(true);
    expect(isWithin([5, 6], bay)).toBe(false);
    expect(isWithin([9, 7], bay)).toBe(true);
    expect(isWithin([11, 1], bay)).toBe(false);
  });
});
