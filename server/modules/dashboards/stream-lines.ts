import { Readable } from "node:stream";

import type { FastifyReply } from "fastify";

import type { TileResultLine } from "../../../src/generated/types.ts";

/** Sends lines as NDJSON while they come; a reader who leaves stops what has not begun. */
export function streamLines(reply: FastifyReply, lines: (signal: AbortSignal) => AsyncIterable<TileResultLine>): FastifyReply {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return reply
    .header("Content-Type", "application/x-ndjson; charset=utf-8")
    .header("Cache-Control", "no-store")
    .header("X-Accel-Buffering", "no")
    .send(Readable.from(textOf(lines(left.signal))));
}

async function* textOf(lines: AsyncIterable<TileResultLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
