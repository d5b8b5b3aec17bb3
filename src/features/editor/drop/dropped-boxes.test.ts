import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { edit } from "../../../engine/document/edit.ts";
import { type Box, settle } from "../../../engine/document/grid.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { placing } from "../device/shown-device.ts";
import { cellAt, droppedBoxes, GHOST } from "./dropped-boxes.ts";

const section = { tab: "t", section: "s" };
const tilesOf = (boxes: readonly (Box & { id: string })[]): Tile[] =>
  boxes.map(({ id, ...box }) => ({ id, ok: false, problem: "unknown-type", detail: [], title: id, place: { ...section, box } }));

const boxes = fc
  .array(
    fc.record({ x: fc.nat({ max: 11 }), y: fc.nat({ max: 8 }), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 5 }) }),
    {
      maxLength: 8,
    },
  )
  .map((all) => settle(all.map((box, at) => ({ ...box, id: `w${at}` }))));
const dropped = fc.record({ x: fc.nat({ max: 9 }), y: fc.nat({ max: 14 }), w: fc.constantFrom(1, 2, 3), h: fc.constantFrom(1, 2, 5) });

describe("what is dropped from the palette", () => {
  it("is stored in the very boxes that were shown, whatever the section holds", () => {
    fc.assert(
      fc.property(boxes, dropped, (before, box) => {
        const shown = droppedBoxes(tilesOf(before), box, 12);
        const document: Dashboard = {
          version: 1,
          title: "D",
          widgets: Object.fromEntries(before.map(({ id }) => [id, { type: "rating" }])),
          layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: before.map(({ id: widget, ...place }) => ({ widget, ...place })) }] }] },
        };
        const { [GHOST]: ghost, ...others } = shown;
        const { document: next } = edit(document, {
          type: "all",
          changes: [
            { type: "add-widget", id: "new", widget: { type: "nps" }, to: section, size: { w: box.w, h: box.h } },
            placing(section, { ...others, ...(ghost ? { new: ghost } : {}) }, "desktop"),
          ],
        });
        const stored = next.layout.tabs[0]?.sections[0]?.grid.map(({ widget, ...place }) => [widget, place]);
        expect(Object.fromEntries(stored ?? [])).toEqual({ ...others, new: ghost });
      }),
    );
  });

  it("takes the row that it is dragged to, and the tiles below make room", () => {
    const tiles = tilesOf([
      { id: "a", x: 0, y: 0, w: 3, h: 2 },
      { id: "b", x: 0, y: 2, w: 8, h: 5 },
    ]);
    expect(droppedBoxes(tiles, { x: 0, y: 2, w: 3, h: 2 }, 12)).toEqual({
      a: { x: 0, y: 0, w: 3, h: 2 },
      b: { x: 0, y: 4, w: 8, h: 5 },
      [GHOST]: { x: 0, y: 2, w: 3, h: 2 },
    });
  });
});

describe("the cell under a pointer", () => {
  const cells = { columns: 12, width: 1186, rowHeight: 58, gap: 14 };

  it("holds the pointer in the middle of the box", () => {
    expect(cellAt({ x: 143, y: 65 }, { w: 3, h: 2 }, cells)).toEqual({ x: 0, y: 0 });
    expect(cellAt({ x: 643, y: 353 }, { w: 3, h: 2 }, cells)).toEqual({ x: 5, y: 4 });
  });

  it("stays within the columns and above no first row", () => {
    expect(cellAt({ x: -50, y: -50 }, { w: 3, h: 2 }, cells)).toEqual({ x: 0, y: 0 });
    expect(cellAt({ x: 5000, y: 20 }, { w: 3, h: 2 }, cells)).toEqual({ x: 9, y: 0 });
    expect(cellAt({ x: 30, y: 20 }, { w: 3, h: 2 }, { ...cells, columns: 2, width: 358 })).toEqual({ x: 0, y: 0 });
  });
});
