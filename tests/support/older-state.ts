import { PGlite } from "@electric-sql/pglite";
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";

import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations/index.ts";
import { openPglite } from "../../server/store/pglite-pool.ts";

/** Reviews of an older state; enough that a migration works on pages of them, not on one. */
export const olderReviews = 3_000;

/** Rows of the first schema, table by table; a reference comes after what it names. */
const rows: readonly string[] = [
  `INSERT INTO destinations (id, name, parent_id) VALUES ('essai', 'Essai', NULL), ('aval', 'Aval', 'essai')`,
  `INSERT INTO communes (destination_id, insee, name, child_id, ring) SELECT 'essai', '99' || i, 'Commune ' || i, 'aval', '[[1.5, 2]]' FROM generate_series(100, 130) i`,
  `INSERT INTO groups (id, name, kind, destination_id) VALUES ('essai', 'Essai', 'destination', 'essai')`,
  `UPDATE destinations SET group_id = 'essai' WHERE id = 'essai'`,
  `INSERT INTO users (login, type, group_id, roles, details) VALUES ('a@essai', 'DMO', 'essai', '{BELVEDERE_ANALYST}', '{"phone": "01"}')`,
  `INSERT INTO identities VALUES ('issuer', 'subject', 'a@essai')`,
  `INSERT INTO credentials VALUES ('a@essai', 'scrypt')`,
  `INSERT INTO sessions (id_hash, login, expires_at) VALUES ('hash', 'a@essai', now() + interval '1 year')`,
  `INSERT INTO establishments (destination_id, external_id, name, category, commune_insee, labels)
    SELECT 'essai', 'e' || i, 'Lieu ' || i, 'hotel', '99100', '{a,"b c"}' FROM generate_series(1, 60) i`,
  `INSERT INTO visibility SELECT 'essai', id FROM establishments`,
  `INSERT INTO reviews (destination_id, establishment_id, source, source_review_id, rating, text, lang, country, profile, experience_date, published_at, state, extra)
    SELECT 'essai', e.id, 'google', 'r' || i, i % 101, repeat('Accueil très agréable, séjour n° ' || i || '. ', 8), 'fr', 'FR', 'couple', date '2026-01-01' + i % 90,
      timestamptz '2026-01-02 10:00Z' + i * interval '1 minute', 'published', jsonb_build_object('n', i)
    FROM generate_series(1, ${olderReviews}) i JOIN establishments e ON e.external_id = 'e' || (1 + i % 60)`,
  `INSERT INTO mentions SELECT id, 0, 'accueil', 'positive', 0.5, 0, 7, 0, 30 FROM reviews`,
  `INSERT INTO answers (destination_id, establishment_id, external_id, score, answered_at, lang, country, profile)
    SELECT 'essai', id, 'a' || no, no % 11, timestamptz '2026-02-01 10:00Z', 'fr', 'FR', 'solo' FROM establishments`,
  `INSERT INTO selections (group_id, title) VALUES ('essai', 'Bords de l’eau')`,
  `INSERT INTO selection_members SELECT s.id, 'essai', e.id FROM selections s, establishments e`,
  `INSERT INTO dashboards (group_id, owner, title, document, draft)
    SELECT 'essai', 'a@essai', 'Tableau ' || i, '{"version": 1}', CASE WHEN i % 2 = 0 THEN '{"title": "é"}'::jsonb END FROM generate_series(1, 40) i`,
  `INSERT INTO dashboard_links (dashboard_id, group_id, created_by, token_hash) SELECT id, 'essai', 'a@essai', title FROM dashboards`,
  `INSERT INTO tags (group_id, title) VALUES ('essai', 'Été')`,
  `INSERT INTO idempotency_keys (group_id, login, key, fingerprint, status) VALUES ('essai', 'a@essai', 'k', 'f', 201)`,
];

/** Tables that a server writes to by itself. */
const own = new Set(["outbox", "outbox_state", "schema_migrations", "identity_records"]);

/** Makes a database with rows in the folder as an earlier version left it, that knew the first so many migrations. */
export async function makeOlderState(folder: string, known: number): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: await openPglite({ folder }) }) });
  try {
    await migrate(db, migrations.slice(0, known));
    for (const row of rows) await db.executeQuery(CompiledQuery.raw(row));
  } finally {
    await db.destroy();
  }
}

/** What a folder's database holds. */
export interface Holding {
  /** Names of the migrations that it has had. */
  migrations: string[];
  /** Of each table its columns and the number and digest of its rows in these columns. */
  tables: Record<string, { columns: string; rows: string }>;
}

/** Reads a folder's database as it lies there, without migrating it; of tables in `asOf` the columns that they had there. */
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
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' ORDER BY line)), '') AS rows FROM (SELECT ROW(${columns})::text AS line FROM ${name}) t`,
      );
      tables[name] = { columns, rows: row?.rows ?? "" };
    }
    const done = await read<{ name: string }>("SELECT name FROM schema_migrations ORDER BY name");
    return { migrations: done.map(({ name }) => name), tables };
  } finally {
    await db.close();
  }
}
