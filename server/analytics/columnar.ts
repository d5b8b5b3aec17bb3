import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

import {
  type DuckDBConnection,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBListValue,
  DuckDBStructValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
} from "@duckdb/node-api";

import { boundedQueue, isAnonymous, isUnhurried } from "../kit/impatience.ts";
import { type Gate, gate } from "../kit/gate.ts";
import type { Cell, Row } from "./cell.ts";

/** The columnar database that analytics reads. */
export interface Columnar {
  /** Rows of one statement; `$1`… or named parameters. At most three run at once, the others wait in order. */
  query<R = Row>(sql: string, params?: DuckDBValue[] | Record<string, DuckDBValue>): Promise<R[]>;
  /** Rows of one statement in pieces, each fetched when it is asked for. It keeps its place among those that run until its end. */
  stream<R = Row>(sql: string, params?: DuckDBValue[] | Record<string, DuckDBValue>): AsyncGenerator<R[]>;
  /** Runs `work` alone among writers, in one transaction: all of it is committed, or nothing. */
  write<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ColumnarOptions {
  /** Most memory that the engine may take, as it writes it: `384MB`. */
  memoryLimit?: string;
  threads?: number;
  /** Hears that the engine has given up: every later question fails until the file is opened anew. */
  failed?: (error: Error) => void;
}

/** Four running queries fill libuv's default pool and stall file reads: three leave room. */
const inFlight = 3;
/** Of these, what visitors without an account have together: however many ask, an account waits behind so few of them. */
const inFlightAnonymous = 2;
/** And what work of low priority has. */
const inFlightUnhurried = 1;
/** Questions of readers wait no longer, behind no more: a page of 48 tiles has some sixteen under way. */
const waits = { milliseconds: 10_000, length: 500 };

/**
 * Opens the file, made where it is missing. The engine locks it in the kernel: a second process is refused
 * with DuckDB's own error, see {@link isHeldElsewhere}.
 */
export async function openColumnar(path: string, options: ColumnarOptions = {}): Promise<Columnar> {
  mkdirSync(dirname(path), { recursive: true });
  // `create` twice on one file in one process silently loses rows; the cache hands out the same instance.
  const instance = await DuckDBInstance.fromCache(path, {
    memory_limit: options.memoryLimit ?? "384MB",
    threads: String(options.threads ?? 2),
    temp_directory: `${path}.tmp`,
    // The order in which rows went in means nothing here, and keeping it costs memory.
    preserve_insertion_order: "false",
    // Its allocator gives freed pages back to the system by a thread of its own alone: without, what one long list took stays taken.
    allocator_background_threads: "true",
  });
  const idle = await Promise.all(Array.from({ length: inFlight }, () => instance.connect()));
  const writer = await instance.connect();
  const readers = gate(inFlight);
  const place = placesOf(readers);
  const writers = gate(1);
  const connections = [...idle, writer];
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (hasGivenUp(error)) options.failed?.(error);
      throw error;
    }
  };

  return {
    query: <R>(sql: string, params: DuckDBValue[] | Record<string, DuckDBValue> = []) =>
      watched(
        (async () => {
          const leave = await place();
          const connection = idle.pop();
          try {
            if (!connection) throw new Error("more queries in flight than connections");
            const reader = await connection.runAndReadAll(sql, params);
            return reader.convertRowObjects(plainValue) as R[];
          } finally {
            if (connection) idle.push(connection);
            leave();
          }
        })(),
      ),
    stream: async function* <R>(sql: string, params: DuckDBValue[] | Record<string, DuckDBValue> = []) {
      const leave = await place();
      const connection = idle.pop();
      try {
        if (!connection) throw new Error("more queries in flight than connections");
        const rows = (await watched(connection.stream(sql, params))).yieldConvertedRowObjects(plainValue);
        for (;;) {
          const { done, value } = await watched(rows.next());
          if (done) return;
          yield value as R[];
        }
      } finally {
        if (connection) idle.push(connection);
        leave();
      }
    },
    write: (work) =>
      watched(
        writers(async () => {
          await writer.run("BEGIN TRANSACTION");
          try {
            const result = await work(writer);
            await writer.run("COMMIT");
            return result;
          } catch (error) {
            // The engine has already rolled back where the COMMIT itself failed.
            await writer.run("ROLLBACK").catch(() => undefined);
            throw error;
          }
        }),
      ),
    close: async () => {
      await Promise.all([readers.idle(), writers.idle()]);
      for (const connection of connections) connection.closeSync();
      instance.closeSync();
    },
  };
}

/** Takes a place among readers; what it resolves to gives it back. Visitors without an account, and work of low priority, have a queue and places of their own. */
function placesOf(readers: Gate): () => Promise<() => void> {
  const visitors = gate(inFlightAnonymous);
  const unhurried = gate(inFlightUnhurried);
  const enter = (places: Gate): Promise<() => void> =>
    new Promise((resolve) => void places(() => new Promise<void>((leave) => resolve(leave))));
  const queue = (): ReturnType<typeof boundedQueue<() => void>> => boundedQueue(waits, (leave) => leave());
  const [ofAccounts, ofVisitors] = [queue(), queue()];
  const behind = async (first: Gate): Promise<() => void> => {
    const give = await enter(first);
    const leave = await enter(readers);
    return () => {
      leave();
      give();
    };
  };
  return () => {
    if (isUnhurried()) return behind(unhurried);
    return isAnonymous() ? ofVisitors(() => behind(visitors)) : ofAccounts(() => enter(readers));
  };
}

/** Whether an error is the engine's last word: it then refuses every question of this process. */
function hasGivenUp(error: unknown): error is Error {
  return error instanceof Error && /^FATAL Error|database has been invalidated/.test(error.message);
}

/** Whether opening failed because another process has the file. */
export function isHeldElsewhere(error: unknown): boolean {
  return error instanceof Error && /Could not set lock on file/.test(error.message);
}

/** What the engine says of files that are cut off, overwritten or of another version of it; never of rights or of the disk. */
const damage =
  /not a valid DuckDB database|read enough bytes|can only read versions|vector size of|storage version|corrupt|checksum|\bWAL\b|free list|serializ|^INTERNAL Error/i;

/** What it says where the system refused: the reason comes after the file's name. Too short a file is no refusal. */
const refusal = /\b(?:Could not|Cannot) (?!read enough)[\w ]+ file :/;

/** Whether opening failed because the file is not, or no longer, a database of this engine. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Without what it quotes: a folder may be called «wal».
  const said = error.message.replace(/"[^"\n]*"/g, "");
  return damage.test(said) && !refusal.test(said);
}

/**
 * A DuckDB value as plain JSON: whole numbers of any width and decimals as numbers, days as `YYYY-MM-DD`,
 * instants as ISO 8601. Sums beyond 2^53 lose digits: nothing that we count comes near.
 */
function plainValue(value: DuckDBValue, _type?: DuckDBType): Cell {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "bigint") return Number(value);
  if (value instanceof DuckDBDateValue) return value.toString();
  if (value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue)
    return new Date(Number(value.micros / 1000n)).toISOString();
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  if (value instanceof DuckDBListValue) return value.items.map((item) => plainValue(item));
  if (value instanceof DuckDBStructValue)
    return Object.fromEntries(Object.entries(value.entries).map(([field, item]) => [field, plainValue(item)]));
  return value.toString();
}
