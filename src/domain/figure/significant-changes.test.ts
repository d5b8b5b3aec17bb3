import { describe, expect, it } from "vitest";

import { isTested, type Move, significantChanges } from "./significant-changes.ts";

/** A score of `n` observations that all vary alike: its interval is as wide as n makes it. */
function figure(value: number, n: number): Move["from"] {
  const half = (1.96 * 75) / Math.sqrt(n);
  return { value, n, interval: [value - half, value + half] };
}

function move(where: string, from: number, to: number, n: number, more: Partial<Move> = {}): Move & { where: string } {
  const parts = where.split(" ").flatMap((part) => {
    const [dimension = "", key] = part.split(":");
    return key ? [{ dimension, key }] : [];
  });
  return { where, family: "rating", unit: "nps", parts, from: figure(from, n), to: figure(to, n), ...more };
}
const found = (...moves: (Move & { where: string })[]): string[] => significantChanges(moves).map(({ where }) => where);
/** Groups that did not move: they are tested too. */
const still = (count: number): (Move & { where: string })[] =>
  Array.from({ length: count }, (_, index) => move(`commune:${index}`, 40, 40 + (index % 3), 200));

describe("the changes that are reported", () => {
  it("are those that chance does not explain, the heaviest first, rises and falls alike", () => {
    const campsites = move("category:camping", 23, -4, 900);
    expect(found(...still(30), campsites, move("category:hotel", 40, 60, 4_000))).toEqual(["category:hotel", "category:camping"]);
    expect(found(campsites, move("category:hotel", 40, 48, 4_000))).toEqual(["category:camping", "category:hotel"]);
  });

  it("are fewer where many were looked for: a gap that one test would keep is chance among three hundred", () => {
    const doubtful = move("category:camping", 30, 18, 310);
    expect(found(doubtful)).toEqual(["category:camping"]);
    expect(found(doubtful, ...still(300))).toEqual([]);
  });

  it("name a group once: its rating and its score are one change, the opinion on a theme is another", () => {
    const rating = { ...move("category:camping", 82, 70, 900), unit: "rating" as const };
    const theme = move("theme:proprete category:camping", 40, 5, 300, { family: "theme-balance" });
    expect(found(move("category:camping", 23, -14, 900), rating, theme)).toEqual(["category:camping", "theme:proprete category:camping"]);
  });

  it("leave out a town's campsites where all campsites fell, and all campsites where one town makes the fall", () => {
    const town = move("category:camping commune:arolles", 25, -5, 200);
    expect(found(move("category:camping", 23, -4, 900), town)).toEqual(["category:camping"]);
    const cause = move("category:camping commune:arolles", 40, -40, 250);
    expect(found(move("category:camping", 23, 0, 900), cause)).toEqual(["category:camping commune:arolles"]);
  });

  it("keep a town whose campsites rose while all others fell", () => {
    const rise = move("category:camping commune:arolles", 0, 50, 120);
    expect(found(move("category:camping", 23, -4, 900), rise)).toEqual(["category:camping", "category:camping commune:arolles"]);
  });

  it("leave out a town that fell for its campsites alone, though their own fall is no change by itself", () => {
    const [campsites, town] = [move("category:camping", 23, -4, 900), move("commune:arolles", 30, 12, 500)];
    expect(found(campsites, town)).toEqual(["category:camping", "commune:arolles"]);
    expect(found(campsites, town, move("category:camping commune:arolles", 20, -20, 180))).toEqual(["category:camping"]);
  });

  it("are seen in the figures: what rounds to the same is none", () => {
    expect(found(move("category:hotel", 40.1, 40.4, 9_000_000))).toEqual([]);
  });
});

describe("what is tested", () => {
  it("rests on enough in both periods, and is an estimate with its interval", () => {
    expect(isTested({ from: figure(20, 30), to: figure(20, 30) }, 30)).toBe(true);
    expect(isTested({ from: figure(20, 29), to: figure(20, 300) }, 30)).toBe(false);
    expect(isTested({ from: { ...figure(20, 300), sample: 20 }, to: figure(20, 300) }, 30)).toBe(false);
    expect(isTested({ from: { value: 20, n: 300 }, to: figure(20, 300) }, 30)).toBe(false);
    expect(isTested({ from: { value: null, n: 0, hidden: true }, to: figure(20, 300) }, 0)).toBe(false);
  });
});
