import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { CatalogSource, Dashboard, WidgetType } from "../../generated/types.ts";
import { isClip, isDashboard } from "../../generated/validators.js";
import { viewManifests } from "../../generated/view-manifests.ts";
import { metricsOf } from "../catalog/catalog.ts";
import { checkWidget } from "../check/widget.ts";
import { clipOf } from "./clip.ts";
import { drawable, isEditable } from "./drawable.ts";
import { type Change, edit } from "./edit.ts";
import { drawnBy, picturesOf } from "./pictures.ts";
import { problemsOf } from "./problems-of.ts";
import { questionOf, widgetAsking } from "./question.ts";
import { swapped } from "./swap.ts";

const root = join(import.meta.dirname, "../../..");
const read = <T>(folder: string): T[] =>
  readdirSync(join(root, folder)).map((file) => JSON.parse(readFileSync(join(root, folder, file), "utf8")) as T);
const catalog = {
  views: viewManifests,
  types: Object.fromEntries(read<WidgetType>("widgets/types").map((type) => [type.type, type])),
  metrics: metricsOf(read<CatalogSource>("widgets/metrics")),
};
const document: Dashboard = {
  version: 1,
  title: "Essai",
  widgets: { a: { type: "rating" }, b: { type: "reviews" }, c: { type: "text" } },
  layout: {
    tabs: [
      {
        id: "un",
        sections: [
          {
            id: "haut",
            title: "Chiffres",
            grid: [
              { widget: "a", x: 0, y: 0, w: 3, h: 2 },
              { widget: "b", x: 3, y: 0, w: 3, h: 2 },
            ],
          },
          { id: "bas", grid: [{ widget: "c", x: 0, y: 0, w: 4, h: 3 }] },
        ],
      },
    ],
  },
};
const shape = ({ layout }: Dashboard): string[] =>
  layout.tabs.map(
    ({ id, sections }) =>
      `${id}: ${sections.map((section) => `${section.id}(${section.grid.map(({ widget }) => widget).join(" ")})`).join(" ")}`,
  );

describe("tabs and sections", () => {
  it("come, go and change their order, with their widgets, and come back by the inverse", () => {
    const added = edit(document, { type: "add-tab", id: "deux", title: "Deux", section: "vide" }).document;
    const sent = edit(added, { type: "send-widget", id: "b", to: { tab: "deux", section: "vide" } }).document;
    expect(shape(sent)).toEqual(["un: haut(a) bas(c)", "deux: vide(b)"]);
    const first = edit(sent, { type: "move-tab", tab: "deux", by: -1 }).document;
    const gone = edit(first, { type: "remove-tab", tab: "un" });
    expect([shape(gone.document), Object.keys(gone.document.widgets)]).toEqual([["deux: vide(b)"], ["b"]]);
    expect(shape(edit(document, { type: "send-section", in: { tab: "un", section: "haut" }, to: "un", left: "x" }).document)).toEqual(
      shape(document),
    );
    expect(edit(gone.document, { type: "remove-tab", tab: "deux" }).patches).toEqual([]);
    expect(isDashboard(gone.document)).toBe(true);
  });

  it("leave an empty section behind where the only one is sent to another tab", () => {
    const two = edit(document, { type: "add-tab", id: "deux", title: "Deux", section: "vide" }).document;
    const send = (section: string): Change => ({ type: "send-section", in: { tab: "un", section }, to: "deux", left: "reste" });
    const all: Change = { type: "all", changes: ["haut", "bas"].map(send) };
    expect(shape(edit(two, all).document)).toEqual(["un: reste()", "deux: vide() haut(a b) bas(c)"]);
  });
});

describe("a clip", () => {
  it("is pasted under ids that are free, widgets below the others, sections and tabs at the end", () => {
    const widgets = clipOf(document, { widgets: ["a", "b"] });
    const tab = clipOf(document, { tab: "un" });
    expect([widgets, tab].every(isClip)).toBe(true);
    if (!widgets || !tab) return;
    const once = edit(document, { type: "paste", clip: widgets, to: { tab: "un", section: "bas" } }).document;
    expect(shape(once)).toEqual(["un: haut(a b) bas(c a-2 b-2)"]);
    expect(once.layout.tabs[0]?.sections[1]?.grid.map(({ y }) => y)).toEqual([0, 3, 3]);
    const twice = edit(once, { type: "paste", clip: tab, to: { tab: "un", section: "bas" } }).document;
    expect(shape(twice)[1]).toBe("onglet-1: section-1(a-3 b-3) section-2(c-2)");
    expect(isDashboard(twice)).toBe(true);
  });
});

describe("a question", () => {
  it("is drawn in each view that suits it, best first, and never in one that cannot say it", () => {
    const views = (question: Parameters<typeof picturesOf>[0]): string[] => picturesOf(question, catalog).map(({ view }) => view);
    expect(views({ measure: "rating" }).slice(0, 2)).toEqual(["kpi", "gauge"]);
    expect(views({ measure: "nps-estimated" })[0]).toBe("nps-interval");
    expect(views({ measure: "reviews", by: ["provider"] }).slice(0, 4)).toEqual(["bars", "donut", "ranking", "table"]);
    expect(views({ measure: "rating", by: ["provider"] })).not.toContain("donut");
    expect(views({ measure: "rating", by: ["month"] })[0]).toBe("evolution");
    expect(views({ measure: "rating", by: ["commune"] })[0]).toBe("map");
    expect(views({ measure: "theme-balance", by: ["theme"] })[0]).toBe("themes");
    expect(views({ measure: "rating", by: ["category", "profile"] })[0]).toBe("heatmap");
    expect(views({ measure: "rating" }), "neither reviews nor an image, a text or places answer it").toEqual(["kpi", "gauge"]);
  });

  it("knows by which dimensions a measure can be drawn", () => {
    expect(drawnBy({ measure: "theme-balance" }, ["theme", "hour"], catalog)).toContain("theme");
    expect(drawnBy({ measure: "rating" }, ["month", "no-dimension"], catalog)).toEqual(["month"]);
  });

  it("has a sound widget for every picture of every measure", () => {
    for (const measure of Object.keys(catalog.metrics.measures))
      for (const dimension of [undefined, "month", "theme", "establishment"])
        for (const { widget, view } of picturesOf({ measure, ...(dimension ? { by: [dimension] } : {}) }, catalog))
          expect([measure, dimension, view, checkWidget(widget, catalog, "")]).toEqual([measure, dimension, view, []]);
  });

  it("keeps its type where the widget can ask it there, and takes the plain type of the view where something must go", () => {
    const kept = widgetAsking({ type: "rating" }, { ...questionOf({ type: "rating" }, catalog), where: { category: ["hotel"] } }, catalog);
    expect(kept?.widget).toEqual({ type: "rating", query: { where: { category: ["hotel"] } } });
    const { trend: _, ...plain } = questionOf({ type: "rating" }, catalog);
    expect(widgetAsking({ type: "rating", title: "Ma note" }, plain, catalog)?.widget).toMatchObject({
      type: "kpi",
      title: "Ma note",
      options: { secondary: "value-first" },
    });
  });

  it("keeps what fits when something is exchanged, and names what does not", () => {
    const narrowed = { type: "reviews-by-provider", query: { where: { category: ["hotel"] } } };
    const measured = swapped(narrowed, { measures: ["rating"] }, catalog);
    expect(questionOf(measured.widget, catalog)).toMatchObject({ measure: "rating", by: ["provider"], where: { category: ["hotel"] } });
    expect(checkWidget(measured.widget, catalog, "")).toEqual([]);
    const viewed = swapped({ type: "bars", options: { direction: "vertical" } }, { view: "donut" }, catalog);
    expect(viewed).toMatchObject({ view: "donut", lost: [{ part: "option", option: "direction" }] });
    const declared = swapped(narrowed, { measures: ["nps-declared"] }, catalog);
    expect(declared.lost).toContainEqual({ part: "field", field: "by" });
    expect(checkWidget(declared.widget, catalog, "")).toEqual([]);
  });
});

describe("a document that is not sound yet", () => {
  it("is drawn as it was when each part was last sound, and says what is wrong with each", () => {
    const broken = {
      ...document,
      widgets: {
        ...document.widgets,
        a: { type: "rating", query: { limit: 9_000 }, title: "Neuf" },
        b: { type: "reviews", options: { miniature: "x" } },
      },
    };
    const { document: drawn, kept } = drawable(broken, catalog, document);
    expect([drawn.widgets["a"], [...kept]]).toEqual([{ type: "rating", title: "Neuf" }, ["a", "b"]]);
    expect(problemsOf(broken, catalog).map(({ pointer }) => pointer)).toEqual(["/widgets/a/query/limit", "/widgets/b/options/miniature"]);
    expect(problemsOf(document, catalog)).toEqual([]);
    expect(drawable({ ...document, period: { preset: "jamais" as "custom" } }, catalog, document).document.period).toBeUndefined();
  });

  it("is opened as long as it has widgets, tabs and sections", () => {
    expect([isEditable({ ...document, widgets: { a: { type: "x", query: 3 } } }), isEditable({ title: "x" }), isEditable(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
