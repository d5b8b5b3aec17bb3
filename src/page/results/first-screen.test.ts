import { describe, expect, it } from "vitest";

import type { Dashboard } from "../../generated/types.ts";
import { firstScreen } from "./first-screen.ts";

const tile = (widget: string, y: number, h = 4): { widget: string; x: number; y: number; w: number; h: number } => ({
  widget,
  x: 0,
  y,
  w: 6,
  h,
});
const ids = ["a", "b", "c", "d", "e"];
const whole: Dashboard = {
  version: 1,
  title: "Tout",
  widgets: Object.fromEntries(ids.map((id) => [id, { type: "rating" }])),
  layout: {
    tabs: [
      {
        id: "un",
        sections: [
          { id: "haut", grid: [tile("a", 0), tile("b", 4)] },
          { id: "milieu", grid: [tile("c", 0), tile("d", 4)] },
        ],
      },
      { id: "deux", sections: [{ id: "autre", grid: [tile("e", 0)] }] },
    ],
  },
};
const drawn = (rows: number): string[] =>
  firstScreen(whole, rows).layout.tabs[0]?.sections.flatMap(({ grid }) => grid.map(({ widget }) => widget)) ?? [];

describe("the first screen of a document", () => {
  it("holds the tiles that begin above its end, section after section", () => {
    expect(drawn(100)).toEqual(["a", "b", "c", "d"]);
    expect(drawn(10)).toEqual(["a", "b", "c"]);
    expect(drawn(8)).toEqual(["a", "b"]);
    expect(drawn(3)).toEqual(["a"]);
  });

  it("knows no widget that has no place, and keeps the other tabs", () => {
    const cut = firstScreen(whole, 3);
    expect(Object.keys(cut.widgets)).toEqual(["a", "e"]);
    expect(cut.layout.tabs.map(({ id }) => id)).toEqual(["un", "deux"]);
    expect(firstScreen(whole, 100)).toEqual(whole);
  });
});
