import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../../tests/access/support/test-app.ts";
import type { Challenge, Proof } from "../../../../src/generated/types.ts";
import { confirm } from "./confirm.ts";
import { analyseOf } from "../deciding.ts";
import { leaveReview, reviewForm, submit } from "./submissions.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const date = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
const text = "Accueil chaleureux, chambre propre et calme.";

function solved({ salt, digest, signature, most }: Challenge): Proof {
  for (let number = 0; number < most; number += 1)
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === digest) return { salt, digest, signature, number };
  throw new Error("no number solves it");
}

/** The product on a server that ends before it queues its first mail, and is there again for the next one. */
function endingOnce() {
  const { mails } = test.services;
  let isEnding = true;
  const queue: typeof mails.queue = (group, letter) => {
    if (!isEnding) return mails.queue(group, letter);
    isEnding = false;
    return Promise.reject(new Error("the server ends"));
  };
  return { ...test.services, analyse: analyseOf(test.services), mails: { ...mails, queue } };
}

const hotel = async (): Promise<string> => {
  const { id } = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  return id;
};
const mailsTo = async (address: string): Promise<number> => {
  const rows = await test.services.store.system("test", (db) =>
    db.selectFrom("mails").where("recipient", "=", address).select("id").execute(),
  );
  return rows.length;
};

it("a visitor's review that is sent again, after the server ended before its mail, gets the mail, once", async () => {
  const [place, services, email] = [await hotel(), endingOnce(), "coupure@exemple.fr"];
  const { challenge } = await reviewForm(services, place);
  test.advance(5_000);
  const words = { rating: 8, title: "", text, date, profile: "couple", lang: "fr", email, consent: true, prospecting: false } as const;
  const send = () => submit(services, place, { ...words, proof: solved(challenge) }, { key: "cle-de-la-coupure", ip: "10.9.0.1" });
  await expect(send()).rejects.toThrow("the server ends");
  await send();
  expect(await mailsTo(email)).toBe(1);
  await send();
  expect(await mailsTo(email)).toBe(1);
});

it("so do the words of a satisfaction form", async () => {
  const [place, services, email] = [await hotel(), endingOnce(), "questionnaire@exemple.fr"];
  const leave = () =>
    leaveReview(
      services,
      { id: place },
      { key: "form-coupure", email, lang: "fr", rating: 8, marks: {}, text, date, profile: "couple", prospecting: false, invited: false },
    );
  await expect(leave()).rejects.toThrow("the server ends");
  const id = await leave();
  expect(await leave()).toBe(id);
  expect(await mailsTo(email)).toBe(1);
});

it("those of an invited guest need no confirmation: their author hears where they are followed, once", async () => {
  const [place, email] = [await hotel(), "invitee@exemple.fr"];
  const services = { ...test.services, analyse: analyseOf(test.services) };
  const words = { email, lang: "de", rating: 8, marks: {}, text, date, profile: "couple", prospecting: false, invited: true };
  for (let time = 0; time < 2; time += 1) await leaveReview(services, { id: place }, { key: "form-invite", ...words });
  const rows = await test.services.store.system("test", (db) =>
    db.selectFrom("mails").where("recipient", "=", email).select(["subject", "body"]).execute(),
  );
  expect(rows).toEqual([
    {
      subject: "Ihre Bewertung von Hôtel Bellerive ist eingegangen",
      body: expect.stringMatching(/\n\S+\/public\/review\/[\w-]{43}\n/) as string,
    },
  ]);
});

it("an address is asked for three confirmations a day while it gives none; what was held back follows the first that it gives", async () => {
  const [place, email] = [await hotel(), "etranger@exemple.fr"];
  const services = { ...test.services, analyse: analyseOf(test.services) };
  let no = 0;
  const send = async (): Promise<void> => {
    const { challenge } = await reviewForm(services, place);
    test.advance(5_000);
    no += 1;
    const words = { rating: 8, title: "", text, date, profile: "couple", lang: "fr", email, consent: true, prospecting: false } as const;
    await submit(services, place, { ...words, proof: solved(challenge) }, { key: `cle-de-l-etranger-${no}`, ip: `10.9.1.${no}` });
  };
  // The words of a form are of the same address.
  const form = { email, lang: "fr", rating: 8, marks: {}, text, date, profile: "couple", prospecting: false, invited: false };
  const first = await leaveReview(services, { id: place }, { key: "form-etranger", ...form });
  for (let time = 0; time < 4; time += 1) await send();
  expect(await mailsTo(email)).toBe(3);
  await confirm(services, first);
  expect(await mailsTo(email)).toBe(5);
  await confirm(services, first);
  expect(await mailsTo(email)).toBe(5);
  test.advance(25 * 3_600_000);
  await send();
  expect(await mailsTo(email)).toBe(6);
});
