import { describe, expect, it } from "vitest";

import { withValue } from "../../engine/document/parameter.ts";
import type { Dashboard } from "../../generated/types.ts";
import { defaultState, isOwnState, readState, withChoice, writeState } from "./page-state.ts";

const document: Dashboard = {
  version: 1,
  title: "Saison",
  period: { preset: "summer" },
  compare: "previous-year",
  filters: { category: ["hotel"] },
  facets: ["category", "commune"],
  widgets: { curve: { type: "reputation-evolution" } },
  layout: { tabs: ["t", "deux"].map((id) => ({ id, sections: [{ id: "s", grid: [] }] })) },
};
const read = (search: string) => readState(new URLSearchParams(search), document);

describe("the state of a page in its address", () => {
  it("is empty for the document's own period, comparison and filters", () => {
    expect(writeState(defaultState(document), document).toString()).toBe("");
  });

  it("is the document's own whatever is compared or switched, and not once a filter or the period is another", () => {
    const own = defaultState(document);
    expect(isOwnState({ ...own, compare: "none", choices: { curve: { measure: "nps" } } }, document)).toBe(true);
    expect(isOwnState({ ...own, filters: {} }, document)).toBe(false);
    expect(isOwnState({ ...own, period: { preset: "last-year" } }, document)).toBe(false);
  });

  it("comes back the same from the address that it wrote", () => {
    const state = {
      period: { preset: "custom" as const, from: "2026-06-01", to: "2026-07-15" },
      compare: "none" as const,
      filters: { category: ["hotel", "camping"], commune: ["99001"] },
      choices: { curve: { measure: "nps", grain: "week" } },
      tab: "deux",
    };
    expect(read(writeState(state, document).toString())).toEqual(state);
  });

  it("names the open tab, but for the first one, and opens the first where there is no such tab", () => {
    expect(writeState({ ...defaultState(document), tab: "t" }, document).toString()).toBe("");
    expect(writeState({ ...defaultState(document), tab: "deux" }, document).toString()).toBe("tab=deux");
    expect(read("tab=absent").tab).toBeNull();
  });

  it("remembers that a filter of the document was lifted", () => {
    const state = { ...defaultState(document), filters: {} };
    expect(read(writeState(state, document).toString()).filters).toEqual({});
  });

  it.each([
    "period=demain",
    "period=2026-02-31_2026-03-01",
    "period=2026-03-02_2026-03-01",
    "period=0001-01-01_2026-03-01",
    "compare=toujours",
  ])("falls back on the document's for «%s»", (search) => {
    expect(read(search)).toEqual(defaultState(document));
  });

  it("keeps what is switched in a tile, and reads no choice of a widget that it does not have", () => {
    const switched = withChoice(withChoice(defaultState(document), "curve", "measure", "nps"), "curve", "measure", "reviews");
    expect(writeState(switched, document).toString()).toBe("show=curve.measure.reviews");
    expect(read("show=curve.measure.nps&show=other.measure.nps&show=nonsense").choices).toEqual({ curve: { measure: "nps" } });
  });

  it("reads no filter that the page does not offer", () => {
    expect(read("establishment=x").filters).toEqual({ category: ["hotel"] });
    expect(read("commune=99001&commune=99001").filters.commune).toEqual(["99001"]);
  });

  it("keeps the value of a dynamic dashboard in the address, and asks for it whatever else is chosen", () => {
    const dynamic = withValue({ ...document, parameter: { dimension: "selection" } }, "74010");
    const own = readState(new URLSearchParams("selection=74010"), dynamic);
    expect(own.filters.selection).toEqual(["74010"]);
    expect(writeState(own, dynamic).toString()).toBe("selection=74010");
    expect(isOwnState(own, dynamic)).toBe(true);
    const later = { ...own, period: { preset: "last-7-days" } as const };
    expect(writeState(later, dynamic).get("selection")).toBe("74010");
    expect(isOwnState(later, dynamic)).toBe(false);
  });
});
