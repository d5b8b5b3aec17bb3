import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bothDatabases } from "../../tests/support/both-databases.ts";
import { openStore } from "./open-store.ts";
import type { Store } from "./store.ts";

const north = { login: "north@example", group: { id: "north" } };
const databases = bothDatabases();

describe.for(databases.filter(({ runs }) => runs))("a joint transaction on $name", ({ location }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await location());
    await store.system("test", async (db) => {
      for (const id of ["north", "south"]) {
        await db.insertInto("destinations").values({ id, name: id, parent_id: null, group_id: id }).execute();
        await db.insertInto("groups").values({ id, name: id, kind: "destination", destination_id: id, logo_url: null }).execute();
        await db
          .insertInto("tags")
          .values({ title: `of ${id}`, group_id: id })
          .execute();
      }
    });
  }, 60_000);
  afterAll(() => store.close());

  const tag = (title: string): Promise<unknown> => store.forActor(north).transaction((db) => db.insertInto("tags", { title }).execute());
  const titles = (): Promise<string[]> =>
    store.system("test", async (db) => (await db.selectFrom("tags").select("title").orderBy("title").execute()).map(({ title }) => title));

  it("commits or undoes all its parts, and tells of their changes once, after the commit", async () => {
    let heard = 0;
    const stop = store.onCommit(() => (heard += 1));
    const undone = await store.begin();
    await undone.run(() => Promise.all([tag("a"), tag("b"), store.system("test", async (_db, changed) => changed("review", 1))]));
    await undone.rollback();
    expect([await titles(), heard]).toEqual([["of north", "of south"], 0]);

    const done = await store.begin();
    await done.run(async () => {
      await tag("a");
      await store.system("test", async (_db, changed) => changed("review", 1));
      await store.system("test", async (_db, changed) => changed("review", 2));
      expect(heard).toBe(0);
    });
    await done.commit();
    stop();
    expect([await titles(), heard]).toEqual([["a", "of north", "of south"], 1]);
    const outbox = await store.system("test", (db) => db.selectFrom("outbox").select(["no", "key"]).orderBy("no").execute());
    expect(outbox).toEqual([
      { no: 1, key: "1" },
      { no: 2, key: "2" },
    ]);
  });

  it("undoes a part that throws, and goes on with the others", async () => {
    const joint = await store.begin();
    await joint.run(async () => {
      await tag("kept");
      await expect(tag("kept")).rejects.toMatchObject({ code: "23505" });
      await expect(
        store.system("test", async (_db, changed) => {
          changed("review", 3);
          throw new Error("no");
        }),
      ).rejects.toThrow("no");
      await tag("kept too");
    });
    await joint.commit();
    expect(await titles()).toEqual(["a", "kept", "kept too", "of north", "of south"]);
    expect(await store.system("test", (db) => db.selectFrom("outbox").select("no").where("key", "=", "3").execute())).toEqual([]);
  });

  it("lets no part see with the scope of the one before, beneath the builder too", async () => {
    const joint = await store.begin();
    await joint.run(async () => {
      await store.system("test", (db) => db.selectFrom("tags").select("title").execute());
      const seen = await store.forActor(north).transaction(async (db) => {
        const scope = await db
          .selectFrom("tags")
          .select(sql<string>`current_setting('app.scope', true)`.as("scope"))
          .executeTakeFirst();
        return scope?.scope;
      });
      expect(seen).toBe("");
    });
    await joint.rollback();
  });

  it("ends with what waits for its commit, outside of it", async () => {
    const joint = await store.begin();
    let seen: string[] = [];
    await joint.run(async () => {
      await tag("waited for");
      await store.whenCommitted(async () => void (seen = await titles()));
      await store.whenCommitted(() => Promise.reject(new Error("too late to undo")));
    });
    expect(seen).toEqual([]);
    await joint.commit();
    expect(seen).toContain("waited for");
    await store.whenCommitted(async () => void (seen = []));
    expect(seen).toEqual([]);
  });

  it("is over once it has ended: what still runs in it stands for itself", async () => {
    const joint = await store.begin();
    await joint.run(async () => {
      await joint.commit();
      await tag("afterwards");
    });
    await joint.rollback();
    expect(await titles()).toContain("afterwards");
  });
});
