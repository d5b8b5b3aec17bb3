import { describe, expect, it } from "vitest";

import type { SelectionCandidate } from "../../../generated/types.ts";
import { isWithin, planeOf, SIZE } from "./map-plane.ts";

const place = (id: string, lat: number | null, lng: number | null) => ({ id, name: id, lat, lng }) as SelectionCandidate;

describe("the map of a territory", () => {
  it("holds every establishment that has a place, north up and east to the right", () => {
    const { places, height } = planeOf([place("a", 46, 6), place("b", 45.8, 6.4), place("none", null, null)]);
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
