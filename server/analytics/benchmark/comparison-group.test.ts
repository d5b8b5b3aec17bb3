import { describe, expect, it } from "vitest";

import { type ComparisonGroup, type ChosenSelection, comparisonGroups, type Peer } from "./comparison-group.ts";

/** Houses of one destination: so many of each category, each with enough reviews; the reader sees the first. */
function houses(counts: Readonly<Record<string, number>>, own: (peer: Peer) => Partial<Peer> = () => ({})): Peer[] {
  const list = Object.entries(counts).flatMap(([category, count]) => Array.from({ length: count }, () => category));
  return list.map((category, at) => {
    const peer = { establishment: at, id: `e${at}`, destination: "d", category, seen: at === 0, n: 40 };
    return { ...peer, ...own(peer) };
  });
}

const comparisonGroup = (peers: readonly Peer[], asked: ReadonlySet<string> | null, least: number): ComparisonGroup | null =>
  comparisonGroups(peers, asked, least)?.usual ?? null;

describe("a chosen comparison group", () => {
  const of = (selection: string, members: readonly number[], establishment = "e0"): ChosenSelection => ({
    establishment,
    selection,
    members: new Set(members),
  });
  const chosenOf = (peers: readonly Peer[], ...chosen: ChosenSelection[]) => comparisonGroups(peers, null, 10, chosen)?.chosen;

  it("is what a selection has of each class, where both parts are five at least", () => {
    const peers = houses({ hotel: 12, camping: 8 });
    expect(chosenOf(peers, of("s", [0, 1, 2, 3, 4, 5]))).toEqual({ establishments: [1, 2, 3, 4, 5], category: null });
    // Of the eight campings it would leave two.
    expect(chosenOf(peers, of("s", [1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17]))?.establishments).toEqual([1, 2, 3, 4, 5]);
    expect(chosenOf(peers, of("s", [1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19]))?.establishments).toHaveLength(13);
  });

  it("is none where it, or what it leaves, would tell a single house", () => {
    const peers = houses({ hotel: 12 });
    expect(chosenOf(peers, of("s", [1, 2, 3, 4]))).toBeNull();
    expect(chosenOf(peers, of("s", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBeNull();
    expect(comparisonGroups(peers, null, 10, [of("s", [1])])?.usual?.establishments).toHaveLength(11);
  });

  it("is divided by the other selections of the same reader, of which two differ by five at least", () => {
    const peers = houses({ hotel: 17 }, ({ establishment }) => ({ seen: establishment < 2 }));
    const both = [of("a", [2, 3, 4, 5, 6, 7]), of("b", [3, 4, 5, 6, 7, 8], "e1")];
    const groups = (id: string) => comparisonGroups(peers, new Set([id]), 10, both)?.chosen?.establishments ?? null;
    expect(groups("e0")).toEqual([2, 3, 4, 5, 6, 7]);
    // Compared with the first, it would reveal houses 2 and 8.
    expect(groups("e1")).toBeNull();
  });

  it("is none that counts for houses of which each was given another one, or one none", () => {
    const peers = houses({ hotel: 17 }, ({ establishment }) => ({ seen: establishment < 2 }));
    expect(comparisonGroups(peers, null, 10, [of("a", [2, 3, 4, 5, 6])])?.chosen).toBeUndefined();
  });
});

describe("a comparison group", () => {
  it("is the other establishments of the same category", () => {
    expect(comparisonGroup(houses({ hotel: 6, camping: 9 }), null, 10)).toEqual({ establishments: [1, 2, 3, 4, 5], category: "hotel" });
  });

  it("is of all categories where the same is too small, without those that would stand out among them", () => {
    expect(comparisonGroup(houses({ hotel: 5, camping: 6 }), null, 10)).toEqual({ establishments: [5, 6, 7, 8, 9, 10], category: null });
    const together = comparisonGroup(houses({ hotel: 3, camping: 6, site: 3 }), null, 10);
    expect(together?.establishments).toHaveLength(11);
  });

  it("is none where fewer than five are left", () => {
    expect(comparisonGroup(houses({ hotel: 3, camping: 2 }), null, 10)).toBeNull();
  });

  it("leaves out who has too few reviews in the fixed window, and all that the reader sees", () => {
    const few = houses({ hotel: 8 }, ({ establishment }) => (establishment === 3 ? { n: 9 } : establishment === 4 ? { seen: true } : {}));
    expect(comparisonGroup(few, new Set(["e0"]), 10)?.establishments).toEqual([1, 2, 5, 6, 7]);
  });

  it("is, for who sees the whole destination, all but the house asked about", () => {
    const all = houses({ hotel: 7 }, () => ({ seen: true }));
    expect(comparisonGroup(all, new Set(["e2"]), 10)?.establishments).toEqual([0, 1, 3, 4, 5, 6]);
    expect(comparisonGroup(all, null, 10)).toBeNull();
  });

  it("is none for houses of several categories or destinations, nor for one that the reader does not see", () => {
    const two = houses({ hotel: 7, camping: 7 }, ({ establishment }) => ({ seen: [0, 8].includes(establishment) }));
    expect(comparisonGroup(two, null, 10)).toBeNull();
    expect(comparisonGroup(two, new Set(["e8"]), 10)?.category).toBe("camping");
    expect(comparisonGroup(two, new Set(["e1"]), 10)).toBeNull();
    const apart = houses({ hotel: 14 }, ({ establishment }) => ({
      seen: [0, 8].includes(establishment),
      destination: establishment < 7 ? "d" : "o",
    }));
    expect(comparisonGroup(apart, null, 10)).toBeNull();
  });
});
