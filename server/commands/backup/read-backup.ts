import type { Readable } from "node:stream";

import { sql, type Transaction } from "kysely";

import { faultOfData } from "../import/in-halves.ts";
import { isLegible, readText } from "../import/files/read-text.ts";
import { SourceError } from "../import/files/source-error.ts";
import { productName } from "../../kit/product-name.ts";
import { waitForEver } from "../../store/patience.ts";
import type { FileStore } from "../../ports/files/file-store.ts";
import { migrations } from "../../store/migrations/index.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { BackupError } from "./backup-error.ts";
import { filesPart, forgetFile, restoredFiles, shownFiles, type RestoredFiles } from "./backed-up-files.ts";
import {
  backedUpTables,
  replacedTables,
  forgottenTables,
  retiredTables,
  type BackupEnd,
  type BackupHeader,
  type BackupRow,
} from "./backed-up-tables.ts";

const batch = 1_000;

/**
 * Replaces the whole state by that of a backup, in one transaction: a file that proves damaged leaves everything as it was.
 * The state gets a new epoch, so the projection is made anew. Stored files come along, and those that nobody shows any more
 * go. Returns the header and how many rows and files there are. `keep` comes first, in the same transaction: where it rejects,
 * nothing has begun, and nobody writes between it and the replacement.
 */
export async function readBackup(
  store: Store,
  files: FileStore,
  input: Readable,
  report: (rows: number) => void,
  keep: (db: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<{ header: BackupHeader; rows: number }> {
  const restored = restoredFiles(store, files);
  const done = await store
    .system("restore", (db) => replaceAll(db, restored, input, report, keep))
    .catch(async (error: unknown) => {
      await restored.undo();
      // An unknown column is no value's fault, but the file's all the same.
      const unknownColumn = error instanceof Error && "code" in error && error.code === "42703";
      if (unknownColumn || faultOfData(error) !== null)
        throw new BackupError("La sauvegarde est endommagée : ses données ne vont pas ensemble. Rien n’a été changé.", {
          cause: error,
        });
      throw error;
    });
  // One that stays takes room and nothing else.
  await Promise.allSettled(done.forgotten.map((name) => forgetFile(store, files, name)));
  return done;
}

async function replaceAll(
  db: Transaction<Tables>,
  files: RestoredFiles,
  input: Readable,
  report: (rows: number) => void,
  keep: (db: Transaction<Tables>) => Promise<void>,
): Promise<{ header: BackupHeader; rows: number; forgotten: string[] }> {
  const before = await shownFiles(db);
  const lines = linesOf(input);
  const header = await readHeader(lines);
  await waitForEver(db);
  // What another server's request wrote after `keep` had looked would be lost.
  await sql`LOCK TABLE ${sql.join(replacedTables.map((table) => sql.table(table)))} IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await keep(db);
  for (const table of [...replacedTables, ...forgottenTables].toReversed()) await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  const older = !header.migrations.includes(retiredTables.until);
  if (older) for (const table of Object.values(retiredTables.passing)) await sql.raw(table).execute(db);
  const known = [...backedUpTables, ...(older ? Object.keys(retiredTables.passing) : [])];
  const rows = await insertAll(db, files, known, lines, report);
  if (older) await sql.raw(retiredTables.gather).execute(db);
  for (const table of ["establishments", "reviews", "answers"] as const) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, 'no'), greatest((SELECT max(no) FROM ${sql.table(table)}), 1))`.execute(db);
  }
  await sql`UPDATE outbox_state SET epoch = gen_random_uuid()`.execute(db);
  const after = await shownFiles(db);
  return { header, rows, forgotten: [...before].filter((name) => !after.has(name)) };
}

async function insertAll(
  db: Transaction<Tables>,
  files: RestoredFiles,
  known: readonly string[],
  lines: AsyncIterator<string>,
  report: (rows: number) => void,
): Promise<number> {
  let rows = 0;
  let table = "";
  let waiting: Record<string, unknown>[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await insert(db, known, table, waiting);
    rows += waiting.length;
    waiting = [];
    report(rows);
  };
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new BackupError("La sauvegarde est incomplète : sa dernière ligne manque.");
    const line = parse(value);
    if (!isRow(line) && !isEnd(line)) throw damaged();
    if (isEnd(line)) {
      await flush();
      if (line.end !== rows) throw new BackupError("La sauvegarde est incomplète : il y manque des lignes.");
      return rows;
    }
    const [name, row] = line;
    if (name === filesPart) {
      await flush();
      if (!(await files.put(db, row))) throw damaged();
      rows += 1;
      continue;
    }
    if (name !== table || waiting.length >= batch) await flush();
    table = name;
    waiting.push(row);
  }
}

async function insert(db: Transaction<Tables>, known: readonly string[], table: string, rows: Record<string, unknown>[]): Promise<void> {
  if (!known.includes(table)) throw new BackupError(`La sauvegarde contient une table inconnue, ${table.slice(0, 40)}.`);
  // Only columns that the backup has: those of later migrations take their default.
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  // What cannot be removed is there already, or missing.
  const there =
    (replacedTables as readonly string[]).includes(table) || !(backedUpTables as readonly string[]).includes(table)
      ? sql``
      : sql`ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) ${there}`.execute(
    db,
  );
}

async function readHeader(lines: AsyncIterator<string>): Promise<BackupHeader> {
  const first = await lines.next();
  const header = first.done ? null : (parse(first.value) as Partial<BackupHeader> | null);
  if (header?.format !== "belvedere-backup" || header.version !== 1)
    throw new BackupError(`Ce fichier n’est pas une sauvegarde de ${productName()}.`);
  if (!Array.isArray(header.migrations) || (header.secrets !== null && typeof header.secrets !== "string")) throw damaged();
  const newer = header.migrations.find((name) => !migrations.some((known) => known.name === name));
  if (newer) throw new BackupError(`La sauvegarde vient d’une version plus récente de ${productName()} (${newer}).`);
  return header as BackupHeader;
}

function parse(line: string): unknown {
  try {
    if (!isLegible(line)) throw new SyntaxError("no UTF-8");
    return JSON.parse(line) as unknown;
  } catch {
    throw damaged();
  }
}

const damaged = (): BackupError => new BackupError(`Ce fichier n’est pas une sauvegarde de ${productName()}, ou il est endommagé.`);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isRow = (line: unknown): line is BackupRow => Array.isArray(line) && typeof line[0] === "string" && isObject(line[1]);
const isEnd = (line: unknown): line is BackupEnd => isObject(line) && typeof line.end === "number";

async function* linesOf(input: Readable): AsyncGenerator<string, undefined> {
  let rest = "";
  try {
    const { chunks } = await readText(input as AsyncIterable<Buffer>);
    for await (const chunk of chunks) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } catch (error) {
    if (error instanceof SourceError) throw new BackupError(`La sauvegarde ne peut pas être lue : ${error.message}.`);
    throw error;
  }
  if (rest !== "") yield rest;
  return undefined;
}
