import type { PostgresPool, PostgresPoolClient } from "kysely";
import { expect, it, onTestFinished } from "vitest";

import { inMemory } from "../../tests/support/memory-store.ts";
import { vacuumedPool } from "./embedded-upkeep.ts";
import { openPglite } from "./pglite-pool.ts";

async function asking<T>(pool: PostgresPool, work: (client: PostgresPoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

it("vacuums tables that others own as the role of the product, again once many rows have been added", async () => {
  const engine = await openPglite(inMemory());
  const run = (statement: string) => asking(engine, (client) => client.query<{ n: number }>(statement, []));
  await run("GRANT pg_maintain TO app");
  await run("INSERT INTO destinations (id, name, parent_id, group_id) SELECT 'd' || n, 'D', NULL, 'd' FROM generate_series(1, 100) n");
  await run("SET ROLE app");
  const pool = vacuumedPool(engine, { first: 1, next: 20 });
  onTestFinished(() => pool.end());
  const clean = async (): Promise<number | undefined> =>
    (await run("SELECT relallvisible AS n FROM pg_class WHERE oid = 'destinations'::regclass")).rows[0]?.n;
  await expect.poll(clean, { timeout: 20_000 }).toBe(1);
  await run("RESET ROLE");
  await run("INSERT INTO destinations (id, name, parent_id, group_id) SELECT 'e' || n, 'E', NULL, 'e' FROM generate_series(1, 2000) n");
  await run("SET ROLE app");
  await expect.poll(clean, { timeout: 20_000 }).toBeGreaterThan(1);
}, 60_000);
