import pg from "pg";

import { parsers } from "./values.ts";

/** Longer than any statement that a request waits for (RELIABILITY.md R4); imports and the projection work in batches. */
const statementTimeoutMs = 30_000;

/**
 * A pool of connections to PostgreSQL, in UTC. With a `role`, each connection starts as that role: it is a setting
 * of the connection from its first moment, so nothing leaks between those who share it. `patient` ends no statement,
 * however long: a migration takes the time that it takes.
 */
export function postgresPool(
  url: string,
  { role, size = 10, patient = false }: { role?: string; size?: number; patient?: boolean } = {},
): pg.Pool {
  const timeout = patient ? 0 : statementTimeoutMs;
  const settings = ["-c timezone=UTC", `-c statement_timeout=${timeout}`, ...(role ? [`-c role=${role}`] : [])];
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: settings.join(" "),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: {
      getTypeParser: (type: number, format?: "text" | "binary") =>
        parsers[type] ?? (pg.types.getTypeParser(type, format === "binary" ? "text" : format) as (text: string) => unknown),
    },
  });
  // An idle connection that the database drops must not end the process: the next query opens another.
  pool.on("error", () => undefined);
  return pool;
}
