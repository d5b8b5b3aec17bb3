import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

import { expressionsByTheme } from "./corrections/expressions-by-theme.ts";
import type { FoundInReview } from "../store/bulk-reviews.ts";
import { createAnalyser } from "./analyser.ts";
import type { Analyser, Lexicon } from "./types.ts";

/** One text to analyse. `domain` is the establishment's category id. */
export interface PoolItem {
  text: string;
  lang?: string;
  domain?: string;
}
/** What the state keeps of an analysis, and the language in which it was read. */
export type PoolFound = { lang: string } & Required<FoundInReview>;
/** A worker holds one request at a time and answers each once. */
export interface PoolRequest {
  items: readonly PoolItem[];
  /** Others than before: read with from now on. */
  lexicons?: readonly Lexicon[];
}
export type PoolReply = { results: PoolFound[] } | { error: string };
export interface PoolData {
  lexicons: readonly Lexicon[];
  /** Works at a lower priority than the threads that answer people; on Linux it is this thread's alone. */
  background: boolean;
}

/** How much a worker in the background gives way. */
const niceness = 10;

/** What the state keeps of one text. */
export function foundIn(analyse: Analyser, { text, lang, domain }: PoolItem): PoolFound {
  const { lang: read, mentions, expressions = [], incidents = [] } = analyse(text, lang, domain);
  return { lang: read, mentions, expressions: expressionsByTheme(expressions, mentions), incidents };
}

if (parentPort !== null) {
  const port = parentPort;
  const { lexicons, background } = (workerData as { data: PoolData }).data;
  try {
    if (background && process.platform === "linux") setPriority(0, niceness);
  } catch {
    // A system that allows none goes on at the usual one.
  }
  let analyse = createAnalyser([...lexicons]);
  port.on("message", (request: PoolRequest) => {
    try {
      if (request.lexicons) analyse = createAnalyser([...request.lexicons]);
      const reply: PoolReply = { results: request.items.map((item) => foundIn(analyse, item)) };
      port.postMessage(reply);
    } catch (error) {
      const reply: PoolReply = { error: error instanceof Error ? error.message : String(error) };
      port.postMessage(reply);
    }
  });
}
