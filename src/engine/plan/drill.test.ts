import { describe, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Dashboard, Filters } from "../../generated/types.ts";
import { drilled, drillsOf } from "./drill.ts";
import { plan } from "./plan.ts";

const { catalog } = await shippedConfig();
const asked = (type: string, focus: Filters, query?: Dashboard["widgets"][string]["query"]) => {
  const tiles = plan(
    {
      version: 1,
      title: "Essai",
      widgets: { w: { type, ...(query ? { query } : {}) }, other: { type: "rating" } },
      layout: {
        tabs: [{ id: "t", sections: [{ id: "s", grid: ["w", "other"].map((widget, at) => ({ widget, x: at * 6, y: 0, w: 6, h: 5 })) }] }],
      },
    },
    catalog,
  );
  const drills = drillsOf(tiles, focus, catalog);
  return { tiles, drills, drilled: drilled(tiles, drills, catalog) };
};

describe("a tile split by what the page is narrowed to", () => {
  it.each([
    ["commune-ranking", { commune: ["74010"] }, { by: ["establishment"], limit: 15 }],
    ["rating-map", { commune: ["74010"] }, { geo: "establishments" }],
    ["categories-table", { category: ["hotel"] }, { by: ["establishment"], limit: 15 }],
    ["rating-evolution", { month: ["2026-06-01"] }, { by: ["day"] }],
    ["theme-complaints", { theme: ["accueil"] }, { measure: "expressions-negative", by: ["expression"], limit: 8 }],
  ] as const)("%s is asked one level further down", (type, focus, query) => {
    const {
      drilled: [tile, other],
      tiles,
    } = asked(type, focus as unknown as Filters);
    expect(tile).toMatchObject({ query, drilled: "by" in query ? query.by[0] : "establishment" });
    expect(other).toBe(tiles[1]);
  });

  it("goes from the year to its months, and from a week to its days", () => {
    const measure = { measure: "rating" } as const;
    expect(asked("evolution", { year: ["2026-01-01"] }, { ...measure, by: ["year"] }).drilled[0]).toMatchObject({
      query: { by: ["month"] },
    });
    expect(asked("evolution", { week: ["2026-06-01"] }, { ...measure, by: ["week"] }).drilled[0]).toMatchObject({ query: { by: ["day"] } });
  });

  it("stays as it is where the page is narrowed to something else, or nothing counts it further down", () => {
    expect(asked("commune-ranking", { category: ["hotel"] }).drills).toEqual({});
    expect(asked("nps-drivers", { theme: ["accueil"] }).drills).toEqual({});
  });

  it("is asked for no other level than the next, whatever an address says", () => {
    const { tiles } = asked("commune-ranking", {});
    expect(drilled(tiles, { w: { by: "language" } }, catalog)[0]).toBe(tiles[0]);
  });
});
