import type { SelectionCandidate } from "../../../generated/types.ts";

/** A point of the map, in its own units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export interface PlacedEstablishment {
  id: string;
  name: string;
  at: Point;
}

/** Units of the map's longer side, and the margin within. */
export const SIZE = 1000;
const MARGIN = 40;

/** The establishments that have a place on a plane that holds them all, and its height; a degree of longitude is as long as it is there. */
export function planeOf(candidates: readonly SelectionCandidate[]): { places: PlacedEstablishment[]; height: number } {
  const placed = candidates.flatMap(({ id, name, lat, lng }) => (lat === null || lng === null ? [] : [{ id, name, lat, lng }]));
  if (placed.length === 0) return { places: [], height: SIZE / 2 };
  const [south, north] = extent(placed.map(({ lat }) => lat));
  const [west, east] = extent(placed.map(({ lng }) => lng));
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = Math.max((east - west) * narrowing, 1e-4);
  const scale = (SIZE - 2 * MARGIN) / Math.max(width, (north - south) / 1.2);
  const left = (SIZE - width * scale) / 2;
  return {
    places: placed.map(({ id, name, lat, lng }) => ({
      id,
      name,
      at: [left + (lng - west) * narrowing * scale, MARGIN + (north - lat) * scale],
    })),
    height: Math.max((north - south) * scale + 2 * MARGIN, SIZE / 4),
  };
}

/** Whether a point lies within a closed line; by the number of its edges to the right of the point. */
export function isWithin([x, y]: Point, line: readonly Point[]): boolean {
  let within = false;
  for (const [index, [ax, ay]] of line.entries()) {
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

function extent(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return [least, most];
}
