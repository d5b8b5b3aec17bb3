import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

import { postgresBinaries, startCluster, withoutPostgres, type Cluster } from "../../tests/support/postgres.ts";
import { openStore, type StoreLocation } from "./open-store.ts";
import { inMemory } from "../../tests/support/memory-store.ts";
import { postgresPool } from "./postgres-pool.ts";
import type { Store } from "./store.ts";

const found = postgresBinaries();
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (found) cluster = await startCluster();
}, 60_000);
afterAll(() => cluster?.stop());

const actor = (group: string) => ({ login: `${group}@example`, group: { id: group } });

const databases: { name: string; location: () => Promise<StoreLocation>; runs: boolean }[] = [
  { name: "PGlite", location: () => Promise.resolve(inMemory()), runs: true },
  {
    name: found ? "PostgreSQL" : withoutPostgres,
    location: async () => ({ postgres: await (cluster as Cluster).database() }),
    runs: found !== null,
  },
];

for (const { name, location, runs } of databases) {
  describe.skipIf(!runs)(`the state on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore(await location());
      await store.system("test", async (db) => {
        for (const id of ["north", "south"]) {
          await db.insertInto("destinations").values({ id, name: id, parent_id: null, group_id: id }).execute();
          await db.insertInto("groups").values({ id, name: id, kind: "destination", destination_id: id, logo_url: null }).execute();
          const { id: establishment_id } = await db
            .insertInto("establishments")
            .values({
              destination_id: id,
              external_id: "1",
              source_ref: null,
              name: `Hotel ${id}`,
              category: "hotel",
              commune_insee: null,
              child_id: null,
              street: null,
              postal_code: null,
              city: null,
              lat: 1.5,
              lng: null,
              website: null,
              stars: 3,
              labels: ["a", "b"],
              capacity: null,
              content_hash: null,
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          await db.insertInto("visibility").values({ group_id: id, establishment_id }).execute();
        }
      });
    }, 60_000);
    afterAll(() => store.close());

    it("reads counts as numbers, days and instants as text, lists and documents as values", async () => {
      const row = await store.system("test", (db) =>
        db
          .selectFrom("establishments")
          .select(({ fn }) => [
            fn.countAll().as("n"),
            sql`sum(no)`.as("sum"),
            sql`date '2026-03-29'`.as("day"),
            sql`timestamptz '2026-03-29 03:00:00.25+02'`.as("at"),
            sql`'{"a":[1]}'::jsonb`.as("json"),
            sql`'{a,b}'::text[]`.as("list"),
          ])
          .executeTakeFirstOrThrow(),
      );
      expect(row).toEqual({ n: 2, sum: 3, day: "2026-03-29", at: "2026-03-29T01:00:00.250Z", json: { a: [1] }, list: ["a", "b"] });
    });

    it("takes an object, a text and bytes for a document", async () => {
      const given = [{ a: "é" }, '{"a":"é"}', Buffer.from('{"a":"é"}')];
      const { rows } = await store.system("test", (db) =>
        sql`SELECT ${given[0]}::json AS object, ${given[1]}::json AS text, ${given[2]}::json AS bytes`.execute(db),
      );
      expect(rows).toEqual([{ object: { a: "é" }, text: { a: "é" }, bytes: { a: "é" } }]);
    });

    it("shows a group what it sees and nothing else, whether the query is joined to that or filtered by it", async () => {
      for (const scoping of ["joined", "filtered"] as const) {
        const seen = await store
          .forActor(actor("north"))
          .transaction((db) => db.selectFrom("establishments", scoping).select(["name", "labels"]).execute());
        expect(seen).toEqual([{ name: "Hotel north", labels: ["a", "b"] }]);
      }
    });

    it("gives what a group inserts to that group, and lets no other change it", async () => {
      const document = JSON.stringify({ title: "Été" });
      const { id } = await store
        .forActor(actor("north"))
        .transaction((db) =>
          db
            .insertInto("dashboards", { owner: "n", title: "Été", document, draft: null, deleted_at: null })
            .returning("id")
            .executeTakeFirstOrThrow(),
        );
      const foreign = await store
        .forActor(actor("south"))
        .transaction(async (db) => [
          await db.selectFrom("dashboards").selectAll().where("id", "=", id).execute(),
          (await db.updateTable("dashboards").set({ title: "mine" }).where("id", "=", id).executeTakeFirst()).numUpdatedRows,
          (await db.deleteFrom("dashboards").where("id", "=", id).executeTakeFirst()).numDeletedRows,
        ]);
      expect(foreign).toEqual([[], 0n, 0n]);
      const own = await store
        .forActor(actor("north"))
        .transaction((db) => db.selectFrom("dashboards").select(["title", "document", "revision"]).execute());
      expect(own).toEqual([{ title: "Été", document: { title: "Été" }, revision: 1 }]);
    });

    it("hides every tenant's rows beneath the builder too: a forgotten condition finds nothing foreign", async () => {
      // The builder's transaction, reached around the builder, as a mistake in a module would.
      const bypass = (group: string, table: string) =>
        store.forActor(actor(group)).transaction((db) =>
          db
            .selectFrom("destinations")
            .select(sql<number>`(SELECT count(*) FROM ${sql.table(table)})`.as("n"))
            .limit(1)
            .executeTakeFirstOrThrow(),
        );
      expect(await bypass("north", "establishments")).toEqual({ n: 1 });
      expect(await bypass("nobody", "establishments")).toEqual({ n: 0 });
      expect(await bypass("", "visibility")).toEqual({ n: 0 });
      expect(await bypass("north", "sessions")).toEqual({ n: 0 });
    });

    it("refuses a row written for another group", async () => {
      const write = store
        .forActor(actor("north"))
        .transaction((db) => db.insertInto("tags", { title: "x", group_id: "south" } as { title: string }).execute());
      await write;
      const tags = await store.system("test", (db) => db.selectFrom("tags").select("group_id").execute());
      expect(tags).toEqual([{ group_id: "north" }]);
      const around = store.forActor(actor("north")).transaction(async (db) =>
        db
          .selectFrom("destinations")
          .select(sql`set_config('app.group', 'north', true)`.as("x"))
          .execute()
          .then(() => db.updateTable("tags").set({ group_id: "south" }).execute()),
      );
      await expect(around).rejects.toMatchObject({ code: "42501" });
    });

    it("forces row-level security on every table but those that hold nobody's data", async () => {
      const rows = await store.system("test", (db) =>
        sql<{
          name: string;
        }>`SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT relforcerowsecurity ORDER BY 1`.execute(
          db,
        ),
      );
      expect(rows.rows.map((row) => row.name)).toEqual([
        "announcements",
        "communes",
        "destinations",
        "outbox",
        "outbox_state",
        "schema_migrations",
      ]);
      const owned = await store.system("test", (db) =>
        sql`SELECT 1 FROM pg_class WHERE relkind = 'r' AND pg_get_userbyid(relowner) = 'app'`.execute(db),
      );
      expect(owned.rows).toEqual([]);
    });

    it("works as a role that may not bypass the policies", async () => {
      const { rows } = await store.system("test", (db) =>
        sql<{
          role: string;
          bypass: boolean;
        }>`SELECT current_user AS role, rolsuper OR rolbypassrls AS bypass FROM pg_roles WHERE rolname = current_user`.execute(db),
      );
      expect(rows).toEqual([{ role: "app", bypass: false }]);
    });

    it("forgets the group when its transaction ends", async () => {
      await store.forActor(actor("north")).transaction((db) => db.selectFrom("tags").selectAll().execute());
      const { rows } = await store.system("test", (db) =>
        sql<{ group: string }>`SELECT coalesce(current_setting('app.group', true), '') AS group`.execute(db),
      );
      expect(rows).toEqual([{ group: "" }]);
    });

    it("refuses a transaction within a transaction instead of waiting for itself", async () => {
      const nested = store.system("test", () => store.system("test", () => Promise.resolve(1)));
      await expect(nested).rejects.toThrow(/inside a transaction/);
    });

    it("keeps nothing of a transaction that throws, and goes on", async () => {
      const failed = store.forActor(actor("south")).transaction(async (db) => {
        await db.insertInto("tags", { title: "lost" }).execute();
        db.changed("selection", "lost");
        throw new Error("stop");
      });
      await expect(failed).rejects.toThrow("stop");
      const left = await store.system("test", async (db) => [
        await db.selectFrom("tags").where("title", "=", "lost").selectAll().execute(),
        await db.selectFrom("outbox").where("key", "=", "lost").selectAll().execute(),
      ]);
      expect(left).toEqual([[], []]);
    });

    it("numbers changes without gaps, each object once per transaction, and tells listeners after the commit", async () => {
      let heard = 0;
      const stop = store.onCommit(() => (heard += 1));
      const before = await store.system("test", (db) => db.selectFrom("outbox_state").select("last").executeTakeFirstOrThrow());
      await store.system("test", async (_db, changed) => changed("review", 1, 2, 1));
      await store.forActor(actor("north")).transaction(async (db) => db.changed("selection", "s"));
      stop();
      const rows = await store.system("test", (db) =>
        db.selectFrom("outbox").selectAll().where("no", ">", before.last).orderBy("no").execute(),
      );
      expect(rows).toEqual([
        { no: before.last + 1, kind: "review", key: "1" },
        { no: before.last + 2, kind: "review", key: "2" },
        { no: before.last + 3, kind: "selection", key: "s" },
      ]);
      expect(heard).toBe(2);
    });

    it("gives a unique violation its code", async () => {
      const twice = store
        .forActor(actor("south"))
        .transaction((db) => db.insertInto("tags", [{ title: "same" }, { title: "same" }]).execute());
      await expect(twice).rejects.toMatchObject({ code: "23505" });
    });
  });
}

describe.skipIf(!found)(found ? "the outbox on PostgreSQL" : withoutPostgres, () => {
  let store: Store;
  /** Connected as the owner of the tables, beside the store. */
  let owner: ReturnType<typeof postgresPool>;
  /** Any constant: whoever changes `held` waits for it. */
  const gate = 1;
  beforeAll(async () => {
    const url = await (cluster as Cluster).database();
    store = await openStore({ postgres: url });
    owner = postgresPool(url, { size: 1 });
    // Deferred, so within the commit: the numbers have been given and written, and nobody sees them yet. There a
    // transaction waits or fails, or lingers a while that differs from one to the next.
    await owner.query(`
      CREATE FUNCTION before_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.key = 'held' THEN PERFORM pg_advisory_xact_lock(${gate});
        ELSIF NEW.key = 'refused' THEN RAISE EXCEPTION 'refused within the commit';
        ELSE PERFORM pg_sleep(NEW.no % 5 / 500.0);
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER before_commit AFTER INSERT ON outbox DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION before_commit()`);
  }, 60_000);
  afterAll(async () => {
    await owner.query("DROP TRIGGER before_commit ON outbox; DROP FUNCTION before_commit()");
    await owner.end();
    await store.close();
  });
  const numbers = (): Promise<number[]> =>
    store.system("test", async (db) => (await db.selectFrom("outbox").select("no").orderBy("no").execute()).map(({ no }) => no));
  /** How many of the store's connections wait for a lock. */
  const waiting = async (): Promise<unknown> =>
    (
      await owner.query<{ n: unknown }>(
        "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rows[0]?.n;
  const soon = { interval: 10, timeout: 10_000 };

  it("keeps the order of numbers the order of commits, without a gap, when one waits or fails between its number and its commit", async () => {
    await owner.query(`SELECT pg_advisory_lock(${gate})`);
    onTestFinished(async () => void (await owner.query("SELECT pg_advisory_unlock_all()")));
    const first = store.system("first", async (_db, changed) => changed("review", "held"));
    await expect.poll(waiting, soon).toBe(1);
    let ended = false;
    const second = store.system("second", async (_db, changed) => changed("review", "later")).finally(() => (ended = true));
    // It waits for the first one, or has gone past it.
    await expect.poll(async () => ended || (await waiting()) === 2, soon).toBe(true);
    expect(await numbers()).toEqual([]);
    await owner.query(`SELECT pg_advisory_unlock(${gate})`);
    await Promise.all([first, second]);

    const refused = store.system("refused", async (_db, changed) => changed("review", "refused"));
    await expect(refused).rejects.toThrow("refused within the commit");
    await store.system("after", async (_db, changed) => changed("review", "after"));
    const rows = await store.system("test", (db) => db.selectFrom("outbox").select(["no", "key"]).orderBy("no").execute());
    expect(rows).toEqual([
      { no: 1, key: "held" },
      { no: 2, key: "later" },
      { no: 3, key: "after" },
    ]);
  });

  it("shows a reader no number without all before it, while many write over several connections", async () => {
    const before = (await numbers()).length;
    let done = false;
    const writers = Array.from({ length: 40 }, (_, i) => store.system("w", async (_db, changed) => changed("review", 100 + i, 200 + i)));
    const reader = (async () => {
      while (!done) {
        const seen = await numbers();
        expect(seen).toEqual(seen.map((_, i) => i + 1));
      }
    })();
    await Promise.all([Promise.all(writers).finally(() => (done = true)), reader]);
    expect((await numbers()).length).toBe(before + 80);
  });
});
