import { createHash } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import type { Challenge, FormDocument, FormSubmission, Proof, StoredForm } from "../../../src/generated/types.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
const MINUTE = 60_000;

const send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  as: string | null = dmo,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });

const hotel = async (name = "Hôtel Bellerive"): Promise<string> =>
  test.services.store.system(
    "test",
    async (db) => (await db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow()).id,
  );

/** A published form of the hotel, with its document and the token of its address. */
async function published(model = "sejour"): Promise<{ form: StoredForm; token: string }> {
  const created = replyOf("createForm", await send("POST", "/satisfaction-forms", { model, establishments: [await hotel()] }));
  const form = replyOf("publishForm", await send("POST", `/satisfaction-forms/${created.id}/publish`));
  return { form, token: form.establishments[0]?.address.split("/").at(-1) ?? "" };
}

function solved({ salt, digest, signature, most }: Challenge): Proof {
  for (let number = 0; number < most; number += 1)
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === digest) return { salt, digest, signature, number };
  throw new Error("no number solves it");
}

let count = 0;
interface Sent {
  key?: string;
  ip?: string;
  wait?: number;
}
/** Answers a public form as its page does. */
async function answer(
  token: string,
  own: Partial<FormSubmission> = {},
  { key, ip, wait = 5_000 }: Sent = {},
): Promise<LightMyRequestResponse> {
  count += 1;
  const { challenge, version } = replyOf("readPublicForm", await send("GET", `/satisfaction-forms/public/${token}`, undefined, null));
  test.advance(wait);
  return test.app.inject({
    method: "POST",
    url: `/api/v2/${test.slug}/satisfaction-forms/public/${token}/answers`,
    remoteAddress: ip ?? `10.1.${count % 250}.1`,
    headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "idempotency-key": key ?? `cle-de-la-reponse-${count}` },
    payload: {
      version,
      answers: { recommandation: 9, note: 8, commentaire: `Séjour très calme, accueil attentif (${count}).` },
      lang: "fr",
      seconds: 60,
      proof: solved(challenge),
      ...own,
    },
  });
}
const figures = async (id: string) => replyOf("readForm", await send("GET", `/satisfaction-forms/${id}`)).figures;
const countedAnswers = () =>
  test.services.store.system("test", (db) => db.selectFrom("answers").where("external_id", "like", "form %").selectAll().execute());

describe("a form", () => {
  it("is made from a model, changed over its revision, and keeps each version that it published", async () => {
    const models = replyOf("listFormModels", await send("GET", "/satisfaction-forms/models"));
    expect(models.map(({ id }) => id)).toContain("sejour");
    const made = await send("POST", "/satisfaction-forms", { model: "sejour", title: "Séjour d’été", establishments: [await hotel()] });
    const { id, state, document } = replyOf("createForm", made);
    expect(state).toBe("draft");
    const etag = String(made.headers.etag);
    const next: FormDocument = { ...document, intro: { fr: "Deux minutes." } };
    expect((await send("PUT", `/satisfaction-forms/${id}`, { document: next })).statusCode).toBe(428);
    const kept = await send("PUT", `/satisfaction-forms/${id}`, { document: next }, dmo, { "if-match": etag });
    expect(replyOf("changeForm", kept).missing.map(({ lang, at }) => [lang, at])).toContainEqual(["de", ["/intro"]]);
    expect((await send("PUT", `/satisfaction-forms/${id}`, { title: "Autre" }, dmo, { "if-match": etag })).statusCode).toBe(412);
    expect(replyOf("publishForm", await send("POST", `/satisfaction-forms/${id}/publish`))).toMatchObject({
      state: "active",
      version: 1,
      changed: false,
    });
    await send("PUT", `/satisfaction-forms/${id}`, { document }, dmo, { "if-match": "*" });
    expect(replyOf("publishForm", await send("POST", `/satisfaction-forms/${id}/publish`))).toMatchObject({ version: 2 });
    const versions = await test.services.store.system("test", (db) =>
      db.selectFrom("form_versions").where("form_id", "=", id).select("document").orderBy("version").execute(),
    );
    expect(versions.map((version) => version.document.intro?.fr)).toEqual(["Deux minutes.", document.intro?.fr]);
  });

  it("is told from the others of its model where it is given no name", async () => {
    const titleOf = async (input: object): Promise<[title: string, id: string]> => {
      const { title, id } = replyOf("createForm", await send("POST", "/satisfaction-forms", input));
      return [title, id];
    };
    const [first] = await titleOf({ model: "repas" });
    const [second, copied] = await titleOf({ model: "repas" });
    expect(second).toBe(`${first} (2)`);
    expect((await titleOf({ model: copied }))[0]).toBe(`${first} (3)`);
    expect((await titleOf({ model: "repas", title: first }))[0]).toBe(first);
  });

  it("is neither published nor given to establishments over a change that its author has not seen", async () => {
    const made = await send("POST", "/satisfaction-forms", { model: "court" });
    const { id, document } = replyOf("createForm", made);
    const seen = { "if-match": String(made.headers.etag) };
    await send("PUT", `/satisfaction-forms/${id}`, { document: { ...document, intro: { fr: "D’un autre onglet." } } }, dmo, seen);
    const establishments = [await hotel()];
    expect((await send("POST", `/satisfaction-forms/${id}/publish`, undefined, dmo, seen)).statusCode).toBe(412);
    expect((await send("POST", `/satisfaction-forms/${id}/affect`, { establishments }, dmo, seen)).statusCode).toBe(412);
    expect((await send("DELETE", `/satisfaction-forms/${id}`, undefined, dmo, seen)).statusCode).toBe(412);
    const read = await send("GET", `/satisfaction-forms/${id}`);
    expect(replyOf("readForm", read)).toMatchObject({ version: 0, establishments: [] });
    const latest = { "if-match": String(read.headers.etag) };
    const affected = await send("POST", `/satisfaction-forms/${id}/affect`, { establishments }, dmo, latest);
    expect(replyOf("affectForm", affected).establishments).toHaveLength(1);
    const over = { "if-match": String(affected.headers.etag) };
    expect(replyOf("publishForm", await send("POST", `/satisfaction-forms/${id}/publish`, undefined, dmo, over)).version).toBe(1);
  });

  it("is given to several establishments at once; the address of one that is taken away closes, and is the same where it asks again", async () => {
    const { form, token } = await published("court");
    const [own, inn, camping] = await Promise.all([hotel(), hotel("Auberge du Vieux Pont"), hotel("Camping La Clairière")]);
    const affect = async (establishments: string[]): Promise<Map<string, string>> => {
      const answered = await send("POST", `/satisfaction-forms/${form.id}/affect`, { establishments });
      return new Map(replyOf("affectForm", answered).establishments.map(({ id, address }) => [id, address]));
    };
    const openedBy = async (address: string | undefined): Promise<number> =>
      (await send("GET", `/satisfaction-forms/public/${address?.split("/").at(-1)}`, undefined, null)).statusCode;
    const before = await affect([own, inn, camping]);
    expect([...before.keys()].toSorted()).toEqual([own, inn, camping].toSorted());
    expect(await Promise.all([...before.values()].map(openedBy))).toEqual([200, 200, 200]);
    expect([...(await affect([inn])).keys()]).toEqual([inn]);
    expect([await openedBy(token), await openedBy(before.get(inn)), await openedBy(before.get(camping))]).toEqual([410, 200, 410]);
    expect(await affect([own, inn, camping])).toEqual(before);
    expect(await openedBy(before.get(camping))).toBe(200);
  });

  it("that gates is refused: by its contract, and where it is published with the rule's name", async () => {
    const { id, document } = replyOf("createForm", await send("POST", "/satisfaction-forms", { model: "court" }));
    const gated = { ...document, consent: { ...document.consent, when: { question: "note", at_least: 9 } } };
    const over = { "if-match": "*" };
    expect((await send("PUT", `/satisfaction-forms/${id}`, { document: gated }, dmo, over)).statusCode).toBe(422);
    const begging = { ...document, intro: { fr: "Donnez-nous cinq étoiles" } };
    expect(replyOf("changeForm", await send("PUT", `/satisfaction-forms/${id}`, { document: begging }, dmo, over)).problems).toHaveLength(
      1,
    );
    const refusal = await send("POST", `/satisfaction-forms/${id}/publish`);
    expect(refusal.statusCode).toBe(422);
    expect(refusal.body).toContain("pas de note sollicitée");
  });

  it("of another group is no model, and one that was answered is archived rather than deleted", async () => {
    const { form, token } = await published("court");
    expect((await send("POST", "/satisfaction-forms", { model: form.id }, neighbour)).statusCode).toBe(404);
    expect((await answer(token)).statusCode).toBe(201);
    expect((await send("DELETE", `/satisfaction-forms/${form.id}`)).statusCode).toBe(409);
    await send("PUT", `/satisfaction-forms/${form.id}`, { state: "archived" }, dmo, { "if-match": "*" });
    expect((await send("GET", `/satisfaction-forms/public/${token}`, undefined, null)).statusCode).toBe(410);
    expect((await send("GET", `/satisfaction-forms/public/${"x".repeat(43)}`, undefined, null)).statusCode).toBe(404);
  });
});

describe("a guest's answers", () => {
  it("count with their mark, the marks of themes out of a hundred, and their words as they were analysed", async () => {
    const { token } = await published();
    const words = "La chambre était très propre, mais le petit-déjeuner décevant.";
    const answers = { recommandation: 9, note: 8, accueil: 5, calme: 2, commentaire: words };
    expect((await answer(token, { answers })).statusCode).toBe(201);
    const [row] = (await countedAnswers()).toSorted((a, b) => b.no - a.no);
    expect(row).toMatchObject({ score: 9, rating: 80, marks: { accueil: 100, calme: 40 }, comment: words });
    expect(row?.mentions).toEqual([]);
  });

  it("count for the country that the guest says, and for an unknown one where none is said", async () => {
    const { token } = await published();
    const { countries } = replyOf("readPublicForm", await send("GET", `/satisfaction-forms/public/${token}`, undefined, null));
    expect(countries?.at(-1)).toEqual({ id: "ZZ", name: "Autre pays" });
    const given = { recommandation: 9, note: 8 };
    for (const pays of ["DE", "ZZ", undefined])
      expect((await answer(token, { answers: { ...given, ...(pays ? { pays } : {}) } })).statusCode).toBe(201);
    expect((await answer(token, { answers: { ...given, pays: "Bavière" } })).statusCode).toBe(422);
    const latest = (await countedAnswers()).toSorted((a, b) => b.no - a.no).slice(0, 3);
    expect(latest.map(({ country }) => country)).toEqual(["ZZ", "ZZ", "DE"]);
  });

  it("that arrive together are kept once each, and in the same words but once", async () => {
    const { form, token } = await published("court");
    const words = "Toujours les mêmes mots, envoyés de plusieurs connexions à la fois.";
    const page = replyOf("readPublicForm", await send("GET", `/satisfaction-forms/public/${token}`, undefined, null));
    const { salt, ...rest } = solved(page.challenge);
    test.advance(5_000);
    const parallel = Array.from({ length: 6 }, (_, no) =>
      test.app.inject({
        method: "POST",
        url: `/api/v2/${test.slug}/satisfaction-forms/public/${token}/answers`,
        remoteAddress: `10.7.${no}.1`,
        headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "idempotency-key": `ensemble-${Math.floor(no / 2)}-de-trois` },
        payload: {
          version: 1,
          lang: "fr",
          seconds: 60,
          proof: { salt, ...rest },
          answers: { recommandation: 9, note: 8, commentaire: words },
        },
      }),
    );
    // One proof serves one key: of three keys one is taken, and its second sending is the same answer.
    expect((await Promise.all(parallel)).map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(2);
    expect(await figures(form.id)).toMatchObject({ complete: 1, set_aside: 0 });
    expect((await answer(token, { answers: { recommandation: 9, note: 8, commentaire: words } })).statusCode).toBe(201);
    expect(await figures(form.id)).toMatchObject({ complete: 1, set_aside: 1 });
  });

  it("are one answer under one key, in whatever order they come, and count once", async () => {
    const { form, token } = await published();
    const before = (await countedAnswers()).length;
    const key = "une-seule-reponse";
    expect(replyOf("answerPublicForm", await answer(token, { stage: "started", answers: {} }, { key })).state).toBe("started");
    expect(replyOf("answerPublicForm", await answer(token, { stage: "partial", answers: { recommandation: 9 } }, { key })).state).toBe(
      "partial",
    );
    expect(replyOf("answerPublicForm", await answer(token, { stage: "started", answers: {} }, { key })).state).toBe("partial");
    const [partial] = replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${form.id}/responses`)).items;
    expect(partial?.answers).toEqual({ recommandation: 9 });
    expect(await figures(form.id)).toMatchObject({ started: 0, partial: 1, complete: 0, nps: null });
    const whole = { answers: { recommandation: 9, note: 8, calme: 5 } };
    expect(replyOf("answerPublicForm", await answer(token, whole, { key })).state).toBe("complete");
    expect((await answer(token, whole, { key })).statusCode).toBe(201);
    expect(replyOf("answerPublicForm", await answer(token, { stage: "partial", answers: {} }, { key })).state).toBe("complete");
    expect((await answer(token, { answers: { recommandation: 0, note: 0 } }, { key })).statusCode).toBe(409);
    expect(await figures(form.id)).toMatchObject({ started: 0, partial: 0, complete: 1, nps: 100, rating: 80, promoters: 1 });
    expect((await countedAnswers()).length).toBe(before + 1);
    const { items } = replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${form.id}/responses`));
    expect(items).toMatchObject([{ score: 9, rating: 80, channel: "link", state: "complete", set_aside: null }]);
  });

  it("are refused where a question takes no such answer or asks for one, and from machines", async () => {
    const { form, token } = await published();
    for (const [answers, pointer] of [
      [{ recommandation: 9 }, "/answers/note"],
      [{ recommandation: 11, note: 8 }, "/answers/recommandation"],
      [{ recommandation: 9, note: 8, calme: 6 }, "/answers/calme"],
      [{ recommandation: 9, note: 8, inconnue: "x" }, "/answers/inconnue"],
      [{ recommandation: 9, note: 8, date: "2019-01-01" }, "/answers/date"],
    ] as const) {
      const refusal = await answer(token, { answers });
      expect(refusal.statusCode, pointer).toBe(422);
      expect(refusal.body).toContain(pointer.replace("/answers/recommandation", "/answers"));
    }
    expect((await answer(token, { website: "https://spam.example" })).statusCode).toBe(201);
    const { proof: _, ...unproven } = { proof: undefined };
    expect((await answer(token, { ...unproven, proof: { salt: "a", digest: "b", signature: "c", number: 1 } })).statusCode).toBe(422);
    expect((await answer(token, {}, { wait: 100 })).statusCode).toBe(429);
    expect(await figures(form.id)).toMatchObject({ complete: 0, started: 0, partial: 0 });
  });

  it("on a kiosk stay internal: they are shown as taken on the spot, and no figure counts them", async () => {
    const { form, token } = await published();
    const before = (await countedAnswers()).length;
    expect(replyOf("answerPublicForm", await answer(token, { kiosk: true, publish: true })).confirmation).toBe(false);
    expect(await figures(form.id)).toMatchObject({ complete: 0, on_spot: 1, nps: null });
    expect((await countedAnswers()).length).toBe(before);
  });

  it("begun on a kiosk are completed there alone: its limit is wider, and none of them counts", async () => {
    const { form, token } = await published();
    const key = "commencee-sur-une-borne";
    expect((await answer(token, { stage: "partial", kiosk: true }, { key })).statusCode).toBe(201);
    expect((await answer(token, {}, { key })).statusCode).toBe(409);
    expect(await figures(form.id)).toMatchObject({ complete: 0, on_spot: 0, partial: 1 });
    expect((await answer(token, { kiosk: true }, { key })).statusCode).toBe(201);
    expect(await figures(form.id)).toMatchObject({ complete: 0, on_spot: 1, partial: 0 });
  });

  it("hold no address for mails that the form does not ask about", async () => {
    const { form, token } = await published("court");
    expect(form.document.consent?.prospecting).toBeUndefined();
    expect((await answer(token, { prospecting: true, email: "cliente@exemple.fr" })).statusCode).toBe(201);
    const rows = await test.services.store.system("test", (db) =>
      db.selectFrom("form_answers").where("form_id", "=", form.id).select(["prospecting", "email"]).execute(),
    );
    expect(rows).toEqual([{ prospecting: false, email: null }]);
  });

  it("become a review that waits for confirmation where the guest agrees, and asks the address for it", async () => {
    const { token } = await published();
    expect((await answer(token, { publish: true })).statusCode).toBe(422);
    const given = {
      publish: true,
      email: "Cliente@exemple.fr",
      answers: { recommandation: 3, note: 4, commentaire: "Chambre bruyante et froide, personne à l’accueil le soir." },
    };
    const key = "reponse-publiable";
    expect(replyOf("answerPublicForm", await answer(token, given, { key })).confirmation).toBe(true);
    const rows = await test.services.store.system("test", (db) =>
      db.selectFrom("submissions").where("key", "like", "form-%").selectAll().execute(),
    );
    expect(rows).toMatchObject([
      { email: "cliente@exemple.fr", rating: 4, verification: "email", confirmed_at: null, text: given.answers.commentaire },
    ]);
  });

  it("that a machine sends all at once stay within the limit of their network, and one to a key", async () => {
    const { form, token } = await published("court");
    const flood = (ip: string, keyOf: (no: number) => string): Promise<LightMyRequestResponse[]> =>
      Promise.all(
        Array.from({ length: 60 }, (_, no) =>
          test.app.inject({
            method: "POST",
            url: `/api/v2/${test.slug}/satisfaction-forms/public/${token}/answers`,
            remoteAddress: ip,
            headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "idempotency-key": keyOf(no) },
            payload: { version: 1, lang: "fr", stage: "started", answers: {} },
          }),
        ),
      );
    const many = await flood("192.0.2.50", (no) => `une-cle-par-envoi-${no}`);
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = many.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.every(({ statusCode, headers }) => statusCode === 429 && Number(headers["retry-after"]) > 0)).toBe(true);
    expect(new Set((await flood("192.0.2.51", () => "une-seule-cle-pour-tous")).map(({ statusCode }) => statusCode))).toEqual(
      new Set([201]),
    );
    expect(await figures(form.id)).toMatchObject({ started: 6, partial: 0, complete: 0 });
    expect((await answer(token)).statusCode).toBe(201);
  });

  it("from one network are five an hour; what looks like one hand is set aside and counts nowhere", async () => {
    const { form, token } = await published();
    const before = (await countedAnswers()).length;
    const ip = "192.0.2.7";
    for (let no = 0; no < 5; no += 1) expect((await answer(token, {}, { ip })).statusCode).toBe(201);
    const sixth = await answer(token, {}, { ip });
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(3_000);
    expect((await answer(token, { seconds: 1 })).statusCode).toBe(201);
    expect(await figures(form.id)).toMatchObject({ complete: 3, set_aside: 3 });
    expect((await countedAnswers()).length).toBe(before + 3);
    test.advance(61 * MINUTE);
    expect((await answer(token, {}, { ip })).statusCode).toBe(201);
  });
});
