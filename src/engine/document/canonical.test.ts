import { describe, expect, it } from "vitest";

import type { Dashboard } from "../../generated/types.ts";
import { canonical, isSameDocument, serialise } from "./canonical.ts";

const document: Dashboard = {
  version: 1,
  title: "Saison",
  tags: ["été", "bilan"],
  period: { preset: "custom", from: "2026-06-01", to: "2026-09-30" },
  filters: { commune: ["2", "1"], category: ["hotel"] },
  widgets: {
    b: {
      type: "rating",
      period: { preset: "custom", from: "2025-06-01", to: "2025-09-30" },
      options: { z: { d: 1, c: [{ b: 1, a: 2 }] }, a: true },
    },
    a: { type: "reviews", query: { limit: 3, measure: "reviews" } },
  },
  layout: {
    tabs: [
      {
        id: "t",
        sections: [
          {
            id: "s",
            grid: [
              { widget: "a", x: 6, y: 0, w: 6, h: 2 },
              { widget: "b", x: 0, y: 0, w: 6, h: 2 },
            ],
          },
        ],
      },
    ],
  },
};

/** What a database that orders keys as it likes gives back. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

describe("the canonical form of a dashboard", () => {
  it("is the same text whatever order its keys came in", () => {
    expect(serialise(shuffled(document) as Dashboard)).toBe(serialise(document));
    expect(isSameDocument(shuffled(document) as Dashboard, document)).toBe(true);
  });

  it("is byte-identical after export, import and export", () => {
    const exported = serialise(document);
    expect(serialise(JSON.parse(exported) as Dashboard)).toBe(exported);
  });

  it("says the same and loses nothing", () => {
    const { layout, ...rest } = canonical(document);
    expect(rest).toEqual({ ...document, layout: undefined });
    expect(layout.tabs[0]?.sections[0]?.grid.map(({ widget }) => widget)).toEqual(["b", "a"]);
  });

  it("loses nothing of a query, whatever it asks", () => {
    const query = { measures: ["rating", "reviews"], by: ["month"], falls: 2, changes: [{ measure: "rating", by: ["category"] }] };
    const asking: Dashboard = { ...document, widgets: { ...document.widgets, a: { type: "reviews", query } } };
    expect(canonical(asking).widgets.a?.query).toEqual(query);
  });

  it("keeps the order of lists, which means something", () => {
    expect(canonical(document).filters?.commune).toEqual(["2", "1"]);
    expect(canonical(document).tags).toEqual(["été", "bilan"]);
  });

  it("distinguishes a different document from the same one", () => {
    expect(isSameDocument(document, { ...document, title: "Saisons" })).toBe(false);
  });
});
