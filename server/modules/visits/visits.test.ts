import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { callerOf } from "../../../tests/access/support/call.ts";
import { addReviewSets } from "../../../tests/access/support/figures.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import type { SupportAnswer, Visit, VisitRequest } from "../../../src/generated/types.ts";

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
let test: FiguresApp;
let bellerive: string;
let today: string;

beforeAll(async () => {
  test = await openFiguresApp();
  today = dayOf(test.services.clock.now());
  const [row] = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").execute(),
  );
  bellerive = row?.id ?? "";
  await addReviewSets(test, "aurelle", [
    // Good a year ago, bad of late, and never answered.
    { establishment: "Hôtel Bellerive", count: 20, rating: 85, since: 430 },
    { establishment: "Hôtel Bellerive", count: 20, rating: 95, since: 410 },
    { establishment: "Hôtel Bellerive", count: 20, rating: 40, since: 50 },
    { establishment: "Hôtel Bellerive", count: 12, rating: 80, since: 28 },
    { establishment: "Camping La Clairière", count: 9, rating: 20, since: 40 },
    { establishment: "Musée de la Soie", count: 9, rating: 90, since: 300 },
  ]);
}, 90_000);
afterAll(() => test.close());

const call = callerOf(() => test, dmo);
const visit = (own: Partial<VisitRequest> = {}): VisitRequest => ({
  visited_on: addDays(today, -30),
  visitor: " C. Morel ",
  seen: "Chambres à rafraîchir",
  ...own,
});
const add = async (own: Partial<VisitRequest> = {}): Promise<Visit> =>
  replyOf("createVisit", await call("POST", `/observation/establishment/${bellerive}/visits`, visit(own)));
const support = async (body: object, as = dmo): Promise<SupportAnswer> =>
  replyOf("askSupport", await call("POST", "/observation/support", body, {}, as));

describe("visits", () => {
  it("are noted, listed latest first, and due by their next step; their destination's alone", async () => {
    const first = await add({ visited_on: addDays(today, -90), next_step: "Rappeler", next_on: addDays(today, -3) });
    expect(first).toMatchObject({ visitor: "C. Morel", establishment_name: "Hôtel Bellerive", done: false, revision: 1, created_by: dmo });
    await add();
    const listed = replyOf("listVisits", await call("GET", `/observation/establishment/${bellerive}/visits`));
    expect(listed.map(({ visited_on, done }) => [visited_on, done])).toEqual([
      [addDays(today, -30), true],
      [addDays(today, -90), false],
    ]);
    expect(replyOf("listNextSteps", await call("GET", "/observation/visits/next-steps")).map(({ id }) => id)).toEqual([first.id]);
    expect(replyOf("listNextSteps", await call("GET", "/observation/visits/next-steps", undefined, {}, neighbour))).toEqual([]);
  });

  it.each<[Partial<VisitRequest>, string]>([
    [{ visited_on: "2026-02-30" }, "/visited_on"],
    [{ visited_on: "2099-01-01" }, "/visited_on"],
    [{ next_on: "2099-01-01" }, "/next_step"],
    [{ next_step: "Rappeler", next_on: "2000-01-01" }, "/next_on"],
    [{ seen: "  " }, "/seen"],
  ])("are refused with %j, at %s", async (own, pointer) => {
    const answer = await call("POST", `/observation/establishment/${bellerive}/visits`, visit(own));
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors.map((error) => error.pointer)]).toEqual([
      422,
      [pointer],
    ]);
  });

  it("change by the revision that was read, and come back once removed", async () => {
    const made = await add({ next_step: "Revenir" });
    const path = `/observation/visits/${made.id}`;
    expect((await call("PUT", path, visit())).statusCode).toBe(428);
    expect(replyOf("changeVisit", await call("PUT", path, visit({ next_step: "Revenir", done: true }), { "if-match": '"1"' })).done).toBe(
      true,
    );
    expect((await call("PUT", path, visit(), { "if-match": '"1"' })).statusCode).toBe(412);
    expect((await call("DELETE", path)).statusCode).toBe(204);
    expect((await call("PUT", path, visit(), { "if-match": "*" })).statusCode).toBe(404);
    expect((await call("POST", `${path}/restore`)).statusCode).toBe(204);
    expect((await call("PUT", path, visit(), { "if-match": "*" })).statusCode).toBe(200);
  });

  it("are followed by what changed since, and it is too early while reviews are few", async () => {
    const { id } = await add();
    const followed = replyOf("followVisit", await call("GET", `/observation/visits/${id}/follow-up`));
    expect(followed).toMatchObject({ days: 30, too_early: false });
    expect(followed.figures[0]).toMatchObject({ measure: "rating", before: { value: 40, n: 20 }, after: { n: 12 } });
    const { id: recent } = await add({ visited_on: addDays(today, -20) });
    expect(replyOf("followVisit", await call("GET", `/observation/visits/${recent}/follow-up`))).toMatchObject({ days: 20 });
    const { id: now } = await add({ visited_on: today });
    expect(replyOf("followVisit", await call("GET", `/observation/visits/${now}/follow-up`))).toEqual({
      days: 0,
      too_early: true,
      figures: [],
    });
  });
});

describe("establishments to support", () => {
  it("come with their reasons, most urgent first; too few reviews are no reason", async () => {
    const { items, rule } = await support({});
    expect(rule.mark.below).toBe(7);
    expect(items.map(({ name }) => name)).toEqual(["Hôtel Bellerive", "Camping La Clairière"]);
    expect(items[0]?.reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["trend", "silence", "unanswered"]));
    // Nine reviews at 2 out of 10: no mark, no trend; but nobody has answered them.
    expect(items[1]?.reasons.map(({ kind }) => kind)).toEqual(["silence"]);
    expect(items[0]?.visited_on).toBe(today);
  });

  it("are narrowed by the page's filters, and one comes whether or not it has reasons", async () => {
    const [camping, museum] = await test.services.store.system("test", (db) =>
      db
        .selectFrom("establishments")
        .select("id")
        .where("name", "in", ["Camping La Clairière", "Musée de la Soie"])
        .orderBy("name")
        .execute(),
    );
    const narrowed = await support({ filters: { establishment: [camping?.id ?? ""] } });
    expect(narrowed.items.map(({ name }) => name)).toEqual(["Camping La Clairière"]);
    const { items } = await support({ establishment: museum?.id });
    expect(items).toMatchObject([{ name: "Musée de la Soie", index: { n: 9 }, reasons: [] }]);
    expect((await support({}, neighbour)).items.map(({ name }) => name)).not.toContain("Hôtel Bellerive");
  });
});
