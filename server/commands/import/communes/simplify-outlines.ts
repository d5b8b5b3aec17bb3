/** [longitude, latitude] in degrees. */
export type Position = [lng: number, lat: number];
/** Closed: its last position is its first. */
export type Ring = Position[];

/** How far a simplified line may lie from the original, in degrees of latitude: some 110 m, a pixel on a map of a département. */
const TOLERANCE = 0.001;
/** Positions are kept to 1/10,000 of a degree, some 11 m. */
const GRID = 10_000;

/**
 * Rings with fewer positions. Lines are cut where three outlines meet, and each piece is simplified once for both its
 * neighbours (Douglas–Peucker): where outlines share positions, as administrative ones do, no gap opens between them. Those that
 * do not share positions may part by twice the tolerance. A ring too small for it is only rounded; one without an area is left out.
 */
export function simplifyOutlines(outlines: readonly Ring[][]): Ring[][] {
  const rounded = outlines.map((rings) => rings.filter(hasArea).map(openRing));
  const meeting = meetingPlaces(rounded.flat());
  const latitudes = rounded.flat(2).map(([, lat]) => lat);
  const shrink = Math.cos(((latitudes.reduce((sum, lat) => sum + lat, 0) / Math.max(latitudes.length, 1)) * Math.PI) / 180);
  return rounded.map((rings) => rings.map((ring) => close(simplifyRing(ring, meeting, shrink))));
}

/** Whether a ring is more than a point or a line once it is rounded. */
export function hasArea(ring: Ring): boolean {
  return new Set(openRing(ring).map(keyOf)).size >= 3;
}

const keyOf = ([lng, lat]: Position): string => `${lng},${lat}`;
const close = (ring: readonly Position[]): Ring => [...ring, ...ring.slice(0, 1)];
const round = (degrees: number): number => Math.round(degrees * GRID) / GRID;

/** A ring on the grid without positions that repeat the next one, as the closing one does. */
function openRing(ring: Ring): Position[] {
  const rounded = ring.map(([lng, lat]): Position => [round(lng), round(lat)]);
  return rounded.filter((position, place) => keyOf(position) !== keyOf(rounded[(place + 1) % rounded.length] ?? position));
}

/** The positions from which lines go to more than two others: there outlines meet. */
function meetingPlaces(rings: readonly Position[][]): ReadonlySet<string> {
  const next = new Map<string, Set<string>>();
  for (const ring of rings)
    for (const [place, position] of ring.entries()) {
      const neighbours = next.get(keyOf(position)) ?? new Set<string>();
      neighbours.add(keyOf(ring.at(place - 1) ?? position)).add(keyOf(ring[(place + 1) % ring.length] ?? position));
      next.set(keyOf(position), neighbours);
    }
  return new Set([...next].filter(([, neighbours]) => neighbours.size > 2).map(([key]) => key));
}

function simplifyRing(ring: readonly Position[], meeting: ReadonlySet<string>, shrink: number): readonly Position[] {
  const cuts = ring.flatMap((position, place) => (meeting.has(keyOf(position)) ? [place] : []));
  const kept = cuts.length > 0 ? betweenCuts(ring, cuts, shrink) : betweenCuts(ring, [leastPlace(ring)], shrink);
  return kept.length >= 3 ? kept : ring;
}

/** Where a ring that meets no other is cut: at the same position for two outlines that share all of it. */
function leastPlace(ring: readonly Position[]): number {
  let least = 0;
  for (const [place, position] of ring.entries()) if (keyOf(position) < keyOf(ring[least] ?? position)) least = place;
  return least;
}

/** Each line from one cut to the next without its last position, which begins the next line. */
function betweenCuts(ring: readonly Position[], cuts: readonly number[], shrink: number): Position[] {
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? (cuts[0] ?? 0) + ring.length;
    const line = Array.from({ length: to - from + 1 }, (_, step) => ring[(from + step) % ring.length] ?? [0, 0]) as Position[];
    return simplifyLine(line, shrink).slice(0, -1);
  });
}

/** A line reads the same in both directions: of its two neighbours one has it backwards. */
function simplifyLine(line: Position[], shrink: number): Position[] {
  const ends = [line[0], line[1], line.at(-1), line.at(-2)].map((position) => (position ? keyOf(position) : ""));
  const [first = "", second = "", last = "", beforeLast = ""] = ends;
  const isBackwards = first === last ? second > beforeLast : first > last;
  if (!isBackwards) return douglasPeucker(line, shrink);
  return douglasPeucker(line.toReversed(), shrink).toReversed();
}

function douglasPeucker(line: readonly Position[], shrink: number): Position[] {
  const kept = new Set([0, line.length - 1]);
  const open: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [farthest, distance] = [-1, TOLERANCE];
    for (let place = from + 1; place < to; place += 1) {
      const away = distanceTo(line[place], line[from], line[to], shrink);
      if (away > distance) [farthest, distance] = [place, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_position, place) => kept.has(place));
}

/** From a position to the segment between two others, in degrees of latitude. */
function distanceTo([x, y]: Position = [0, 0], [ax, ay]: Position = [0, 0], [bx, by]: Position = [0, 0], shrink: number): number {
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const [px, py] = [(x - ax) * shrink, y - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** The middle of the largest ring's area. */
export function centreOf(rings: readonly Ring[]): { lat: number; lng: number } {
  const largest = rings.map(areaOf).toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area))[0];
  return { lat: round(largest?.lat ?? 0), lng: round(largest?.lng ?? 0) };
}

function areaOf(ring: Ring): { area: number; lat: number; lng: number } {
  const [originLng, originLat] = ring[0] ?? [0, 0];
  let [area, lng, lat] = [0, 0, 0];
  for (const [place, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[place + 1] ?? [x1, y1];
    const [ax, ay, bx, by] = [x1 - originLng, y1 - originLat, x2 - originLng, y2 - originLat];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    lng += ((ax + bx) * cross) / 6;
    lat += ((ay + by) * cross) / 6;
  }
  return area === 0 ? { area, lat: originLat, lng: originLng } : { area, lat: originLat + lat / area, lng: originLng + lng / area };
}
