import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";

import type { FastifyReply } from "fastify";

import type { TileResultLine } from "../../src/generated/types.ts";

/** Characters after which a text is sent even though more lines are there. */
const CHUNK = 65_536;

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
  const packed = pipeline(text, createGzip({ flush: constants.Z_SYNC_FLUSH, level: 3 }), () => undefined);
  return reply.header("Content-Encoding", "gzip").send(packed);
}

/** Lines that are there together go together: a write and a flush for each would cost more than the lines themselves. */
async function* textOf(lines: AsyncIterable<TileResultLine>): AsyncGenerator<string> {
  const iterator = lines[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<TileResultLine>> => {
    const answer = iterator.next();
    // It may fail while the text before it is being sent: it is heard when it is awaited.
    answer.catch(() => undefined);
    return answer;
  };
  try {
    let next = ask();
    for (let line = await next; !line.done; line = await next) {
      const turned = new Promise<null>((resolve) => setImmediate(resolve, null));
      let text = "";
      for (let ready: IteratorResult<TileResultLine> | null = line; ready && !ready.done && text.length < CHUNK;) {
        text += `${JSON.stringify(ready.value)}\n`;
        next = ask();
        ready = await Promise.race([next, turned]);
      }
      yield text;
    }
  } finally {
    await iterator.return?.();
  }
}
