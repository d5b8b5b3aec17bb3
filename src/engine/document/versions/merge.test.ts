import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Dashboard, Widget } from "../../../generated/types.ts";
import { canonical } from "../canonical.ts";
import { type Change, edit } from "../edit.ts";
import { differences } from "./differences.ts";
import { merge } from "./merge.ts";

const sections = ["key", "more", "last"] as const;

/** Dashboards of several tabs and sections, settled as edited ones are. */
const dashboards = fc
  .record({
    title: fc.constantFrom("Bilan", "Saison"),
    filters: fc.option(
      fc.dictionary(fc.constantFrom("provider", "category"), fc.constantFrom<string[]>(["google"], ["hotel", "camping"])),
      {
        nil: undefined,
      },
    ),
    widgets: fc.array(
      fc.record({
        section: fc.constantFrom(...sections),
        w: fc.integer({ min: 2, max: 12 }),
        h: fc.integer({ min: 1, max: 4 }),
        x: fc.integer({ min: 0, max: 11 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ title, filters, widgets }): Dashboard => {
    const empty: Dashboard = {
      version: 1,
      title,
      ...(filters && Object.keys(filters).length > 0 ? { filters } : {}),
      widgets: {},
      layout: {
        tabs: [
          {
            id: "first",
            sections: [
              { id: "key", grid: [] },
              { id: "more", title: "Suite", grid: [] },
            ],
          },
          { id: "second", title: "Détail", sections: [{ id: "last", grid: [] }] },
        ],
      },
    };
    return widgets.reduce(
      (document, { section, w, h, x }, index) =>
        edit(document, {
          type: "all",
          changes: [
            {
              type: "add-widget",
              id: `w${index}`,
              widget: { type: "rating" },
              to: { tab: section === "last" ? "second" : "first", section },
              size: { w, h },
            },
            { type: "move-widget", id: `w${index}`, x, y: 0 },
          ],
        }).document,
      empty,
    );
  });

/** What somebody does to one dashboard, on widgets of these ids. */
function changesOn(ids: readonly string[], names: string): fc.Arbitrary<Change[]> {
  const id = fc.constantFrom(...(ids.length > 0 ? ids : ["nothing"]));
  const added = fc.integer({ min: 0, max: 3 }).map((number) => `${names}${number}`);
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constant("set-widget" as const), id, title: fc.constantFrom("A", "B") }),
      fc.record({
        type: fc.constant("set-widget" as const),
        id,
        options: fc.constantFrom<Widget["options"]>({ limit: 5 }, { limit: 8, detail: true }),
      }),
      fc.record({ type: fc.constant("move-widget" as const), id, x: fc.integer({ min: 0, max: 11 }), y: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ type: fc.constant("resize-widget" as const), id, w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ type: fc.constant("remove-widget" as const), id }),
      fc.record({
        type: fc.constant("add-widget" as const),
        id: added,
        widget: fc.constant<Widget>({ type: "nps" }),
        to: fc.constant({ tab: "first", section: "more" }),
        size: fc.constant({ w: 3, h: 2 }),
      }),
    ),
    { maxLength: 6 },
  );
}

const after = (document: Dashboard, changes: readonly Change[]): Dashboard =>
  changes.reduce((current, change) => edit(current, change).document, document);
const idsOf = ({ widgets }: Dashboard): string[] => Object.keys(widgets);

/** A base and two versions of it. */
const versions = dashboards.chain((base) =>
  fc.record({
    base: fc.constant(base),
    local: changesOn(idsOf(base), "own-").map((list) => after(base, list)),
    next: changesOn(idsOf(base), "new-").map((list) => after(base, list)),
  }),
);

describe("the merge of a dashboard with a new version of its template", () => {
  it("is the new version where nothing was changed here, whatever it changes", () => {
    fc.assert(
      fc.property(versions, ({ base, next }) => {
        const { document, kept, conflicts } = merge(base, base, next);
        expect(document).toEqual(canonical(next));
        expect([kept, conflicts]).toEqual([[], []]);
      }),
      { numRuns: 100 },
    );
  });

  it("is the document as it was where the template has not changed", () => {
    fc.assert(
      fc.property(versions, ({ base, local }) => {
        const { document, changed, conflicts } = merge(base, local, base);
        expect(document).toEqual(canonical(local));
        expect([changed, conflicts]).toEqual([[], []]);
      }),
      { numRuns: 100 },
    );
  });

  it("keeps both of two sets of changes that do not touch each other", () => {
    const disjoint = dashboards.chain((base) => {
      const ids = idsOf(base);
      const [own, others] = [ids.filter((_, index) => index % 2 === 0), ids.filter((_, index) => index % 2 === 1)];
      return fc.record({
        base: fc.constant(base),
        local: changesOn(own, "own-").map((list) => after(base, list)),
        next: changesOn(others, "new-").map((list) => after(base, list)),
      });
    });
    fc.assert(
      fc.property(disjoint, ({ base, local, next }) => {
        const { document, conflicts } = merge(base, local, next);
        expect(conflicts).toEqual([]);
        const now = new Map(
          differences(base, document).map((one) => [
            JSON.stringify([one.of, "id" in one ? one.id : "", "field" in one ? one.field : ""]),
            one,
          ]),
        );
        for (const side of [local, next])
          for (const one of differences(base, side)) {
            if (one.of === "order") continue;
            expect(now.get(JSON.stringify([one.of, "id" in one ? one.id : "", "field" in one ? one.field : ""]))).toEqual(one);
          }
      }),
      { numRuns: 100 },
    );
  });

  it("loses no widget but those that a side has removed, and places each one once", () => {
    fc.assert(
      fc.property(versions, ({ base, local, next }) => {
        const { document } = merge(base, local, next);
        const expected = new Set(
          [...idsOf(local), ...idsOf(next)].filter((id) => !(id in base.widgets) || (id in local.widgets && id in next.widgets)),
        );
        for (const id of expected) expect(idsOf(document)).toContain(id);
        const placed = document.layout.tabs.flatMap((tab) => tab.sections.flatMap(({ grid }) => grid.map(({ widget }) => widget)));
        expect(placed.toSorted()).toEqual(idsOf(document).toSorted());
      }),
      { numRuns: 100 },
    );
  });

  it("says what both have changed, and takes the side that is chosen", () => {
    const base = after({ version: 1, title: "Bilan", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } }, [
      { type: "add-widget", id: "a", widget: { type: "rating" }, to: { tab: "t", section: "s" }, size: { w: 3, h: 2 } },
    ]);
    const local = after(base, [{ type: "set-widget", id: "a", title: "Ma note" }]);
    const next = after(base, [{ type: "set-widget", id: "a", title: "La note" }]);
    const { conflicts, document } = merge(base, local, next);
    expect(conflicts).toEqual([
      {
        key: "widget/a/title",
        local: { of: "widget", id: "a", field: "title", before: undefined, after: "Ma note" },
        next: { of: "widget", id: "a", field: "title", before: undefined, after: "La note" },
        taken: "local",
      },
    ]);
    expect(document.widgets.a?.title).toBe("Ma note");
    expect(merge(base, local, next, { "widget/a/title": "next" }).document.widgets.a?.title).toBe("La note");
    const without = after(base, [{ type: "remove-widget", id: "a" }]);
    expect(merge(base, without, next).conflicts.map(({ key, taken }) => [key, taken])).toEqual([["widget/a", "local"]]);
    expect(merge(base, without, next, { "widget/a": "next" }).document.widgets).toEqual(next.widgets);
  });
});
