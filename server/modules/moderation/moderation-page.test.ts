import type { LightMyRequestResponse } from "fastify";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { linesOf } from "../../../tests/access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import type { Dashboard, Result } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { addLines } from "./journal.ts";
import { analyseOf, type Deciding } from "./deciding.ts";
import { openLetters } from "./letters.ts";
import { upkeep } from "./upkeep.ts";

const dmo = "dmo@belvedere.example";
const moderator = "dmo.moderation@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
const pro = "pro@belvedere.example";
const DAY = 86_400_000;

let test: FiguresApp;
/** The establishment, and the reviews that were left about it. */
let place = "";
let reviews: string[] = [];

beforeAll(async () => {
  test = await openFiguresApp();
  const { store, clock } = test.services;
  const now = clock.now().getTime();
  const at = (days: number): string => new Date(now - days * DAY).toISOString();
  const { id } = await store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  place = id;
  await addReviews(
    store,
    "aurelle",
    [0, 1, 2, 3].map((no) => review(id, `moderated-${no}`, { source: "moderation", state: "pending", published_at: at(6) })),
  );
  const rows = await store.system("test", (db) =>
    db.selectFrom("reviews").where("source_review_id", "like", "moderated-%").select(["id"]).orderBy("source_review_id").execute(),
  );
  reviews = rows.map((row) => row.id);
  await addLines(
    store,
    reviews.map((one) => ({
      destination: "aurelle",
      establishment: place,
      review: one,
      at: at(6),
      by: "author",
      action: "confirm",
      to: { state: "pending", reply: null },
      policy: "test",
    })),
  );
  // The last one has been late for a day.
  await store.system("test", (db) =>
    db
      .updateTable("reviews")
      .set({ due_at: at(1) })
      .where("id", "=", reviews[3] ?? "")
      .execute(),
  );
  await decide(0, "publish", {}, dmo);
  await decide(1, "reject", { reason: "promo" }, moderator);
  await decide(2, "reject", { reason: "promo" }, dmo);
  // A decision that is taken back is none.
  await decide(2, "take-back", {}, dmo);
  await upkeep({ ...test.services, letters: openLetters, analyse: analyseOf(test.services) } as unknown as Deciding, clock.now());
  await test.settle();
}, 120_000);
afterAll(() => test.close());

async function decide(no: number, action: string, payload: object, as: string): Promise<void> {
  const answer = await call("POST", `/moderation/establishment/${place}/reviews/${reviews[no]}/${action}`, as, payload);
  expect([action, answer.statusCode]).toEqual([action, 200]);
}

const call = (method: "GET" | "POST", path: string, as: string | null, payload?: object): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${path}`, ...(payload ? { payload } : {}) });

async function figures(as: string): Promise<Record<string, Result>> {
  const lines = linesOf(await call("POST", "/moderation/pages/stats/results", as, {}));
  expect(lines.filter(({ error }) => error)).toEqual([]);
  return Object.fromEntries(lines.flatMap(({ widget, result }) => (widget && result ? [[widget, result]] : [])));
}

const asking = (measure: string): Dashboard => ({
  version: 1,
  title: "Ailleurs",
  period: { preset: "last-12-months" },
  widgets: { w: { type: "kpi", query: { measure } } },
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "w", x: 0, y: 0, w: 3, h: 2 }] }] }] },
});

describe("the statistics of moderation", () => {
  it("count what was decided, by whom and why, how long it took, what waits and what of it is late", async () => {
    const { waiting, decisions, refused, delay, ...tables } = await figures(moderator);
    expect(waiting).toMatchObject({ value: 2, also: [{ measure: "moderation-overdue", value: 1 }] });
    expect(decisions).toMatchObject({ value: 2 });
    expect(refused).toMatchObject({ value: 50, also: [{ value: 1 }] });
    expect(delay).toMatchObject({ value: expect.closeTo(6 * 24, 0) as number });
    expect(tables["refused-by-reason"]).toMatchObject({ items: [{ key: "promo", label: "Publicité, spam ou lien", value: 1 }] });
    expect(tables["waiting-by-object"]).toMatchObject({ items: [{ key: "review", value: 2 }, { value: 0 }, { value: 0 }] });
    const rows = (tables["by-moderator"] as { rows: { key: string }[] }).rows.map(({ key }) => key);
    expect(rows.toSorted()).toEqual([moderator, dmo].toSorted());
  });

  it("are narrowed by what, where and by whom, each value with what it holds", async () => {
    const request = { filters: { moderated: ["report"] } };
    const facets = replyOf("askModerationPageFacets", await call("POST", "/moderation/pages/stats/facets", moderator, request));
    expect(facets).toMatchObject({ total: null, cases: 0, facets: { moderated: [{ value: "review", n: 4 }, { n: 0 }, { n: 0 }] } });
    const lines = linesOf(await call("POST", "/moderation/pages/stats/results", moderator, request));
    expect(lines.find(({ widget }) => widget === "decisions")?.result).toMatchObject({ value: 0 });
  });

  it("say the same as the call of the contract", async () => {
    const stats = replyOf("readModerationStats", await call("GET", "/moderation/stats", moderator));
    expect(stats).toMatchObject({ late: 1, decided: 2, refused_share: 50, refused_by_reason: { promo: 1 } });
    const { refused, delay } = await figures(moderator);
    expect(refused).toMatchObject({ value: stats.refused_share });
    expect(delay).toMatchObject({ value: expect.closeTo(stats.median_hours ?? 0, 1) as number });
    expect(stats.by_moderator.map(({ login, decided }) => [login, decided])).toEqual([
      [moderator, 1],
      [dmo, 1],
    ]);
  });

  it("are for moderators and administrators of the destination: not for observers, professionals, neighbours or anybody without a session", async () => {
    const page = replyOf("readModerationPage", await call("GET", "/moderation/pages/stats", dmo));
    expect(page.title).toBe("Statistiques de modération");
    expect(page.catalog?.metrics.map(({ source }) => source)).toContain("moderation");
    const administrator = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
    expect((await figures(administrator)).decisions).toMatchObject({ value: 2 });
    const observer = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
    const house = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_MODERATION_ACCESS"] });
    for (const path of ["/moderation/pages/stats", "/moderation/stats"])
      for (const [as, status] of [
        [observer, 403],
        [house, 403],
        [pro, 403],
        [null, 401],
      ] as const)
        expect([path, as, (await call("GET", path, as)).statusCode]).toEqual([path, as, status]);
    expect((await call("GET", "/moderation/pages/absent", dmo)).statusCode).toBe(404);
    expect((await figures(neighbour)).decisions).toMatchObject({ value: 0 });
  });

  it("are files among the downloads, of what their reader may read", async () => {
    const files = async (as: string, format: string) => {
      const { task } = replyOf("exportModerationPage", await call("GET", `/moderation/pages/stats/export?format=${format}`, as));
      const content = () => call("GET", `/tasks/${task.id}/content`, as);
      await expect.poll(async () => (await content()).statusCode, { timeout: 30_000 }).toBe(200);
      return { task, bytes: (await content()).rawPayload };
    };
    const { task, bytes } = await files(dmo, "csv");
    expect(task.filename).toBe("statistiques-de-moderation.zip");
    const tables = Object.values(unzipSync(bytes)).map((table) => strFromU8(table));
    expect(tables.some((table) => table.includes("Publicité, spam ou lien"))).toBe(true);
    const others = Object.values(unzipSync((await files(neighbour, "csv")).bytes)).map((table) => strFromU8(table));
    expect(others.join()).not.toContain("Publicité, spam ou lien");
    expect((await files(moderator, "xlsx")).task.filename).toBe("statistiques-de-moderation.xlsx");
    expect((await call("GET", "/moderation/pages/stats/export?format=odt", dmo)).statusCode).toBe(422);
    expect((await call("GET", "/moderation/pages/absent/export?format=csv", dmo)).statusCode).toBe(404);
    const observer = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
    expect((await call("GET", "/moderation/pages/stats/export?format=csv", observer)).statusCode).toBe(403);
  });

  it("are on no dashboard, whoever asks, and in no catalog of one", async () => {
    const lines = linesOf(await call("POST", "/dashboard/preview/results", dmo, { document: asking("moderation-decisions") }));
    expect(lines.flatMap(({ result }) => result ?? [])).toEqual([]);
    const catalog = replyOf("readCatalog", await call("GET", "/catalog", dmo));
    expect(catalog.metrics.map(({ source }) => source)).not.toContain("moderation");
    const stored = await call("POST", "/dashboard", dmo, asking("moderation-decisions"));
    expect(stored.statusCode).toBe(422);
    expect(stored.body).toContain("ne se lisent que sur une page de modération");
  });

  it("are told to no scope but that of moderation, in a sentence neither", async () => {
    const { analytics, clock } = test.services;
    const today = clock.now().toISOString().slice(0, 10);
    const period = { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, to: "2999-01-01" };
    const ask = (query: object, scope = scopeOf("aurelle")) => analytics.answer({ query, period, filters: {} }, scope);
    expect(await ask({ measure: "moderation-decisions" })).toMatchObject({ value: null, n: 0 });
    expect(await ask({ measure: "moderation-decisions" }, scopeOf("aurelle", { readsModeration: true }))).toMatchObject({ value: 2 });
    expect(JSON.stringify(await ask({ text: "{{moderation-decisions}} décisions" }))).not.toMatch(/"(value|text)":"?2\b/);
    expect(await ask({ measure: "moderation-decisions", by: ["moderator"] })).toMatchObject({ items: [] });
  });
});
