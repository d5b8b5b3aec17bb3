import { beforeAll, describe, expect, it } from "vitest";

import type { Config } from "../../server/config/assemble.ts";
import { resolvePeriod } from "../../src/domain/time/period.ts";
import { checkScan } from "../../src/engine/check/changes.ts";
import { type Box, gridColumns, settle } from "../../src/engine/document/grid.ts";
import { measuresOf } from "../../src/engine/query/kind.ts";
import { plan, type Tile } from "../../src/engine/plan/plan.ts";
import type { Dashboard } from "../../src/generated/types.ts";
import { shippedConfig } from "../engine/shipped-config.ts";

let config: Config;
let documents: { name: string; dashboard: Dashboard; readsInternal?: boolean }[];

beforeAll(async () => {
  config = await shippedConfig();
  documents = [
    ...config.pages.map(({ page, of, dashboard }) => ({ name: `page ${page}`, dashboard, readsInternal: of === "moderation" })),
    ...config.templates.map(({ id, dashboard }) => ({ name: `template ${id}`, dashboard })),
  ];
});

describe("the shipped configuration", () => {
  it("has no problem in any file", () => {
    expect(config.problems).toEqual([]);
  });

  it("has what the product promises", () => {
    expect(Object.keys(config.catalog.types).length).toBeGreaterThanOrEqual(30);
    expect(config.templates.length).toBeGreaterThanOrEqual(8);
    const pagesOf = (owner?: string): string[] => config.pages.flatMap(({ page, of }) => (of === owner ? [page] : [])).toSorted();
    expect(pagesOf()).toEqual(["concepts", "home", "net-promoter-score", "professionals", "rating"]);
    expect(pagesOf("moderation")).toEqual(["moderation-stats"]);
    expect(pagesOf("establishment")).toEqual([
      "establishment-dashboard",
      "establishment-evolution",
      "establishment-opinions",
      "establishment-satisfaction",
      "pro-dashboard",
    ]);
    expect(config.menus.map(({ menu }) => menu).toSorted()).toEqual(["dmo-main", "dmo-parameters", "tp-main", "tp-parameters"]);
  });

  it("uses every view in some widget type", () => {
    const used = new Set(Object.values(config.catalog.types).map(({ view }) => view));
    expect(Object.keys(config.catalog.views).filter((view) => !used.has(view))).toEqual([]);
  });

  it("distinguishes its types by their labels, which are all that the palette shows", () => {
    const labels = Object.values(config.catalog.types).map(({ label }) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it("plans every type alone into a tile that is ready", () => {
    for (const { type } of Object.values(config.catalog.types)) {
      const alone: Dashboard = {
        version: 1,
        title: "Essai",
        widgets: { w: { type } },
        layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 4, h: 4 }] }] }] },
      };
      expect(plan(alone, config.catalog)).toEqual([expect.objectContaining({ ok: true, type })]);
    }
  });

  it("gives each type a size that its view can draw", () => {
    for (const { type, view, size } of Object.values(config.catalog.types)) {
      const least = config.catalog.views[view]?.minSize;
      expect({ type, fits: size && least && size.w >= least.w && size.h >= least.h }).toEqual({ type, fits: true });
    }
  });

  it("plans every template and page as committed, without a problem tile", async () => {
    for (const { name, dashboard, readsInternal } of documents) {
      const tiles = plan(dashboard, config.catalog, undefined, readsInternal);
      expect({ name, problems: tiles.filter(({ ok }) => !ok) }).toEqual({ name, problems: [] });
      await expect(
        JSON.stringify(tiles.map(summary), null, 1)
          .replaceAll(/\n {2,}/g, " ")
          .replaceAll("\n }", " }"),
      ).toMatchFileSnapshot(`plans/${name.replace(" ", "-")}.json`);
    }
  });

  it("places every tile where it is drawn, without a hole in a row", () => {
    for (const { name, dashboard } of documents) {
      for (const { id, grid } of dashboard.layout.tabs.flatMap(({ sections }) => sections)) {
        expect({ name, id, grid: settle(grid) }).toEqual({ name, id, grid });
        expect({ name, id, holes: holes(grid) }).toEqual({ name, id, holes: 0 });
        for (const { widget, w, h } of grid) {
          const least = config.catalog.views[config.catalog.types[dashboard.widgets[widget]?.type ?? ""]?.view ?? ""]?.minSize;
          expect({ name, widget, fits: least && w >= least.w && h >= least.h }).toEqual({ name, widget, fits: true });
        }
      }
    }
  });

  it("decides by one rule what is to be watched and what to be supported", () => {
    const rankings = Object.values(config.catalog.types).flatMap(({ type, view, query, options, beside }) => [
      { type, view, query, options },
      ...(beside ? [{ type, ...beside }] : []),
    ]);
    // Said in words («À surveiller»), or listed worst first.
    const worst = rankings.filter(
      ({ view, query, options }) =>
        view === "ranking" && (((options as { watch?: number } | undefined)?.watch ?? 0) > 0 || query.order === "value"),
    );
    expect(worst.map(({ type }) => type)).toEqual(expect.arrayContaining(["territory", "establishments-to-support"]));
    for (const { type, query } of worst)
      expect({ type, ranked: query.ranked, at_least: query.at_least }).toEqual({ type, ranked: true, at_least: undefined });
  });

  it("looks for falls wherever something is to be watched and its changes can be judged", () => {
    const watched = Object.values(config.catalog.types).filter(
      ({ view, options }) => view === "ranking" && ((options as { watch?: number } | undefined)?.watch ?? 0) > 0,
    );
    const judged = watched.filter(({ query }) => checkScan({ measure: query.measure ?? "" }, config.catalog.metrics, "").length === 0);
    expect(judged.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["commune-ranking", "lodging-ranking", "restaurant-ranking", "establishment-ranking", "nps-ranking"]),
    );
    for (const { type, query } of judged) expect({ type, falls: (query.falls ?? 0) > 0 }).toEqual({ type, falls: true });
  });

  it("shows a figure once a page: in the subtitle, large, or beside a large one", () => {
    for (const { page, subtitle = "", dashboard } of config.pages) {
      const drawn = plan(dashboard, config.catalog).flatMap((tile) => {
        if (!tile.ok || tile.kind !== "scalar") return [];
        const { measure = "", also = [], where } = tile.query;
        const beside = (tile.options as { secondary?: string }).secondary === "none" ? [] : also.slice(0, 1);
        return [measure, ...beside].map((name) => JSON.stringify([name, where ?? null]));
      });
      const named = measuresOf({ text: subtitle }).map((name) => JSON.stringify([name, null]));
      const figures = [...drawn, ...named];
      expect({ page, twice: figures.filter((figure, at) => figures.indexOf(figure) !== at) }).toEqual({ page, twice: [] });
    }
  });

  it("names a period that can be resolved and facets that reach a widget", () => {
    for (const { name, dashboard } of documents) {
      const { from, to } = resolvePeriod(dashboard.period, "2026-07-15");
      // A dashboard of one establishment is read as it is: its tabs beside it divide it.
      const facets = (dashboard.facets ?? []).length > 0 || unfaceted.includes(name);
      expect({ name, forward: from < to, facets }).toEqual({ name, forward: true, facets: true });
    }
  });
});

const unfaceted: readonly string[] = ["page establishment-dashboard", "page pro-dashboard"];

/** A plan's decisions on a tile, without what its type declares. */
function summary(tile: Tile): object {
  const { x, y, w, h } = tile.place.box;
  const head = { id: tile.id, title: tile.title, place: `${tile.place.tab}/${tile.place.section} ${x},${y} ${w}×${h}` };
  return tile.ok
    ? {
        ...head,
        view: tile.view,
        kind: tile.kind,
        query: tile.query,
        ...(tile.period ? { period: tile.period } : {}),
        options: tile.options,
        ignored: tile.ignored,
        ...(tile.choices ? { choices: tile.choices.map(({ choice, chosen }) => `${choice} ${chosen}`) } : {}),
        ...(tile.beside ? { show: tile.show, beside: tile.beside } : {}),
      }
    : { ...head, problem: tile.problem };
}

/** Cells of a section's rectangle that no tile covers. */
function holes(grid: readonly Box[]): number {
  const bottom = Math.max(0, ...grid.map(({ y, h }) => y + h));
  return bottom * gridColumns - grid.reduce((sum, { w, h }) => sum + w * h, 0);
}
