import { CompiledQuery, Kysely, PostgresDialect } from "kysely";

import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { openPglite } from "../../server/store/pglite-pool.ts";
import { olderRows } from "./older-state.ts";

/** Makes a database with rows in the folder as an earlier version left it, that knew the first so many migrations. */
export async function makeOlderState(folder: string, known: number): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: await openPglite({ folder }) }) });
  try {
    const present = migrations.slice(0, known);
    await migrate(db, present);
    const applied = new Set(present.map(({ name }) => name));
    for (const row of olderRows) {
      const { from, until, sql } = typeof row === "string" ? { from: undefined, until: undefined, sql: row } : row;
      if ((!from || applied.has(from)) && !(until && applied.has(until))) await db.executeQuery(CompiledQuery.raw(sql));
    }
  } finally {
    await db.destroy();
  }
}
