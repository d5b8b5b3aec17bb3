import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";
import fc from "fast-check";

import { metricsOf, type PlanCatalog } from "../../../src/engine/catalog/catalog.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import { viewManifests } from "../../../src/generated/view-manifests.ts";
import type { CatalogAnswer, Dashboard, DashboardAnswer, Template } from "../../../src/generated/types.ts";
import { type Mutated, mutationsOf, runMark } from "../support/mutations.ts";
import { settled, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

// Nothing here is about movement, which takes longer to draw than the rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** `npm run test:long` draws 500. */
const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS ?? 60);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_401);
const api = "/api/v2/belvedere";
const templates = ["commentary", "territory", "elected-officials", "executive"];

/** A stored dashboard with the answers that its page gets. */
interface Recorded {
  answer: DashboardAnswer;
  results: string;
  facets: string;
  /** Widget → state of its tile, undisturbed. */
  states: Record<string, string>;
}

test("mutated documents never blank the page: the bad tile alone shows its card, and nothing of them runs", async ({ page }) => {
  test.setTimeout(60_000 + DOCUMENTS * 1_000);
  await signIn(page, "dmo@belvedere.example");
  const catalog = await catalogOf(page);
  const bases: Recorded[] = [];
  for (const template of templates) bases.push(await record(page, template));

  // A server answers of each widget that cannot be asked that it refuses it.
  const answerTo = ({ base, mutation }: { base: Recorded; mutation: Mutated }): string => {
    const refused = plan(mutation.document as Dashboard, catalog).flatMap(({ id, ok }) => (ok ? [] : [id]));
    const lines = base.results
      .split("\n")
      .filter((line) => line !== "" && !refused.includes((JSON.parse(line) as { widget?: string }).widget ?? ""));
    return [...refused.map((widget) => JSON.stringify({ widget, error: "request.invalid" })), ...lines, ""].join("\n");
  };
  const mutated = bases.flatMap((base, index) =>
    fc
      .sample(mutationsOf(base.answer.document), { seed: seed + index, numRuns: Math.ceil(DOCUMENTS / bases.length) })
      .map((mutation) => ({ base, mutation })),
  );
  const served = new Map<string, { base: Recorded; mutation: Mutated; title: string }>();
  await page.route(`**${api}/dashboard/*`, (route) => {
    const found = served.get(lastPart(route.request().url(), -1));
    if (!found) return route.fallback();
    return route.fulfill({
      json: { ...found.base.answer, id: lastPart(route.request().url(), -1), title: found.title, document: found.mutation.document },
    });
  });
  await page.route(`**${api}/dashboard/*/{results,facets}`, (route) => {
    const found = served.get(lastPart(route.request().url(), -2));
    if (!found) return route.fallback();
    const streamed = route.request().url().endsWith("results");
    return route.fulfill({
      contentType: streamed ? "application/x-ndjson" : "application/json",
      body: streamed ? answerTo(found) : found.base.facets,
    });
  });

  const wrong: string[] = [];
  let bad = 0;
  for (const [no, { base, mutation }] of mutated.entries()) {
    const id = randomUUID();
    const title = `Essai ${no}`;
    served.set(id, { base, mutation, title });
    const shown = await open(page, `/dashboard/views/${id}`, title);
    const expected = plan(mutation.document as Dashboard, catalog).filter(({ place }, _index, all) => place.tab === all[0]?.place.tab);
    bad += expected.filter(({ ok }) => !ok).length;
    const faults =
      shown === null ? (mutation.touched === null ? [] : ["the page failed as a whole"]) : faultsOf(shown, expected, base.states, mutation);
    wrong.push(...faults.map((fault) => `${no}: ${fault} in ${JSON.stringify(mutation).slice(0, 600)}`));
  }

  expect(wrong).toEqual([]);
  // The mutations do reach the renderer.
  expect(bad).toBeGreaterThan(DOCUMENTS / 6);
  expect(await page.evaluate((mark) => [mark in window, "polluted" in {}], runMark)).toEqual([false, false]);
});

/** The differences from the plan: the state of each problem tile, and of each untouched tile. */
function faultsOf(
  shown: readonly (readonly [string, string])[],
  expected: ReturnType<typeof plan>,
  before: Record<string, string>,
  { touched }: Mutated,
): string[] {
  const faults: string[] = [];
  const drawn = shown.map(([id]) => id).toSorted();
  const planned = expected.map(({ id }) => id).toSorted();
  if (touched !== null && JSON.stringify(drawn) !== JSON.stringify(planned))
    faults.push(`tiles ${drawn.join()} instead of ${planned.join()}`);
  for (const [id, state] of shown) {
    const tile = expected.find((candidate) => candidate.id === id);
    if (!tile) continue;
    if (!tile.ok && state !== stateOf(tile.problem)) faults.push(`${id} is ${state}, not ${tile.problem}`);
    if (tile.ok && (state === "invalid" || state === "unknown-type")) faults.push(`${id} is ${state}, and sound`);
    if (touched !== null && !touched.includes(id) && state !== before[id]) faults.push(`${id} became ${state}`);
  }
  return faults;
}

function stateOf(problem: "unknown-type" | "unknown-view" | "invalid" | "forbidden"): string {
  return problem === "unknown-view" ? "unknown-type" : problem;
}

/** Goes to an address without loading the page again and returns each tile's state; null where a message replaces the page. Rejects when nothing is there. */
async function open(page: Page, address: string, title: string): Promise<[string, string][] | null> {
  return page.evaluate(
    async ([to, heading]) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      const main = () => document.querySelector("main") ?? document.body;
      for (let waited = 0; waited < 10_000; waited += 10) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const found = main().querySelector("h1")?.textContent ?? "";
        const ready = main().querySelector('[data-render-state="ready"]');
        if (found === heading && ready && !main().querySelector('[data-state="loading"]'))
          return [...main().querySelectorAll<HTMLElement>("[data-widget]")].map((tile): [string, string] => [
            tile.dataset["widget"] ?? "",
            tile.dataset["state"] ?? "",
          ]);
        if (found !== "" && !found.startsWith("Essai") && !main().querySelector("[data-render-state]") && waited > 500) return null;
      }
      throw new Error(`nothing is shown for ${heading}: ${main().innerText.slice(0, 200)}`);
    },
    [address, title] as const,
  );
}

async function catalogOf(page: Page): Promise<PlanCatalog> {
  const { types, metrics } = (await (await page.request.get(`${api}/catalog`)).json()) as CatalogAnswer;
  return { views: viewManifests, types: Object.fromEntries(types.map((type) => [type.type, type])), metrics: metricsOf(metrics) };
}

/** Makes a dashboard from a template, draws it, keeps the answers to its page, and removes it. */
async function record(page: Page, template: string): Promise<Recorded> {
  const headers = { "X-Requested-By": "belvedere" };
  const all = (await (await page.request.get(`${api}/dashboard/templates`)).json()) as Template[];
  const document = all.find(({ id }) => id === template)?.dashboard;
  const made = await page.request.post(`${api}/dashboard`, { data: document, headers });
  expect(made.status()).toBe(201);
  const answer = (await made.json()) as DashboardAnswer;
  // What the page asks is asked again: a streamed answer of the page itself cannot be read.
  const asked = Promise.all(
    ["results", "facets"].map((part) => page.waitForRequest((request) => request.url().endsWith(`${answer.id}/${part}`))),
  );
  await page.goto(`/dashboard/views/${answer.id}`);
  await settled(page);
  const answers = (await asked).map(async (request) =>
    (await page.request.post(request.url(), { data: request.postDataJSON() as object, headers })).text(),
  );
  const [results = "", facets = ""] = await Promise.all(answers);
  const tiles = await page
    .locator("[data-widget]")
    .evaluateAll((found) =>
      found.map((tile) => [(tile as HTMLElement).dataset["widget"] ?? "", (tile as HTMLElement).dataset["state"] ?? ""]),
    );
  await page.request.delete(`${api}/dashboard/${answer.id}`, { headers });
  return { answer, results, facets, states: Object.fromEntries(tiles) as Record<string, string> };
}

function lastPart(url: string, at: number): string {
  return new URL(url).pathname.split("/").at(at) ?? "";
}
