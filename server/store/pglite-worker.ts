/** PGlite on its own thread: a long statement does not hold up the server's loop. */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";

import { PGlite } from "@electric-sql/pglite";

import type { Answer, Ask, PgliteData } from "./pglite-protocol.ts";
import { parsers } from "./values.ts";

const port = parentPort;
if (!port) throw new Error("pglite-worker runs as a worker thread");
const { data } = workerData as { data: PgliteData };
/** PostgreSQL's number of the type `json`. */
const json = 114;
const serializers = { [json]: jsonText };
const answer = (message: Answer): void => port.postMessage(message);

try {
  const source = "folder" in data ? { dataDir: data.folder } : { loadDataDir: new Blob([await readFile(data.image)]) };
  const db = await PGlite.create({ ...source, parsers: { ...parsers }, serializers });
  // Its pages lie in memory, where an index costs no disk seek; no statistics are gathered here that would show it to the planner.
  await db.exec("SET TIME ZONE 'UTC'; SET random_page_cost = 1.1");
  port.on("message", (ask: Ask) => void serve(db, ask));
  answer({ id: 0 });
} catch (error) {
  answer({ id: 0, error: describe(error) });
}

async function serve(db: PGlite, ask: Ask): Promise<void> {
  try {
    if (ask.sql === null) {
      await db.close();
      answer({ id: ask.id });
      return port?.close();
    }
    const { rows, affectedRows } = await db.query(ask.sql, ask.params);
    answer({ id: ask.id, rows, affected: affectedRows ?? 0 });
  } catch (error) {
    answer({ id: ask.id, error: describe(error) });
    // The engine is in no state to go on: the thread ends once the answer is out, and its owner hears of it.
    if (isBroken(error)) setImmediate(() => process.exit(1));
  }
}

/** A parameter of the type `json`: texts and bytes hold JSON already, anything else becomes it, as the driver would have it. */
function jsonText(value: unknown): string {
  // Bytes go in as they are: what writes the protocol takes them, which the driver's type of a serialiser does not say.
  if (value instanceof Uint8Array) return value as unknown as string;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether the engine itself broke, not a statement: WebAssembly trapped or gave up. */
function isBroken(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || (error instanceof Error && error.message.startsWith("Aborted("));
}

/** An error loses its fields on the way between threads: those that callers read go along. */
function describe(error: unknown): { message: string; code?: string; constraint?: string; detail?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields = error as Error & { code?: unknown; constraint?: unknown; detail?: unknown };
  const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
  return { message: error.message, code: text(fields.code), constraint: text(fields.constraint), detail: text(fields.detail) };
}
