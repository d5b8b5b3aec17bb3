import { CompiledQuery, sql, type Kysely, type Transaction } from "kysely";

import { migrations } from "./migrations/index.ts";

/** Any constant: two servers that start together migrate one after the other. */
const migrationLock = 7_301_001;

/**
 * Brings the schema to the latest version in one transaction, so that a process killed half-way leaves the old one.
 * Runs as the owner of the tables. The role `app`, which owns nothing, gets its rights on whatever exists.
 * Throws where the database is newer than this program, which knows the migrations given.
 */
export async function migrate<T>(owner: Kysely<T>, known = migrations): Promise<string[]> {
  return owner.transaction().execute(async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(db);
    await run(db, "CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())");
    const done = await appliedMigrations(db);
    const unknown = done.find((name) => !known.some((migration) => migration.name === name));
    if (unknown) throw new NewerSchemaError(unknown);
    const pending = known.filter(({ name }) => !done.includes(name));
    // The policies bind the owner too: without this a migration that moves rows would find none.
    await sql`SELECT set_config('app.scope', 'system', true)`.execute(db);
    for (const { name, statements } of pending) {
      for (const statement of statements) await run(db, statement);
      await sql`INSERT INTO schema_migrations (name) VALUES (${name})`.execute(db);
    }
    if (pending.length > 0) await grantToApp(db);
    return pending.map(({ name }) => name);
  });
}

/** Whether every migration has been applied; for a server whose login may not migrate. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const done = await appliedMigrations(db);
  return migrations.every(({ name }) => done.includes(name));
}

/** The database was made by a later version of the product. */
export class NewerSchemaError extends Error {
  readonly migration: string;
  constructor(migration: string) {
    super(`unknown migration ${migration}`);
    this.migration = migration;
  }
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

async function grantToApp<T>(db: Transaction<T>): Promise<void> {
  await run(
    db,
    `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app') THEN CREATE ROLE app NOSUPERUSER NOBYPASSRLS NOLOGIN; END IF;
      IF NOT pg_has_role(current_user, 'app', 'MEMBER') THEN EXECUTE format('GRANT app TO %I', current_user); END IF;
      EXECUTE format('GRANT USAGE ON SCHEMA %I TO app', current_schema());
      EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO app', current_schema());
      EXECUTE format('GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA %I TO app', current_schema());
    END $$`,
  );
  await run(db, "REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM app");
  // Lines of the moderation journal are added: nothing that the server runs can change or remove one.
  await run(
    db,
    `DO $$ BEGIN
      IF to_regclass('moderation_journal') IS NOT NULL THEN REVOKE UPDATE, DELETE, TRUNCATE ON moderation_journal FROM app; END IF;
    END $$`,
  );
}

async function run<T>(db: Kysely<T>, statement: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(statement));
}
