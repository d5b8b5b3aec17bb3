import { describe, expect, it } from "vitest";

import type { Dashboard } from "../../generated/types.ts";
import { focused } from "./focus.ts";
import { readFocus, withFocus, withoutTime } from "./focus-steps.ts";
import { defaultState, isOwnState, type PageState, readState, writeState } from "./page-state.ts";

const document: Dashboard = {
  version: 1,
  title: "Saison",
  facets: ["category"],
  filters: { category: ["hotel", "camping"] },
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
};
const year = { from: "2026-01-01", to: "2027-01-01" };
const state = (focus: PageState["focus"]): PageState => ({ ...defaultState(document), ...(focus ? { focus } : {}) });

describe("what a page is narrowed to from its figures", () => {
  it("is in its address, and comes back from it", () => {
    const narrowed = state([
      { dimension: "commune", values: ["74010", "74011"] },
      { dimension: "month", values: ["2026-06-01"] },
    ]);
    const search = writeState(narrowed, document);
    expect(search.toString()).toBe("focus=commune.74010&focus=commune.74011&focus=month.2026-06-01");
    expect(readState(search, document)).toEqual(narrowed);
    expect(isOwnState(narrowed, document)).toBe(false);
  });

  it("reads no step that is none", () => {
    expect(readFocus(new URLSearchParams("focus=commune&focus=.x&focus=month.demain&focus=month.2026-02-31&focus=Commune.1"))).toEqual([]);
  });

  it("narrows the filters within those chosen, and the days within the period", () => {
    const { filters, period } = focused(
      state([
        { dimension: "category", values: ["hotel"] },
        { dimension: "month", values: ["2026-06-01"] },
        { dimension: "theme", values: ["accueil"] },
      ]),
      { from: "2026-01-01", to: "2026-06-16" },
    );
    expect(filters).toEqual({ category: ["hotel"], theme: ["accueil"] });
    expect(period).toEqual({ preset: "custom", from: "2026-06-01", to: "2026-06-15" });
  });

  it("goes down from the year to a month to a day", () => {
    const steps = [
      { dimension: "year", values: ["2026-01-01"] },
      { dimension: "month", values: ["2026-06-01"] },
      { dimension: "day", values: ["2026-06-07"] },
    ];
    const days = [1, 2, 3].map((count) => focused(state(steps.slice(0, count)), year).period);
    expect(days).toEqual([
      { preset: "custom", from: "2026-01-01", to: "2026-12-31" },
      { preset: "custom", from: "2026-06-01", to: "2026-06-30" },
      { preset: "custom", from: "2026-06-07", to: "2026-06-07" },
    ]);
  });

  it("has one step of a dimension, the last one, and loses those of time with another period", () => {
    const steps = withFocus(withFocus([{ dimension: "commune", values: ["1"] }], { month: ["2026-06-01"] }), { commune: ["2"] });
    expect(steps).toEqual([
      { dimension: "month", values: ["2026-06-01"] },
      { dimension: "commune", values: ["2"] },
    ]);
    expect(withoutTime(steps)).toEqual([{ dimension: "commune", values: ["2"] }]);
  });

  it("leaves the very same state where there is none", () => {
    const own = state(undefined);
    expect(focused(own, year)).toBe(own);
  });
});
