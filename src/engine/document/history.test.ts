import { describe, expect, it } from "vitest";

import type { Dashboard } from "../../generated/types.ts";
import type { Change } from "./edit.ts";
import { edit } from "./edit.ts";
import { begin, type History, historyReducer } from "./history.ts";
import { merge } from "./versions/merge.ts";

const start: Dashboard = {
  version: 1,
  title: "t",
  widgets: { a: { type: "rating" }, b: { type: "reviews" } },
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
        ],
      },
    ],
  },
};
const titled = (id: string, title: string): Change => ({ type: "set-widget", id, title });
const after = (changes: readonly Change[]): History =>
  changes.reduce((history: History, change) => historyReducer(history, { type: "edit", change }), begin(start));
const titles = ({ document }: History): unknown[] => ["a", "b"].map((id) => document.widgets[id]?.title);

/** One's own history joined with what somebody else made of the document that both began with. */
function joined(own: History, theirs: readonly Change[]): History {
  const other = theirs.reduce((document, change) => edit(document, change).document, start);
  return historyReducer(own, { type: "join", document: merge(start, own.document, other).document });
}

describe("a history joined with somebody else's changes", () => {
  it("undoes and redoes one's own steps alone", () => {
    const history = joined(after([titled("a", "Un"), titled("a", "Deux")]), [titled("b", "D’une autre")]);
    expect(titles(history)).toEqual(["Deux", "D’une autre"]);
    expect(history.past).toHaveLength(2);
    const once = historyReducer(history, { type: "undo" });
    expect(titles(once)).toEqual(["Un", "D’une autre"]);
    const twice = historyReducer(once, { type: "undo" });
    expect(titles(twice)).toEqual([undefined, "D’une autre"]);
    expect(historyReducer(twice, { type: "undo" })).toBe(twice);
    expect(titles(historyReducer(historyReducer(twice, { type: "redo" }), { type: "redo" }))).toEqual(["Deux", "D’une autre"]);
  });

  it("keeps what had been undone to be redone", () => {
    const undone = historyReducer(after([titled("a", "Un")]), { type: "undo" });
    const history = joined(undone, [{ type: "remove-widget", id: "b" }]);
    const redone = historyReducer(history, { type: "redo" });
    expect(titles(redone)[0]).toBe("Un");
    expect(Object.keys(redone.document.widgets)).toEqual(["a"]);
  });

  it("undoes a removal and a move beside what somebody else has added", () => {
    const own = after([
      { type: "remove-widget", id: "b" },
      { type: "resize-widget", id: "a", w: 6, h: 3 },
    ]);
    const history = joined(own, [
      { type: "add-widget", id: "c", widget: { type: "nps" }, to: { tab: "t", section: "s" }, size: { w: 4, h: 2 } },
    ]);
    const undone = [1, 2].reduce((state: History) => historyReducer(state, { type: "undo" }), history);
    expect(Object.keys(undone.document.widgets).toSorted()).toEqual(["a", "b", "c"]);
    expect(undone.document.layout.tabs[0]?.sections[0]?.grid.find(({ widget }) => widget === "a")).toMatchObject({ w: 3, h: 2 });
  });

  it("does not take back what somebody else has set since", () => {
    // Both began with the title that was one's own first step.
    const shared = after([titled("a", "Le mien")]);
    const theirs = edit(shared.document, titled("a", "Le leur")).document;
    const history = historyReducer(shared, { type: "join", document: theirs });
    expect(historyReducer(history, { type: "undo" }).document.widgets["a"]?.title).toBe("Le leur");
  });
});
