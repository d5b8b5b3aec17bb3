import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Dashboard, Filters, PatchOperation } from "../../generated/types.ts";
import { isDashboard } from "../../generated/validators.js";
import { canonical, serialise } from "./canonical.ts";
import { type Change, edit, freeWidgetId } from "./edit.ts";
import { settle } from "./grid.ts";
import { patched } from "./history-step.ts";
import { begin, type HistoryEvent, historyReducer } from "./history.ts";

const main = { tab: "t", section: "s" };
const document: Dashboard = canonical({
  version: 1,
  title: "Essai",
  widgets: { a: { type: "rating" }, b: { type: "reviews", title: "Avis" } },
  layout: {
    tabs: [
      {
        id: "t",
        sections: [
          {
            id: "s",
            grid: [
              { widget: "a", x: 0, y: 0, w: 3, h: 2 },
              { widget: "b", x: 3, y: 0, w: 3, h: 2 },
            ],
          },
          { id: "empty", grid: [] },
        ],
      },
    ],
  },
});
const grid = (changed: Dashboard): string[] =>
  changed.layout.tabs[0]?.sections[0]?.grid.map(({ widget, x, y, w, h }) => `${widget} ${x},${y} ${w}×${h}`) ?? [];

/** The document as the patches alone make it. */
function byPatches(from: Dashboard, patches: readonly PatchOperation[]): Dashboard {
  return patched(JSON.parse(JSON.stringify(from)) as Dashboard, structuredClone(patches));
}

describe("editing a dashboard", () => {
  it("adds a widget below the others, under a name that is free", () => {
    const id = freeWidgetId({ ...document, widgets: { rating: { type: "rating" }, "rating-2": { type: "rating" } } }, "rating");
    expect(id).toBe("rating-3");
    const { document: next } = edit(document, { type: "add-widget", id: "c", widget: { type: "themes" }, to: main, size: { w: 4, h: 5 } });
    expect(grid(next)).toEqual(["a 0,0 3×2", "b 3,0 3×2", "c 6,0 4×5"]);
    expect(next.widgets.c).toEqual({ type: "themes" });
  });

  it("adds each widget at the first free place that has room for it, row by row", () => {
    const add = (to: Dashboard, id: string, w: number): Dashboard =>
      edit(to, { type: "add-widget", id, widget: { type: "themes" }, to: main, size: { w, h: 2 } }).document;
    const added = add(add(add(document, "c", 6), "d", 12), "e", 4);
    expect(grid(added)).toEqual(["a 0,0 3×2", "b 3,0 3×2", "c 6,0 6×2", "d 0,2 12×2", "e 0,4 4×2"]);
    const gap = edit(added, { type: "remove-widget", id: "b" }).document;
    expect(grid(add(gap, "f", 3))).toContain("f 3,0 3×2");
  });

  it("moves a widget onto another, which gives way", () => {
    expect(grid(edit(document, { type: "move-widget", id: "b", x: 0, y: 0 }).document)).toEqual(["a 0,2 3×2", "b 0,0 3×2"]);
  });

  it("shifts a widget one place in the order of reading, with one patch that is undone", () => {
    const { document: next, patches, inverse } = edit(document, { type: "shift-widget", id: "b", by: -1 });
    expect(grid(next)).toEqual(["a 3,0 3×2", "b 0,0 3×2"]);
    expect(patches).toHaveLength(1);
    expect(byPatches(next, inverse)).toEqual(document);
    expect(edit(document, { type: "shift-widget", id: "b", by: 1 }).patches).toEqual([]);
  });

  it("moves and resizes in the layout alone, with one patch", () => {
    const { document: next, patches } = edit(document, { type: "resize-widget", id: "a", w: 12, h: 3 });
    expect(grid(next)).toEqual(["a 0,0 12×3", "b 3,3 3×2"]);
    expect(next.widgets).toBe(document.widgets);
    expect(patches.map(({ op, path }) => `${op} ${path}`)).toEqual(["replace /layout/tabs/0/sections/0/grid"]);
  });

  it("removes a widget with its place, and closes the gap", () => {
    const tall = edit(document, { type: "resize-widget", id: "a", w: 12, h: 3 }).document;
    const { document: next } = edit(tall, { type: "remove-widget", id: "a" });
    expect(grid(next)).toEqual(["b 3,0 3×2"]);
    expect(Object.keys(next.widgets)).toEqual(["b"]);
  });

  it("sets a title and takes it away again; absent and empty are not the same", () => {
    const titled = edit(document, { type: "set-widget", id: "a", title: "Note" }).document;
    expect(titled.widgets.a).toEqual({ type: "rating", title: "Note" });
    expect(edit(titled, { type: "set-widget", id: "a", title: null }).document.widgets.a).toEqual({ type: "rating" });
  });

  it("sets period and filters of the document", () => {
    const { document: next } = edit(document, { type: "set-document", period: { preset: "summer" }, filters: { category: ["hotel"] } });
    expect(next).toMatchObject({ period: { preset: "summer" }, filters: { category: ["hotel"] } });
  });

  it("takes a whole grid as a library reports it, unless it has lost or invented a tile", () => {
    const swapped = [
      { widget: "a", x: 3, y: 0, w: 3, h: 2 },
      { widget: "b", x: 0, y: 0, w: 3, h: 2 },
    ];
    expect(grid(edit(document, { type: "place", in: main, grid: swapped }).document)).toEqual(["a 3,0 3×2", "b 0,0 3×2"]);
    expect(edit(document, { type: "place", in: main, grid: swapped.slice(1) }).patches).toEqual([]);
    expect(
      grid(edit(document, { type: "place", in: main, grid: [...swapped, { widget: "x", x: 0, y: 0, w: 1, h: 1 }] }).document),
    ).toHaveLength(2);
  });

  it.each<Change>([
    { type: "move-widget", id: "x", x: 0, y: 0 },
    { type: "set-widget", id: "constructor", title: "x" },
    { type: "add-widget", id: "a", widget: { type: "themes" }, to: main, size: { w: 1, h: 1 } },
    { type: "add-widget", id: "c", widget: { type: "themes" }, to: { tab: "t", section: "x" }, size: { w: 1, h: 1 } },
    { type: "move-widget", id: "a", x: 0, y: 0 },
  ])("leaves the very same document where there is nothing to do: %j", (change) => {
    const { document: next, patches, inverse } = edit(document, change);
    expect(next).toBe(document);
    expect([...patches, ...inverse]).toEqual([]);
  });
});

const ids = fc.constantFrom("a", "b", "c", "d", "absent", "constructor");
const whole = fc.oneof(fc.integer({ min: -5, max: 600 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 2.5));
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    type: fc.constant("add-widget" as const),
    id: ids,
    widget: fc.constant({ type: "themes" }),
    to: fc.constantFrom(main, { tab: "t", section: "empty" }, { tab: "x", section: "s" }),
    size: fc.record({ w: whole, h: whole }),
  }),
  fc.record({ type: fc.constant("move-widget" as const), id: ids, x: whole, y: whole }),
  fc.record({ type: fc.constant("resize-widget" as const), id: ids, w: whole, h: whole }),
  fc.record({ type: fc.constant("remove-widget" as const), id: ids }),
  fc.record({ type: fc.constant("set-widget" as const), id: ids, title: fc.option(fc.string({ maxLength: 20 })) }),
  fc.record({
    type: fc.constant("set-document" as const),
    title: fc.string({ minLength: 1, maxLength: 20 }).filter((title) => title.trim() !== ""),
    filters: fc.option(fc.constant<Filters>({ category: ["hotel"] })),
  }),
);

describe("any sequence of changes", () => {
  it("keeps a valid document with settled grids and one place for each widget", () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 25 }), (sequence) => {
        const end = sequence.reduce((current, change) => edit(current, change).document, document);
        expect(isDashboard(end)).toBe(true);
        const grids = end.layout.tabs.flatMap(({ sections }) => sections.map((section) => section.grid));
        for (const placed of grids) expect(settle(placed)).toEqual(placed);
        expect(
          grids
            .flat()
            .map(({ widget }) => widget)
            .toSorted(),
        ).toEqual(Object.keys(end.widgets).toSorted());
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("is what its patches do, and its inverses bring the document back", () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (sequence) => {
        let current = document;
        for (const change of sequence) {
          const { document: next, patches, inverse } = edit(current, change);
          expect(serialise(byPatches(current, patches))).toBe(serialise(next));
          expect(serialise(byPatches(next, inverse))).toBe(serialise(current));
          current = next;
        }
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it("can be undone to the beginning and redone to the end", () => {
    const events = fc.array(
      fc.oneof(
        fc.record({ type: fc.constant("edit" as const), change: changes, gesture: fc.constantFrom(undefined, "drag", "title") }),
        fc.constantFrom<HistoryEvent>({ type: "undo" }, { type: "redo" }),
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(events, (sequence) => {
        const end = sequence.reduce(historyReducer, begin(document));
        const back = end.past.reduce((current) => historyReducer(current, { type: "undo" }), end);
        expect(serialise(back.document)).toBe(serialise(document));
        const forth = back.future.reduce((current) => historyReducer(current, { type: "redo" }), back);
        expect(forth.past).toHaveLength(end.past.length + end.future.length);
        const again = end.future.reduce((current) => historyReducer(current, { type: "undo" }), forth);
        expect(serialise(again.document)).toBe(serialise(end.document));
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

describe("the history of an edited dashboard", () => {
  const title = (text: string, gesture?: string): HistoryEvent => ({
    type: "edit",
    change: { type: "set-document", title: text },
    gesture,
  });

  it("undoes a gesture as one step, and separate changes one by one", () => {
    const typed = [title("N", "title"), title("No", "title"), title("Not", "title"), title("Autre")].reduce(
      historyReducer,
      begin(document),
    );
    const once = historyReducer(typed, { type: "undo" });
    expect(once.document.title).toBe("Not");
    expect(historyReducer(once, { type: "undo" }).document.title).toBe("Essai");
  });

  it("forgets what could be redone once something else is done", () => {
    const undone = [title("Un"), { type: "undo" } as const].reduce<ReturnType<typeof begin>>(historyReducer, begin(document));
    expect(undone.future).toHaveLength(1);
    expect(historyReducer(undone, title("Deux")).future).toEqual([]);
  });

  it("takes patches from elsewhere as one step", () => {
    const patches: PatchOperation[] = [
      { op: "replace", path: "/title", value: "Par le JSON" },
      { op: "remove", path: "/widgets/b/title" },
    ];
    const next = historyReducer(begin(document), { type: "patch", patches });
    expect(next.document).toMatchObject({ title: "Par le JSON", widgets: { b: { type: "reviews" } } });
    expect(historyReducer(next, { type: "undo" }).document).toEqual(document);
  });

  it("is the same object where nothing happens", () => {
    const history = begin(document);
    expect(historyReducer(history, { type: "undo" })).toBe(history);
    expect(historyReducer(history, title("Essai"))).toBe(history);
  });
});
