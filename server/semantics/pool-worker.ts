import { parentPort, workerData } from "node:worker_threads";

import { createAnalyser } from "./analyser.ts";
import { loadLexicons } from "./load-lexicons.ts";
import type { Analysis } from "./types.ts";

/** One text to analyse. `domain` is the establishment's category id. */
export interface PoolItem {
  text: string;
  lang?: string;
  domain?: string;
}
/** A worker holds one request at a time and answers each once. */
export interface PoolRequest {
  items: PoolItem[];
}
export type PoolReply = { results: Analysis[] } | { error: string };

function folderOf(data: unknown): string {
  if (typeof data === "object" && data !== null && "lexicons" in data && typeof data.lexicons === "string") return data.lexicons;
  throw new Error("the worker needs the lexicon folder");
}

if (parentPort !== null) {
  const port = parentPort;
  const analyse = createAnalyser(loadLexicons(folderOf(workerData)));
  port.on("message", (request: PoolRequest) => {
    try {
      const reply: PoolReply = { results: request.items.map((i) => analyse(i.text, i.lang, i.domain)) };
      port.postMessage(reply);
    } catch (error) {
      const reply: PoolReply = { error: error instanceof Error ? error.message : String(error) };
      port.postMessage(reply);
    }
  });
}
