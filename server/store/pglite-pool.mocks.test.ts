import type { Worker } from "node:worker_threads";

import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { inMemory } from "../../tests/support/memory-store.ts";
import { openPglite } from "./pglite-pool.ts";

const threads = vi.hoisted((): Worker[] => []);
vi.mock("../kit/start-worker.ts", async (original) => {
  const { startWorker } = await original<typeof import("../kit/start-worker.ts")>();
  return {
    startWorker: (...given: Parameters<typeof startWorker>) => {
      const thread = startWorker(...given);
      threads.push(thread);
      return thread;
    },
  };
});

describe("the thread of the embedded database", () => {
  beforeEach(() => void threads.splice(0));
  const ask = (db: Kysely<unknown>, sql: string): Promise<unknown> => db.executeQuery(CompiledQuery.raw(sql));

  it("is missed when it ends by itself: what was asked fails, and so does all that comes", async () => {
    const told: Error[] = [];
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: await openPglite(inMemory(), (error) => told.push(error)) }) });
    await expect(ask(db, "SELECT nothing")).rejects.toThrow("nothing");
    expect(told).toEqual([]);
    const slow = ask(db, "SELECT count(*) FROM generate_series(1, 200000000)");
    slow.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await threads[0]?.terminate();
    await expect(slow).rejects.toThrow("the database thread has ended");
    await expect(ask(db, "SELECT 1")).rejects.toThrow("the database thread has ended");
    expect(told).toHaveLength(1);
  });

  it("is not missed when it is let go", async () => {
    const told: Error[] = [];
    const pool = await openPglite(inMemory(), (error) => told.push(error));
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await ask(db, "SELECT 1");
    await db.destroy();
    expect(told).toEqual([]);
  });
});
