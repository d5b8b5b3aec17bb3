import { createHash } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";

import { usualLimits } from "../../server/http/address-limits.ts";
import type { Challenge, FormSubmission, Proof, StoredForm } from "../../src/generated/types.ts";
import { openTestApp, type TestApp } from "../access/support/test-app.ts";
import { isLong } from "../support/programs.ts";
import { replyOf } from "../support/replies.ts";

/** RELIABILITY T8: samples in the suite, the full counts in `npm run test:long`. How long guests wait meanwhile: `npm run bench -- forms`. */
const FROM_ONE = isLong ? 10_000 : 1_000;
const NETWORKS = isLong ? 200 : 30;
const EACH = 7;
const AT_ONCE = isLong ? 500 : 100;
/** Requests of an attacker that are under way at the same time. */
const CONNECTIONS = 50;
/** Answers that one network may begin to one form within an hour. */
const LIMIT = 5;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ limits: usualLimits });
}, 60_000);
afterAll(() => test.close());

const path = (): string => `/api/v2/${test.slug}/satisfaction-forms`;

/** A form that is open, and the token of its address. */
async function opened(): Promise<{ form: string; token: string }> {
  const as = "dmo@belvedere.example";
  const { id: hotel } = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  const payload = { model: "court", establishments: [hotel] };
  const { id } = replyOf("createForm", await test.send({ method: "POST", as, url: path(), payload }));
  const form: StoredForm = replyOf("publishForm", await test.send({ method: "POST", as, url: `${path()}/${id}/publish` }));
  return { form: id, token: form.establishments[0]?.address.split("/").at(-1) ?? "" };
}

/** The proof of a network that reads the form; it is of use once the clock has moved by a few seconds. */
async function proofFor(token: string, remoteAddress: string): Promise<Proof> {
  const page = await test.app.inject({ url: `${path()}/public/${token}`, remoteAddress, headers: { host: "127.0.0.1:4999" } });
  const { salt, digest, signature, most }: Challenge = replyOf("readPublicForm", page).challenge;
  for (let number = 0; number < most; number += 1)
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === digest) return { salt, digest, signature, number };
  throw new Error("no number solves it");
}

function answer(
  token: string,
  key: string,
  remoteAddress: string,
  own: Pick<FormSubmission, "stage"> & { proof?: Proof | undefined },
): Promise<LightMyRequestResponse> {
  const { proof, stage } = own;
  const answers = stage === "started" ? {} : { recommandation: 9, note: 8, commentaire: `Séjour très calme, accueil attentif (${key}).` };
  return test.app.inject({
    method: "POST",
    url: `${path()}/public/${token}/answers`,
    remoteAddress,
    headers: { host: "127.0.0.1:4999", "x-requested-by": test.slug, "idempotency-key": key },
    payload: { version: 1, lang: "fr", seconds: 60, answers, ...(stage ? { stage } : {}), ...(proof ? { proof } : {}) },
  });
}

/** What an attacker was answered; the whole of ten thousand answers would have the process collect its memory. */
interface Reply {
  statusCode: number;
  retryAfter: number;
}

/** Runs so many requests, some at the same time, and returns what they were answered. */
async function flood(count: number, send: (no: number) => Promise<LightMyRequestResponse>): Promise<Reply[]> {
  const replies: Reply[] = [];
  let next = 0;
  const connection = async (): Promise<void> => {
    for (let no = next++; no < count; no = next++) {
      const { statusCode, headers } = await send(no);
      replies[no] = { statusCode, retryAfter: Number(headers["retry-after"]) };
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return replies;
}

const stored = (form: string) =>
  test.services.store.system("test", (db) =>
    db.selectFrom("form_answers").where("form_id", "=", form).select(["id", "key", "network", "state"]).execute(),
  );

function expectRefusals(replies: readonly Reply[]): void {
  for (const { statusCode, retryAfter } of replies.filter((reply) => reply.statusCode !== 201)) {
    expect(statusCode).toBe(429);
    expect(retryAfter).toBeGreaterThan(0);
  }
}

it(`keeps ${LIMIT} of ${FROM_ONE} answers of one network, and others are served meanwhile`, { timeout: 600_000 }, async () => {
  const { form, token } = await opened();
  const attacker = "192.0.2.1";
  const proofs = await Promise.all(Array.from({ length: LIMIT + 3 }, () => proofFor(token, attacker)));
  test.advance(5_000);
  let isOver = false;
  const attack = flood(FROM_ONE, (no) =>
    answer(
      token,
      `flood-of-answers-${no}`,
      attacker,
      no % 2 === 0 ? { stage: "complete", proof: proofs[(no / 2) % proofs.length] } : { stage: "started" },
    ),
  ).finally(() => (isOver = true));
  for (let no = 0; !isOver; no += 1) {
    const guest = await answer(token, `guest-meanwhile-${no}`, `10.${no >> 8}.${no % 256}.9`, { stage: "started" });
    expect(guest.statusCode).toBe(201);
  }
  const replies = await attack;
  expectRefusals(replies);
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(LIMIT);
  expect((await stored(form)).filter(({ key }) => key.startsWith("flood"))).toHaveLength(LIMIT);
});

it(`keeps ${LIMIT} of each of ${NETWORKS} networks that send ${EACH} each`, { timeout: 600_000 }, async () => {
  const { form, token } = await opened();
  const address = (no: number): string => `203.0.${no >> 6}.${(no % 64) + 1}`;
  const proofs = new Map<number, Proof>();
  for (let no = 0; no < NETWORKS; no += 1) proofs.set(no, await proofFor(token, address(no)));
  test.advance(5_000);
  const replies = await flood(NETWORKS * EACH, (no) => {
    const network = no % NETWORKS;
    const isFirst = no < NETWORKS;
    return answer(
      token,
      `many-networks-${no}`,
      address(network),
      isFirst ? { stage: "complete", proof: proofs.get(network) } : { stage: "started" },
    );
  });
  expectRefusals(replies);
  const rows = await stored(form);
  expect(rows).toHaveLength(NETWORKS * LIMIT);
  const networks = [...new Set(rows.map(({ network }) => network))];
  expect(networks).toHaveLength(NETWORKS);
  for (const network of networks) expect(rows.filter((row) => row.network === network)).toHaveLength(LIMIT);
});

it(`makes one row of ${AT_ONCE} answers that come at once under one key`, { timeout: 600_000 }, async () => {
  const { form, token } = await opened();
  const proof = await proofFor(token, "198.51.100.1");
  test.advance(5_000);
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, no) => answer(token, "one-key-of-them-all", `198.51.${no % 4}.1`, { stage: "complete", proof })),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const rows = await stored(form);
  expect(rows).toMatchObject([{ state: "complete" }]);
  const counted = await test.services.store.system("test", (db) =>
    db.selectFrom("answers").where("external_id", "=", `form ${rows[0]?.id}`).select("no").execute(),
  );
  expect(counted).toHaveLength(1);
});
