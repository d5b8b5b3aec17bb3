import { EventEmitter } from "node:events";
import { join } from "node:path";

import { afterEach, expect, it, vi } from "vitest";

import type { PoolRequest } from "../pool-worker.ts";
import type { LiveAnalysis } from "./live-analysis.ts";

/** A thread that keeps what it is given until the test has it answer. */
class Thread extends EventEmitter {
  static all: Thread[] = [];
  held: PoolRequest | null = null;
  constructor() {
    super();
    Thread.all.push(this);
  }
  postMessage(request: PoolRequest): void {
    this.held = request;
  }
  answer(): void {
    const results = this.held?.items.map(() => ({ lang: "fr", mentions: [], expressions: [] }));
    this.held = null;
    this.emit("message", { results });
  }
  async terminate(): Promise<number> {
    return 0;
  }
  ref(): void {}
  unref(): void {}
}
vi.mock("node:worker_threads", async (original) => ({ ...(await original<object>()), Worker: Thread, parentPort: null }));
// Imported after the class that replaces the threads is defined.
const { openAnalysis } = await import("./live-analysis.ts");

const working = (): Thread[] => Thread.all.filter(({ held }) => held !== null);
let analysis: LiveAnalysis | undefined;
afterEach(() => analysis?.close());

it("works with as many threads as may run now: with both while nobody waits for a page, with one as soon as somebody does", async () => {
  let may = 2;
  analysis = openAnalysis({ folder: join(import.meta.dirname, "../../../templates/lexicons"), workers: () => may });
  const texts = Array.from({ length: 1_600 }, (_, index) => ({ text: `Chambre ${index} propre.` }));
  const found = analysis.analyse(texts);
  await vi.waitFor(() => expect(working()).toHaveLength(2), { timeout: 10_000 });

  may = 1;
  working()[0]?.answer();
  expect(working()).toHaveLength(1);
  working()[0]?.answer();
  expect(working()).toHaveLength(1);

  may = 2;
  working()[0]?.answer();
  expect(working()).toHaveLength(2);
  while (working().length > 0) working()[0]?.answer();
  expect(await found).toHaveLength(texts.length);
});
