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

/** A closed line of [longitude, latitude]. */
type Ring = readonly (readonly number[])[];

export interface Plane {
  places: PlacedEstablishment[];
  /** The outlines of the land, as the path of an SVG. */
  land: string;
  height: number;
}

/** The establishments that have a place on a plane that holds them all, and the outlines of their land; a degree of longitude is as long as it is there. */
export function planeOf(candidates: readonly SelectionCandidate[], land: readonly Ring[]): Plane {
  const placed = candidates.flatMap(({ id, name, lat, lng }) => (lat === null || lng === null ? [] : [{ id, name, lat, lng }]));
  if (placed.length === 0) return { places: [], land: "", height: SIZE / 2 };
  const corners = land.flat().map(([lng = 0, lat = 0]) => ({ lat, lng }));
  const all = [...placed, ...corners];
  const [south, north] = extent(all.map(({ lat }) => lat));
  const [west, east] = extent(all.map(({ lng }) => lng));
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = Math.max((east - west) * narrowing, 1e-4);
  const scale = (SIZE - 2 * MARGIN) / Math.max(width, (north - south) / 1.2);
  const left = (SIZE - width * scale) / 2;
  const at = (lng: number, lat: number): Point => [left + (lng - west) * narrowing * scale, MARGIN + (north - lat) * scale];
  const pathOf = (ring: Ring): string =>
    `M${ring
      .map(([lng = 0, lat = 0]) =>
        at(lng, lat)
          .map((one) => one.toFixed(1))
          .join(" "),
      )
      .join("L")}Z`;
  return {
    places: placed.map(({ id, name, lat, lng }) => ({ id, name, at: at(lng, lat) })),
    land: land.map(pathOf).join(""),
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
