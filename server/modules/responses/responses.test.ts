import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";

import { dayOf } from "../../../src/domain/time/day.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { establishmentOf, reviewOf } from "../../../tests/access/support/tenants.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review as newReview } from "../../../tests/support/state.ts";
import type { AnswerState, ReviewAnswer, SuggestionEvent } from "../../../src/generated/types.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
let review = "";
beforeEach(async () => {
  review = await reviewOf(test, "aurelle");
});

interface Sent {
  as?: string;
  tag?: string;
}
const put = (payload: object, { as = dmo, tag }: Sent = {}) =>
  test.send({
    method: "PUT",
    as,
    url: `/api/v2/${test.slug}/responses/${review}`,
    payload,
    ...(tag === undefined ? {} : { headers: { "if-match": tag } }),
  });
const write = async (payload: object, sent?: Sent): Promise<ReviewAnswer> => replyOf("writeAnswer", await put(payload, sent));
const read = async (): Promise<ReviewAnswer> =>
  replyOf("readAnswer", await test.send({ method: "GET", as: dmo, url: `/api/v2/${test.slug}/responses/${review}` }));
const listed = async (state: AnswerState | "waiting", as = dmo): Promise<string[]> => {
  const reply = await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/responses?state=${state}&size=100` });
  return replyOf("listAnswers", reply).items.map((item) => item.review);
};
/** Changes the stored review, as an import or a moderator does. */
const change = (set: Record<string, string | null>): Promise<unknown> =>
  test.services.store.system("test.review", (db) => db.updateTable("reviews").set(set).where("id", "=", review).execute());

describe("the answer to a review of another platform", () => {
  it("is drafted, declared on its day, confirmed by an import, and each state is that of the list", async () => {
    expect([(await read()).state, (await read()).channel]).toEqual(["none", "platform"]);
    expect(await write({ text: "Merci de votre visite." })).toMatchObject({ state: "draft", text: "Merci de votre visite.", revision: 1 });
    expect(await listed("draft")).toContain(review);
    const declared = await write({ text: "Merci de votre visite.", publish: true, published_on: "2026-06-12" });
    expect(declared).toMatchObject({ state: "pending", declared_on: "2026-06-12", overdue: true, sent: { by: dmo } });
    expect([await listed("draft"), await listed("pending")].map((ids) => ids.includes(review))).toEqual([false, true]);
    await change({ reply_text: "Merci de votre visite.", reply_state: "published", reply_at: "2026-06-12T10:00:00Z" });
    expect(await read()).toMatchObject({ state: "published", overdue: false, unsent: false });
    expect(await listed("published")).toContain(review);
    expect(await write({ text: "Merci encore." })).toMatchObject({ state: "published", unsent: true, text: "Merci encore." });
  });

  it("can be refused by the platform once it was declared, and sent anew", async () => {
    await write({ text: "Merci." });
    expect((await put({ text: "Merci.", refused: true })).statusCode).toBe(409);
    await write({ text: "Merci.", publish: true });
    expect(await write({ text: "Merci.", refused: true, reason: "Trop court" })).toMatchObject({ state: "refused", reason: "Trop court" });
    expect(await listed("refused")).toContain(review);
    expect(await write({ text: "Merci beaucoup.", publish: true })).toMatchObject({ state: "pending", reason: null });
  });

  it("tells the figures once it is declared, and once that was refused, of no draft", async () => {
    const told = (): Promise<string[]> =>
      test.services.store.system("test.outbox", async (db) => {
        const rows = await db
          .selectFrom("outbox")
          .innerJoin("reviews", (join) => join.on(sql`reviews.no::text`, "=", sql.ref("outbox.key")))
          .where("outbox.kind", "=", "review")
          .where("reviews.id", "=", review)
          .select("outbox.no")
          .execute();
        await db.deleteFrom("outbox").execute();
        return rows.map(() => "told");
      });
    await told();
    await write({ text: "Merci." });
    expect(await told()).toEqual([]);
    await write({ text: "Merci.", publish: true });
    expect(await told()).toEqual(["told"]);
    await write({ text: "Merci.", refused: true });
    expect(await told()).toEqual(["told"]);
  });

  it.each([
    [{ text: " \n", publish: true }, "/text"],
    [{ text: "Merci", publish: true, published_on: "2026-02-30" }, "/published_on"],
    [{ text: "Merci", publish: true, published_on: "2999-01-01" }, "/published_on"],
    [{ text: "x".repeat(4_001) }, "/text"],
  ])("refuses %j at %s", async (payload, pointer) => {
    const answer = await put(payload);
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
  });
});

describe("the answer to an own review", () => {
  beforeEach(() => change({ source: "moderation" }));

  it("waits for a moderator, is published or refused, and waits again once it is edited", async () => {
    expect(await write({ text: "Merci de votre visite.", publish: true })).toMatchObject({
      channel: "here",
      state: "pending",
      unsent: false,
    });
    expect((await put({ text: "Autre", publish: true })).statusCode).toBe(409);
    await change({ reply_state: "rejected" });
    expect((await read()).state).toBe("refused");
    expect((await write({ text: "Merci beaucoup.", publish: true })).state).toBe("pending");
    await change({ reply_state: "published", state: "answered" });
    expect((await write({ text: "Merci infiniment." })).state).toBe("published");
    expect(await write({ text: "Merci infiniment.", publish: true })).toMatchObject({ state: "pending", text: "Merci infiniment." });
  });

  it("never judges a report", async () => {
    await change({ state: "reported" });
    await write({ text: "Merci.", publish: true });
    const { state } = await test.services.store.system("test.state", (db) =>
      db.selectFrom("reviews").select("state").where("id", "=", review).executeTakeFirstOrThrow(),
    );
    expect(state).toBe("reported");
  });
});

it("waits the more urgently the worse and the later its review is, until it is sent or put off", async () => {
  const { store, clock } = test.services;
  const place = await establishmentOf(test, "aurelle");
  const day = (before: number): string => new Date(clock.now().getTime() - before * 86_400_000).toISOString();
  const ofDay = (id: string, rating: number, before: number) => newReview(place, id, { rating, text: "Texte", published_at: day(before) });
  await addReviews(store, "aurelle", [
    ofDay("waits-good", 95, 60),
    ofDay("waits-bad", 20, 60),
    ofDay("waits-bad-new", 20, 2),
    ofDay("waits-new", 95, 3),
    ofDay("waits-old", 20, 500),
  ]);
  const known = await store.system("test.waiting", (db) =>
    db.selectFrom("reviews").select(["id", "source_review_id"]).where("source_review_id", "like", "waits-%").execute(),
  );
  const waiting = async (): Promise<string[]> => {
    const url = `/api/v2/${test.slug}/responses?state=waiting&size=100&establishment=${place}`;
    const { items } = replyOf("listAnswers", await test.send({ method: "GET", as: dmo, url }));
    return items.flatMap((item) => known.find(({ id }) => id === item.review)?.source_review_id ?? []);
  };
  expect(await waiting()).toEqual(["waits-bad-new", "waits-bad", "waits-new", "waits-good"]);
  review = known.find(({ source_review_id: id }) => id === "waits-bad")?.id ?? "";
  await write({ text: "Merci." });
  expect(await waiting()).toContain("waits-bad");
  await write({ text: "Merci.", publish: true });
  expect(await waiting()).toEqual(["waits-bad-new", "waits-new", "waits-good"]);
});

it("is never overwritten unseen: the second of two writers hears of the first", async () => {
  await write({ text: "Un" }, { tag: '"0"' });
  const late = await put({ text: "Deux" }, { tag: '"0"' });
  expect([late.statusCode, late.json<{ title: string }>().title]).toEqual([412, "Cette réponse a été modifiée entre-temps."]);
  expect((await read()).text).toBe("Un");
});

it("is written by who answers for the establishment alone", async () => {
  await write({ text: "Merci." });
  expect((await put({ text: "x" }, { as: neighbour })).statusCode).toBe(404);
  // Another establishment of the same destination.
  expect((await put({ text: "x" }, { as: "pro.simple@belvedere.example" })).statusCode).toBe(404);
  expect(await listed("draft", neighbour)).not.toContain(review);
});

it("says before it is sent what to look at, the same words to another review among them", async () => {
  const text = "Bonjour, nous avons été ravis de vous recevoir et espérons vous revoir un jour.";
  expect((await write({ text: `${text} Appelez le 04 50 12 34 56 pour un remboursement.` })).warnings.map(({ kind }) => kind)).toEqual([
    "phone",
    "refund",
  ]);
  expect((await write({ text })).warnings).toEqual([]);
  review = await reviewOf(test, "aurelle");
  expect((await write({ text })).warnings.map(({ kind }) => kind)).toEqual(["repeated"]);
});

it("is given by a destination for a place of the named commune alone", async () => {
  const respond = (insee: string) =>
    test.send({ method: "POST", as: dmo, url: `/api/v2/${test.slug}/review/respond`, payload: { insee, review, text: "Merci." } });
  expect((await respond("99999")).statusCode).toBe(404);
  expect(replyOf("respondToReview", await respond("00001"))).toMatchObject({ review, state: "draft", text: "Merci." });
});

describe("a suggestion", () => {
  const ask = (of = review, as = dmo) =>
    test.send({ method: "POST", as, url: `/api/v2/${test.slug}/responses/generate`, payload: { review: of } });
  const eventsOf = (stream: string): SuggestionEvent[] =>
    [...stream.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as SuggestionEvent);

  it("comes as events whose words together are an answer, with what is left of the day, and publishes nothing", async () => {
    const [first, second] = [await ask(), await ask()];
    expect(first.headers["content-type"]).toContain("text/event-stream");
    const events = eventsOf(first.body);
    expect(events.map(({ text = "" }) => text).join("")).toMatch(/^Bonjour[^]*,\n\n[^]+\n\n[^]+,\n/);
    expect([events.at(-1)?.quota, eventsOf(second.body).at(-1)?.quota]).toEqual([99, 98]);
    expect(await read()).toMatchObject({ state: "none", text: "" });
  });

  it("is refused beyond those of the day, to its own account alone", async () => {
    const uses = { group_id: "aurelle", login: dmo, uses: 100 };
    const counted = (day: string): Promise<unknown> =>
      test.services.store.system("test.uses", async (db) => {
        await db.deleteFrom("suggestion_uses").execute();
        await db
          .insertInto("suggestion_uses")
          .values({ ...uses, day })
          .execute();
      });
    const today = dayOf(test.services.clock.now(), "Europe/Paris");
    await counted("2020-01-01");
    expect((await ask()).statusCode).toBe(200);
    await counted(today);
    expect([(await ask()).statusCode, (await ask(review, neighbour)).statusCode]).toEqual([409, 404]);
  });

  it("is tried five times in all by a professional without the option of answers", async () => {
    const { store } = test.services;
    const simple = "pro.simple@belvedere.example";
    const { cards } = await store.system("test.cards", (db) =>
      db.selectFrom("users").select("cards").where("login", "=", simple).executeTakeFirstOrThrow(),
    );
    await addReviews(store, "aurelle", [newReview(cards[0] ?? "", "suggestion-of-a-trial", {})]);
    const { id } = await store.system("test.review", (db) =>
      db.selectFrom("reviews").select("id").where("source_review_id", "=", "suggestion-of-a-trial").executeTakeFirstOrThrow(),
    );
    const codes: number[] = [];
    for (let no = 0; no < 6; no += 1) codes.push((await ask(id, simple)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 409]);
  });
});
