import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { contentOf, expectedContent } from "../../tests/support/projection.ts";
import { addDestination, addReviews, establishment, review } from "../../tests/support/state.ts";
import { openMemoryStore } from "../../tests/support/memory-store.ts";
import { putAnswers } from "../store/bulk-answers.ts";
import type { Store } from "../store/store.ts";
import { openColumnar, type Columnar } from "./columnar.ts";
import { openProjection, type Projection } from "./projection.ts";

describe("the projection", () => {
  const folder = mkdtempSync(join(tmpdir(), "projection-"));
  const path = join(folder, "a.duckdb");
  let store: Store;
  let columnar: Columnar;
  let projection: Projection;
  let hotel = "";

  beforeAll(async () => {
    store = await openMemoryStore();
    columnar = await openColumnar(path);
    projection = await openProjection({ store, columnar });
    const [first] = await addDestination(store, "aval", [
      establishment("1", { commune_insee: "99001", stars: 3 }),
      establishment("2", { category: "restaurant" }),
    ]);
    hotel = first?.id ?? "";
  }, 60_000);
  afterAll(async () => {
    await columnar.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const outbox = () => store.system("test", (db) => db.selectFrom("outbox").selectAll().execute());

  it("keeps the marks and the words of an answer by theme beside it, and both follow it", async () => {
    const answer = { establishment_id: hotel, external_id: "a", score: 10, answered_at: "2026-03-20T10:00:00Z", lang: "nl", country: "NL" };
    const mention = { theme: "calme", polarity: "negative", strength: 1, start: 0, end: 5, sentence: [0, 5] } as const;
    await store.system("test", (db, changed) =>
      putAnswers(db, changed, "aval", [
        { ...answer, profile: "couple", comment: "Bruit", rating: 90, marks: { calme: 40, accueil: 100 }, mentions: [mention] },
        { ...answer, external_id: "b", profile: "couple", comment: null, rating: null, marks: null, mentions: null },
      ]),
    );
    await projection.settled();
    const read = (columns: string, table: string) => columnar.query(`SELECT ${columns} FROM ${table} ORDER BY ALL`);
    expect(await read("rating, nps", "answers")).toEqual([
      { rating: 90, nps: 1 },
      { rating: null, nps: 1 },
    ]);
    expect(await read("theme, rating, country, nps", "marks")).toEqual([
      { theme: "accueil", rating: 100, country: "NL", nps: 1 },
      { theme: "calme", rating: 40, country: "NL", nps: 1 },
    ]);
    expect(await read("theme, polarity", "remarks")).toEqual([{ theme: "calme", polarity: -1 }]);
    await store.system("test", async (db, changed) => {
      const gone = await db.deleteFrom("answers").returning("no").execute();
      changed("answer", ...gone.map(({ no }) => no));
    });
    await projection.settled();
    expect([await read("1", "answers"), await read("1", "marks"), await read("1", "remarks")]).toEqual([[], [], []]);
  });

  it("counts an invitation on the day that it was sent, and again once it is answered", async () => {
    const at = "2026-03-20T09:00:00.000Z";
    const id = "00000000-0000-4000-8000-0000000000aa";
    await store.system("test", async (db, changed) => {
      await db.insertInto("groups").values({ id: "g", name: "G", kind: "destination", destination_id: "aval", logo_url: null }).execute();
      const form = { group_id: "g", title: "Séjour", state: "active" as const, document: "{}", settings: null };
      const made = await db
        .insertInto("forms")
        .values({ ...form, created_at: at, updated_at: at, updated_by: "a" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const guest = { email: null, email_digest: "d", name: null, stay_date: null, lang: "de", source: "hand" as const };
      const dates = { due_at: at, remind_at: null, reminded_at: null, opened_at: null, answered_at: null, created_at: at };
      const place = { group_id: "g", form_id: made.id, establishment_id: hotel, token_hash: null, mail_id: null, created_by: "a" };
      await db
        .insertInto("form_invitations")
        .values([
          { ...guest, ...dates, ...place, id, state: "sent", sent_at: at },
          { ...guest, ...dates, ...place, state: "queued", sent_at: null },
        ])
        .execute();
      changed("invitation", id);
    });
    await projection.settled();
    const read = () => columnar.query("SELECT lang, CAST(day AS VARCHAR) AS day, hour, answered FROM invitations");
    expect(await read()).toEqual([{ lang: "de", day: "2026-03-20", hour: 10, answered: false }]);
    await store.system("test", async (db, changed) => {
      await db.updateTable("form_invitations").set({ answered_at: at }).where("id", "=", id).execute();
      changed("invitation", id);
    });
    await projection.settled();
    expect(await read()).toMatchObject([{ answered: true }]);
  });

  it("derives day, hour, tonality, NPS class, delay and the text that is searched", async () => {
    await addReviews(store, "aval", [
      review(hotel, "a", { title: "Été à l’Étang", text: "Très calme" }),
      review(hotel, "b", { rating: null, rating_raw: null, experience_date: null, published_at: "2026-03-28T23:30:00.000Z", mentions: [] }),
      review(hotel, "c", {
        rating: 100,
        state: "answered",
        reply_text: "Merci",
        reply_at: "2026-03-21T21:00:00.000Z",
        reply_state: "published",
        mentions: [],
      }),
    ]);
    await projection.settled();
    const rows = await columnar.query(
      "SELECT provider, establishment, destination, commune, category, day, hour, rating, tonality, nps, answered, delay_hours, published, search FROM reviews ORDER BY no",
    );
    const same = { provider: "google", establishment: 1, destination: "aval", commune: "99001", category: "hotel" };
    expect(rows).toEqual([
      {
        ...same,
        day: "2026-03-14",
        hour: 10,
        rating: 80,
        tonality: 3,
        nps: 0,
        answered: false,
        delay_hours: null,
        published: "2026-03-20T09:00:00.000Z",
        search: " ete a l etang | tres calme ",
      },
      // 23:30 in London is half past midnight of the next day in Paris.
      {
        ...same,
        day: "2026-03-29",
        hour: 0,
        rating: null,
        tonality: null,
        nps: null,
        answered: false,
        delay_hours: null,
        published: "2026-03-28T23:30:00.000Z",
        search: " tres bel accueil ",
      },
      {
        ...same,
        day: "2026-03-14",
        hour: 10,
        rating: 100,
        tonality: 4,
        nps: 1,
        answered: true,
        delay_hours: 36,
        published: "2026-03-20T09:00:00.000Z",
        search: " tres bel accueil ",
      },
    ]);
    expect(await columnar.query("SELECT review, theme, polarity, strength, rating FROM mentions")).toEqual([
      { review: 1, theme: "accueil", polarity: 1, strength: 0.5, rating: 80 },
    ]);
  });

  it("counts the public states and no other", async () => {
    const states = ["pending", "published", "rejected", "responses", "answered", "reported", "withdrawn", "archived"] as const;
    await addReviews(
      store,
      "aval",
      states.map((state) => review(hotel, `state-${state}`, { state, source: "moderation" })),
    );
    await projection.settled();
    expect(await columnar.query("SELECT count(*) AS n FROM reviews WHERE provider = 'moderation'")).toEqual([{ n: 4 }]);
    // A review that is withdrawn later leaves, with its mentions.
    await store.system("test", async (db, changed) => {
      const { no } = await db
        .updateTable("reviews")
        .set({ state: "withdrawn" })
        .where("source_review_id", "=", "state-published")
        .returning("no")
        .executeTakeFirstOrThrow();
      changed("review", no);
    });
    await projection.settled();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
    expect(await columnar.query("SELECT count(*) AS n FROM mentions WHERE provider = 'moderation'")).toEqual([{ n: 3 }]);
  });

  it("carries a moved establishment into the facts that repeat it", async () => {
    await addDestination(store, "aval", [establishment("1", { category: "camping", commune_insee: "99002", stars: 4, capacity: 120 })]);
    await projection.settled();
    expect(
      await columnar.query(
        "SELECT DISTINCT category, commune, stars, capacity FROM reviews UNION SELECT DISTINCT category, commune, stars, capacity FROM mentions",
      ),
    ).toEqual([{ category: "camping", commune: "99002", stars: 4, capacity: 120 }]);
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
  });

  it("moves its watermark with its rows, and leaves nothing behind it in the outbox", async () => {
    const before = projection.watermark().no;
    await addReviews(store, "aval", [review(hotel, "w1"), review(hotel, "w2")]);
    await projection.settled();
    expect(projection.watermark().no).toBe(before + 2);
    expect(await columnar.query("SELECT no FROM watermark")).toEqual([{ no: before + 2 }]);
    expect(await outbox()).toEqual([]);
  });

  it("catches up where it stopped", async () => {
    await addReviews(store, "aval", [review(hotel, "while closed")]);
    const reopened = await openProjection({ store, columnar });
    expect(reopened.watermark().no).toBe(projection.watermark().no);
    await reopened.catchUp();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
    projection = reopened;
  });

  it("makes itself anew when changes were compacted before it saw them", async () => {
    await addReviews(store, "aval", [review(hotel, "lost"), review(hotel, "seen")]);
    await store.system("test", async (db) =>
      db
        .deleteFrom("outbox")
        .where("no", "=", (await db.selectFrom("outbox").select("no").orderBy("no").executeTakeFirstOrThrow()).no)
        .execute(),
    );
    await projection.settled();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
  });

  it("makes itself anew when the state was replaced by another", async () => {
    await store.system("test", async (db) => {
      await db.deleteFrom("reviews").where("source_review_id", "=", "lost").execute();
      await db.updateTable("outbox_state").set({ epoch: "00000000-0000-4000-8000-000000000000" }).execute();
    });
    await projection.settled();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
  });

  it("counts the delay of an answer to what came late from when it was first seen, where the answer came after", async () => {
    const replied = { reply_text: "Merci", reply_at: "2026-05-02T09:00:00.000Z", reply_state: "published", state: "answered" } as const;
    await addReviews(store, "aval", [review(hotel, "late", { ...replied, published_at: "2026-03-20T09:00:00.000Z" })]);
    const delaySeen = async (created_at: string, late: boolean): Promise<unknown> => {
      const id = await store.system("test", async (db, changed) => {
        const row = await db
          .updateTable("reviews")
          .set({ late, created_at })
          .where("source_review_id", "=", "late")
          .returning(["id", "no"])
          .executeTakeFirstOrThrow();
        changed("review", row.no);
        return row.id;
      });
      await projection.settled();
      return (await columnar.query("SELECT delay_hours FROM reviews WHERE id = ?", [id]))[0]?.["delay_hours"];
    };
    expect(await delaySeen("2026-05-01T09:00:00Z", true)).toBe(24);
    expect(await delaySeen("2026-05-01T09:00:00Z", false)).toBe(43 * 24);
    expect(await delaySeen("2026-06-01T09:00:00Z", true)).toBe(43 * 24);
  });

  it("counts a declared answer as one, without a delay, until its platform refuses it or shows another state", async () => {
    await addReviews(store, "aval", [review(hotel, "declared")]);
    const { id, no } = await store.system("test", (db) =>
      db.selectFrom("reviews").select(["id", "no"]).where("source_review_id", "=", "declared").executeTakeFirstOrThrow(),
    );
    const sent = { sent_text: "Merci", sent_at: "2026-03-21T09:00:00Z", sent_by: "a", refused_reason: null };
    const draft = { group_id: "g", review_id: id, text: "Merci", revision: 1, saved_at: "2026-03-21T09:00:00Z", saved_by: "a" };
    await store.system("test", (db) =>
      db
        .insertInto("responses")
        .values({ ...draft, ...sent, declared_on: null, refused_at: null })
        .execute(),
    );
    const counted = async (responses: object, reviews: object = {}) => {
      await store.system("test", async (db, changed) => {
        await db
          .updateTable("responses")
          .set({ text: "Merci", ...responses })
          .where("review_id", "=", id)
          .execute();
        await db
          .updateTable("reviews")
          .set({ lang: "fr", ...reviews })
          .where("id", "=", id)
          .execute();
        changed("review", no);
      });
      await projection.settled();
      return columnar.query(`SELECT answered, delay_hours FROM reviews WHERE no = ${no}`);
    };
    expect(await counted({})).toEqual([{ answered: false, delay_hours: null }]);
    expect(await counted({ declared_on: "2026-03-21" })).toEqual([{ answered: true, delay_hours: null }]);
    expect(await counted({ refused_at: "2026-03-22T09:00:00Z" })).toEqual([{ answered: false, delay_hours: null }]);
    const rejected = { reply_text: "Merci", reply_state: "rejected", reply_at: "2026-03-21T09:00:00Z" };
    expect(await counted({ refused_at: null }, rejected)).toEqual([{ answered: false, delay_hours: null }]);
    expect(await counted({}, { reply_state: "published" })).toEqual([{ answered: true, delay_hours: 24 }]);
    await store.system("test", async (db, changed) => {
      await db.deleteFrom("reviews").where("id", "=", id).execute();
      changed("review", no);
    });
  });

  it("is what it was, whole, where making it anew ends halfway, and keeps nothing of the half", async () => {
    const before = await contentOf(columnar);
    const tables = () => columnar.query("SELECT table_name FROM duckdb_tables() ORDER BY ALL");
    const own = await tables();
    await store.system("test", (db) => db.deleteFrom("reviews").where("source_review_id", "=", "seen").execute());
    let written = 0;
    const failing: Columnar = {
      ...columnar,
      write: async (work) => {
        // The marks of the answers and the exchange of the tables follow.
        if ((written += 1) > 2) throw new Error("the disk is full");
        return columnar.write(work);
      },
    };
    const half = await openProjection({ store, columnar: failing });
    await expect(half.rebuild()).rejects.toThrow("the disk is full");
    expect(await contentOf(columnar)).toEqual(before);
    expect((await tables()).length).toBeGreaterThan(own.length);
    projection = await openProjection({ store, columnar });
    expect(await tables()).toEqual(own);
    await projection.rebuild();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
    expect(await tables()).toEqual(own);
  });

  it("keeps nobody waiting for what is committed after they asked", async () => {
    let fed = 0;
    // As an import would: each batch that is applied finds another one behind it.
    const feeding: Columnar = {
      ...columnar,
      write: async (work) => {
        const done = await columnar.write(work);
        if (fed < 30) await addReviews(store, "aval", [review(hotel, `fed ${(fed += 1)}`)]);
        return done;
      },
    };
    await projection.settled();
    const counted = async (): Promise<number> => Number((await columnar.query("SELECT count(*) AS n FROM reviews"))[0]?.n);
    const before = await counted();
    const fedOne = await openProjection({ store, columnar: feeding });
    await addReviews(store, "aval", [review(hotel, "asked")]);
    await fedOne.settled();
    expect(fed).toBeLessThan(4);
    expect(await counted()).toBeGreaterThan(before);
    fed = 30;
    await fedOne.stop();
    projection = await openProjection({ store, columnar });
    await projection.settled();
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
  });

  it("follows commits without being asked", async () => {
    const failures: unknown[] = [];
    projection.start((error) => failures.push(error));
    await addReviews(store, "aval", [review(hotel, "followed")]);
    await expect
      .poll(async () => (await columnar.query("SELECT count(*) AS n FROM reviews WHERE id = (SELECT max(id) FROM reviews)"))[0]?.n)
      .toBe(1);
    await expect.poll(() => outbox()).toEqual([]);
    await projection.stop();
    expect(failures).toEqual([]);
    expect(await contentOf(columnar)).toEqual(await expectedContent(store));
  });
});
