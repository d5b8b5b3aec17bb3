import { beforeEach, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { establishmentOf } from "../../../tests/access/support/tenants.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review as newReview } from "../../../tests/support/state.ts";
import type { Fact, SuggestionEvent } from "../../../src/generated/types.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
let place = "";
beforeEach(async () => {
  place = await establishmentOf(test, "aurelle");
  await test.services.store.system("test.clean", async (db) => {
    await db.deleteFrom("establishment_facts").execute();
    await db.deleteFrom("saved_answers").execute();
  });
});
const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, tag?: number) =>
  test.send({
    method,
    as: dmo,
    url: `/api/v2/${test.slug}${path}`,
    ...(payload ? { payload } : {}),
    ...(tag === undefined ? {} : { headers: { "if-match": `"${tag}"` } }),
  });
const facts = (): string => `/observation/establishment/${place}/facts`;
const add = async (payload: object): Promise<Fact> => replyOf("createFact", await send("POST", facts(), payload));
const texts = async (): Promise<string[]> => replyOf("listFacts", await send("GET", facts())).map(({ text }) => text);

it("a line of the fact sheet is written, changed once by two who change it at once, removed and brought back", async () => {
  const line = await add({
    text: "Le parking compte quarante places.",
    theme: "acces",
    translations: { en: "There are forty spaces.", de: " " },
  });
  expect(line).toMatchObject({ translations: { en: "There are forty spaces." }, from: null, revision: 1, updated_by: dmo });
  const change = (text: string) => send("PUT", `${facts()}/${line.id}`, { text }, 1);
  expect([(await change("Le parking est gratuit.")).statusCode, (await change("Autre")).statusCode]).toEqual([200, 412]);
  expect(await texts()).toEqual(["Le parking est gratuit."]);
  await send("DELETE", `${facts()}/${line.id}`);
  expect(await texts()).toEqual([]);
  await send("POST", `${facts()}/${line.id}/restore`);
  expect(await texts()).toEqual(["Le parking est gratuit."]);
});

it.each([
  [{ text: " " }, "/text"],
  [{ text: "Ouvert", from: "2026-02-30" }, "/from"],
  [{ text: "Ouvert", from: "2026-07-01", to: "2026-06-30" }, "/to"],
  [{ text: "Ouvert", theme: "inconnue" }, "/theme"],
])("refuses the line %j at %s", async (payload, pointer) => {
  const answer = await send("POST", facts(), payload);
  expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
});

it("a suggestion states the line that answers what is blamed, while it holds and in its language alone, and names it", async () => {
  const { store } = test.services;
  const ask = async (lang: string): Promise<SuggestionEvent[]> => {
    const { id } = await store.system("test.review", (db) =>
      db.selectFrom("reviews").select("id").where("source_review_id", "=", `facts-${lang}`).executeTakeFirstOrThrow(),
    );
    const reply = await send("POST", "/responses/generate", { review: id });
    return [...reply.body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as SuggestionEvent);
  };
  const stated = async (lang: string): Promise<string[]> => ((await ask(lang)).at(-1)?.sources ?? []).flatMap((source) => source.facts);
  const text = "Parking introuvable.";
  await addReviews(
    store,
    "aurelle",
    ["fr", "de"].map((lang) => newReview(place, `facts-${lang}`, { rating: 20, text, lang })),
  );
  await store.system("test.findings", async (db) => {
    const reviews = await db.selectFrom("reviews").select("id").where("source_review_id", "like", "facts-%").execute();
    const mentions = JSON.stringify([{ theme: "acces", polarity: "negative", strength: 0.8, start: 0, end: 19, sentence: [0, 20] }]);
    for (const { id } of reviews)
      await db
        .insertInto("findings")
        .values({ review_id: id, mentions, expressions: "[]" })
        .onConflict((conflict) => conflict.column("review_id").doUpdateSet({ mentions }))
        .execute();
  });
  const line = await add({ text: "Le parking compte quarante places.", theme: "acces" });
  expect([await stated("fr"), await stated("de")]).toEqual([["Le parking compte quarante places."], []]);
  await send("PUT", `${facts()}/${line.id}`, { text: line.text, theme: "acces", to: "2020-01-01" }, 1);
  expect(await stated("fr")).toEqual([]);
});

it("a saved answer is the group's: listed by its name, changed at one revision, removed and brought back", async () => {
  const created = replyOf(
    "createSavedAnswer",
    await send("POST", "/saved-answers", { title: "Merci", text: "Bonjour {{prenom}}, merci !" }),
  );
  await send("POST", "/saved-answers", { title: "Avis sans texte", text: "Merci pour votre note." });
  const titles = async (): Promise<string[]> => replyOf("listSavedAnswers", await send("GET", "/saved-answers")).map(({ title }) => title);
  expect(await titles()).toEqual(["Avis sans texte", "Merci"]);
  const change = (tag?: number) => send("PUT", `/saved-answers/${created.id}`, { title: "Merci bien", text: "Merci." }, tag);
  expect([(await change()).statusCode, (await change(1)).statusCode, (await change(1)).statusCode]).toEqual([428, 200, 412]);
  await send("DELETE", `/saved-answers/${created.id}`);
  expect(await titles()).toEqual(["Avis sans texte"]);
  await send("POST", `/saved-answers/${created.id}/restore`);
  expect(await titles()).toEqual(["Avis sans texte", "Merci bien"]);
});
