import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";

import type { FastifyReply } from "fastify";

import type { TileResultLine } from "../../../src/generated/types.ts";

/**
 * Sends lines as NDJSON while they come; a reader who leaves stops what has not begun. Compressed here, line by
 * line, for who accepts it: a compressor that waits for more would hold the first tiles back.
 */
export function streamLines(reply: FastifyReply, lines: (signal: AbortSignal) => AsyncIterable<TileResultLine>): FastifyReply {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  const text = Readable.from(textOf(lines(left.signal)));
  text.on("error", (error) => reply.log[left.signal.aborted ? "info" : "error"]({ err: error }, "a stream of results broke off"));
  void reply
    .header("Content-Type", "application/x-ndjson; charset=utf-8")
    .header("Cache-Control", "no-store")
    .header("Vary", "Accept-Encoding")
    .header("X-Accel-Buffering", "no");
  if (!/\bgzip\b/.test(reply.request.headers["accept-encoding"]?.toString() ?? "")) return reply.send(text);
  // A failure of the lines ends the answer short, as it would uncompressed: the reader misses the last line.
  const packed = pipeline(text, createGzip({ flush: constants.Z_SYNC_FLUSH }), () => undefined);
  return reply.header("Content-Encoding", "gzip").send(packed);
}

async function* textOf(lines: AsyncIterable<TileResultLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
