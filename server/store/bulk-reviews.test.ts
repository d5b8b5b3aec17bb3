import { version } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { bothDatabases } from "../../tests/support/both-databases.ts";
import { putReviews, type ReviewInput } from "./bulk-reviews.ts";
import { openStore } from "./open-store.ts";
import type { Store } from "./store.ts";

const databases = bothDatabases();

for (const { name, location, runs } of databases) {
  describe.skipIf(!runs)(`reviews that go into ${name}`, () => {
    let store: Store;
    let establishment_id = "";
    const words = 'Une «\u00a0crêpe\u00a0» à 5\u202f€\u202f: \\ " \n 🥞';
    const review = (source_review_id: string, changes: Partial<ReviewInput> = {}): ReviewInput => ({
      establishment_id,
      source: "google",
      source_review_id,
      rating_raw: 4.5,
      rating_scale: 5,
      rating: 88,
      title: null,
      text: words,
      lang: "fr",
      author: null,
      country: "FR",
      profile: "couple",
      experience_date: "2026-03-01",
      published_at: "2026-03-02T10:00:00.000Z",
      state: "published",
      reject_reason: null,
      reply_text: null,
      reply_at: null,
      reply_state: null,
      content_hash: "a",
      extra: { note: ["é", 1] },
      mentions: [{ theme: "restauration", polarity: "positive", strength: 0.5, start: 6, end: 11, sentence: [0, 25] }],
      expressions: [{ text: "crêpe bonne", theme: "restauration", polarity: "positive", start: 6, end: 11 }],
      ...changes,
    });
    beforeAll(async () => {
      store = await openStore(await location());
      await store.system("test", async (db) => {
        await db.insertInto("destinations").values({ id: "north", name: "North", parent_id: null, group_id: "north" }).execute();
        const external = { destination_id: "north", external_id: "1", source_ref: null, name: "Inn", category: "hotel" };
        const place = { commune_insee: null, child_id: null, street: null, postal_code: null, city: null, lat: null, lng: null };
        const rest = { website: null, stars: null, labels: [], capacity: null, content_hash: null };
        ({ id: establishment_id } = await db
          .insertInto("establishments")
          .values({ ...external, ...place, ...rest })
          .returning("id")
          .executeTakeFirstOrThrow());
      });
    }, 60_000);
    afterAll(() => store.close());
    beforeEach(() => store.system("test", (db) => db.deleteFrom("reviews").execute()));

    const put = (...reviews: ReviewInput[]): Promise<void> =>
      store.system("test", (db, changed) => putReviews(db, changed, "north", reviews));
    const stored = () =>
      store.system("test", async (db) => ({
        reviews: await db.selectFrom("reviews").select(["source_review_id", "text", "rating_raw", "extra"]).orderBy("no").execute(),
        findings: await db.selectFrom("findings").select(["mentions", "expressions"]).execute(),
      }));

    it("come out as they went in, with every character, and what was found in them", async () => {
      await put(review("1"), review("2", { text: null, extra: null, mentions: [], expressions: [] }));
      expect(await stored()).toEqual({
        reviews: [
          { source_review_id: "1", text: words, rating_raw: 4.5, extra: { note: ["é", 1] } },
          { source_review_id: "2", text: null, rating_raw: 4.5, extra: null },
        ],
        findings: [{ mentions: review("1").mentions, expressions: review("1").expressions }],
      });
    });

    it("get ids of version 7, in the order in which they come, and keep them when they come again", async () => {
      const ids = () => store.system("test", (db) => db.selectFrom("reviews").select("id").orderBy("no").execute());
      await put(...Array.from({ length: 20 }, (_, place) => review(`${place}`)));
      const first = await ids();
      expect(first.map(({ id }) => version(id))).toEqual(first.map(() => 7));
      expect(first).toEqual(first.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      await put(review("3", { text: "Autre" }), review("20"));
      expect((await ids()).slice(0, 20)).toEqual(first);
    });

    it("are replaced by their key, with what was found", async () => {
      await put(review("1"), review("2", { text: null, mentions: [], expressions: [] }));
      await put(review("1", { text: "Autre", mentions: [], expressions: [] }));
      const { reviews, findings } = await stored();
      expect(reviews.map(({ text }) => text)).toEqual(["Autre", null]);
      expect(findings).toEqual([]);
    });
  });
}
