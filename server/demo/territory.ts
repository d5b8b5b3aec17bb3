import { aurelleChildren, dunesChildren, type ChildFact } from "./communes.ts";
import { centroid, contains, relax, roughen, voronoi, type Point } from "./geometry.ts";
import { random } from "./random.ts";
import type { DemoDestination, Position } from "./types.ts";

interface Plan {
  id: string;
  name: string;
  children: readonly ChildFact[];
  /** Where the centre of the flat map lies on the globe. */
  centre: Position;
  /** Half width and half height of the territory, km. */
  radius: Point;
  /** First INSEE code, counted up. */
  insee: number;
  lake?: readonly Point[];
}

/** The lake lies across the middle of the territory, turned a little to the north-east, km. */
const aurelleLake: Point[] = Array.from({ length: 72 }, (_, i) => {
  const angle = (i / 72) * 2 * Math.PI;
  const wobble = 1 + 0.1 * Math.sin(3 * angle + 0.6) + 0.07 * Math.sin(5 * angle + 2);
  const x = 9.2 * wobble * Math.cos(angle);
  const y = 2.7 * wobble * Math.sin(angle) + 0.5 * Math.sin(2 * angle);
  const turn = 0.46;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
});

/**
 * The two fictional territories. Their shape does not depend on the seed: a map that one has
 * looked at stays the same while names, notes and texts vary.
 */
export function demoDestinations(): DemoDestination[] {
  return [
    build({
      id: "aurelle",
      name: "Pays d’Aurelle",
      children: aurelleChildren,
      centre: [6.18, 45.62],
      radius: [25, 18],
      insee: 99_001,
      lake: aurelleLake,
    }),
    build({
      id: "dunes",
      name: "Côte des Dunes",
      children: dunesChildren,
      centre: [-1.22, 44.52],
      radius: [8, 13],
      insee: 99_101,
    }),
  ];
}

function build(plan: Plan): DemoDestination {
  const count = plan.children.reduce((sum, child) => sum + child.communes.length, 0);
  const rings = communeRings(plan, count);
  const order = arrange(rings, plan);
  const communes: DemoDestination["communes"] = [];
  plan.children.forEach((child, childIndex) => {
    child.communes.forEach(([name, population], i) => {
      const ring = order[childIndex]?.[i] ?? [];
      const centre = townCentre(ring, plan.lake);
      const [lng, lat] = globe(plan, centre);
      const open = ring.map((point) => globe(plan, point));
      communes.push({
        insee: String(plan.insee + communes.length),
        name,
        child: child.id,
        population,
        lat,
        lng,
        ring: [...open, open[0] ?? [lng, lat]],
      });
    });
  });
  const shore = plan.lake?.map((point) => globe(plan, point));
  return {
    id: plan.id,
    name: plan.name,
    children: plan.children.map(({ id, name }) => ({ id, name })),
    communes,
    ...(shore?.[0] && { lake: [...shore, shore[0]] }),
  };
}

/** Cells of relaxed random sites; a belt of outer sites, whose cells are dropped, gives the outline. */
function communeRings({ id, radius: [rx, ry], lake }: Plan, count: number): Point[][] {
  const r = random("territory", id);
  const sites: Point[] = Array.from({ length: count }, () => {
    const angle = r.next() * 2 * Math.PI;
    const distance = Math.sqrt(r.next()) * 0.95;
    return [rx * distance * Math.cos(angle), ry * distance * Math.sin(angle)];
  });
  const belt: Point[] = Array.from({ length: 34 }, (_, i) => {
    const angle = (i / 34) * 2 * Math.PI;
    const distance = 1.17 + 0.13 * r.next();
    return [rx * distance * Math.cos(angle), ry * distance * Math.sin(angle)];
  });
  const reach = 2 * Math.max(rx, ry);
  const even = relax([...sites, ...belt], count, reach, 6).map((site) => ashore(site, lake));
  return roughen(voronoi(even, reach).slice(0, count), 0.34);
}

/** Moves a site out of the water, across the lake's long axis, so that no commune is nearly all lake. */
function ashore(site: Point, water: readonly Point[] | undefined): Point {
  let [x, y] = site;
  const side = y > 0.5 * x ? 1 : -1;
  if (!water) return site;
  while (contains(water, [x, y])) {
    x -= 0.2 * side;
    y += 0.4 * side;
  }
  return [x, y];
}

/** Deals the rings to the child destinations: round the lake first, then north, then south. */
function arrange(rings: readonly Point[][], plan: Plan): Point[][][] {
  const sizes = plan.children.map((child) => child.communes.length);
  const [first = 0, second = 0] = sizes;
  const keyed = rings.map((ring) => ({ ring, centre: centroid(ring) }));
  if (!plan.lake) {
    const west = keyed.toSorted((a, b) => a.centre[0] - b.centre[0]);
    return [west.slice(0, first), west.slice(first)].map((part) => part.map(({ ring }) => ring));
  }
  const shore = plan.lake;
  const near = keyed.toSorted((a, b) => shoreDistance(a.ring, shore) - shoreDistance(b.ring, shore));
  const north = near.slice(first).toSorted((a, b) => b.centre[1] + 0.35 * b.centre[0] - a.centre[1] - 0.35 * a.centre[0]);
  return [near.slice(0, first), north.slice(0, second), north.slice(second)].map((part) => part.map(({ ring }) => ring));
}

/** Below 0 when the ring reaches into the water (the more, the deeper), km. */
function shoreDistance(ring: readonly Point[], shore: readonly Point[]): number {
  const wet = ring.filter((point) => contains(shore, point)).length;
  if (wet > 0) return -wet;
  return Math.min(...ring.map(([x, y]) => Math.min(...shore.map(([sx, sy]) => Math.hypot(x - sx, y - sy)))));
}

/** The middle of the dry part of the commune: of a fine grid of its dry points, the nearest to their mean. */
function townCentre(ring: readonly Point[], water: readonly Point[] | undefined): Point {
  const middle = centroid(ring);
  if (!water) return middle;
  const dry: Point[] = [];
  for (let x = -7; x <= 7; x += 0.4) {
    for (let y = -7; y <= 7; y += 0.4) {
      const point: Point = [middle[0] + x, middle[1] + y];
      if (contains(ring, point) && !contains(water, point)) dry.push(point);
    }
  }
  const [sumX, sumY] = dry.reduce<Point>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  const from = (p: Point): number => Math.hypot(p[0] - sumX / dry.length, p[1] - sumY / dry.length);
  return dry.toSorted((p, q) => from(p) - from(q))[0] ?? middle;
}

/** Flat kilometres to degrees, rounded to about a metre; good to a few metres over such a small area. */
function globe({ centre: [lng, lat] }: Plan, [x, y]: Point): Position {
  const perDegree = 111.32;
  const east = x / (perDegree * Math.cos((lat * Math.PI) / 180));
  return [Math.round((lng + east) * 1e5) / 1e5, Math.round((lat + y / perDegree) * 1e5) / 1e5];
}
