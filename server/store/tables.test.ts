import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { makeOlderState } from "../../tests/support/make-older-state.ts";
import { migrations } from "./migrations/index.ts";
import { openStore } from "./open-store.ts";
import type { ScopedDb, Store } from "./store.ts";
import { type Scope, type TableName, type TableOf, tables, tablesWhere } from "./tables.ts";

/** A state with rows of one group, `essai`, in every table. */
const folder = mkdtempSync(join(tmpdir(), "tables-"));
let store: Store;
beforeAll(async () => {
  await makeOlderState(folder, migrations.length);
  store = await openStore({ folder });
  await store.system("test", (db) =>
    db.insertInto("identity_records").values({ model: "Grant", id: "g", payload: "{}", grant_id: null, uid: null }).execute(),
  );
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const inScope = (...scopes: Scope[]): TableName[] => tablesWhere(({ scope }) => scopes.includes(scope));
const asAccount = <T>(group: string, login: string, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
  store.forActor({ login, group: { id: group } }).transaction(work);

/** How many rows an account of a group counts in a table around the builder, as a query without its condition would. */
const countedBeneath = (group: string, table: TableName, login = `a@${group}`): Promise<number> =>
  asAccount(group, login, async (db) => {
    const query = db.selectFrom("destinations").select(sql<number>`(SELECT count(*) FROM ${sql.table(table)})`.as("n"));
    return (await query.limit(1).executeTakeFirstOrThrow()).n;
  });

/** How many rows an account of a group counts in a table by the builder. */
const counted = (group: string, table: TableName, login = `a@${group}`): Promise<number> =>
  asAccount(group, login, async (db) => {
    const query = db.selectFrom(table as TableOf<"everyone">).select(sql<number>`count(*)`.as("n"));
    return (await query.executeTakeFirstOrThrow()).n;
  });

it("are those of the schema", async () => {
  const { rows } = await store.system("test", (db) =>
    sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`.execute(db),
  );
  const kept = rows.map(({ name }) => name).filter((name) => name !== "schema_migrations");
  expect(kept.toSorted()).toEqual(Object.keys(tables).toSorted());
});

it("refer to those before them alone, so that a backup can go in again", async () => {
  const { rows } = await store.system("test", (db) =>
    sql<{ name: string; to: string }>`SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS to FROM pg_constraint
      WHERE contype = 'f' AND NOT condeferrable AND conrelid <> confrelid`.execute(db),
  );
  const order = Object.keys(tables);
  expect(rows.filter(({ name, to }) => order.indexOf(name) < order.indexOf(to))).toEqual([]);
});

it("have row-level security forced, but for those of everyone and of the store itself", async () => {
  const { rows } = await store.system("test", (db) =>
    sql<{ name: string }>`SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
      AND relrowsecurity AND relforcerowsecurity`.execute(db),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(inScope("group", "account", "establishment", "review", "nobody").toSorted());
});

describe.each(inScope("group", "account", "establishment", "review"))("%s", (table) => {
  it("shows its rows to the group that owns or sees them, and to no other", async () => {
    expect(await counted("essai", table)).toBeGreaterThan(0);
    expect(await counted("autre", table)).toBe(0);
  });

  it("shows none to another group where a query forgets its condition", async () => {
    expect(await countedBeneath("essai", table)).toBeGreaterThan(0);
    expect(await countedBeneath("autre", table)).toBe(0);
  });
});

describe.each(inScope("account"))("%s", (table) => {
  it("shows its rows to their account, and to no colleague of its group nor to one of that name in another", async () => {
    for (const count of [counted, countedBeneath]) {
      expect(await count("essai", table)).toBeGreaterThan(0);
      expect(await count("essai", table, "b@essai")).toBe(0);
      expect(await count("autre", table, "a@essai")).toBe(0);
    }
  });

  it("takes no row in the name of another account", async () => {
    const { owner = "login" } = tables[table];
    const forged = asAccount("essai", "a@essai", (db) =>
      db
        .updateTable(table as "tasks")
        .set({ [owner]: "b@essai" })
        .execute(),
    );
    await expect(forged).rejects.toMatchObject({ code: "42501" });
  });
});

describe("saved_searches", () => {
  it("shows what is shared to every account of its group, which may not take it for itself", async () => {
    const share = (shared: boolean, login: string): Promise<unknown> =>
      asAccount("essai", login, (db) => db.updateTable("saved_searches").set({ shared }).execute());
    await share(true, "a@essai");
    for (const count of [counted, countedBeneath]) {
      expect(await count("essai", "saved_searches", "b@essai")).toBeGreaterThan(0);
      expect(await count("autre", "saved_searches")).toBe(0);
    }
    await expect(share(false, "b@essai")).rejects.toMatchObject({ code: "42501" });
    await share(false, "a@essai");
    expect(await counted("essai", "saved_searches", "b@essai")).toBe(0);
  });
});

describe.each(inScope("nobody"))("%s", (table) => {
  it("shows its rows to the system, and to no other group even around the builder", async () => {
    const { rows } = await store.system("test", (db) => sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db));
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect(await countedBeneath("autre", table)).toBe(0);
    await expect(counted("essai", table)).rejects.toThrow("is not read by accounts");
  });
});
