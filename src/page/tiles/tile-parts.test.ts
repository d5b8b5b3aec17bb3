import { describe, expect, it } from "vitest";

import type { Result } from "../../generated/types.ts";
import { partsWithRoom, type ShownPart } from "./tile-parts.ts";

const part = (view: string, result: object | undefined): ShownPart => ({
  label: undefined,
  view,
  failed: false,
  module: undefined,
  result: result as Result | undefined,
  props: undefined,
});
const map = (...places: object[]): ShownPart => part("map", { kind: "geo", places });
const ranking = (...rows: object[]): ShownPart => part("ranking", { kind: "table", rows });
const views = (parts: ShownPart[]): string[] => parts.map(({ view }) => view);

describe("the parts of a tile", () => {
  it("are both drawn where the map has a place", () => {
    expect(views(partsWithRoom(map({ n: 3 }), ranking({})))).toEqual(["map", "ranking"]);
  });
  it("leave all of it to the ranking where the map has none", () => {
    expect(views(partsWithRoom(map(), ranking({})))).toEqual(["ranking"]);
  });
  it("stay as they are where the ranking is empty too, on its way, or was not asked for", () => {
    expect(views(partsWithRoom(map(), ranking()))).toEqual(["map", "ranking"]);
    expect(views(partsWithRoom(map(), part("ranking", undefined)))).toEqual(["map", "ranking"]);
    expect(views(partsWithRoom(map(), undefined))).toEqual(["map"]);
  });
});
