import { describe, expect, it } from "vitest";

import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import type { Dashboard, Widget, WidgetType } from "../../generated/types.ts";
import { checkType } from "../check/type.ts";
import { choose } from "./choices.ts";
import { plan } from "./plan.ts";

const { catalog } = await shippedConfig();
const documentOf = (widget: Widget): Dashboard => ({
  version: 1,
  title: "Essai",
  filters: { theme: ["accueil"] },
  widgets: { w: widget, other: { type: "rating" } },
  layout: {
    tabs: [{ id: "t", sections: [{ id: "s", grid: ["w", "other"].map((id, index) => ({ widget: id, x: index * 6, y: 0, w: 6, h: 5 })) }] }],
  },
});
const shown = (widget: Widget, chosen: Record<string, string>) => {
  const document = documentOf(widget);
  const planned = plan(document, catalog);
  return { planned, tiles: choose(planned, document, catalog, { w: chosen }) };
};

describe("the choices of a widget type", () => {
  it("replace query, options and title, each choice by itself", () => {
    const { tiles } = shown({ type: "reputation-evolution" }, { measure: "reviews", grain: "week" });
    expect(tiles[0]).toMatchObject({
      title: "Évolution du volume d’avis",
      query: { measure: "reviews", by: ["week"] },
      options: { shape: "bars", comparison: true },
      kind: "series",
    });
    expect(tiles[0]).toMatchObject({ choices: [{ chosen: "reviews" }, { chosen: "week" }] });
  });

  it("have their defaults where nothing or something unknown is chosen, and leave other tiles as they were", () => {
    const { planned, tiles } = shown({ type: "reputation-evolution" }, { measure: "nothing", constructor: "x" });
    expect(tiles[0]).toMatchObject({ title: "Évolution de la note", query: { measure: "rating", by: ["month"] } });
    expect(tiles[0]).toMatchObject({ choices: [{ chosen: "rating" }, { chosen: "month" }] });
    expect(tiles[1]).toBe(planned[1]);
  });

  it("give way to the widget's own title and options, and are not offered for a query of its own", () => {
    const { tiles } = shown({ type: "reputation-evolution", title: "Nos courbes", options: { volume: false } }, { measure: "nps" });
    expect(tiles[0]).toMatchObject({
      title: "Nos courbes",
      options: { volume: false, shape: "area" },
      query: { measure: "nps-estimated" },
    });
    const own = shown({ type: "reputation-evolution", query: { measure: "positive-share", by: ["month"] } }, { measure: "nps" });
    expect(own.tiles[0]).toMatchObject({ query: { measure: "positive-share" } });
    expect(own.tiles[0]).not.toHaveProperty("choices");
  });

  it("say which of two questions are drawn", () => {
    const { planned, tiles } = shown({ type: "territory" }, { display: "ranking" });
    expect(planned[0]).toMatchObject({ kind: "geo", show: "both", beside: { view: "ranking", kind: "table", source: "reviews" } });
    expect(tiles[0]).toMatchObject({ show: "beside" });
  });
});

describe("the check of a widget type with choices", () => {
  const type = catalog.types["reputation-evolution"] as WidgetType;
  const pointers = (changed: Partial<WidgetType>): string[] => checkType({ ...type, ...changed }, catalog).map(({ pointer }) => pointer);
  const choice = (options: NonNullable<WidgetType["choices"]>[number]["options"], own?: string) => [
    { choice: "c", label: "Choix", options, ...(own ? { default: own } : {}) },
  ];
  const first = { option: "a", label: "A" };

  it("accepts what is shipped", () => expect(pointers({})).toEqual([]));

  it("refuses an option whose question, options or kind of result the view cannot have", () => {
    expect(pointers({ choices: choice([first, { option: "b", label: "B", query: { measure: "unknown" } }]) })).toEqual([
      "/choices/0/options/1/query/measure",
    ]);
    expect(pointers({ choices: choice([first, { option: "b", label: "B", query: { by: ["provider"] } }]) })).toEqual([
      "/choices/0/options/1/query",
    ]);
    expect(pointers({ choices: choice([first, { option: "b", label: "B", options: { shape: "cake" } }]) })).toEqual([
      "/choices/0/options/1/options/shape",
    ]);
  });

  it("refuses names used twice, an unknown default, and «show» without a second question", () => {
    expect(pointers({ choices: choice([first, { ...first, show: "first" }], "z") }).toSorted()).toEqual([
      "/choices/0/default",
      "/choices/0/options/1/option",
      "/choices/0/options/1/show",
    ]);
  });

  it("checks the second question like the first", () => {
    const beside = { label: "À côté", view: "ranking", query: { measure: "rating" } };
    expect(pointers({ beside })).toEqual(["/beside/query"]);
    expect(pointers({ beside: { ...beside, view: "rankin" } })).toEqual(["/beside/view"]);
  });
});
