import { hash } from "./random.ts";

/** A point of a flat map, in kilometres from the centre of the territory. */
export type Point = [x: number, y: number];

/** Whether a closed or open ring holds a point (even-odd rule). */
export function contains(ring: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The cell of each site: the points nearer to it than to any other, clipped to a square of ±`reach`. */
export function voronoi(sites: readonly Point[], reach: number): Point[][] {
  return sites.map((site, index) => {
    let cell: Point[] = [
      [-reach, -reach],
      [reach, -reach],
      [reach, reach],
      [-reach, reach],
    ];
    sites.forEach((other, at) => {
      if (at !== index) cell = nearerHalf(cell, site, other);
    });
    return cell;
  });
}

function nearerHalf(cell: readonly Point[], site: Point, other: Point): Point[] {
  const nx = other[0] - site[0];
  const ny = other[1] - site[1];
  const limit = (nx * (other[0] + site[0]) + ny * (other[1] + site[1])) / 2;
  const side = (p: Point): number => p[0] * nx + p[1] * ny - limit;
  const kept: Point[] = [];
  cell.forEach((from, i) => {
    const to = cell[(i + 1) % cell.length] ?? from;
    const a = side(from);
    const b = side(to);
    if (a <= 0) kept.push(from);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  });
  return kept;
}

/** Moves sites towards the middle of their cells, which evens the sizes out (Lloyd); the first `count` alone move. */
export function relax(sites: readonly Point[], count: number, reach: number, rounds: number): Point[] {
  let current = [...sites];
  for (let round = 0; round < rounds; round++) {
    const cells = voronoi(current, reach);
    current = current.map((site, i) => (i < count ? centroid(cells[i] ?? [site]) : site));
  }
  return current;
}

/** The centre of mass of a simple polygon. */
export function centroid(ring: readonly Point[]): Point {
  let area = 0;
  let cx = 0;
  let cy = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    const cross = ax * by - bx * ay;
    area += cross;
    cx += (ax + bx) * cross;
    cy += (ay + by) * cross;
  }
  return area === 0 ? (ring[0] ?? [0, 0]) : [cx / (3 * area), cy / (3 * area)];
}

/**
 * Gives straight-sided cells the rough edges of real borders, without opening a gap between them.
 *
 * Each side is displaced once, by a sequence that depends on its two ends alone, so both
 * neighbours draw the same line. Rings come back open, in the order of their cell.
 */
export function roughen(cells: readonly (readonly Point[])[], roughness: number): Point[][] {
  const corners: Point[] = [];
  // Neighbours compute a common corner through different clips: snap to the first one found.
  const cornerId = ([x, y]: Point): number => {
    const known = corners.findIndex((c) => Math.abs(c[0] - x) < 1e-6 && Math.abs(c[1] - y) < 1e-6);
    return known >= 0 ? known : corners.push([x, y]) - 1;
  };
  return cells.map((cell) => {
    const ids = cell.map(cornerId).filter((id, i, all) => id !== all[(i + 1) % all.length]);
    return ids.flatMap((from, i) => {
      const to = ids[(i + 1) % ids.length] ?? from;
      const low = corners[Math.min(from, to)] ?? [0, 0];
      const high = corners[Math.max(from, to)] ?? [0, 0];
      const line = side(low, high, roughness);
      return (from < to ? line : line.toReversed()).slice(0, -1);
    });
  });
}

function side(from: Point, to: Point, roughness: number): Point[] {
  const key = hash(from[0].toFixed(4), from[1].toFixed(4), to[0].toFixed(4), to[1].toFixed(4));
  let line: Point[] = [from, to];
  let draw = 0;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  for (let step = length; step > 1.1; step /= 2) {
    line = line.flatMap((a, i) => {
      const b = line[i + 1];
      if (!b) return [a];
      const shift = (hash(key, draw++) / 4294967296 - 0.5) * roughness;
      return [a, [(a[0] + b[0]) / 2 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift] satisfies Point];
    });
  }
  return line;
}
