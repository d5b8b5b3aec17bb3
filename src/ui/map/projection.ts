/** What a map shows, in degrees. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** A place: longitude, then latitude. */
export type LngLat = readonly [lng: number, lat: number];

/** The box around some places; infinite and empty around none. */
export function boxAround(places: Iterable<readonly number[]>): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of places) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** How much shorter a degree of longitude is than one of latitude in the middle of a box. */
export function aspectOf({ south, north }: Pick<Box, "south" | "north">): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180);
}

/** How a box fits in a frame without being stretched: a degree of longitude shrinks with the latitude. */
export function placedIn(
  { west, east, south, north }: Box,
  { width, height }: { width: number; height: number },
): { left: number; top: number; width: number; height: number; aspectScale: number } {
  const aspectScale = aspectOf({ south, north });
  const ratio = (Math.max(east - west, 1e-6) * aspectScale) / Math.max(north - south, 1e-6);
  const wide = ratio > width / height;
  const size = wide ? { width, height: width / ratio } : { width: height * ratio, height };
  return { left: (width - size.width) / 2, top: (height - size.height) / 2, ...size, aspectScale };
}
