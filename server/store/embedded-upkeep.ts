import type { PostgresPool, PostgresQueryResult } from "kysely";

const PAUSES = { first: 2_000, next: 10_000 };
/** A table is vacuumed after so many changed or new rows, and this share of it. */
const MANY = 1_000;
const SHARE = 0.05;

/**
 * The tables that were never vacuumed, those of which many rows have been changed or added since, as far as this process knows, and
 * large ones of which an earlier process has left as much undone.
 */
const changedTables = `SELECT c.relname AS name FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE c.reltuples < 0 OR s.n_dead_tup + s.n_ins_since_vacuum > ${MANY} + ${SHARE} * c.reltuples
    OR (c.relpages > 100 AND c.relallvisible < ${1 - SHARE} * c.relpages)`;

/**
 * Vacuums the embedded database, which has no autovacuum, until its pool ends. Otherwise each changed row leaves its old version
 * behind, and no count is answered from an index alone. The role of the connection must be a member of `pg_maintain`.
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
  const vacuum = async (): Promise<void> => {
    const { rows } = await ask(changedTables);
    for (const { name } of rows) if (!isEnded) await ask(`VACUUM ${name}`);
  };
  const after = (pause: number): void => {
    const run = async (): Promise<void> => {
      try {
        await vacuum();
      } catch {
        // Tried again after the pause; who serves hears of a broken engine by itself.
      }
      if (!isEnded) after(pauses.next);
    };
    timer = setTimeout(() => void run(), pause).unref();
  };
  after(pauses.first);
  return {
    connect: () => pool.connect(),
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      return pool.end();
    },
  };
}
