import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Dashboard, Product } from "../../generated/types.ts";
import { checkVocabulary } from "./vocabulary.ts";

const product = JSON.parse(readFileSync(new URL("../../../templates/product.json", import.meta.url), "utf8")) as Product;
const board = (own: Partial<Dashboard>): Dashboard => ({
  version: 1,
  title: "T",
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  ...own,
});
const found = (own: Partial<Dashboard>): [string, string | null][] =>
  checkVocabulary(board(own), product).map(({ pointer, nearest }) => [pointer, nearest]);

describe("the values of filters", () => {
  it("are those that the product knows, wherever a document filters", () => {
    expect(found({ filters: { category: ["hotel", "campin"] } })).toEqual([["/filters/category/1", "camping"]]);
    expect(found({ widgets: { a: { type: "x", query: { where: { tonality: ["positive"] } } } } })).toEqual([
      ["/widgets/a/query/where/tonality/0", "positif"],
    ]);
    const layout: Dashboard["layout"] = {
      tabs: [{ id: "t", sections: [{ id: "s", repeat: { by: "provider", values: ["google", "gogle"] }, grid: [] }] }],
    };
    expect(found({ layout })).toEqual([["/layout/tabs/0/sections/0/repeat/values/1", "google"]]);
  });

  it("are stars from one to five, classes of capacity that the product names, and bands of one point out of ten", () => {
    expect(found({ filters: { stars: ["1", "5", "6"], "rating-band": ["0", "9", "10"] } }).map(([pointer]) => pointer)).toEqual([
      "/filters/stars/2",
      "/filters/rating-band/2",
    ]);
    expect(found({ filters: { capacity: ["de-20-a-49", "de-20-a-50"] } })).toEqual([["/filters/capacity/1", "de-20-a-49"]]);
  });

  it("are free where the data bring their own", () => {
    expect(found({ filters: { country: ["XK"], establishment: ["x"], commune: ["37001"], constructor: ["x"] } })).toEqual([]);
  });

  it("are looked at where they are left out, too", () => {
    expect(found({ filters: { profile: { not: ["famile", "couple"] } } })).toEqual([["/filters/profile/not/0", "famille"]]);
    expect(found({ filters: { language: { not: ["de"] }, provider: { not: ["google"] } } })).toEqual([]);
  });

  it("come with the patch that takes the nearest", () => {
    expect(checkVocabulary(board({ filters: { answered: ["tru"] } }), product)[0]?.repair).toEqual([
      { op: "replace", path: "/filters/answered/0", value: "true" },
    ]);
  });
});
