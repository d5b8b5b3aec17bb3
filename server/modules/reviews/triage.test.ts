import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addAccount } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import type { ReviewSearchAnswer, ReviewSearchRequest, TriageAnswer, TriageChange } from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
let test: FiguresApp;
let pro = "";
let ids: string[] = [];
beforeAll(async () => {
  test = await openFiguresApp();
  await addReviewSets(test, "aurelle", [{ establishment: "Hôtel Bellerive", count: 6, rating: 90, since: 20 }]);
  const { id } = await test.services.store.system("test.place", (db) =>
    db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").executeTakeFirstOrThrow(),
  );
  pro = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ANALYSIS"], cards: [id] });
  ids = (await search({ order: "oldest" })).items.map(({ id }) => id);
}, 120_000);
afterAll(() => test.close());

const call = (method: "GET" | "POST", path: string, payload?: object, as = dmo) =>
  test.send({ method, as, url: `/api/v2/${test.slug}/observation/${path}`, ...(payload ? { payload } : {}) });
const search = async (body: ReviewSearchRequest, as = dmo): Promise<ReviewSearchAnswer> =>
  replyOf("searchReviews", await call("POST", "reviews/search", body, as));
const triage = async (change: TriageChange, as = dmo): Promise<TriageAnswer> =>
  replyOf("triageReviews", await call("POST", "reviews/triage", change, as));
const counts = async (facet: string, as = dmo): Promise<Record<string, number>> =>
  Object.fromEntries(((await search({ facets: [facet], size: 1 }, as)).facets[facet] ?? []).map(({ value, n }) => [value, n]));
const some = (...places: number[]): string[] => places.map((place) => ids[place] ?? "");
const inDays = (days: number): string => new Date(test.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

it("is said by a professional of its own establishments alone", async () => {
  const bare = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ANALYSIS"] });
  expect((await call("POST", "reviews/triage", { reviews: some(0), read: true }, bare)).statusCode).toBe(404);
  expect((await triage({ reviews: some(0), read: true }, pro)).changed).toBe(1);
  expect(await counts("read")).toEqual({ false: 6 });
});

it("is announced to colleagues once searches count it, by who has said it", async () => {
  const heard: unknown[] = [];
  const colleague = { login: "dmo.api@belvedere.example", group: { id: "aurelle" } };
  const listening = await test.services.events.listen(colleague, null, ({ event }) => heard.push(event));
  const { undo } = await triage({ reviews: some(5), read: true });
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ topic: "triage", key: dmo }]);
  await call("POST", `reviews/triage/${undo ?? ""}/undo`);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  listening?.stop();
});

describe("what a team says of reviews", () => {
  it("counts and filters at once, for several reviews, and is undone as one", async () => {
    const { undo, changed } = await triage({ reviews: some(0, 1, 2), read: true });
    expect(changed).toBe(3);
    expect(await counts("read")).toEqual({ false: 3, true: 3 });
    expect((await search({ filters: { read: ["true"] } })).items.map(({ id }) => id).toSorted()).toEqual(some(0, 1, 2).toSorted());
    // Somebody else says something of one of them meanwhile: that stays.
    await triage({ reviews: some(1), tags_added: ["à rappeler"] });
    const undone = replyOf("undoTriage", await call("POST", `reviews/triage/${undo ?? ""}/undo`));
    expect(undone.changed).toBe(2);
    expect(await counts("read")).toEqual({ false: 5, true: 1 });
    expect((await call("POST", `reviews/triage/${undo ?? ""}/undo`)).statusCode).toBe(404);
  });

  it("is the group's own: another group that sees the same review knows nothing of it", async () => {
    await triage({ reviews: some(3), read: true, tags_added: ["interne"] });
    expect(await counts("tag", pro)).toEqual({});
    const seen = (await search({}, pro)).items.find(({ id }) => id === ids[3]);
    expect(seen).toBeDefined();
    expect(seen).not.toHaveProperty("triage");
  });

  it("names an account of the group, «me» the caller's own, and refuses any other", async () => {
    const colleagues = replyOf("listColleagues", await call("GET", "colleagues"));
    expect(colleagues.map(({ login }) => login)).toContain("dmo.api@belvedere.example");
    expect(colleagues.map(({ login }) => login)).not.toContain(pro);
    await triage({ reviews: some(4), assigned_to: "me" });
    await triage({ reviews: some(5), assigned_to: "dmo.api@belvedere.example" });
    expect(await counts("assignee")).toEqual({ none: 4, [dmo]: 1, "dmo.api@belvedere.example": 1 });
    expect((await search({ filters: { assignee: ["me"] } })).items.map(({ id }) => id)).toEqual(some(4));
    expect((await search({ filters: { assignee: { not: ["me"] } } })).total).toBe(5);
    expect((await call("POST", "reviews/triage", { reviews: some(4), assigned_to: pro })).statusCode).toBe(404);
    await triage({ reviews: some(4, 5), assigned_to: null });
    expect(await counts("assignee")).toEqual({ none: 6 });
  });

  it("sets aside until a day, on which it is due again", async () => {
    await triage({ reviews: some(0), later_until: inDays(3) });
    expect(await counts("later")).toEqual({ false: 5, true: 1 });
    expect((await call("POST", "reviews/triage", { reviews: some(0), later_until: inDays(-1) })).statusCode).toBe(422);
    await test.services.store.system("test.days", async (db, changed) => {
      await db
        .updateTable("review_triage")
        .set({ later_until: inDays(0) })
        .where("later_until", "is not", null)
        .execute();
      const { no } = await db
        .selectFrom("reviews")
        .select("no")
        .where("id", "=", ids[0] ?? "")
        .executeTakeFirstOrThrow();
      changed("triage", no);
    });
    await test.services.settled();
    expect(await counts("later")).toEqual({ false: 6 });
  });

  it("keeps one spelling of a tag, and drops it when it is removed", async () => {
    await triage({ reviews: some(2), tags_added: ["  Été   2026 ", "été 2026"] });
    expect((await search({ filters: { tag: ["Été 2026"] } })).items.map(({ triage: own }) => own?.tags)).toEqual([["Été 2026"]]);
    await triage({ reviews: some(2), tags_removed: ["ETE 2026"] });
    expect(await counts("tag")).not.toHaveProperty("Été 2026");
  });

  it("changes nothing where one of the reviews is not seen, or where it is said already", async () => {
    const before = await counts("read");
    expect(
      (await call("POST", "reviews/triage", { reviews: [...some(2), "00000000-0000-4000-8000-000000000000"], read: true })).statusCode,
    ).toBe(404);
    expect(await counts("read")).toEqual(before);
    expect(await triage({ reviews: some(3), read: true })).toMatchObject({ changed: 0, undo: null });
  });

  it("leaves figures as they were kept: no change of triage asks for them again", async () => {
    const { analytics } = test.services;
    const facts = analytics.watermark().facts;
    await triage({ reviews: some(0), read: true });
    expect(analytics.watermark().facts).toBe(facts);
  });
});
