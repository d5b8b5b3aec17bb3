import { EventEmitter } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { AnalysisPool } from "./pool.ts";
import type { PoolItem, PoolRequest } from "./pool-worker.ts";

/** A thread that answers, or ends, when the test says so. */
class Thread extends EventEmitter {
  static all: Thread[] = [];
  requests: PoolRequest[] = [];
  constructor() {
    super();
    Thread.all.push(this);
  }
  postMessage(request: PoolRequest): void {
    this.requests.push(request);
  }
  answer(): void {
    const results = this.requests.at(-1)?.items.map(() => ({ lang: "fr", mentions: [], expressions: [] }));
    this.emit("message", { results });
  }
  async terminate(): Promise<number> {
    this.emit("exit", 1);
    return 1;
  }
  ref(): void {}
  unref(): void {}
}
vi.mock("node:worker_threads", async (original) => ({ ...(await original<object>()), Worker: Thread, parentPort: null }));
// Imported after the class that replaces the threads is defined.
const { createAnalysisPool } = await import("./pool.ts");

const piece = (text: string): PoolItem[] => [{ text }];
const thread = (at: number): Thread => Thread.all[at] as Thread;
let pool: AnalysisPool;
afterEach(async () => {
  await pool.close();
  Thread.all = [];
});

describe("a worker that is lost", () => {
  it.each([
    ["fails", "error", new Error("out of memory")],
    ["ends", "exit", 7],
  ] as const)("fails what it held alone when it %s; those who wait are served by another", async (_, event, told) => {
    let workers = 2;
    pool = createAnalysisPool([], { workers: () => workers });
    const [first, second] = [pool.analyse(piece("a")), pool.analyse(piece("b"))];
    workers = 1;
    thread(1).answer();
    await second;
    const waiting = pool.analyse(piece("c"));
    // The other thread is idle, and serves the queue from now on.
    thread(0).emit(event, told);
    if (event === "error") thread(0).emit("exit", 1);
    await expect(first).rejects.toThrow(event === "error" ? "out of memory" : "with 7");
    expect(thread(1).requests).toHaveLength(2);
    thread(1).answer();
    expect(await waiting).toHaveLength(1);
  });

  it("is followed by a new one where it was the last", async () => {
    pool = createAnalysisPool([], { workers: () => 1 });
    const [first, waiting] = [pool.analyse(piece("a")), pool.analyse(piece("b"))];
    thread(0).emit("exit", 7);
    await expect(first).rejects.toThrow("with 7");
    thread(1).answer();
    expect(await waiting).toHaveLength(1);
  });

  it("is not replaced once the pool is closed", async () => {
    pool = createAnalysisPool([], { workers: () => 1 });
    const asked = [pool.analyse(piece("a")), pool.analyse(piece("b"))];
    const told = Promise.allSettled(asked);
    await pool.close();
    expect((await told).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(Thread.all).toHaveLength(1);
  });
});
