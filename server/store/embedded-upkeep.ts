import type { PostgresPool, PostgresQueryResult } from "kysely";

import { tablesWhere } from "./tables.ts";

const PAUSES = { first: 2_000, next: 10_000 };
/** A table is vacuumed after so many changed or new rows, and this share of it. */
const MANY = 1_000;
const SHARE = 0.05;

/** Tables of which many rows have been changed or added since their last vacuum, as far as this process knows. */
const changedTables = `SELECT s.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE s.n_dead_tup + s.n_ins_since_vacuum > ${MANY} + ${SHARE} * greatest(c.reltuples, 0)`;

/**
 * Vacuums the embedded database, which has no autovacuum, until its pool ends: all tables at first, then those with many changes.
 * Otherwise each changed row leaves its old version behind, and no count is answered from an index alone. The role of the
 * connection must be a member of `pg_maintain`.
 */
export function vacuumedPool(pool: PostgresPool, pauses = PAUSES): PostgresPool {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const ask = async (statement: string): Promise<PostgresQueryResult<{ name: string }>> => {
    // Between two tables, whoever waits for the one connection goes first.
    const client = await pool.connect();
    try {
      return await client.query<{ name: string }>(statement, []);
    } finally {
      client.release();
    }
  };
  const vacuum = async (tables: readonly string[]): Promise<void> => {
    for (const table of tables) if (!isEnded) await ask(`VACUUM ${table}`);
  };
  const after = (pause: number, work: () => Promise<void>): void => {
    const run = async (): Promise<void> => {
      try {
        await work();
      } catch {
        // Tried again after the pause; who serves hears of a broken engine by itself.
      }
      if (!isEnded) after(pauses.next, async () => vacuum((await ask(changedTables)).rows.map(({ name }) => name)));
    };
    timer = setTimeout(() => void run(), pause).unref();
  };
  after(pauses.first, () => vacuum(tablesWhere(() => true)));
  return {
    connect: () => pool.connect(),
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      return pool.end();
    },
  };
}
