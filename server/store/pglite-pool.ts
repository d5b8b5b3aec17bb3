import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";

import { gate } from "../kit/gate.ts";
import { startWorker } from "../kit/start-worker.ts";
import type { Answer, Ask, PgliteData } from "./pglite-protocol.ts";

/** An error of the database, with PostgreSQL's code as `pg` gives it. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  constructor({ message, code, constraint, detail }: NonNullable<Answer["error"]>) {
    super(message);
    this.code = code;
    this.constraint = constraint;
    this.detail = detail;
  }
}

/**
 * Opens the embedded database on its own thread, as a pool of one connection: who asks for it while it is out
 * waits in line. Rejects where the data cannot be read as a database.
 * `failed` hears of a thread that ends by itself later: every question fails from then on.
 */
export async function openPglite(data: PgliteData, failed: (error: Error) => void = () => undefined): Promise<PostgresPool> {
  const worker = startWorker(new URL("./pglite-worker.ts", import.meta.url), data);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  let ended: Error | null = null;
  let serving = false;

  const end = (error: Error): void => {
    ended ??= error;
    if (serving) failed(ended);
    serving = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("message", (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) asked?.reject(new DatabaseError(answer.error));
    else asked?.resolve(answer);
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("the database thread has ended")));

  const answerTo = (id: number, ask: Ask | null): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.set(id, { resolve, reject });
      if (ask) worker.postMessage(ask);
    });
  const ask = (sql: string | null, params: unknown[] = []): Promise<Answer> => {
    last += 1;
    return answerTo(last, { id: last, sql, params });
  };

  try {
    await answerTo(0, null);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  serving = true;

  const oneAtATime = gate(1);
  return {
    connect: () =>
      new Promise((resolve) => {
        void oneAtATime(() => new Promise<void>((release) => resolve(clientOf(ask, release))));
      }),
    end: async () => {
      await oneAtATime.idle();
      serving = false;
      await ask(null);
      await worker.terminate();
    },
  };
}

function clientOf(ask: (sql: string, params: unknown[]) => Promise<Answer>, release: () => void): PostgresPoolClient {
  async function query<R>(sql: string, params: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows = [], affected = 0 } = await ask(sql, [...params]);
    return { command: commandOf(sql), rowCount: affected || rows.length, rows: rows as R[] };
  }
  // Kysely's type also has cursors, which it asks for only where its dialect was given some; ours is not.
  return { query: query as PostgresPoolClient["query"], release };
}

type Command = PostgresQueryResult<unknown>["command"];

function commandOf(sql: string): Command {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
  return word === "INSERT" || word === "UPDATE" || word === "DELETE" || word === "MERGE" ? word : "SELECT";
}
