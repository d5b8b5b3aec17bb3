import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";

import { addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { Challenge, DecisionAnswer, ReviewSubmission } from "../../../src/generated/types.ts";
import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { decide } from "./decide.ts";
import type { Deciding, Decision } from "./deciding.ts";
import { verifyJournals } from "./journal.ts";
import { controlStatement } from "./moderation-stats.ts";
import { upkeep } from "./upkeep.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const colleague = "dmo.moderation@belvedere.example";
const neighbour = "dmo.voisin@belvedere.example";
const pro = "pro@belvedere.example";
const MINUTE = 60_000;
const DAY = 86_400_000;

const send = (
  method: "GET" | "POST" | "PUT",
  url: string,
  payload?: object,
  as: string | null = dmo,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });
const detailOf = (answer: LightMyRequestResponse): unknown[] => [answer.statusCode, answer.json<{ detail?: string }>().detail];

let count = 0;
const hotel = async (name = "Hôtel Bellerive"): Promise<string> =>
  test.services.store.system(
    "test",
    async (db) => (await db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow()).id,
  );

/** What a browser does: tries numbers until one has the digest. */
function solved({ salt, digest, signature, most }: Challenge): ReviewSubmission["proof"] {
  for (let number = 0; number < most; number += 1)
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === digest) return { salt, digest, signature, number };
  throw new Error("no number solves it");
}

const words = (own: Partial<ReviewSubmission> = {}): ReviewSubmission => ({
  rating: 8,
  title: "Un bon séjour",
  text: "Accueil chaleureux, chambre propre et calme.",
  date: new Date(Date.now() - 20 * DAY).toISOString().slice(0, 10),
  profile: "couple",
  lang: "fr",
  email: `auteur${(count += 1)}@exemple.fr`,
  consent: true,
  prospecting: false,
  ...own,
});

/** Leaves a review as a visitor does. */
async function leave(
  own: Partial<ReviewSubmission> = {},
  { key = `cle-de-l-avis-${count}`, ip = `10.0.${count % 250}.1` } = {},
): Promise<LightMyRequestResponse> {
  const place = await hotel();
  const { challenge } = replyOf("readReviewForm", await send("GET", `/public/reviews/${place}`, undefined, null));
  test.advance(5_000);
  return test.app.inject({
    method: "POST",
    url: `/api/v2/${test.slug}/public/reviews/${place}`,
    remoteAddress: ip,
    headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "idempotency-key": key },
    payload: { ...words(own), proof: solved(challenge), ...("proof" in own ? { proof: own.proof } : {}) },
  });
}

/** The mails of the outbox to an address, oldest first. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(test.services.environment.dataDir, "outbox");
  const files = (): string[] => {
    try {
      return readdirSync(folder)
        .toSorted()
        .map((file) => readFileSync(join(folder, file), "utf8"));
    } catch {
      return [];
    }
  };
  return files().filter((mail) => mail.includes(address));
}
const tokenIn = (mail: string | undefined, path: string): string => {
  const line = mail?.split(/\r?\n/).find((one) => one.startsWith("http") && one.includes(path));
  if (!line) throw new Error(`no ${path} in a mail`);
  return line.slice(line.lastIndexOf("/") + 1);
};

/** The words of a PDF among the downloads, once it is made. */
async function wordsOf(task: string, as = dmo): Promise<string> {
  const file = () => send("GET", `/tasks/${task}/content`, undefined, as);
  await expect.poll(async () => (await file()).statusCode, { timeout: 60_000 }).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array((await file()).rawPayload)));
  return text
    .join(" ")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\s+/g, " ");
}

/** A review that waits for its moderators, with its author's token. */
async function pending(own: Partial<ReviewSubmission> = {}): Promise<{ token: string; id: string; at: string; email: string }> {
  const email = own.email ?? `auteur.attendu${(count += 1)}@exemple.fr`;
  expect((await leave({ ...own, email }, { key: `cle-attendue-${count}` })).statusCode).toBe(202);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  const token = tokenIn((await mailsTo(email))[0], "/public/review/");
  expect(replyOf("readAuthorPage", await send("GET", `/public/author/${token}`, undefined, null)).state).toBe("unconfirmed");
  expect(replyOf("confirmOwnReview", await send("POST", `/public/author/${token}/confirm`, undefined, null)).state).toBe("pending");
  const { items } = replyOf("searchModeration", await send("POST", "/moderation/reviews", { state: "pending", size: 100 }));
  const newest = items.toSorted((a, b) => b.received_at.localeCompare(a.received_at))[0];
  if (!newest) throw new Error("no review waits");
  return { token, id: newest.id, at: `/moderation/establishment/${newest.establishment.id}/reviews/${newest.id}`, email };
}

/** What is done some minutes from now; afterwards it is now again, and no session has ended. */
async function after<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  test.advance(minutes * MINUTE);
  try {
    return await act();
  } finally {
    test.advance(-minutes * MINUTE);
  }
}

/** A decision of the destination's moderator at another time; its letters are not sent. */
function decideAt(now: Date, at: string, decision: Decision): Promise<DecisionAnswer> {
  const services = {
    ...test.services,
    clock: { now: () => now },
    letters: { queue: async () => undefined, takeBack: async () => undefined },
  } as unknown as Deciding;
  const group = { id: "aurelle", name: "", kind: "destination", logo_url: null, destination: "aurelle", barometer: true } as const;
  const [, , , id = "", , reviewId = ""] = at.split("/");
  return decide(services, { login: dmo, type: "DMO", group, roles: [], restricted: false, cards: [] }, { id, reviewId }, decision);
}

describe("a visitor's review", () => {
  it("is asked to be confirmed, whatever the address; opening the link changes nothing, its button does, once", async () => {
    const email = "visiteuse@exemple.fr";
    const answers = [await leave({ email }), await leave({ email }, { key: "une-autre-cle" })];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{"received":true}'],
      [202, '{"received":true}'],
    ]);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    const token = tokenIn((await mailsTo(email))[0], "/public/review/");
    const page = () => send("GET", `/public/author/${token}`, undefined, null);
    expect([replyOf("readAuthorPage", await page()).state, replyOf("readAuthorPage", await page()).state]).toEqual([
      "unconfirmed",
      "unconfirmed",
    ]);
    await Promise.all([1, 2, 3].map(() => send("POST", `/public/author/${token}/confirm`, undefined, null)));
    const confirmed = replyOf("readAuthorPage", await page());
    expect(confirmed).toMatchObject({ state: "pending", rating: 8, verification: "email" });
    // The form, the receipt and the page say the same delay.
    const { days } = replyOf("readReviewForm", await send("GET", `/public/reviews/${await hotel()}`, undefined, null));
    const left = Date.parse(confirmed.due_at ?? "") - test.services.clock.now().getTime();
    expect([days, Math.round(left / DAY)]).toEqual([10, 10]);
    const { items } = replyOf("searchModeration", await send("POST", "/moderation/reviews", { search: "chaleureux" }));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ state: "pending", rating: 80, verification: "email", urgency: null });
    // Nobody reads who the author is.
    const { payload } = await send("GET", `/moderation/establishment/${items[0]?.establishment.id}/reviews/${items[0]?.id}`);
    expect(payload).not.toContain(email);
  });

  it("by an invitation after a stay is shown as a verified stay, once; the invitation is the establishment's own to make", async () => {
    const place = await hotel();
    const today = test.services.clock.now().toISOString().slice(0, 10);
    const invite = (payload: object, as: string | null = pro, id = place) =>
      send("POST", `/moderation/sheets/${id}/invitations`, payload, as);
    expect(detailOf(await invite({ stayed_on: "2031-01-01", count: 1 }))[0]).toBe(422);
    expect((await invite({ stayed_on: today, count: 1 }, pro, await hotel("Musée de la Soie"))).statusCode).toBe(404);
    const { addresses } = replyOf("createInvitations", await invite({ stayed_on: today, count: 2 }));
    const keys = addresses.map((one) => new URL(one).searchParams.get("invitation") ?? "");
    expect(new Set(keys).size).toBe(2);
    const [invitation = ""] = keys;
    const form = async (key: string) =>
      replyOf("readReviewForm", await send("GET", `/public/reviews/${place}?invitation=${key}`, undefined, null)).invitation;
    expect(await form(invitation)).toEqual({ open: true, stayed_on: today });
    expect(await form("x".repeat(43))).toEqual({ open: false, stayed_on: null });
    const { at } = await pending({ text: "Invitée par la maison, j’en dis du bien.", invitation });
    expect(replyOf("readModeratedReview", await send("GET", at)).review.verification).toBe("invited");
    expect(await form(invitation)).toEqual({ open: false, stayed_on: null });
    expect(
      (await leave({ invitation }, { key: "cle-invitation-servie", ip: "10.9.9.9" })).json<{ errors: object[] }>().errors,
    ).toMatchObject([{ pointer: "/invitation" }]);
  });

  it("is one review under one key, five of a network within an hour, and none without work or for a machine", async () => {
    const same = words({ email: "meme@exemple.fr" });
    const keyed = await Promise.all(Array.from({ length: 12 }, () => leave(same, { key: "toujours-la-meme", ip: "10.9.9.9" })));
    expect(keyed.map(({ statusCode }) => statusCode)).toEqual(keyed.map(() => 202));
    expect((await leave({ ...same, text: "Autre chose." }, { key: "toujours-la-meme", ip: "10.9.9.9" })).statusCode).toBe(409);
    const many = [];
    for (let i = 0; i < 7; i += 1) many.push(await leave({}, { key: `cle-du-reseau-${i}`, ip: "10.7.7.7" }));
    expect(many.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
    expect(Number(many[6]?.headers["retry-after"])).toBeGreaterThan(3_000);
    expect((await leave({ website: "https://spam.example", email: "robot@exemple.fr" })).statusCode).toBe(202);
    const stored = await test.services.store.system("test", (db) =>
      db.selectFrom("submissions").select(["email"]).where("email", "in", ["meme@exemple.fr", "robot@exemple.fr"]).execute(),
    );
    expect(stored).toEqual([{ email: "meme@exemple.fr" }]);
    for (const proof of [undefined, { salt: "a", digest: "b", signature: "c", number: 1 }])
      expect((await leave({ proof: proof as ReviewSubmission["proof"] } as Partial<ReviewSubmission>)).statusCode).toBe(422);
  });

  it.each([
    [{ date: "2099-01-01" }, "/date"],
    [{ date: "2020-01-01" }, "/date"],
    [{ date: "2026-02-30" }, "/date"],
    [{ consent: false }, "/consent"],
    [{ email: "a@exemple.fr\r\nBcc: b@exemple.fr" }, "/email"],
    [{ text: " ", title: " " }, "/text"],
    [{ profile: "martien" }, "/profile"],
    [{ marks: { inconnue: 5 } }, "/marks"],
  ])("with %j is refused at %s", async (own, pointer) => {
    const answer = await leave(own);
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
  });

  it("shows its signals first, and what was masked is hidden from everybody and traced", async () => {
    const { at } = await pending({ text: "Demandez M. Dupont, cet escroc, au 06 12 34 56 78 ou jean@exemple.fr. Très bruyant." });
    const whole = replyOf("readModeratedReview", await send("GET", at));
    expect(new Set(whole.review.signals.map(({ kind }) => kind))).toEqual(new Set(["insult", "person", "email", "phone"]));
    const passages = whole.review.signals.flatMap(({ kind, field, start, end }) =>
      ["phone", "email", "person"].includes(kind) && field && start !== undefined && end !== undefined ? [{ field, start, end }] : [],
    );
    replyOf("maskModerated", await send("POST", `${at}/mask`, { passages }));
    const after = replyOf("readModeratedReview", await send("GET", at));
    expect(after.review.text).toBe("Demandez […], cet escroc, au […] ou […]. Très bruyant.");
    expect(after.review.signals.map(({ kind, start, end }) => [kind, after.review.text?.slice(start, end)])).toEqual([
      ["insult", "escroc"],
    ]);
    expect(after.history.map(({ action }) => action)).toEqual(["confirm", "mask"]);
    expect(JSON.stringify(after)).not.toContain("06 12");
    // Nor is it found by what it said.
    const found = async (search: string) =>
      replyOf("searchModeration", await send("POST", "/moderation/reviews", { search })).items.some((item) => at.endsWith(item.id));
    expect([await found("escroc bruyant"), await found("escroc dupont")]).toEqual([true, false]);
  });
});

describe("a document that proves a stay", () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
  const attach = (token: string, bytes: Buffer, type = "application/octet-stream"): Promise<LightMyRequestResponse> =>
    test.app.inject({
      method: "PUT",
      url: `/api/v2/${test.slug}/public/author/${token}/proof`,
      headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "content-type": type },
      payload: bytes,
    });
  const remove = (token: string): Promise<LightMyRequestResponse> =>
    test.app.inject({
      method: "DELETE",
      url: `/api/v2/${test.slug}/public/author/${token}/proof`,
      headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug },
    });

  it("is the author's to send and to take back until it is judged; accepted, the review says so; nobody but a moderator reads it", async () => {
    const { token, at } = await pending();
    expect((await attach(token, Buffer.from("<html>"), "text/html")).statusCode).toBe(415);
    expect(replyOf("sendStayProof", await attach(token, png)).proof).toMatchObject({ media_type: "image/png", accepted: null });
    expect(replyOf("removeStayProof", await remove(token)).proof).toBeNull();
    await attach(token, png);
    expect(replyOf("sendStayProof", await attach(token, Buffer.from("%PDF-1.7 facture"))).proof).toMatchObject({
      media_type: "application/pdf",
    });
    for (const other of [pro, neighbour]) expect((await send("GET", `${at}/proof`, undefined, other)).statusCode).toBeGreaterThan(400);
    const shown = await send("GET", `${at}/proof`);
    expect([shown.headers["content-type"], shown.headers["cache-control"], shown.body]).toEqual([
      "application/pdf",
      "no-store",
      "%PDF-1.7 facture",
    ]);
    expect(replyOf("readModeratedReview", await send("GET", at)).proof).toMatchObject({ size: 16, accepted: null });
    replyOf("judgeStayProof", await send("POST", `${at}/proof`, { accepted: true }));
    expect((await send("POST", `${at}/proof`, { accepted: false })).statusCode).toBe(409);
    expect((await attach(token, png)).statusCode).toBe(409);
    expect((await remove(token)).statusCode).toBe(409);
    const { review, history } = replyOf("readModeratedReview", await send("GET", at));
    expect([review.verification, history.at(-1)?.action]).toEqual(["proof", "accept-proof"]);
    expect(replyOf("readAuthorPage", await send("GET", `/public/author/${token}`, undefined, null))).toMatchObject({
      verification: "proof",
      proof: { accepted: true },
      may_prove: false,
    });
  });

  it("that is set aside leaves the review as it was; it is erased after the policy's days, or with the review", async () => {
    const [kept, withdrawn] = [await pending(), await pending()];
    for (const { token } of [kept, withdrawn]) await attach(token, png);
    replyOf("judgeStayProof", await send("POST", `${kept.at}/proof`, { accepted: false }));
    replyOf("publishModerated", await send("POST", `${kept.at}/publish`, {}));
    // Judging a proof is no step: the decision can still be taken back.
    const { review, take_back: takeBack } = replyOf("readModeratedReview", await send("GET", kept.at));
    expect([review.verification, takeBack?.action]).toEqual(["email", "publish"]);
    await send("POST", `/public/author/${withdrawn.token}/withdraw`, undefined, null);
    const left = () =>
      test.services.store.system("test", (db) =>
        db.selectFrom("review_proofs").select("submission_id").where("accepted", "is", false).execute(),
      );
    expect((await send("GET", `${withdrawn.at}/proof`)).statusCode).toBe(404);
    const services = { ...test.services } as unknown as Parameters<typeof upkeep>[0];
    const now = test.services.clock.now().getTime();
    await upkeep(services, new Date(now + 29 * DAY));
    expect(await left()).toHaveLength(1);
    await upkeep(services, new Date(now + 31 * DAY));
    expect(await left()).toHaveLength(0);
  });
});

describe("a decision", () => {
  it("publishes at once, waits ten minutes before anybody is written to, and can be taken back until then", async () => {
    const { at, email, token } = await pending();
    const published = replyOf("publishModerated", await send("POST", `${at}/publish`, {}));
    expect(published).toMatchObject({ state: "published", response_state: null });
    expect(replyOf("readModeratedReview", await send("GET", at)).letters.map(({ letter, to }) => [letter, to])).toEqual(
      expect.arrayContaining([
        ["published", "author"],
        ["notification", "establishment"],
      ]),
    );
    replyOf("takeBackModerated", await send("POST", `${at}/take-back`, {}));
    expect(replyOf("readModeratedReview", await send("GET", at))).toMatchObject({ review: { state: "pending" }, letters: [] });
    replyOf("publishModerated", await send("POST", `${at}/publish`, {}));
    test.advance(11 * MINUTE);
    expect((await send("POST", `${at}/take-back`, {})).statusCode).toBe(409);
    // One letter of the decision that stayed.
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    expect(replyOf("readAuthorPage", await send("GET", `/public/author/${token}`, undefined, null)).state).toBe("published");
    expect((await verifyJournals(test.services.store)).breaks).toEqual([]);
  });

  it("that comes second hears what the first one was, by whom and when", async () => {
    const { at } = await pending();
    await send("POST", `${at}/publish`, {}, colleague);
    const [status, detail] = detailOf(await send("POST", `${at}/reject`, { reason: "promo" }));
    expect([status, detail]).toEqual([
      409,
      expect.stringMatching(/^Cet avis a été publié par dmo\.moderation@.* le .*\. Il est publié\.$/),
    ]);
    expect(replyOf("readModeratedReview", await send("GET", at)).review.state).toBe("published");
  });

  it.each([
    [{ reason: "avis negatif" }, "/reason"],
    [{ reason: "no_experience" }, "/proof"],
    [{ reason: "no_experience", proof: "  " }, "/proof"],
  ])("to refuse with %j names what is missing", async (body, pointer) => {
    const { at } = await pending();
    const answer = await send("POST", `${at}/reject`, body);
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer]).toEqual([422, pointer]);
  });

  it("is no professional's, who neither sees what waits nor decides", async () => {
    const { at, id } = await pending();
    expect((await send("POST", `${at}/publish`, {}, pro)).statusCode).toBe(403);
    expect((await send("GET", at, undefined, pro)).statusCode).toBe(404);
    const { items } = replyOf("searchModeration", await send("POST", "/moderation/reviews", { state: "all", size: 100 }, pro));
    expect(items.map((item) => item.id)).not.toContain(id);
    expect((await send("GET", at, undefined, neighbour)).statusCode).toBe(404);
  });

  it("on several reviews does what it can, and says what it could not", async () => {
    const [one, two] = [await pending(), await pending()];
    await send("POST", `${two.at}/publish`, {});
    const answer = replyOf(
      "decideModeration",
      await send("POST", "/moderation/decisions", { action: "reject", reviews: [one.id, two.id], reason: "off_topic" }),
    );
    expect(answer).toEqual({ done: [one.id], refused: [{ id: two.id, detail: expect.stringContaining("Il est publié.") as string }] });
  });
});

describe("a refusal", () => {
  it("tells its author why; contested, another moderator judges it", async () => {
    const { at, token } = await pending();
    replyOf("rejectModerated", await send("POST", `${at}/reject`, { reason: "insulting", message: "Sans le mot « escroc »." }));
    const page = () => send("GET", `/public/author/${token}`, undefined, null).then((answer) => replyOf("readAuthorPage", answer));
    expect(await after(10, page)).toMatchObject({
      state: "rejected",
      reason: { code: "insulting" },
      message: "Sans le mot «\u00a0escroc\u00a0».".replaceAll("\u00a0", " "),
      correctable: true,
      appeal_alone: true,
    });
    const contested = replyOf(
      "appealOwnReview",
      await after(10, () => send("POST", `/public/author/${token}/appeal`, { message: "Ce n’est pas une injure." }, null)),
    );
    expect(contested).toMatchObject({ state: "pending", appeal: { alone: true } });
    expect(replyOf("searchModeration", await send("POST", "/moderation/reviews", {})).items.find(({ appealed }) => appealed)).toBeDefined();
    const [status, detail] = detailOf(await send("POST", `${at}/publish`, {}));
    expect([status, detail]).toEqual([409, expect.stringContaining("un autre modérateur juge la contestation")]);
    // A judgement that was taken back is none: the appeal waits again, and not for who refused.
    await send("POST", `${at}/reject`, { reason: "insulting" }, colleague);
    await send("POST", `${at}/take-back`, {}, colleague);
    expect(replyOf("readModeratedReview", await send("GET", at))).toMatchObject({ review: { appealed: true }, appeal: { own: true } });
    expect((await send("POST", `${at}/publish`, {})).statusCode).toBe(409);
    expect(replyOf("publishModerated", await send("POST", `${at}/publish`, {}, colleague)).state).toBe("published");
  });

  it("is not shown to its author before its letter is due: until then the review waits for its moderator", async () => {
    const { at, token } = await pending({ text: "Un avis dont le refus ne dure pas." });
    const page = () => send("GET", `/public/author/${token}`, undefined, null).then((answer) => replyOf("readAuthorPage", answer));
    const ask = (what: string, body: object) => send("POST", `/public/author/${token}/${what}`, body, null);
    const waiting = await page();
    expect(waiting).toMatchObject({ state: "pending", reason: null, message: null, correctable: false, appeal_until: null });
    await send("POST", `${at}/reject`, { reason: "insulting", message: "Sans ce mot." });
    expect(await after(9, page)).toEqual({ ...waiting, may_prove: false });
    for (const [what, body] of [
      ["appeal", {}],
      ["correction", { title: "", text: "Mieux dit.", rating: 4 }],
    ] as const)
      expect(detailOf(await ask(what, body))).toEqual([409, "Cet avis est à modérer."]);
    replyOf("takeBackModerated", await send("POST", `${at}/take-back`, {}));
    expect(await page()).toEqual(waiting);
    await send("POST", `${at}/reject`, { reason: "insulting", message: "Sans ce mot." });
    expect(await after(10, page)).toMatchObject({
      state: "rejected",
      reason: { code: "insulting" },
      message: "Sans ce mot.",
      correctable: true,
    });
  });

  it("can be contested until the civil day that ends its months, wherever the server is", async () => {
    const { at, token } = await pending();
    // Half past midnight in Paris, or later, while it is still the day before in UTC.
    const night = new Date(Math.floor(test.services.clock.now().getTime() / DAY) * DAY + 23.5 * 3_600_000);
    await decideAt(night, at, { action: "reject", reason: "promo" });
    const ahead = (night.getTime() - test.services.clock.now().getTime()) / MINUTE + 10;
    const page = replyOf("readAuthorPage", await after(ahead, () => send("GET", `/public/author/${token}`, undefined, null)));
    expect(page.appeal_until).toBe(addMonths(dayOf(night, "Europe/Paris"), 6));
  });

  it("for what can be corrected takes a corrected version; both stay, dated", async () => {
    const { at, token } = await pending({ text: "Quel abruti à l’accueil." });
    await send("POST", `${at}/reject`, { reason: "insulting" });
    const correct = (text: string) => send("POST", `/public/author/${token}/correction`, { title: "", text, rating: 4 }, null);
    replyOf("correctOwnReview", await after(10, () => correct("Accueil désagréable, au 06 12 34 56 78.")));
    const whole = replyOf("readModeratedReview", await send("GET", at));
    expect([whole.review.state, whole.review.text, whole.review.rating]).toEqual([
      "pending",
      "Accueil désagréable, au 06 12 34 56 78.",
      40,
    ]);
    // The signals are those of the new words.
    expect(whole.review.signals.map(({ kind }) => kind)).toEqual(["phone"]);
    expect(whole.versions).toMatchObject([{ text: "Quel abruti à l’accueil.", rating: 80 }]);
    await send("POST", `${at}/reject`, { reason: "conflict" });
    expect(detailOf(await after(10, () => correct("Encore.")))).toEqual([
      409,
      expect.stringContaining("n’appelle pas de version corrigée"),
    ]);
  });

  it("cannot be contested once its months have passed", async () => {
    const { at, token } = await pending();
    await send("POST", `${at}/reject`, { reason: "promo" });
    test.advance(190 * DAY);
    expect((await send("POST", `/public/author/${token}/appeal`, {}, null)).statusCode).toBe(409);
    test.advance(-190 * DAY);
  });
});

describe("the right of reply", () => {
  it("is given by the link of the notification, once, and waits for a moderator; its author reads what is published", async () => {
    const { at, token } = await pending({ text: "Une vue sur le lac que nul autre avis ne raconte." });
    await send("POST", `${at}/publish`, {});
    test.advance(11 * MINUTE);
    const mail = async () => (await mailsTo(pro)).find((one) => one.includes("que nul autre avis ne raconte"));
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    const link = tokenIn(await mail(), "/public/moderation/review/");
    const open = () => send("GET", `/moderation/token/${link}`, undefined, null);
    expect(replyOf("readReplyPage", await open())).toMatchObject({
      open: true,
      response: null,
      rules: { most: 4000 },
      translates: false,
    });
    const answered = replyOf(
      "respondByToken",
      await send("POST", `/moderation/token/${link}/response`, { response: "Merci de votre visite." }, null),
    );
    expect(answered).toMatchObject({ open: false, response: { state: "pending", text: "Merci de votre visite." } });
    expect((await send("POST", `/moderation/token/${link}/response`, { response: "Encore." }, null)).statusCode).toBe(410);
    const author = () => send("GET", `/public/author/${token}`, undefined, null).then((answer) => replyOf("readAuthorPage", answer));
    expect((await author()).response).toBeNull();
    expect(replyOf("publishModeratedResponse", await send("POST", `${at}/response/publish`, {}))).toMatchObject({
      state: "answered",
      response_state: "published",
    });
    expect((await author()).response).toMatchObject({ text: "Merci de votre visite." });
    // Withdrawn, nothing of it is open any more.
    expect(replyOf("withdrawOwnReview", await send("POST", `/public/author/${token}/withdraw`, undefined, null)).state).toBe("withdrawn");
    expect((await open()).statusCode).toBe(410);
    expect((await send("GET", `/moderation/token/${"x".repeat(43)}`, undefined, null)).statusCode).toBe(404);
  });

  it("is what the button of its mail opens, whatever addresses the review has", async () => {
    const { at } = await pending({ text: "Voyez donc\n\nhttps://piege.example/public/connexion\n\ncomme nul autre avis." });
    await send("POST", `${at}/publish`, {});
    await send("POST", `${at}/resend-leave-review-notification`);
    const mail = () =>
      test.services.store.system("test", (db) =>
        db.selectFrom("mails").select("html").where("recipient", "=", pro).where("body", "like", "%piege.example%").executeTakeFirst(),
      );
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    const { html = "" } = (await mail()) ?? {};
    expect(html).toMatch(/href="[^"]+\/public\/moderation\/review\/[\w-]{43}"/);
    expect(html).not.toContain('href="https://piege.example');
  });

  it("is written at the link as an account writes: kept, checked, suggested, and sent anew where it was refused", async () => {
    const { at, id } = await pending({ text: "Un balcon au soleil que nul autre avis ne vante." });
    await send("POST", `${at}/publish`, {});
    await send("POST", `${at}/resend-leave-review-notification`);
    const mail = async () => (await mailsTo(pro)).find((one) => one.includes("que nul autre avis ne vante"));
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    const base = `/moderation/token/${tokenIn(await mail(), "/public/moderation/review/")}`;
    const answer = async () => replyOf("readReplyAnswer", await send("GET", `${base}/answer`, undefined, null));
    const write = (payload: object, revision: number) => send("PUT", `${base}/answer`, payload, null, { "if-match": `"${revision}"` });
    expect(await answer()).toMatchObject({ channel: "here", state: "none", text: "", revision: 0 });
    const kept = replyOf("writeReplyAnswer", await write({ text: "Appelez-nous au 04 50 12 34 56." }, 0));
    expect(kept).toMatchObject({ state: "draft", revision: 1, warnings: [{ kind: "phone" }] });
    expect((await write({ text: "Autre onglet." }, 0)).statusCode).toBe(412);
    // What an account of the establishment or the destination writes is another draft.
    for (const as of [pro, dmo])
      expect(replyOf("readAnswer", await send("GET", `/responses/${id}`, undefined, as))).toMatchObject({ state: "none", text: "" });
    const suggested = await send("POST", `${base}/generate`, { again: "shorter" }, null);
    expect([suggested.statusCode, suggested.body.includes("event: done")]).toEqual([200, true]);
    expect(replyOf("writeReplyAnswer", await write({ text: "Menteur.", publish: true }, 1)).state).toBe("pending");
    expect((await write({ text: "Encore." }, 2)).statusCode).toBe(410);
    replyOf("rejectModeratedResponse", await send("POST", `${at}/response/reject`, { reason: "insulting" }));
    expect(await answer()).toMatchObject({ state: "refused", reason: "Propos injurieux ou discriminatoires" });
    expect(replyOf("writeReplyAnswer", await write({ text: "Merci de votre retour.", publish: true }, 2)).state).toBe("pending");
    replyOf("publishModeratedResponse", await send("POST", `${at}/response/publish`, {}));
    expect(await answer()).toMatchObject({ state: "published", published: { text: "Merci de votre retour." } });
    expect((await write({ text: "Encore." }, 3)).statusCode).toBe(410);
  });

  it("outlives a decision on a report that is taken back, not a publication that is", async () => {
    const { at } = await pending({ text: "Un grenier que nul autre avis ne mentionne." });
    await send("POST", `${at}/publish`, {});
    await send("POST", `${at}/resend-leave-review-notification`);
    const mail = async () => (await mailsTo(pro)).find((one) => one.includes("que nul autre avis ne mentionne"));
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    const link = tokenIn(await mail(), "/public/moderation/review/");
    const open = async () => (await send("GET", `/moderation/token/${link}`, undefined, null)).statusCode;
    await send("POST", `${at}/report`, { ground: "promo" }, colleague);
    test.advance(MINUTE);
    await send("POST", `${at}/publish`, {});
    replyOf("takeBackModerated", await send("POST", `${at}/take-back`, {}));
    expect(await open()).toBe(200);
    const other = await pending({ text: "Une cave que nul autre avis ne mentionne." });
    await send("POST", `${other.at}/publish`, {});
    await send("POST", `${other.at}/resend-leave-review-notification`);
    const second = async () => (await mailsTo(pro)).find((one) => one.includes("Une cave que nul autre"));
    await expect.poll(second, { timeout: 15_000 }).toBeDefined();
    replyOf("takeBackModerated", await send("POST", `${other.at}/take-back`, {}));
    await send("POST", `${other.at}/publish`, {});
    const early = tokenIn(await second(), "/public/moderation/review/");
    expect((await send("GET", `/moderation/token/${early}`, undefined, null)).statusCode).toBe(410);
  });

  it("dies with its days", async () => {
    const { at } = await pending({ text: "Un petit-déjeuner que nul autre avis ne décrit." });
    await send("POST", `${at}/publish`, {});
    await send("POST", `${at}/resend-leave-review-notification`);
    const mail = async () => (await mailsTo(pro)).find((one) => one.includes("que nul autre avis ne décrit"));
    await expect.poll(mail, { timeout: 15_000 }).toBeDefined();
    const link = tokenIn(await mail(), "/public/moderation/review/");
    test.advance(91 * DAY);
    expect((await send("GET", `/moderation/token/${link}`, undefined, null)).statusCode).toBe(410);
    test.advance(-91 * DAY);
  });

  it("refused, tells the establishment why once it cannot be taken back, with an address to answer anew; its account may, too", async () => {
    const { at } = await pending();
    await send("POST", `${at}/publish`, {});
    expect(replyOf("respondModerated", await send("POST", `${at}/response`, { response: "Menteur." }, pro))).toMatchObject({
      state: "responses",
      response_state: "pending",
    });
    replyOf(
      "rejectModeratedResponse",
      await send("POST", `${at}/response/reject`, { reason: "insulting", message: "Un mot que nul autre refus ne cite." }),
    );
    expect(replyOf("readModeratedReview", await send("GET", at, undefined, pro))).toMatchObject({
      response: { state: "rejected", reason: "insulting" },
    });
    const refusal = async () => (await mailsTo(pro)).find((one) => one.includes("que nul autre refus ne cite"));
    expect(await refusal()).toBeUndefined();
    test.advance(11 * MINUTE);
    await expect.poll(refusal, { timeout: 15_000 }).toMatch(/Propos injurieux/);
    const link = tokenIn(await refusal(), "/public/moderation/review/");
    expect(replyOf("readReplyPage", await send("GET", `/moderation/token/${link}`, undefined, null)).open).toBe(true);
    expect(replyOf("respondModerated", await send("POST", `${at}/response`, { response: "Merci de votre retour." }, pro)).state).toBe(
      "responses",
    );
  });
});

describe("a report", () => {
  it("by an establishment leaves the review visible until it is judged; upheld, it stops counting", async () => {
    const { at, id } = await pending();
    await send("POST", `${at}/publish`, {});
    expect((await send("POST", `${at}/report`, { ground: "too_old" }, pro)).statusCode).toBe(422);
    replyOf("reportModerated", await send("POST", `${at}/report`, { ground: "promo", message: "Un concurrent." }, pro));
    const whole = replyOf("readModeratedReview", await send("GET", at));
    expect(whole).toMatchObject({ review: { state: "reported" }, reports: [{ by: "establishment", ground: "promo", of_hand: 1 }] });
    replyOf("publishModerated", await send("POST", `${at}/publish`, {}));
    expect(replyOf("readModeratedReview", await send("GET", at)).reports).toMatchObject([{ upheld: false }]);
    const { text } = await test.services.store.system("test", (db) =>
      db
        .selectFrom("moderation_letters")
        .select("text")
        .where("letter", "=", "report_decided")
        .where("review_id", "=", id)
        .executeTakeFirstOrThrow(),
    );
    const receipt = tokenIn(text, "/public/report/");
    expect(replyOf("readPublicReport", await send("GET", `/public/reports/receipt/${receipt}`, undefined, null))).toMatchObject({
      upheld: false,
      ground: { code: "promo" },
    });
    await send("POST", `${at}/report`, { ground: "promo" }, pro);
    expect(replyOf("rejectModerated", await send("POST", `${at}/reject`, { reason: "promo" })).state).toBe("rejected");
  });

  it("by a reader has a receipt, and many of one hand are seen", async () => {
    const [one, two] = [await pending(), await pending()];
    for (const { at, id } of [one, two]) {
      await send("POST", `${at}/publish`, {});
      const { challenge } = replyOf("readReportForm", await send("GET", `/public/reports/${id}`, undefined, null));
      test.advance(5_000);
      const body = { ground: "duplicate", email: "lecteur@exemple.fr", lang: "fr", proof: solved(challenge) };
      expect((await send("POST", `/public/reports/${id}`, body, null)).statusCode).toBe(202);
      // The same proof serves once.
      await send("POST", `/public/reports/${id}`, body, null);
    }
    expect(replyOf("readModeratedReview", await send("GET", two.at)).reports).toMatchObject([{ by: "reader", of_hand: 2 }]);
    await expect.poll(async () => (await mailsTo("lecteur@exemple.fr")).length, { timeout: 15_000 }).toBe(2);
    const receipt = tokenIn((await mailsTo("lecteur@exemple.fr"))[0], "/public/report/");
    expect(replyOf("readPublicReport", await send("GET", `/public/reports/receipt/${receipt}`, undefined, null))).toMatchObject({
      decided_at: null,
      ground: { code: "duplicate" },
    });
    expect((await send("GET", `/public/reports/${(await pending()).id}`, undefined, null)).statusCode).toBe(404);
    // Its author withdraws one of them: nothing is left to decide, and the reader hears of it.
    await send("POST", `/public/author/${one.token}/withdraw`, undefined, null);
    expect(replyOf("readPublicReport", await send("GET", `/public/reports/receipt/${receipt}`, undefined, null))).toMatchObject({
      decided_at: expect.any(String) as string,
      upheld: null,
    });
    await expect
      .poll(async () => (await mailsTo("lecteur@exemple.fr")).some((mail) => mail.includes("Son auteur l")), { timeout: 15_000 })
      .toBe(true);
  });

  it("has at most five receipts a day for one address, and counts beyond", async () => {
    const { at, id } = await pending();
    await send("POST", `${at}/publish`, {});
    const email = "destinataire@exemple.fr";
    for (let no = 0; no < 6; no += 1) {
      const { challenge } = replyOf("readReportForm", await send("GET", `/public/reports/${id}`, undefined, null));
      test.advance(5_000);
      const answer = await test.app.inject({
        method: "POST",
        url: `/api/v2/${test.slug}/public/reports/${id}`,
        remoteAddress: `10.8.${no}.7`,
        headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug },
        payload: { ground: "promo", email, lang: "fr", proof: solved(challenge) },
      });
      expect(answer.statusCode).toBe(202);
    }
    expect(replyOf("readModeratedReview", await send("GET", at)).reports).toHaveLength(6);
    const letters = await test.services.store.system("test", (db) =>
      db.selectFrom("moderation_letters").select("id").where("address", "=", email).execute(),
    );
    expect(letters).toHaveLength(5);
  });

  it("of one network about one establishment is put off after five within an hour", async () => {
    const { at, id } = await pending();
    await send("POST", `${at}/publish`, {});
    const report = async (remoteAddress: string) => {
      const { challenge } = replyOf("readReportForm", await send("GET", `/public/reports/${id}`, undefined, null));
      test.advance(5_000);
      return test.app.inject({
        method: "POST",
        url: `/api/v2/${test.slug}/public/reports/${id}`,
        remoteAddress,
        headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug },
        payload: { ground: "promo", email: `lecteur${(count += 1)}@exemple.fr`, lang: "fr", proof: solved(challenge) },
      });
    };
    const answers = [];
    for (let no = 0; no < 6; no += 1) answers.push(await report("10.8.8.8"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(Number(answers[5]?.headers["retry-after"])).toBeGreaterThan(3_000);
    expect((await report("10.8.9.8")).statusCode).toBe(202);
    expect(replyOf("readModeratedReview", await send("GET", at)).reports).toHaveLength(6);
  });

  it("that is dismissed publishes nothing a second time; the public statement counts the reports of its months alone", async () => {
    const { at } = await pending();
    await send("POST", `${at}/publish`, {});
    const figures = async (days: number) => {
      const clock = { now: () => new Date(test.services.clock.now().getTime() + days * DAY) };
      return (await controlStatement({ ...test.services, clock }, "aurelle")).figures;
    };
    const [now, later] = [await figures(0), await figures(40)];
    await send("POST", `${at}/report`, { ground: "promo" }, pro);
    await send("POST", `${at}/publish`, {});
    expect(await figures(40)).toMatchObject({ published: later.published, reported: later.reported + 1 });
    // Its months end before this one.
    expect(await figures(0)).toEqual(now);
  });
});

describe("the list of moderators", () => {
  it("is searched by words, parts of the territory and places; what is another destination's finds nothing", async () => {
    const { id } = await pending({ text: "Un texte introuvable ailleurs : xylophone." });
    const find = async (search: object, as = dmo) => replyOf("searchModeration", await send("POST", "/moderation/reviews", search, as));
    expect((await find({ search: "xylophone" })).items.map((item) => item.id)).toEqual([id]);
    // Whatever case and accents, each word in the review or in the name of its place.
    expect((await find({ search: "XYLÓPHONE bellerivé" })).items.map((item) => item.id)).toEqual([id]);
    expect((await find({ search: "xylophone pavois" })).total).toBe(0);
    const ofPlace = await find({ search: "hotel bellerive", state: "all" });
    expect(ofPlace.items.map((item) => item.establishment.name)).toEqual(ofPlace.items.map(() => "Hôtel Bellerive"));
    expect(ofPlace.total).toBe((await find({ establishment: await hotel(), state: "all" })).total);
    expect((await find({ search: "100 %" })).total).toBe(0);
    expect((await find({ search: "xylophone" }, neighbour)).total).toBe(0);
    expect((await find({ establishment: await hotel("Hôtel Le Grand Pavois"), state: "all" })).total).toBe(0);
    expect((await find({ child_destinations: ["dunes-nord"], state: "all" })).total).toBe(0);
    expect((await find({ state: "nonsense" })).items).toEqual([]);
    expect((await find({ state: "all" })).facets.state.find(({ state }) => state === "pending")?.count).toBeGreaterThan(0);
  });

  it("is read page by page, each review once, in the order of the deadlines; narrowed, as many as its facet counts", async () => {
    for (let at = 0; at < 5; at += 1) await pending({ text: `Un avis parmi d’autres, numéro ${at}.` });
    const read = async (search: object) => replyOf("searchModeration", await send("POST", "/moderation/reviews", search));
    const pagesOf = async (search: object) => {
      const { total } = await read({ ...search, size: 2 });
      const pages = await Promise.all(Array.from({ length: Math.ceil(total / 2) }, (_, page) => read({ ...search, size: 2, page })));
      return { total, items: pages.flatMap(({ items }) => items) };
    };
    const { facets } = await read({});
    const hotels = facets.category.find(({ id }) => id === "hotel")?.count;
    expect(hotels).toBeGreaterThan(4);
    for (const search of [{}, { categories: ["hotel"] }, { search: "numéro autres" }, { search: "numéro 3" }]) {
      const { total, items } = await pagesOf(search);
      expect(new Set(items.map(({ id }) => id)).size).toBe(total);
      expect(items).toHaveLength(total);
      const due = items.map((item) => item.due_at ?? "");
      expect(due).toEqual(due.toSorted());
    }
    expect(await pagesOf({ categories: ["hotel"] })).toMatchObject({ total: hotels });
    expect((await read({ search: "numéro 3 parmi" })).items.map(({ text }) => text)).toEqual(["Un avis parmi d’autres, numéro 3."]);
  });

  it("knows who moderates what, and who is away", async () => {
    const settings = { children: ["aurelle-nord"], categories: ["hotel"], leave_from: "2026-01-01", leave_until: "2099-01-01" };
    const changed = replyOf("changeModerator", await send("PUT", `/moderation/moderators/${colleague}`, { moderator: settings }));
    expect(changed).toMatchObject({ login: colleague, on_leave: true, children: [{ id: "aurelle-nord" }], revision: 1 });
    expect((await send("PUT", `/moderation/moderators/${colleague}`, { moderator: settings, revision: 0 })).statusCode).toBe(409);
    // The only other moderator is away: who refused may judge the appeal, after some days.
    const others = replyOf("listModerators", await send("GET", "/moderation/moderators"));
    expect(others.moderators.map(({ login }) => login)).toEqual(expect.arrayContaining([dmo, colleague]));
    const { at, token } = await pending();
    await send("POST", `${at}/reject`, { reason: "promo" });
    await after(10, () => send("POST", `/public/author/${token}/appeal`, {}, null));
    expect(detailOf(await send("POST", `${at}/publish`, {}))).toEqual([
      409,
      expect.stringContaining("vous pourrez juger la contestation à partir du"),
    ]);
    const later = new Date(test.services.clock.now().getTime() + 4 * DAY);
    // Refused again, with words of its own.
    const again = (message: string) => decideAt(later, at, { action: "reject", reason: "promo", message });
    await expect(again(" ")).rejects.toMatchObject({ errors: [{ pointer: "/message" }] });
    expect((await again("Le lien y est toujours.")).state).toBe("rejected");
    await send("PUT", `/moderation/moderators/${colleague}`, { moderator: { children: [], categories: [] } });
  });

  it("counts what was decided; the public statement says the same of the months before", async () => {
    const stats = replyOf("readModerationStats", await send("GET", "/moderation/stats"));
    expect(stats.decided).toBeGreaterThan(5);
    expect(stats.refused_by_reason.promo).toBeGreaterThan(0);
    const statement = replyOf("readControlStatement", await send("GET", "/public/moderation/aurelle", undefined, null));
    expect(statement).toMatchObject({ destination: { id: "aurelle" }, delays: { review_target_days: 7 } });
    expect(replyOf("readControlStatement", await send("GET", "/public/moderation/dunes", undefined, null)).delays.review_target_days).toBe(
      5,
    );
    expect((await send("GET", "/public/moderation/nulle-part", undefined, null)).statusCode).toBe(404);
  });

  it("is a register of the year among the downloads, without any address of an author", async () => {
    const year = test.services.clock.now().getFullYear();
    expect((await send("POST", "/moderation/register", { year: year + 1 })).statusCode).toBe(422);
    const { task } = replyOf("exportModerationRegister", await send("POST", "/moderation/register", { year }));
    const { payload } = await send("GET", `/tasks/${task.id}/content`);
    expect(payload).toContain("Publicité, spam ou lien");
    expect(payload.split("\r\n").length).toBeGreaterThan(20);
    expect(payload).not.toContain("@exemple.fr");
  });

  it("is the same register on paper, with the hash of its last line whole", async () => {
    const year = test.services.clock.now().getFullYear();
    const file = await send("POST", "/moderation/register", { year, format: "pdf" });
    const words = await wordsOf(replyOf("exportModerationRegister", file).task.id);
    expect(words).toContain(`Registre de modération ${year}`);
    expect(words).toContain("Publicité, spam ou lien");
    expect(words).not.toContain("@exemple.fr");
    const { hash } = await test.services.store.system("test", (db) =>
      db
        .selectFrom("moderation_journal")
        .where("destination_id", "=", "aurelle")
        .orderBy("no", "desc")
        .select("hash")
        .executeTakeFirstOrThrow(),
    );
    expect(words).toContain(hash);
  }, 90_000);

  it("leads to the page of each establishment by a code, on screen and printed; to its own for a professional", async () => {
    const place = await hotel();
    const code = replyOf("readReviewCode", await send("GET", `/moderation/sheets/${place}/code`));
    expect(code.address).toMatch(new RegExp(`/public/review/new/${place}$`));
    expect(code.path).toMatch(/^M0 0h7v1h-7z/);
    for (const [format, times] of [
      ["poster", 1],
      ["cards", 4],
    ] as const) {
      const { task } = replyOf("printReviewCode", await send("POST", `/moderation/sheets/${place}/print`, { format }, pro));
      const words = await wordsOf(task.id, pro);
      // A long address goes on in the next line of a card.
      expect([format, words.split("Hôtel Bellerive").length - 1, words.replaceAll(/\s/g, "").includes(code.address)]).toEqual([
        format,
        times,
        true,
      ]);
    }
    const other = await hotel("Musée de la Soie");
    expect((await send("GET", `/moderation/sheets/${other}/code`)).statusCode).toBe(200);
    expect((await send("GET", `/moderation/sheets/${other}/code`, undefined, pro)).statusCode).toBe(404);
  }, 90_000);

  it("reads a review in the context of its place: what is public of it, its mean, and what was refused", async () => {
    const context = async () => {
      const { at } = await pending();
      return { at, ...replyOf("readModeratedReview", await send("GET", at)).context };
    };
    const before = await context();
    await send("POST", `${before.at}/publish`, {});
    const after = await context();
    const sum = (before.rating ?? 0) * before.reviews + 80;
    expect([after.reviews, after.refused]).toEqual([before.reviews + 1, before.refused]);
    expect(Math.abs((after.rating ?? 0) - sum / after.reviews)).toBeLessThan(1);
    await send("POST", `${after.at}/reject`, { reason: "promo" });
    expect((await context()).refused).toBe(before.refused + 1);
  });

  it("keeps notes for colleagues, and sees who looks at the same review", async () => {
    const { at } = await pending();
    replyOf("addModerationNote", await send("POST", `${at}/notes`, { text: "Appeler l’office." }));
    expect(replyOf("readModeratedReview", await send("GET", at, undefined, colleague)).notes).toMatchObject([
      { text: "Appeler l’office.", login: dmo },
    ]);
    expect(replyOf("lookAtModerated", await send("POST", `${at}/look`)).others).toEqual([]);
    expect(replyOf("lookAtModerated", await send("POST", `${at}/look`, undefined, colleague)).others).toEqual([dmo]);
    const stranger = await addAccount(test, { type: "DMO", group: "aurelle", roles: [] });
    expect((await send("POST", `${at}/look`, undefined, stranger)).statusCode).toBe(403);
  });
});

it("what nobody confirmed is purged after fourteen days, and what is too old is archived", async () => {
  await leave({ email: "oublieuse@exemple.fr" });
  const { at } = await pending();
  await send("POST", `${at}/publish`, {});
  const left = () =>
    test.services.store.system("test", (db) =>
      db.selectFrom("submissions").select("id").where("email", "=", "oublieuse@exemple.fr").execute(),
    );
  const services = { ...test.services } as unknown as Parameters<typeof upkeep>[0];
  const now = test.services.clock.now().getTime();
  await upkeep(services, new Date(now + 13 * DAY));
  expect(await left()).toHaveLength(1);
  await upkeep(services, new Date(now + 15 * DAY));
  expect(await left()).toHaveLength(0);
  await upkeep(services, new Date(now + 1_130 * DAY));
  expect(replyOf("readModeratedReview", await send("GET", at)).review.state).toBe("archived");
});

it("what an import brought to the moderators is due by its publication, and listed and counted so", async () => {
  const place = await hotel();
  const published_at = new Date(test.services.clock.now().getTime() - 8 * DAY).toISOString();
  const text = "Un mot rare : apophtegme.";
  await addReviews(test.services.store, "aurelle", [
    review(place, "imported", { source: "moderation", state: "pending", published_at, text }),
  ]);
  const { late } = replyOf("readModerationStats", await send("GET", "/moderation/stats"));
  const found = async () => replyOf("searchModeration", await send("POST", "/moderation/reviews", { search: "Apophtègme" })).items;
  const words = () =>
    test.services.store.system("test", (db) => db.selectFrom("reviews").select("words").where("text", "=", text).executeTakeFirst());
  expect([(await found()).length, await words()]).toEqual([1, { words: null }]);
  await upkeep({ ...test.services } as unknown as Parameters<typeof upkeep>[0], test.services.clock.now());
  expect((await words())?.words).toContain("un mot rare : apophtegme.");
  expect(await found()).toMatchObject([{ due_at: new Date(Date.parse(published_at) + 7 * DAY).toISOString(), urgency: "late" }]);
  expect(replyOf("readModerationStats", await send("GET", "/moderation/stats")).late).toBe(late + 1);
});
