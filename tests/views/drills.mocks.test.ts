import { sql } from "kysely";
import { createElement, type FunctionComponent } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

import { scopeOf } from "../../server/analytics/question.ts";
import { answerTile } from "../../server/reading/answer-tile.ts";
import { questionOf } from "../../server/reading/question.ts";
import { countsReviews, figureOf } from "../../src/page/reviews/figure-of.ts";
import { figuresOfPart, observationsOf, type PartFigures } from "../../src/engine/table/part-figures.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import { plan, type ReadyTile, type TilePart } from "../../src/engine/plan/plan.ts";
import type { Drill, ViewProps } from "../../src/engine/table/view-props.ts";
import type { Dashboard, Filters, Measure, ReviewSearchAnswer, VerbatimPage, ViewName, Widget } from "../../src/generated/types.ts";
import type { ChartProps } from "../../src/ui/chart/chart.tsx";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import { shippedMetrics } from "../analytics/shipped.ts";
import { isDeclared, isInternal, type KnownMeasure } from "../../src/engine/catalog/catalog.ts";
import { addAnalysedReviews } from "../access/support/analysed-reviews.ts";
import { dmo } from "../access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../access/support/real-analytics.ts";

// A chart without layout has no place to press: here each of its figures is a button.
vi.mock(import("../../src/ui/chart/chart.tsx"), () => ({
  Chart: ({ cursor, onSelect }: ChartProps) =>
    createElement(
      "div",
      {},
      Array.from({ length: onSelect ? cursor.count : 0 }).flatMap((_, index) =>
        Array.from({ length: cursor.tracks?.count ?? 1 }, (__, track) =>
          createElement("button", { key: `${index} ${track}`, onClick: () => onSelect?.(index, track) }),
        ),
      ),
    ),
}));

const modules = import.meta.glob<{ default: FunctionComponent<ViewProps<ViewName>> }>("../../widgets/views/*/index.tsx");
const types = Object.keys(import.meta.glob("../../widgets/types/*.json")).map((path) => path.split("/").at(-1)?.replace(".json", "") ?? "");
/** What has reviews behind it. */
const sources: readonly string[] = ["reviews", "themes", "expressions"];

let test: FiguresApp;
let page: { render: (view: string, props: ViewProps<ViewName>) => Promise<HTMLButtonElement[]>; close: () => unknown };
let searches: typeof import("../../src/page/reviews/review-queries.ts");

beforeAll(async () => {
  test = await openFiguresApp();
  await addAnalysedReviews(test, "aurelle", 1_200);
  // A third of them is answered after some days: delays are figures too.
  await test.services.store.system("test.replies", async (db, changed) => {
    const answered = await db
      .updateTable("reviews")
      .set({ reply_text: "Merci", reply_state: "published", reply_at: sql`published_at + interval '3 days'` })
      .where(sql<boolean>`no % 3 = 0`)
      .returning("no")
      .execute();
    for (const { no } of answered) changed("review", no);
  });
  await test.services.settled();
  // The page comes after the server: a server that finds a window takes itself for a page.
  const { URL: address } = globalThis;
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  globalThis.URL = address;
  HTMLCanvasElement.prototype.getContext = () => null;
  await import("../setup-ui.ts");
  searches = await import("../../src/page/reviews/review-queries.ts");
  const { cleanup, render } = await import("@testing-library/react");
  page = {
    render: async (view, props) => {
      cleanup();
      const module = await modules[`../../widgets/views/${view}/index.tsx`]?.();
      if (!module) throw new Error(`no view "${view}"`);
      return [...render(createElement(module.default, props)).container.querySelectorAll("button")];
    },
    close: () => teardown(globalThis),
  };
}, 180_000);
afterAll(async () => {
  await page?.close();
  await test.close();
});

function fail(measure: string): never {
  throw new Error(`no measure "${measure}"`);
}

/** Every part of a tile's question that can be opened, each with its shown figure. */
async function partsOf(tile: ReadyTile, part: ReadyTile | TilePart, asked: Dashboard): Promise<{ drill: Drill; shown: number }[]> {
  const { config, analytics, clock, product } = test.services;
  const catalog = config.catalog();
  const question = questionOf(asked, {}, { now: clock.now(), timezone: product.timezone, metrics: catalog.metrics });
  const [current, before] = await answerTile(part, question, { analytics, catalog, scope: scopeOf("aurelle") });
  const result = current?.result;
  if (!result) throw new Error("no result");
  // Beside a balance or a share of opinion, a number shows its sample, which its panel opens.
  const [also] = result.kind === "scalar" && result.unit !== "count" && part.source === "themes" ? (result.also ?? []) : [];
  if (result.kind === "scalar" && also?.unit === "count") expect([part.query, also.value]).toEqual([part.query, result.n]);
  const drills: Drill[] = [];
  const buttons = await page.render(part.view, {
    options: part.options,
    result,
    previous: before?.result,
    context: {
      title: tile.title,
      box: { w: 12, h: 12 },
      period: question.current.period,
      comparedTo: question.compared?.period ?? null,
      comparedLabel: "vs N-1",
      audience: "private",
      samples: product.samples,
      tonalities: product.tonalities,
      providers: product.providers,
      source: part.source,
      onDrill: (drill: Drill) => drills.push(drill),
      listed: (measure: string) => catalog.metrics.measures[measure]?.kind === "count",
    },
  } as unknown as ViewProps<ViewName>);
  for (const button of buttons) button.click();
  return drills.flatMap((drill) => {
    const shown = drill.review === undefined ? figuresOfPart(result, drill) : null;
    const measureOf = ({ measure = "" }: PartFigures): Measure => catalog.metrics.measures[measure] ?? fail(measure);
    return shown === null
      ? []
      : [{ drill: part === tile ? drill : { ...drill, beside: true }, shown: observationsOf(shown, measureOf(shown)) }];
  });
}

/** The number on the panel of a part: passages where its figure counts these, else reviews. */
async function openedBy(tile: ReadyTile, drill: Drill, asked: Dashboard, other?: DayRange): Promise<number> {
  const { config, clock, product } = test.services;
  const { metrics } = config.catalog();
  const { current, filters } = questionOf(asked, {}, { now: clock.now(), timezone: product.timezone, metrics });
  const period = other ?? current.period;
  const figure = figureOf(filters, tile, drill, metrics, product.tonalities);
  const search = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await test.send({
      method: "POST",
      as: dmo,
      url: `/api/v2/${test.slug}/observation/${path}/search`,
      payload: { ...body, size: 1 },
    });
    expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
    return answer.json();
  };
  if (figure.counts === "reviews") return (await search<ReviewSearchAnswer>("reviews", searches.reviewSearchOf(figure, period))).total;
  const { polarity } = figure;
  const found = await search<VerbatimPage>("verbatims", {
    ...searches.passageSearchOf(figure, period),
    ...(polarity === undefined ? {} : { polarity }),
  });
  const measure = metrics.measures[drill.measure ?? (drill.beside ? tile.beside : tile)?.query.measure ?? ""];
  return measure && countsReviews(measure) ? found.reviews : found.total;
}

/** A document of one tile over the last twelve months. */
function alone(widget: Widget, filters: Filters): Dashboard {
  return {
    version: 1,
    title: "Essai",
    period: { preset: "last-12-months" },
    compare: "previous-year",
    filters,
    widgets: { w: widget },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 12, h: 12 }] }] }] },
  };
}

/** At most this many of the parts of a question are pressed, spread over all of them. */
const PRESSED = 6;

/** Presses every button, and returns what opens another number than its own. */
async function wrongOf(widget: Widget, filters: Filters): Promise<{ tile: ReadyTile; pressed: number; wrong: object[] }> {
  const asked = alone(widget, filters);
  const { metrics, ...catalog } = test.services.config.catalog();
  const [tile] = plan(asked, { ...catalog, metrics }, undefined, true);
  if (!tile?.ok) throw new Error("the tile is not ready");
  const found: { tile: ReadyTile; pressed: number; wrong: object[] } = { tile, pressed: 0, wrong: [] };
  if (!sources.includes(tile.source)) return found;
  for (const part of [tile, ...(tile.beside ? [tile.beside] : [])]) {
    const all = await partsOf(tile, part, asked);
    const step = Math.max(1, all.length / PRESSED);
    for (let at = 0; at < all.length; at += step) {
      const { drill, shown } = all[Math.floor(at)] ?? { drill: { filters: {}, label: "" }, shown: 0 };
      const opened = await openedBy(tile, drill, asked);
      found.pressed += 1;
      if (opened !== shown) found.wrong.push({ widget, page: filters, drill, shown, opened });
    }
  }
  return found;
}

const pages: Filters[] = [{ theme: ["chambre", "accueil", "proprete"] }, { provider: ["google", "booking"], language: ["fr"] }];

describe("every figure opens as many as it shows:", () => {
  it.each(types)("%s", async (type) => {
    const { tile, pressed, wrong } = await wrongOf({ type }, {});
    expect(wrong).toEqual([]);
    if (tile.source !== "themes" && tile.source !== "expressions") return;
    expect(pressed).toBeGreaterThan(0);
    // One of the pages each, by turns; what is asked below has both.
    const filters = pages[types.indexOf(type) % pages.length] ?? {};
    expect((await wrongOf({ type }, filters)).wrong).toEqual([]);
  });

  it("those of shipped documents that ask something of their own", async () => {
    const { config } = test.services;
    const own = [...config.pages(), ...config.templates()].flatMap(({ dashboard }) =>
      // A text's figures open nothing: it asks for them by their names alone.
      Object.values(dashboard.widgets).filter(({ query }) => query && !("text" in query)),
    );
    expect(own.length).toBeGreaterThan(1);
    for (const widget of own) {
      const { tile, pressed, wrong } = await wrongOf(widget, {});
      expect([widget.type, wrong]).toEqual([widget.type, []]);
      // Declared answers and decisions of moderators are no reviews, and houses of a category that are not named open nothing.
      const opens = !isDeclared(tile.source) && !isInternal(tile.source) && tile.query.peers !== true;
      expect([widget.type, pressed > 0]).toEqual([widget.type, opens]);
    }
  });

  it.each([
    ["reviews by theme", { type: "rating-by-category", query: { measure: "rating", by: ["theme"] } }],
    ["reviews by expression", { type: "rating-by-category", query: { measure: "rating", by: ["expression"], at_least: 1, limit: 20 } }],
    ["unanswered reviews by theme", { type: "theme-complaints", query: { measure: "unanswered", by: ["theme"] } }],
    ["expressions by theme", { type: "theme-mentions", query: { measure: "expressions", by: ["theme"] } }],
    ["expressions of one side", { type: "theme-mentions", query: { measure: "expressions-negative", by: ["theme"] } }],
    ["what themes bring, first", { type: "theme-impact", query: { measure: "theme-won", also: ["theme-lost"] } }],
    ["themes over time, as bars", { type: "theme-evolution", query: { measure: "theme-negative", limit: 9 }, options: { shape: "bars" } }],
  ] as [string, Widget][])("of %s", async (_, widget) => {
    for (const filters of [{}, ...pages]) {
      const { pressed, wrong } = await wrongOf(widget, filters);
      expect(wrong).toEqual([]);
      expect(pressed).toBeGreaterThan(0);
    }
  });
});

describe("the list below a figure's «carte d’identité» is as long as its sample:", () => {
  const measures = Object.entries(shippedMetrics().measures);
  const isRead = ({ source }: KnownMeasure): boolean => sources.includes(source);

  it.each(measures.filter(([, measure]) => !isRead(measure)))("%s has none: it rests on no reviews", (name) => {
    const { metrics, ...catalog } = test.services.config.catalog();
    const planned = [{ measure: name }, { measure: name, by: ["theme" as const] }].flatMap((query) =>
      plan(alone({ type: query.by ? "theme-mentions" : "kpi", query }, {}), { ...catalog, metrics }, undefined, true),
    );
    const tile = planned.find(({ ok }) => ok);
    expect(tile?.ok && figureOf({}, tile, { filters: {}, label: "" }, metrics).counts).toBe("nothing");
  });

  it.each(measures.filter(([, measure]) => isRead(measure)))("%s", async (name, measure) => {
    const reach = reachOf(measure);
    const asked = alone(
      { type: reach === "themes" ? "theme-mentions" : "kpi", query: { measure: name, ...(reach === "themes" ? { by: ["theme"] } : {}) } },
      {},
    );
    const { config, analytics, clock, product } = test.services;
    const catalog = config.catalog();
    const [tile] = plan(asked, catalog);
    if (!tile?.ok) throw new Error("the tile is not ready");
    const question = questionOf(asked, {}, { now: clock.now(), timezone: product.timezone, metrics: catalog.metrics });
    const [current] = await answerTile(tile, question, { analytics, catalog, scope: scopeOf("aurelle") });
    const result = current?.result;
    const parts: Filters[] = result?.kind === "breakdown" ? result.items.slice(0, 3).map(({ key }) => ({ theme: [key] })) : [{}];
    for (const filters of parts) {
      const drill: Drill = { filters, label: "" };
      const shown = result && figuresOfPart(result, drill);
      if (!shown) throw new Error("no figure");
      const listed = [await openedBy(tile, drill, asked)];
      // A difference between two periods is as certain as the smaller one.
      if (reach === "compared" && question.compared) listed.push(await openedBy(tile, drill, asked, question.compared.period));
      expect([shown.measure, observationsOf(shown, measure)]).toEqual([name, Math.min(...listed)]);
      expect(observationsOf(shown, measure)).toBeGreaterThan(0);
    }
  });
});
