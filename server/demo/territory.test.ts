import { describe, expect, it } from "vitest";
import { contains } from "./geometry.ts";
import { demoTerritory } from "./index.ts";
import { demoDestinations } from "./territory.ts";
import type { DemoCommune, Position } from "./types.ts";

const destinations = demoDestinations();
const { establishments, professionals, selections } = demoTerritory(1);

type Segment = readonly [Position, Position];

function segments({ ring }: DemoCommune): Segment[] {
  return ring.slice(1).map((end, i) => [ring[i] ?? end, end] as const);
}

function crosses([a, b]: Segment, [c, d]: Segment): boolean {
  const turn = (p: Position, q: Position, r: Position): number => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

describe("the demo territories", () => {
  it("have 38 communes in three child destinations, and 6 communes", () => {
    expect(destinations.map(({ id, communes, children }) => [id, communes.length, children.length])).toEqual([
      ["aurelle", 38, 3],
      ["dunes", 6, 2],
    ]);
    const codes = destinations.flatMap(({ communes }) => communes.map(({ insee }) => insee));
    expect(new Set(codes).size).toBe(44);
    for (const code of codes) expect(code).toMatch(/^99\d{3}$/);
  });

  it("have closed contours that never cross themselves", () => {
    for (const commune of destinations.flatMap(({ communes }) => communes)) {
      expect(commune.ring.at(-1)).toEqual(commune.ring[0]);
      const all = segments(commune);
      const tangled = all.some((one, i) => all.some((other, j) => j > i + 1 && crosses(one, other)));
      expect(tangled).toBe(false);
    }
  });

  it("share borders exactly: each border segment belongs to one commune (outline) or to two, drawn in opposite directions", () => {
    for (const { communes } of destinations) {
      const seen = new Map<string, number>();
      for (const [a, b] of communes.flatMap(segments)) {
        const key = `${String(a)}→${String(b)}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      expect(Math.max(...seen.values())).toBe(1);
      const inner = [...seen.keys()].filter((key) => seen.has(key.split("→").toReversed().join("→")));
      // A map of 38 cells has far more inner borders than outline; without sharing there would be none.
      expect(inner.length).toBeGreaterThan(seen.size * 0.45);
    }
  });

  it("leave no gap and no overlap: each place lies in one commune", () => {
    const inside = establishments.map(({ lng, lat }) =>
      destinations.flatMap(({ communes }) => communes).filter(({ ring }) => contains(ring, [lng, lat])),
    );
    expect(inside.filter((communes) => communes.length !== 1)).toEqual([]);
  });

  it("have town centres inside their commune and on dry land", () => {
    for (const { communes, lake } of destinations) {
      for (const { lng, lat, ring } of communes) {
        expect(contains(ring, [lng, lat])).toBe(true);
        expect(lake !== undefined && contains(lake, [lng, lat])).toBe(false);
      }
    }
  });

  it("do not depend on the seed for their shape", () => {
    expect(demoTerritory(2).destinations).toEqual(demoTerritory(1).destinations);
  });
});

describe("the demo establishments", () => {
  it("are 412 and 40, under ids and names of their own", () => {
    expect(establishments.filter(({ destination }) => destination === "aurelle")).toHaveLength(412);
    expect(establishments.filter(({ destination }) => destination === "dunes")).toHaveLength(40);
    expect(new Set(establishments.map(({ id }) => id)).size).toBe(452);
    expect(new Set(establishments.map(({ name }) => name)).size).toBe(452);
  });

  it("lie inside their commune, outside the lake, in the commune's child destination", () => {
    for (const { commune_insee, destination, child, lng, lat } of establishments) {
      const territory = destinations.find(({ id }) => id === destination);
      const commune = territory?.communes.find(({ insee }) => insee === commune_insee);
      expect(commune?.child).toBe(child);
      expect(contains(commune?.ring ?? [], [lng, lat])).toBe(true);
      expect(contains(territory?.lake ?? [], [lng, lat])).toBe(false);
    }
  });

  it("leave no commune empty and cover the twelve categories", () => {
    const inhabited = new Set(establishments.map(({ commune_insee }) => commune_insee));
    expect(inhabited.size).toBe(44);
    expect(new Set(establishments.map(({ category }) => category)).size).toBe(12);
  });

  it("lie where their names say, and receive «chez» nobody but people", () => {
    const communes = destinations.flatMap((destination) => destination.communes);
    const elsewhere = establishments.filter(({ name, commune_insee, traits }) => {
      const own = communes.find(({ insee }) => insee === commune_insee)?.name ?? "";
      const named = communes.find((commune) => commune.name.length > 4 && new RegExp(`(?:de |d’)${commune.name}$`).test(name));
      return (named !== undefined && !own.includes(named.name)) || (/ du Lac$| de la Plage$/.test(name) && !traits.waterside);
    });
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
    expect(establishments.filter(({ name }) => /Chez (?:la|le|les|l’|du|des|de) /.test(name))).toEqual([]);
  });

  it("differ by seed and are the same for the same seed", () => {
    expect(demoTerritory(1)).toEqual(demoTerritory(1));
    expect(demoTerritory(2).establishments).not.toEqual(demoTerritory(1).establishments);
  });

  it("are managed by professionals of one destination each, and selected by ids that exist", () => {
    const home = new Map(establishments.map(({ id, destination }) => [id, destination]));
    const pro = professionals.find(({ login }) => login === "pro@belvedere.example");
    expect(pro?.establishment_ids).toHaveLength(3);
    for (const { establishment_ids } of professionals) {
      expect(new Set(establishment_ids.map((id) => home.get(id))).size).toBe(1);
    }
    expect(professionals.some(({ establishment_ids }) => home.get(establishment_ids[0] ?? "") === "dunes")).toBe(true);
    for (const { destination, establishment_ids } of selections) {
      expect(establishment_ids.length).toBeGreaterThan(0);
      for (const id of establishment_ids) expect(home.get(id)).toBe(destination);
    }
  });
});
