import { PGlite } from "@electric-sql/pglite";

/** Tables that a server writes to by itself. */
const own = new Set(["outbox", "outbox_state", "schema_migrations", "identity_records"]);

/** Rows of a table that no server adds by itself: it plans its sweeps as it starts. */
const others: Readonly<Record<string, string>> = { jobs: "WHERE kind = 'export'" };

/** What a folder's database holds. */
export interface Holding {
  /** Names of the migrations that it has had. */
  migrations: string[];
  /** Each table's columns, and the number and digest of its rows in these columns. */
  tables: Record<string, { columns: string; rows: string }>;
}

/** Reads a folder's database without migrating it; from tables in `asOf` only the columns that they have there. */
export async function holdingOf(folder: string, asOf?: Holding): Promise<Holding> {
  const db = await PGlite.create(folder);
  try {
    const read = async <R>(sql: string): Promise<R[]> => (await db.query<R>(sql)).rows;
    const found = await read<{ name: string; columns: string }>(
      `SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY c.relname`,
    );
    const tables: Holding["tables"] = {};
    for (const { name, columns: present } of found) {
      if (own.has(name) || (asOf && !asOf.tables[name])) continue;
      const columns = asOf?.tables[name]?.columns ?? present;
      const [row] = await read<{ rows: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' ORDER BY line)), '') AS rows FROM (SELECT ROW(${columns})::text AS line FROM ${name} ${others[name] ?? ""}) t`,
      );
      tables[name] = { columns, rows: row?.rows ?? "" };
    }
    const done = await read<{ name: string }>("SELECT name FROM schema_migrations ORDER BY name");
    return { migrations: done.map(({ name }) => name), tables };
  } finally {
    await db.close();
  }
}
