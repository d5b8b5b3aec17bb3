import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { openTranslatorStandIn, type TranslatorStandIn } from "../../../tests/support/translator-stand-in.ts";
import { replyLink, revokeReplyLinks } from "./reply-links.ts";

let test: TestApp;
let translator: TranslatorStandIn;
beforeAll(async () => {
  translator = await openTranslatorStandIn();
  test = await openTestApp({ translate: { url: translator.url, key: null }, limits: { burst: 60, perSecond: 1 } });
}, 60_000);
afterAll(async () => {
  translator.close();
  await test.close();
});
beforeEach(() => {
  translator.asked = [];
  test.advance(600_000);
});

let count = 0;
/** A published review and the token of the link at which it is answered. */
async function linked(own: { title: string; text: string; lang: string }): Promise<{ id: string; token: string }> {
  const { store, clock } = test.services;
  const key = `lien-${(count += 1)}`;
  const { id: place } = await store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  await addReviews(store, "aurelle", [review(place, key, { source: "moderation", state: "published", ...own })]);
  const { id } = await store.system("test", (db) =>
    db.selectFrom("reviews").where("source_review_id", "=", key).select("id").executeTakeFirstOrThrow(),
  );
  const address = await replyLink(test.services, id, { delays: { reply_link_days: 90 } as never }, clock.now());
  return { id, token: address.slice(address.lastIndexOf("/") + 1) };
}
const translated = (token: string, query = "", headers = {}): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", as: null, url: `/api/v2/${test.slug}/moderation/token/${token}/translation${query}`, headers });
const page = (token: string): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", as: null, url: `/api/v2/${test.slug}/moderation/token/${token}` });

describe("the translation of the review that a link opens", () => {
  it("is in French, asked for once, and of that review whatever the address says", async () => {
    const { token } = await linked({ title: "Sehr laut", text: "Die Straße stört.", lang: "de" });
    expect(replyOf("readReplyPage", await page(token)).translates).toBe(true);
    const answer = await translated(token, "?text=Etwas%20anderes&lang=en");
    const french = { title: "[fr] Sehr laut", text: "[fr] Die Straße stört.", lang: "fr" };
    expect(replyOf("translateReplyReview", answer)).toEqual(french);
    expect(replyOf("translateReplyReview", await translated(token))).toEqual(french);
    expect(replyOf("translateReplyReview", await translated(token))).toEqual(french);
    expect(translator.asked.map(({ q, target }) => `${target} ${q}`).toSorted()).toEqual(["fr Die Straße stört.", "fr Sehr laut"]);
  });

  it("asks the translator for nothing where the review is French or has no words", async () => {
    const french = await linked({ title: "Bruyant", text: "La rue gêne.", lang: "fr" });
    expect(replyOf("translateReplyReview", await translated(french.token))).toEqual({ title: "Bruyant", text: "La rue gêne.", lang: "fr" });
    const wordless = await linked({ title: "", text: "", lang: "de" });
    expect((await translated(wordless.token)).statusCode).toBe(200);
    expect(translator.asked).toEqual([]);
  });

  it("fails as the translator does, and is not to be had by following a link of another site", async () => {
    const { token } = await linked({ title: "Kalt", text: "Ein kaltes Zimmer.", lang: "de" });
    const { answer } = translator;
    translator.answer = () => ({ status: 500, body: {} });
    expect((await translated(token)).statusCode).toBe(502);
    translator.answer = answer;
    expect((await translated(token, "", { "sec-fetch-mode": "navigate" })).statusCode).toBe(403);
    expect((await translated(token)).statusCode).toBe(200);
  });

  it("dies with its link, and who guesses tokens is held up", async () => {
    const { id, token } = await linked({ title: "Alt", text: "Alte Möbel.", lang: "de" });
    await test.services.store.system("test", (db) => revokeReplyLinks(db, id, test.services.clock.now()));
    expect((await translated(token)).statusCode).toBe(410);
    const guesses = [];
    for (let turn = 0; turn < 8; turn += 1) guesses.push((await translated(`${turn}`.repeat(43))).statusCode);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
    expect(translator.asked).toEqual([]);
  });
});
