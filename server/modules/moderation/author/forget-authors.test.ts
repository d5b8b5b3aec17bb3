import { expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../../tests/access/support/test-app.ts";
import { placesWith } from "../../../../tests/support/places-with.ts";
import { replyOf } from "../../../../tests/support/replies.ts";
import { analyseOf } from "../deciding.ts";
import { verifyJournals } from "../journal.ts";
import { leaveReview } from "./submissions.ts";
import { upkeep } from "../upkeep.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const roles = ["BELVEDERE_ORGANIZATION_OBSERVATORY", "BELVEDERE_ORGANIZATION_MODERATION"];
const moderator = (group = "aurelle") => addAccount(test, { type: "DMO", group, roles });

/** A review of the hotel's that its author left and a moderator published; with its submission and its own id. */
async function published(email: string): Promise<{ submission: string; id: string; at: string }> {
  const { store } = test.services;
  const place = await store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  const submission = await leaveReview({ ...test.services, analyse: analyseOf(test.services) }, place, {
    key: `cle-${email.slice(0, 4)}`,
    email,
    lang: "fr",
    rating: 8,
    marks: {},
    text: "Accueil chaleureux, chambre propre et calme.",
    date: new Date(Date.now() - 20 * DAY).toISOString().slice(0, 10),
    profile: "couple",
    prospecting: true,
    invited: true,
  });
  const { id } = await store.system("test", (db) =>
    db.selectFrom("reviews").where("source_review_id", "=", submission).select("id").executeTakeFirstOrThrow(),
  );
  // As one that was left on the public page, under a name.
  await store.system("test", async (db) => {
    await db.updateTable("reviews").set({ author: "Famille Vogt" }).where("id", "=", id).execute();
    await db.updateTable("submissions").set({ name: "Famille Vogt", network: "10.0.0.1" }).where("id", "=", submission).execute();
  });
  const at = `/api/v2/${test.slug}/moderation/establishment/${place.id}/reviews/${id}`;
  const answer = await test.send({ method: "POST", as: await moderator(), url: `${at}/publish`, payload: {} });
  expect(answer.statusCode).toBe(200);
  return { submission, id, at };
}

const letterOf = (review: string) =>
  test.services.store.system("test", (db) =>
    db
      .selectFrom("moderation_letters")
      .where("review_id", "=", review)
      .where("recipient", "=", "author")
      .select(["address", "text", "sent_at", "taken_back_at"])
      .executeTakeFirstOrThrow(),
  );
const linesOf = (review: string) =>
  test.services.store.system("test", (db) =>
    db
      .selectFrom("moderation_journal")
      .where("review_id", "=", review)
      .where("action", "like", "erase-%")
      .select(["action", "by", "login", "details", "to_state"])
      .orderBy("no")
      .execute(),
  );
const reviewOf = (id: string) =>
  test.services.store.system("test", (db) =>
    db.selectFrom("reviews").where("id", "=", id).select(["state", "author", "text"]).executeTakeFirstOrThrow(),
  );

it("letters lose their address and their words twelve months after they were sent; that they were sent stays, and the journal says so", async () => {
  const { id } = await published("ancienne@exemple.fr");
  test.advance(11 * MINUTE);
  await expect.poll(async () => (await letterOf(id)).sent_at, { timeout: 20_000 }).not.toBeNull();
  const services = { ...test.services } as unknown as Parameters<typeof upkeep>[0];
  const now = test.services.clock.now().getTime();
  await upkeep(services, new Date(now + 360 * DAY));
  expect(await letterOf(id)).toMatchObject({ address: "ancienne@exemple.fr", text: expect.stringContaining("/public/review/") });
  await upkeep(services, new Date(now + 370 * DAY));
  expect(await letterOf(id)).toMatchObject({ address: null, text: "", sent_at: expect.any(String) });
  expect(await linesOf(id)).toMatchObject([{ action: "erase-letters", by: "system", details: { letters: 2 }, to_state: null }]);
  // Who the author is stays known as long as the policy says, so that a decision can still be contested.
  expect(await placesWith(test, "ancienne@exemple.fr")).toContain("submissions");
  expect(await reviewOf(id)).toMatchObject({ state: "published", author: "Famille Vogt" });

  await upkeep(services, new Date(now + 36 * 31 * DAY));
  expect(await placesWith(test, "ancienne@exemple.fr")).not.toContain("submissions");
  expect(await reviewOf(id)).toMatchObject({ state: "archived", author: null });
  expect((await linesOf(id)).at(-1)).toMatchObject({ action: "erase-author", details: { why: "age" } });
  expect((await verifyJournals(test.services.store)).breaks).toEqual([]);
});

it("an author is forgotten on request in every table and file, by the own destination alone; the review stays, and its letter is not sent", async () => {
  const { id, submission, at } = await published("discrete@exemple.fr");
  const erase = async (as: string) =>
    replyOf(
      "eraseGuest",
      await test.send({
        method: "POST",
        as,
        url: `/api/v2/${test.slug}/satisfaction-forms/erasures`,
        payload: { email: "Discrete@exemple.fr" },
      }),
    );
  expect(await erase(await moderator("dunes"))).toMatchObject({ reviews: 0 });
  expect(await placesWith(test, "discrete@exemple.fr")).toEqual(expect.arrayContaining(["moderation_letters", "submissions"]));
  const as = await moderator();
  expect(await erase(as)).toMatchObject({ reviews: 1 });
  expect(await placesWith(test, "discrete@exemple.fr")).toEqual([]);
  expect(await reviewOf(id)).toEqual({ state: "published", author: null, text: "Accueil chaleureux, chambre propre et calme." });
  expect(await linesOf(id)).toMatchObject([{ action: "erase-author", details: { why: "request", letters: 1 } }]);
  expect(await letterOf(id)).toMatchObject({ address: null, sent_at: null, taken_back_at: expect.any(String) });
  const left = await test.services.store.system("test", (db) =>
    db.selectFrom("submissions").where("id", "=", submission).select(["name", "network", "email_digest"]).executeTakeFirstOrThrow(),
  );
  expect(left).toEqual({ name: null, network: null, email_digest: `erased ${submission}` });
  // The decision itself can still be taken back: an erasure is no step.
  const taken = await test.send({ method: "POST", as, url: `${at}/take-back`, payload: {} });
  expect(taken.json()).toMatchObject({ state: "pending" });
});
