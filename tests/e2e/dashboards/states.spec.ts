import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { LOADER_SLOW_MS } from "../../../src/domain/constants.ts";
import { isDeclared } from "../../../src/engine/catalog/catalog.ts";
import type { Dashboard, DashboardAnswer, FacetsAnswer, MetricSource, WidgetType } from "../../../src/generated/types.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };

const widgets = join(import.meta.dirname, "../../../widgets");
const names = (folder: string): string[] => readdirSync(join(widgets, folder)).toSorted();
const read = (folder: string): unknown[] =>
  names(folder).map((file) => JSON.parse(readFileSync(join(widgets, folder, file), "utf8")) as unknown);

/**
 * Every view that there is: one that is added is tested here without being named. The place among a category's houses is
 * drawn for one establishment alone, by its own pages (`establishment.spec.ts`).
 */
const views = names("views").filter((view) => view !== "scatter");
const types = (read("types") as WidgetType[]).toSorted((a, b) => (a.type < b.type ? -1 : 1));
/** Measures that do not count reviews: few reviews do not mark them as uncertain. */
const elsewhere = (read("metrics") as MetricSource[])
  .filter(({ source }) => isDeclared(source) || source === "establishments")
  .flatMap(({ measures }) => Object.keys(measures));

/** The plainest type of a view: of ratings where it has one, else its first. */
function typeOf(view: string): WidgetType {
  const own = types.filter((type) => type.view === view && !type.beside && !elsewhere.includes(type.query.measure ?? ""));
  const found = own.find(({ query }) => query.measure === "rating") ?? own[0];
  if (!found) throw new Error(`no widget type shows the view ${view}`);
  return found;
}
const shown = new Map(views.map((view) => [view, typeOf(view)]));
/** Views with a sentence of their own for an empty result, or without figures: they are drawn in every state. */
const alwaysReady = ["changes", "image", "text"];

function board(own: Partial<Dashboard> = {}): Dashboard {
  // A table of five columns takes the width of the page, under all others.
  const wide = views.filter((view) => shown.get(view)?.size?.w === 12);
  const grid = views
    .filter((view) => !wide.includes(view))
    .map((widget, index) => ({ widget, x: (index % 3) * 4, y: Math.floor(index / 3) * 5, w: 4, h: 5 }))
    .concat(wide.map((widget, index) => ({ widget, x: 0, y: (views.length + index) * 5, w: 12, h: 5 })));
  return {
    version: 1,
    title: "Toutes les vues",
    period: { preset: "last-12-months" },
    compare: "previous-year",
    widgets: Object.fromEntries([...shown].map(([view, { type }]) => [view, { type }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] },
    ...own,
  };
}

const ids: string[] = [];
async function make(page: Page, document: Dashboard): Promise<string> {
  const answer = await page.request.post(`${api}/dashboard`, { data: document, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as DashboardAnswer;
  ids.push(id);
  return id;
}

async function see(page: Page, document: Dashboard): Promise<void> {
  await page.goto(`/dashboard/views/${await make(page, document)}`);
  await settled(page);
}

const states = (page: Page): Promise<Record<string, string>> =>
  page
    .locator("[data-widget]")
    .evaluateAll(
      (tiles) =>
        Object.fromEntries(tiles.map((tile) => [tile.getAttribute("data-widget"), tile.getAttribute("data-state")])) as Record<
          string,
          string
        >,
    );
const all = (state: string): Record<string, string> => Object.fromEntries(views.map((view) => [view, state]));

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));
test.afterEach(async ({ page }) => {
  for (const id of ids.splice(0)) await page.request.delete(`${api}/dashboard/${id}`, { headers });
});

test("every view waits, fails, comes back, grows old and recovers, each with its title and a way on, and is printed whole, in light colours", async ({
  page,
}) => {
  await page.clock.install();
  let mode: "hang" | "fail" | "each fails" | "one fails" | "pass" = "hang";
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/results", async (route) => {
    if (mode === "hang") await held;
    if (mode === "pass") await route.continue();
    if (mode === "fail") await route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" });
    if (mode === "one fails") {
      const answer = await (await route.fetch()).text();
      const lines = answer.split("\n").filter((line) => !line.includes('"widget":"bars"'));
      await route.fulfill({
        contentType: "application/x-ndjson",
        body: [JSON.stringify({ widget: "bars", error: "internal" }), ...lines].join("\n"),
      });
    }
    if (mode !== "each fails") return;
    const lines = [...views.map((widget) => ({ widget, error: widget === "kpi" ? "access.denied" : "internal" })), { end: true }];
    await route.fulfill({ contentType: "application/x-ndjson", body: lines.map((line) => JSON.stringify(line)).join("\n") });
  });
  const id = await make(page, board());
  await page.goto(`/dashboard/views/${id}`);
  await expect.poll(() => states(page)).toEqual(all("loading"));
  await expect(page.getByText("Le chargement est toujours en cours")).toHaveCount(0);
  await page.clock.fastForward(LOADER_SLOW_MS);
  await expect(page.getByText("Le chargement est toujours en cours")).toHaveCount(views.length);
  await expect(page.locator("[data-widget] h2, [data-widget] h3")).toHaveCount(views.length);

  mode = "each fails";
  release();
  await expect.poll(() => states(page)).toEqual({ ...all("error"), kpi: "forbidden" });
  await expect(page.getByRole("button", { name: "Réessayer" })).toHaveCount(views.length - 1);
  await expect(page.getByText(/Nouvel essai dans \d+ s\./)).toHaveCount(views.length - 1);
  await page.locator('[data-widget="map"]').getByRole("button", { name: "Détails" }).click();
  await expect(page.getByRole("dialog", { name: "Détails de l’erreur" })).toContainText("internal");
  await page.keyboard.press("Escape");
  mode = "pass";
  await page.locator('[data-widget="bars"]').getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => states(page), { timeout: 15_000 }).toEqual(all("ready"));

  // Figures of another question never answer this one; those of the same one are kept, with their age.
  const choose = async (preset: string): Promise<void> => {
    await page
      .getByRole("button", { name: /^\d.*20\d\d/ })
      .first()
      .click();
    await page.getByRole("button", { name: preset }).click();
    await page.getByRole("button", { name: "Appliquer" }).click();
  };
  const statesIn = async (wanted: string[]): Promise<[string, string][]> =>
    Object.entries(await states(page)).filter(([, state]) => !wanted.includes(state));
  mode = "fail";
  await choose("90 derniers jours");
  await expect.poll(() => states(page)).toEqual(all("error"));
  mode = "one fails";
  await page.locator('[data-widget="bars"]').getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => statesIn(["ready", "small-sample"]), { timeout: 15_000 }).toEqual([["bars", "error"]]);
  mode = "fail";
  await page.locator('[data-widget="bars"]').getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => states(page)).toEqual({ ...all("stale"), bars: "error" });
  await expect(page.getByText(/^Données du \d/)).toHaveCount(views.length - 1);
  mode = "pass";
  await page.locator('[data-widget="map"]').getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => statesIn(["ready", "small-sample"]), { timeout: 15_000 }).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);

  // The same page goes on to paper: all views are drawn, whatever the screen's theme.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const onPaper = (): Promise<Record<string, string[]>> => page.locator("[data-widget]").evaluateAll(faults);
  await expect.poll(onPaper).toEqual(Object.fromEntries(views.map((view) => [view, []])));
});

test("every view says that there is nothing, and doubts what rests on few reviews", async ({ page }) => {
  await see(page, board({ period: { preset: "custom", from: "2010-01-01", to: "2010-02-01" } }));
  expect(await states(page)).toEqual({ ...all("empty"), ...Object.fromEntries(alwaysReady.map((view) => [view, "ready"])) });
  await expect(page.getByText(/^Le dernier avis date du \d/)).toHaveCount(views.length - alwaysReady.length);
  await expect(page.getByRole("button", { name: "Élargir à 12 mois" })).toHaveCount(views.length - alwaysReady.length);

  const year = await make(page, board());
  const facets = await page.request.post(`${api}/dashboard/${year}/facets`, { data: { dimensions: ["establishment"] }, headers });
  const few = ((await facets.json()) as FacetsAnswer).facets["establishment"]?.find(({ n }) => n >= 12 && n <= 25);
  expect(few).toBeDefined();
  await see(page, board({ filters: { establishment: [few?.value ?? ""] } }));
  // Counts are exact however few they are; estimates and shares of opinion are marked as uncertain.
  const exact = { changes: "ready", donut: "ready", feed: "ready", image: "ready", text: "ready" };
  expect(await states(page)).toEqual({ ...all("small-sample"), ...exact });
});

/** What would be wrong with tiles on paper: content that is cut, dark surfaces, pale words. Runs in the page. */
function faults(tiles: Element[]): Record<string, string[]> {
  const lightness = (color: string): number | null => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? null : (red + green + blue) / 765;
  };
  const of = (tile: Element): string[] => {
    const found: string[] = [];
    if ((lightness(getComputedStyle(tile).backgroundColor) ?? 1) < 0.9) found.push("dark surface");
    for (const part of tile.querySelectorAll<HTMLElement>("*")) {
      const { overflowX, overflowY, position, color, textOverflow } = getComputedStyle(part);
      // What is for screen readers alone is cut on purpose.
      if (position === "absolute" || part.closest("svg")) continue;
      const name = `${part.tagName} ${part.className}`;
      if (overflowY !== "visible" && part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0) found.push(`cut below: ${name}`);
      if (/auto|scroll/.test(overflowX) && textOverflow !== "ellipsis" && part.scrollWidth > part.clientWidth + 2)
        found.push(`cut aside: ${name} ${part.scrollWidth} in ${part.clientWidth}`);
      const ownText = Array.from(part.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (ownText && (lightness(color) ?? 0) > 0.75 && !part.closest("button, [data-index]")) found.push(`pale words: ${name}`);
    }
    return found;
  };
  return Object.fromEntries(tiles.map((tile) => [tile.getAttribute("data-widget"), of(tile)]));
}
