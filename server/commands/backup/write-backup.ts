import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import { sql, type Transaction } from "kysely";

import type { FileStore } from "../../ports/files/file-store.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { waitForEver } from "../../store/patience.ts";
import { filesPart, holdsItsName, logoFile } from "./backed-up-files.ts";
import { seal } from "./sealed.ts";
import { backedUpTables, type BackupEnd, type BackupHeader, type BackupRow } from "./backed-up-tables.ts";

const batch = 2_000;

/** What goes into a backup beside the rows, and who hears of them. */
export interface BackupSource {
  files: FileStore;
  /** The installation's secrets, as presentSecrets returns them. */
  secrets: string | null;
  now: Date;
  /** Encrypts the file; null: it holds everything in clear. */
  key: string | null;
  /** Told the number of rows written so far. */
  report: (rows: number) => void;
}

/**
 * Writes everything, the stored files included, into one file, NDJSON compressed with gzip, readable by its owner alone. All rows come from one
 * cursor, so from one moment; on the embedded database, requests wait meanwhile. The file has its name only once it is
 * whole and on the disk. Returns how many rows and files there are.
 */
export function writeBackup(store: Store, path: string, source: BackupSource): Promise<number> {
  return whole(path, (partial) => store.system("backup", (db) => writeRows(db, partial, source)));
}

/** {@link writeBackup} of what an open transaction sees. */
export function writeBackupWithin(db: Transaction<Tables>, path: string, source: BackupSource): Promise<number> {
  return whole(path, (partial) => writeRows(db, partial, source));
}

async function whole(path: string, write: (partial: string) => Promise<number>): Promise<number> {
  const partial = `${path}.partiel`;
  try {
    const rows = await write(partial);
    const file = await open(partial, "r");
    await file.sync();
    await file.close();
    await rename(partial, path);
    return rows;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeRows(db: Transaction<Tables>, path: string, source: BackupSource): Promise<number> {
  const { files, secrets, now, key, report } = source;
  let rows = 0;
  await waitForEver(db);
  const migrations = await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db);
  const header: BackupHeader = {
    format: "belvedere-backup",
    version: 1,
    migrations: migrations.rows.map(({ name }) => name),
    created: now.toISOString(),
    secrets,
  };
  const parts = backedUpTables.map(
    (table) => sql`SELECT ${sql.lit(table)}::text AS name, to_jsonb(t)::text AS row FROM ${sql.table(table)} t`,
  );
  await sql`DECLARE backup NO SCROLL CURSOR FOR ${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    const shown = new Set<string>();
    for (;;) {
      const { rows: fetched } = await sql<{ name: string; row: string }>`FETCH ${sql.lit(batch)} FROM backup`.execute(db);
      if (fetched.length === 0) break;
      rows += fetched.length;
      for (const { name, row } of fetched) {
        const file = name === "groups" ? logoFile(JSON.parse(row)) : null;
        if (file !== null) shown.add(file);
      }
      yield fetched.map(({ name, row }) => `["${name}",${row}]\n`).join("");
      report(rows);
    }
    for (const name of shown) {
      const bytes = await files.read(name);
      // A damaged image would have the whole backup refused when it is needed.
      if (bytes === null || !holdsItsName(name, bytes)) continue;
      rows += 1;
      yield `${JSON.stringify([filesPart, { name, content: Buffer.from(bytes).toString("base64") }] satisfies BackupRow)}\n`;
    }
    yield `${JSON.stringify({ end: rows } satisfies BackupEnd)}\n`;
  }
  const [packed, file] = [createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 })];
  if (key === null) await pipeline(Readable.from(lines()), packed, file);
  else await pipeline(Readable.from(lines()), packed, seal(key), file);
  await sql`CLOSE backup`.execute(db);
  return rows;
}
