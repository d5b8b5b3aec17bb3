import { describe, expect, it } from "vitest";

import type { Dashboard, Section } from "../../generated/types.ts";
import { serialise } from "./canonical.ts";
import { arrangeOn, ownDevices } from "./devices.ts";
import { edit } from "./edit.ts";
import { arrange } from "./grid.ts";
import { differences } from "./versions/differences.ts";
import { merge } from "./versions/merge.ts";

const grid = [
  { widget: "a", x: 0, y: 0, w: 3, h: 2 },
  { widget: "b", x: 3, y: 0, w: 3, h: 2 },
  { widget: "c", x: 0, y: 2, w: 12, h: 4 },
];
const boxes = grid.map(({ widget, ...box }) => ({ ...box, id: widget }));
const phone = [
  { widget: "c", x: 0, y: 0, w: 2, h: 3 },
  { widget: "a", x: 0, y: 3, w: 1, h: 2 },
];

function documentOf(section: Partial<Section> = {}): Dashboard {
  return {
    version: 1,
    title: "t",
    widgets: { a: { type: "rating" }, b: { type: "reviews" }, c: { type: "rating-evolution" } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid, ...section }] }] },
  };
}
const at = { tab: "t", section: "s" };
const sectionIn = (document: Dashboard): Section | undefined => document.layout.tabs[0]?.sections[0];

describe("a section on a tablet or a phone", () => {
  it("is derived from its grid where it has no layout of its own", () => {
    expect(arrangeOn(boxes, "tablet", undefined)).toEqual(arrange(boxes, 6));
  });

  it("is as its own layout has it; what that does not name goes below", () => {
    expect(arrangeOn(boxes, "phone", phone)).toEqual([
      { id: "a", x: 0, y: 3, w: 1, h: 2 },
      // Half of the width, which the space left free on its right makes the whole one.
      { id: "b", x: 0, y: 5, w: 2, h: 2 },
      { id: "c", x: 0, y: 0, w: 2, h: 3 },
    ]);
  });

  it("gets a layout of its own by one change, settled and in its columns, and is derived again by another", () => {
    const { document, inverse } = edit(documentOf(), {
      type: "place-on",
      in: at,
      device: "tablet",
      grid: [
        { widget: "a", x: 5, y: 3, w: 4, h: 2 },
        { widget: "stranger", x: 0, y: 0, w: 1, h: 1 },
      ],
    });
    expect(sectionIn(document)?.tablet).toEqual([{ widget: "a", x: 2, y: 0, w: 4, h: 2 }]);
    expect([...ownDevices(document, "t")]).toEqual(["tablet"]);
    expect(inverse).toHaveLength(1);
    const derived = edit(document, { type: "place-on", in: at, device: "tablet", grid: null }).document;
    expect(serialise(derived)).toBe(serialise(documentOf()));
  });

  it("loses a widget there with the widget itself, and the whole layout with its last one", () => {
    const without = edit(documentOf({ phone }), { type: "remove-widget", id: "a" }).document;
    expect(sectionIn(without)?.phone).toEqual([phone[0]]);
    expect(sectionIn(edit(without, { type: "remove-widget", id: "c" }).document)).not.toHaveProperty("phone");
  });

  it("is compared and merged as one thing", () => {
    const [base, mine] = [documentOf(), documentOf({ phone })];
    expect(differences(base, mine)).toEqual([{ of: "section", id: "s", field: "phone", before: undefined, after: phone }]);
    const theirs = edit(base, { type: "remove-widget", id: "a" }).document;
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(sectionIn(document)?.phone).toEqual([phone[0]]);
  });
});
