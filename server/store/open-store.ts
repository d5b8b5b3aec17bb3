import { AsyncLocalStorage } from "node:async_hooks";

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";

import { prepareFolder } from "./embedded-folder.ts";
import { jointTransactions, type Part } from "./joint-transaction.ts";
import { vacuumedPool } from "./embedded-upkeep.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { collectChanges, type Recorded } from "./outbox.ts";
import { openPglite } from "./pglite-pool.ts";
import type { PgliteData } from "./pglite-protocol.ts";
import { postgresPool } from "./postgres-pool.ts";
import { scopedDb } from "./scoped-db.ts";
import type { Store } from "./store.ts";
import type { Tables } from "./tables.ts";
import { boundedQueue } from "../kit/impatience.ts";

/** `image`: a file with a dump of a database, opened in memory and gone with its process. */
export type StoreLocation = { postgres: string } | { folder: string } | { image: string };

/**
 * Opens the state and brings its schema up to date. On PostgreSQL the login given owns the tables and migrates, then
 * the server works as the role `app`; a login that already is `app` finds the schema migrated or is refused.
 * `failed` hears that the embedded database has ended by itself.
 */
export async function openStore(location: StoreLocation, failed?: (error: Error) => void): Promise<Store> {
  const pool = "postgres" in location ? await migratedPostgres(location.postgres) : await migratedPglite(location, failed);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: boundedPool(pool) }) });
  // Kysely ends the pool only if it has used it: a store that is closed at once would keep its thread, and the process.
  await sql`SELECT 1`.execute(db);
  return storeOver(db);
}

async function migratedPglite(data: PgliteData, failed?: (error: Error) => void): Promise<PostgresPool> {
  const made = "folder" in data ? prepareFolder(data.folder) : () => undefined;
  const pool = await openPglite(data, failed);
  made();
  try {
    const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    await migrate(owner);
    // The embedded database keeps no statistics by itself, and takes who sees what for a row or two: a query by the ids of many
    // reviews then compares each of them with all reviews of every establishment.
    await sql`ANALYZE visibility, establishments`.execute(owner);
    // A sample of some thousand reviews, for a list by deadline to be read in the order of its index.
    await sql`SET default_statistics_target = 10`.execute(owner);
    await sql`ANALYZE reviews (source, state, establishment_id)`.execute(owner);
    await sql`RESET default_statistics_target`.execute(owner);
    // It vacuums what the owner made, see vacuumedPool.
    await sql`GRANT pg_maintain TO app`.execute(owner);
    // Its one connection stays `app` from here on: the only SET ROLE of the product.
    await sql`SET ROLE app`.execute(owner);
    return "folder" in data ? vacuumedPool(pool) : pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function migratedPostgres(url: string): Promise<PostgresPool> {
  const pool = postgresPool(url, { size: 1, patient: true });
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { rows } = await sql<{ login: string }>`SELECT current_user AS login`.execute(owner);
    if (rows[0]?.login !== "app") await migrate(owner);
    else if (!(await isMigrated(owner))) throw new UnmigratedError();
  } finally {
    await owner.destroy();
  }
  return postgresPool(url, { role: "app" });
}

/** The login may not change the schema, which is older than this program. */
export class UnmigratedError extends Error {}

function storeOver(db: Kysely<Tables>): Store {
  const reasons = new Map<string, number>();
  const listeners = new Set<() => void>();
  const readers = new Set<() => void>();
  const inside = new AsyncLocalStorage<true>();

  const committed = ({ changes, announced }: Recorded): void => {
    if (changes > 0) for (const listener of listeners) listener();
    if (announced > 0) for (const reader of readers) reader();
  };
  const joints = jointTransactions(db, committed);

  /** One transaction with its settings, or a part of the caller's joint one; changes are numbered last, listeners hear of them after the commit. */
  async function transaction<T>(
    { group = "", login = "", scope = "" }: { group?: string; login?: string; scope?: "system" | "" },
    work: Part<T>,
  ): Promise<T> {
    if (inside.getStore()) throw new Error("a transaction inside a transaction would wait for itself: pass the first one on");
    const part: Part<T> = (trx, changes) =>
      inside.run(true, async () => {
        // All each time: a part of a joint transaction must not keep the scope of the one before.
        await sql`SELECT set_config('app.group', ${group}, true), set_config('app.login', ${login}, true), set_config('app.scope', ${scope}, true)`.execute(
          trx,
        );
        return work(trx, changes);
      });
    const joined = joints.join(part);
    if (joined) return joined;
    const changes = collectChanges();
    const { result, recorded } = await db.transaction().execute(async (trx) => {
      const done = await part(trx, changes);
      return { result: done, recorded: await changes.record(trx) };
    });
    committed(recorded);
    return result;
  }

  return {
    forActor: (actor) => ({
      transaction: (work) =>
        transaction({ group: actor.group.id, login: actor.login }, (trx, changes) => work(scopedDb(trx, actor, changes))),
    }),
    system: (reason, work) => {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      return transaction({ scope: "system" }, (trx, { changed }) => work(trx, changed));
    },
    begin: () => joints.begin(),
    together: (work) => joints.together(work),
    whenCommitted: (task) => joints.whenCommitted(task),
    audit: () => reasons,
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAnnounced: (listener) => {
      readers.add(listener);
      return () => readers.delete(listener);
    },
    close: () => db.destroy(),
  };
}

/** A request that has not had a connection by then will not be read any more; imports hold one for far less. */
const limits = { milliseconds: 5_000, length: 500 };

/** A pool whose connections requests wait for no longer than they should, and commands and the projection as long as it takes. */
function boundedPool(pool: PostgresPool): PostgresPool {
  const place = boundedQueue<PostgresPoolClient>(limits, (late) => late.release());
  return { connect: () => place(() => pool.connect()), end: () => pool.end() };
}
