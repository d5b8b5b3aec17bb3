import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { analysed } from "../../../tests/access/support/analysed-reviews.ts";
import { dmo, neighbour } from "../../../tests/access/support/dashboards.ts";
import { type FiguresApp, openFiguresApp } from "../../../tests/access/support/real-analytics.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import type { ReviewDetail } from "../../../src/generated/types.ts";

let test: FiguresApp;
let hotel = "";
beforeAll(async () => {
  test = await openFiguresApp();
  const row = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").select("id").where("destination_id", "=", "aurelle").orderBy("name").executeTakeFirstOrThrow(),
  );
  hotel = row.id;
}, 60_000);
afterAll(() => test.close());

const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, as = dmo): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}/observation${path}`, ...(payload ? { payload } : {}) });
const count = async (search: object): Promise<number> =>
  replyOf("searchVerbatims", await call("POST", "/verbatims/search", { filters: { establishment: [hotel] }, ...search })).total;

const title = "Accueil chaleureux";
const text = "La chambre était très propre. Petit-déjeuner froid et cher.";
let last = 0;
/** A review of the hotel, analysed; with what its panel shows. */
async function newReview(own: { title?: string | null; text?: string } = {}): Promise<{ id: string; key: string; detail: ReviewDetail }> {
  const key = `corrections-${(last += 1)}`;
  const words = { title: own.title === undefined ? title : own.title, text: own.text ?? text };
  await addReviews(test.services.store, "aurelle", [review(hotel, key, { ...words, ...analysed(words.title, words.text, "fr") })]);
  await test.services.settled();
  const { id } = await test.services.store.system("test", (db) =>
    db.selectFrom("reviews").select("id").where("source_review_id", "=", key).executeTakeFirstOrThrow(),
  );
  return { id, key, detail: (await call("GET", `/reviews/${id}`)).json() };
}
const shown = ({ mentions }: ReviewDetail) =>
  mentions.map(({ theme, polarity, field, start, end }) => [theme, polarity, (field === "title" ? title : text).slice(start, end)]);

describe("a review's panel", () => {
  it("tells its mentions where they stand in title and text", async () => {
    const { detail } = await newReview();
    expect(detail.review).toMatchObject({ title, text, establishment: hotel, themes: expect.any(Array) as unknown[] });
    const [welcome] = detail.mentions;
    expect(welcome).toMatchObject({ theme: "accueil", theme_label: "Accueil & service", polarity: 1, field: "title", corrected: false });
    expect(shown(detail)).toContainEqual(["proprete", 1, expect.stringContaining("propre") as string]);
    expect(detail.mentions.every(({ sentence, start, end }) => (sentence[0] ?? 99) <= start && end <= (sentence[1] ?? 0))).toBe(true);
    expect([detail.response, detail.corrections]).toEqual([null, []]);
  });

  it("marks the same passages as its card, in title and text", async () => {
    const { detail } = await newReview();
    const places = detail.mentions.map(({ field, start, end, polarity }) => `${field} ${start} ${end} ${polarity}`);
    const card = (detail.review.passages ?? []).map(({ field, start, end, polarity }) => `${field} ${start} ${end} ${polarity}`);
    expect(new Set(places.map((place) => place.split(" ")[0]))).toEqual(new Set(["title", "text"]));
    expect(card.toSorted()).toEqual(places.toSorted());
  });

  it("tells the reply that is out", async () => {
    await addReviews(test.services.store, "aurelle", [
      review(hotel, "replied", { state: "answered", reply_text: "Merci", reply_at: "2026-03-21T21:00:00.000Z", reply_state: "published" }),
    ]);
    await test.services.settled();
    const { id } = await test.services.store.system("test", (db) =>
      db.selectFrom("reviews").select("id").where("source_review_id", "=", "replied").executeTakeFirstOrThrow(),
    );
    const { response } = replyOf("readReview", await call("GET", `/reviews/${id}`));
    expect(response).toEqual({ text: "Merci", published_at: "2026-03-21T21:00:00.000Z" });
  });

  it("is absent for a review that does not count", async () => {
    const { id } = await newReview();
    await test.services.store.system("test", async (db, changed) => {
      const row = await db
        .updateTable("reviews")
        .set({ state: "withdrawn" })
        .where("id", "=", id)
        .returning("no")
        .executeTakeFirstOrThrow();
      changed("review", row.no);
    });
    await test.services.settled();
    expect((await call("GET", `/reviews/${id}`)).statusCode).toBe(404);
  });
});

describe("a correction", () => {
  it("that removes a mention and changes it at once is refused, and changes nothing", async () => {
    const { id, detail } = await newReview();
    const [own] = detail.mentions;
    for (const change of [{ theme: "calme" }, { polarity: -1 }]) {
      const answer = await call("PUT", `/reviews/${id}/mentions/${own?.id}`, { removed: true, ...change });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: [{ pointer: "/removed", detail: expect.stringMatching(/^Une mention retirée/) as string }],
      });
    }
    expect(replyOf("readReview", await call("GET", `/reviews/${id}`))).toEqual(detail);
  });

  it("of theme and polarity counts at once, tells the original, and can be undone", async () => {
    const { id, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    const before = { clean: await count({ theme: "proprete", polarity: 1 }), calm: await count({ theme: "calme", polarity: -1 }) };
    const answer = await call("PUT", `/reviews/${id}/mentions/${own?.id}`, { theme: "calme", polarity: -1 });
    expect(answer.statusCode).toBe(200);
    const corrected = replyOf("correctMention", answer);
    expect(corrected.mentions.find(({ id: mention }) => mention === own?.id)).toMatchObject({
      theme: "calme",
      polarity: -1,
      corrected: true,
      original: { theme: "proprete", polarity: 1 },
    });
    expect(corrected.review.themes.map(({ theme }) => theme)).toContain("calme");
    expect(corrected.corrections).toMatchObject([
      { action: "corrected", by: dmo, theme: "calme", polarity: -1, original: { theme: "proprete", polarity: 1 }, undoable: true },
    ]);
    expect(await count({ theme: "proprete", polarity: 1 })).toBe(before.clean - 1);
    expect(await count({ theme: "calme", polarity: -1 })).toBe(before.calm + 1);

    const undone = replyOf("undoCorrection", await call("DELETE", `/reviews/${id}/mentions/${own?.id}/correction`));
    expect(undone.mentions).toEqual(detail.mentions);
    expect(undone.corrections.map(({ action, undoable }) => [action, undoable])).toEqual([
      ["undone", false],
      ["corrected", false],
    ]);
    expect(await count({ theme: "proprete", polarity: 1 })).toBe(before.clean);
    expect((await call("DELETE", `/reviews/${id}/mentions/${own?.id}/correction`)).statusCode).toBe(404);
  });

  it("is undone step by step", async () => {
    const { id, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    const path = `/reviews/${id}/mentions/${own?.id}`;
    const senseOf = (answer: LightMyRequestResponse) => {
      const found = replyOf("correctMention", answer).mentions.find((mention) => mention.id === own?.id);
      return found && [found.theme, found.polarity, found.corrected];
    };
    await call("PUT", path, { polarity: 0 });
    await call("PUT", path, { theme: "calme" });
    expect(senseOf(await call("PUT", path, { removed: true }))).toBeUndefined();
    expect(senseOf(await call("DELETE", `${path}/correction`))).toEqual(["calme", 0, true]);
    expect(senseOf(await call("DELETE", `${path}/correction`))).toEqual(["proprete", 0, true]);
    expect(senseOf(await call("DELETE", `${path}/correction`))).toEqual(["proprete", 1, false]);
  });

  it("by removal takes the mention and its expressions from the figures", async () => {
    const words = "Le jacuzzi était magnifique.";
    const { id, detail } = await newReview({ title: null, text: words });
    const labels = async (): Promise<string[]> =>
      replyOf("searchExpressions", await call("POST", "/expressions/search", { filters: { establishment: [hotel] }, size: 500 })).items.map(
        ({ label }) => label,
      );
    expect(await labels()).toContain("jacuzzi magnifique");
    for (const mention of detail.mentions) await call("PUT", `/reviews/${id}/mentions/${mention.id}`, { removed: true });
    expect(replyOf("readReview", await call("GET", `/reviews/${id}`)).mentions).toEqual([]);
    expect(await labels()).not.toContain("jacuzzi magnifique");
  });

  it("by addition marks a passage, and is found among the verbatims", async () => {
    const { id } = await newReview();
    const start = text.indexOf("très propre");
    const added = replyOf(
      "addMention",
      await call("POST", `/reviews/${id}/mentions`, { field: "text", start: start - 1, end: start + 12, theme: "numerique", polarity: -1 }),
    );
    const mention = added.mentions.find(({ theme }) => theme === "numerique");
    // Blanks and the sentence's end around are not of the passage.
    expect(mention).toMatchObject({ field: "text", start, end: start + 12, corrected: true, sentence: [0, 29] });
    expect(mention).not.toHaveProperty("original");
    expect(added.corrections[0]).toMatchObject({ action: "added", span: "très propre.", undoable: true });
    const page = replyOf(
      "searchVerbatims",
      await call("POST", "/verbatims/search", { theme: "numerique", filters: { establishment: [hotel] } }),
    );
    expect(page.items[0]).toMatchObject({ review: id, corrected: true, before: "La chambre était ", span: "très propre.", after: "" });
    const undone = replyOf("undoCorrection", await call("DELETE", `/reviews/${id}/mentions/${mention?.id}/correction`));
    expect(undone.mentions.some(({ theme }) => theme === "numerique")).toBe(false);
  });

  it("tells the mention that it changed, none where that stands already", async () => {
    const { id, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    const path = `/reviews/${id}/mentions`;
    const changed = async (method: "POST" | "PUT", to: string, body: object): Promise<string | undefined> =>
      (await call(method, to, body)).json<ReviewDetail>().changed;
    const addition = { field: "text", start: 0, end: 10, theme: "calme", polarity: -1 };
    const added = await changed("POST", path, addition);
    expect(added).toMatch(/^calme-/);
    expect(await changed("PUT", `${path}/${own?.id}`, { polarity: -1 })).toBe(own?.id);
    expect(await changed("PUT", `${path}/${own?.id}`, { polarity: -1 })).toBeUndefined();
    // The latest correction of the review is another.
    expect(await changed("POST", path, addition)).toBeUndefined();
    expect(await changed("POST", path, { ...addition, polarity: 1 })).toBe(added);
    expect(replyOf("readReview", await call("GET", `/reviews/${id}`))).not.toHaveProperty("changed");
  });

  it("is refused to all but one of those who make the first of a mention at once", async () => {
    const { id, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    const attempts = await Promise.all(
      ([-1, 0] as const).map((polarity) => call("PUT", `/reviews/${id}/mentions/${own?.id}`, { polarity })),
    );
    expect(attempts.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { corrections } = replyOf("readReview", await call("GET", `/reviews/${id}`));
    expect(corrections).toHaveLength(1);
  });

  it("of a mention that is corrected already is free at the most that a review can have", async () => {
    const { id, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    const path = `/reviews/${id}/mentions`;
    await call("PUT", `${path}/${own?.id}`, { polarity: -1 });
    await test.services.store.system("test", async (db) => {
      const row = await db.selectFrom("mention_corrections").selectAll().where("review_id", "=", id).executeTakeFirstOrThrow();
      const more = Array.from({ length: 199 }, (_, at) => ({ ...row, mention: `calme-${at}-${at + 900}`, span: "absent" }));
      await db.insertInto("mention_corrections").values(more).execute();
    });
    expect((await call("POST", path, { field: "text", start: 0, end: 10, theme: "calme", polarity: 1 })).statusCode).toBe(409);
    expect((await call("PUT", `${path}/${own?.id}`, { polarity: 0 })).statusCode).toBe(200);
  });

  it("outlives a re-import of the review, with the same words and with others around them", async () => {
    const { id, key, detail } = await newReview();
    const own = detail.mentions.find(({ theme }) => theme === "proprete");
    await call("PUT", `/reviews/${id}/mentions/${own?.id}`, { polarity: -1 });
    const again = async (words: string): Promise<ReviewDetail> => {
      await addReviews(test.services.store, "aurelle", [
        review(hotel, key, { title, text: words, content_hash: words, ...analysed(title, words, "fr") }),
      ]);
      await test.services.settled();
      return (await call("GET", `/reviews/${id}`)).json();
    };
    const kept = (found: ReviewDetail) =>
      found.mentions.filter(({ corrected }) => corrected).map(({ id: mention, polarity, start }) => [mention, polarity, start]);
    expect(kept(await again(text))).toEqual([[own?.id, -1, own?.start]]);
    const longer = `Nous étions deux. ${text}`;
    expect(kept(await again(longer))).toEqual([[own?.id, -1, (own?.start ?? 0) + 18]]);
    // Words that are gone keep their correction in wait.
    expect(kept(await again("Petit-déjeuner froid et cher."))).toEqual([]);
    expect(kept(await again(text))).toEqual([[own?.id, -1, own?.start]]);
  });

  it("refuses unknown themes, empty changes and passages outside the review", async () => {
    const { id, detail } = await newReview();
    const path = `/reviews/${id}/mentions`;
    const added = (own: object) => call("POST", path, { field: "text", start: 0, end: 5, theme: "calme", polarity: 1, ...own });
    const statuses = [
      await call("PUT", `${path}/${detail.mentions[0]?.id}`, { theme: "cuisine_moleculaire" }),
      await call("PUT", `${path}/${detail.mentions[0]?.id}`, {}),
      await added({ end: 500 }),
      await added({ start: 5, end: 5 }),
      await added({ start: 2, end: 3 }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    expect((await call("PUT", `${path}/calme-0-3`, { polarity: 1 })).statusCode).toBe(404);
  });

  it("is for those who see the review; its author is told within the group alone", async () => {
    const { id, detail } = await newReview();
    const mention = detail.mentions[0]?.id ?? "";
    for (const [method, path, body] of [
      ["GET", `/reviews/${id}`, undefined],
      ["PUT", `/reviews/${id}/mentions/${mention}`, { polarity: -1 }],
      ["POST", `/reviews/${id}/mentions`, { field: "text", start: 0, end: 5, theme: "calme", polarity: 1 }],
      ["DELETE", `/reviews/${id}/mentions/${mention}/correction`, undefined],
    ] as const)
      expect([path, (await call(method, path, body, neighbour)).statusCode]).toEqual([path, 404]);
    await call("PUT", `/reviews/${id}/mentions/${mention}`, { polarity: -1 });
    await test.services.store.system("test", async (db, changed) => {
      await db.insertInto("visibility").values({ group_id: "dunes", establishment_id: hotel }).execute();
      changed("visibility", "dunes");
    });
    await test.services.settled();
    const { corrections } = replyOf("readReview", await call("GET", `/reviews/${id}`, undefined, neighbour));
    expect(corrections.map(({ by, action }) => [by, action])).toEqual([[null, "corrected"]]);
  });
});
