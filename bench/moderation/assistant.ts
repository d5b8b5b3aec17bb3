import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** A model that writes slowly. */
export interface SlowAssistant {
  url: string;
  /** When it last wrote the end of a first sentence (as `performance.now()`). */
  wroteFirst: () => number;
  /** Answers under way. */
  open: () => number;
  close: () => Promise<void>;
}

const SENTENCES = 8;

/** Serves chat completions with streaming on this machine: a sentence every `pauseMs`. */
export async function slowAssistant(pauseMs: number): Promise<SlowAssistant> {
  let open = 0;
  let first = Number.NaN;
  const server = createServer((request, response) => {
    open += 1;
    response.on("close", () => (open -= 1));
    request.resume();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const write = async (): Promise<void> => {
      for (let sentence = 0; sentence < SENTENCES && !response.destroyed; sentence += 1) {
        await pause(pauseMs);
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: "Nous vous remercions de vos mots. []\n" } }] })}\n\n`);
        if (sentence === 0) first = performance.now();
      }
      response.end("data: [DONE]\n\n");
    };
    write().catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    wroteFirst: () => first,
    open: () => open,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
