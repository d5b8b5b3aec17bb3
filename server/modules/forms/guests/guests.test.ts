import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../../tests/access/support/test-app.ts";
import { outboxOf, placesWith as places } from "../../../../tests/support/places-with.ts";
import { replyOf } from "../../../../tests/support/replies.ts";
import { purgeGuests } from "./purge-guests.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const MONTH = 31 * 86_400_000;
let dmo = "";
/** Moves the clock; whoever was signed in is so no more. */
async function advance(milliseconds: number): Promise<void> {
  test.advance(milliseconds);
  dmo = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
}
const neighbour = () => addAccount(test, { type: "DMO", group: "dunes", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
const words = "Zimmer von Familie Vogt aus Ulm, sehr ruhig und freundlich.";

const send = (
  method: "GET" | "POST",
  url: string,
  payload?: object,
  as: string | null = dmo,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });

const outbox = (): string => outboxOf(test);
const placesWith = (text: string): Promise<string[]> => places(test, text);

let form = "";
/** A guest of the hotel's who was invited, answered, and agreed to the publication; returns the token of the address that stops mails. */
async function guest(email: string, comment: string): Promise<string> {
  // The noon of a day: nobody is written to in quiet hours.
  const noon = new Date(test.services.clock.now());
  noon.setUTCDate(noon.getUTCDate() + 1);
  noon.setUTCHours(11, 0, 0, 0);
  await advance(noon.getTime() - test.services.clock.now().getTime());
  if (form === "") {
    const places = await test.services.store.system("test", (db) =>
      db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").execute(),
    );
    const asked = { model: "sejour", establishments: places.map(({ id }) => id) };
    form = replyOf("createForm", await send("POST", "/satisfaction-forms", asked)).id;
    await send("POST", `/satisfaction-forms/${form}/publish`);
  }
  const guests = [{ email, name: `Gast ${email}`, stay_date: noon.toISOString().slice(0, 10) }];
  const sent = replyOf("sendForm", await send("POST", `/satisfaction-forms/${form}/send`, { guests }));
  expect(sent).toEqual({ queued: 1, refused: [] });
  await advance(86_400_000);
  const mailOf = (): string | undefined => {
    const files = existsSync(outbox()) ? readdirSync(outbox()) : [];
    return files
      .map((file) => readFileSync(join(outbox(), file), "utf8"))
      .find((mail) => mail.includes(`<${email}>`) || mail.includes(email));
  };
  await expect.poll(mailOf, { timeout: 20_000 }).toBeDefined();
  const mail = mailOf() ?? "";
  const token = /\/public\/form\/([\w-]+)/.exec(mail)?.[1] ?? "";
  const answers = { recommandation: 10, note: 9, commentaire: comment };
  const answer = await send(
    "POST",
    `/satisfaction-forms/public/${token}/answers`,
    { version: 1, lang: "fr", publish: true, prospecting: true, seconds: 90, answers },
    null,
    { "idempotency-key": `answer-${email.replaceAll(/\W/g, "-")}` },
  );
  expect(answer.statusCode).toBe(201);
  return /\/public\/mails\/(\S+)/.exec(mail)?.[1] ?? "";
}

const counted = () =>
  test.services.store.system("test", (db) =>
    db.selectFrom("answers").where("external_id", "like", "form %").select(["score", "comment", "profile"]).execute(),
  );

describe("a guest's data", () => {
  it("is erased on request in every table and file; marks stay, and who wanted no more mails gets none", { timeout: 60_000 }, async () => {
    const stop = await guest("vogt@example.de", words);
    expect(await placesWith("vogt@example.de")).toEqual(
      expect.arrayContaining(["form_answers", "form_invitations", "mail_subscriptions", "mails", "outbox/*.eml", "submissions"]),
    );
    expect((await send("POST", `/mails/stop/${stop}`, undefined, null)).statusCode).toBe(200);
    // Another group's request finds nothing of this one.
    const foreign = await send("POST", "/satisfaction-forms/erasures", { email: "vogt@example.de" }, await neighbour());
    expect(replyOf("eraseGuest", foreign)).toEqual({ invitations: 0, answers: 0, mails: 0, reviews: 0 });
    expect(await placesWith("vogt@example.de")).toContain("form_invitations");

    const erased = replyOf("eraseGuest", await send("POST", "/satisfaction-forms/erasures", { email: " VOGT@example.de" }));
    expect(erased).toEqual({ invitations: 1, answers: 1, mails: expect.any(Number), reviews: 1 });
    expect(await placesWith("vogt@example.de")).toEqual([]);
    // What the guest agreed to publish stays a review, without an author.
    expect(await placesWith("Familie Vogt")).toEqual(["reviews", "submissions"]);
    expect(await counted()).toEqual([{ score: 10, comment: null, profile: "non_renseigne" }]);
    expect(replyOf("readForm", await send("GET", `/satisfaction-forms/${form}`)).figures).toMatchObject({
      complete: 1,
      nps: 100,
      rating: 90,
    });
    const [response] = replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${form}/responses`)).items;
    expect(response).toMatchObject({ score: 10, rating: 90, answers: { recommandation: 10, note: 9 }, profile: null, stay_date: null });
    expect(replyOf("listErasures", await send("GET", "/satisfaction-forms/erasures"))).toMatchObject([
      { why: "request", login: dmo, invitations: 1, answers: 1 },
    ]);
    const again = await send("POST", `/satisfaction-forms/${form}/send`, { guests: [{ email: "vogt@example.de" }] });
    expect(replyOf("sendForm", again).refused).toMatchObject([{ reason: expect.stringContaining("ne veut plus") }]);
    const stopPage = await send("GET", `/mails/stop/${stop}`, undefined, null);
    expect(replyOf("readMailStop", stopPage)).toMatchObject({ address: "une adresse effacée", stopped: true, guests: true });
    // The stop outlives the time between two requests.
    await advance(4 * MONTH);
    await purgeGuests({ store: test.services.store, outbox: outbox(), now: test.services.clock.now() });
    const later = await send("POST", `/satisfaction-forms/${form}/send`, { guests: [{ email: "vogt@example.de" }] });
    expect(replyOf("sendForm", later).refused).toMatchObject([{ reason: expect.stringContaining("ne veut plus") }]);
  });

  it("is erased after 36 months by itself, and not before", { timeout: 60_000 }, async () => {
    await guest("rossi@example.it", "Camera della famiglia Rossi, molto tranquilla e pulita.");
    const before = (await counted()).length;
    const { store, clock } = test.services;
    await advance(35 * MONTH);
    await purgeGuests({ store, outbox: outbox(), now: clock.now() });
    expect(await placesWith("rossi@example.it")).toEqual(
      expect.arrayContaining(["form_answers", "form_invitations", "mail_subscriptions"]),
    );
    await advance(2 * MONTH);
    expect(await purgeGuests({ store, outbox: outbox(), now: clock.now() })).toBe(2);
    // Authors of reviews are forgotten by the policy of moderation.
    expect((await placesWith("rossi@example.it")).filter((place) => place !== "submissions")).toEqual([]);
    expect(await placesWith("famiglia Rossi")).toEqual(["reviews", "submissions"]);
    expect((await counted()).length).toBe(before);
    const [line] = replyOf("listErasures", await send("GET", "/satisfaction-forms/erasures"));
    expect(line).toMatchObject({ why: "age", login: null, invitations: 1, answers: 1 });
    expect(await purgeGuests({ store, outbox: outbox(), now: clock.now() })).toBe(0);
  });

  it("who spoke at a counter leaves the day, the kind and the themes after 36 months, not the words", async () => {
    await advance(0);
    const { store, clock } = test.services;
    const place = await store.system("test", (db) =>
      db.selectFrom("establishments").select("id").where("name", "=", "Hôtel Bellerive").executeTakeFirstOrThrow(),
    );
    const day = clock.now().toISOString().slice(0, 10);
    const remark = {
      establishment: place.id,
      day,
      kind: "complaint",
      text: "Madame Quimbrot trouve le parking bruyant.",
      follow_up: "Appelée",
    };
    expect((await send("POST", "/satisfaction-forms/remarks", remark, dmo, { "idempotency-key": "remarque-ancienne" })).statusCode).toBe(
      201,
    );
    await advance(35 * MONTH);
    await purgeGuests({ store, outbox: outbox(), now: clock.now() });
    expect(await placesWith("Quimbrot")).toEqual(["counter_remarks"]);
    await advance(2 * MONTH);
    expect(await purgeGuests({ store, outbox: outbox(), now: clock.now() })).toBe(1);
    expect(await placesWith("Quimbrot")).toEqual([]);
    const list = replyOf("listCounterRemarks", await send("GET", "/satisfaction-forms/remarks"));
    expect(list.items).toMatchObject([{ day, kind: "complaint", text: "", follow_up: null }]);
    expect(replyOf("listErasures", await send("GET", "/satisfaction-forms/erasures"))[0]).toMatchObject({ why: "age", remarks: 1 });
  });

  it("is asked for by an address", async () => {
    await advance(0);
    expect((await send("POST", "/satisfaction-forms/erasures", { email: "pas une adresse" })).statusCode).toBe(422);
  });
});
