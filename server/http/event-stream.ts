import { PassThrough } from "node:stream";

import type { FastifyInstance, FastifyReply } from "fastify";

/** Between two signs of life (ms): proxies close what is silent, and a reader who hears none for a while asks anew. */
export const BEAT_MS = 20_000;
/** Bytes that may wait for a slow reader, who then asks anew from the last event that came. */
const MOST_WAITING = 64 * 1024;

/** One event of a stream. */
export interface StreamedEvent {
  /** From where a reader who comes back goes on. */
  id?: number;
  /** `message` where absent. */
  type?: string;
  data: unknown;
}

/** What is streamed to one reader. */
export interface EventSource {
  /** Gets what sends an event and what ends the stream, and returns what to do at the end. */
  begin: (send: (event: StreamedEvent) => void, end: () => void) => () => void;
  /** Looked at with each beat: whether the reader may hear more. */
  mayGoOn: () => Promise<boolean>;
}

/** Answers with server-sent events (WHATWG HTML §9.2) until the reader leaves, may hear no more, or the application ends. */
export function eventStreams(app: FastifyInstance): (reply: FastifyReply, source: EventSource) => FastifyReply {
  const open = new Set<PassThrough>();
  // Before the server waits for its connections to end.
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });
  return (reply, { begin, mayGoOn }) => {
    const out = new PassThrough();
    const send = ({ id, type, data }: StreamedEvent): void => {
      if (out.writableEnded || out.destroyed) return;
      if (out.writableLength + out.readableLength > MOST_WAITING) return void out.destroy();
      const head = `${type === undefined ? "" : `event: ${type}\n`}${id === undefined ? "" : `id: ${id}\n`}`;
      out.write(`${head}data: ${JSON.stringify(data)}\n\n`);
    };
    const beat = async (): Promise<void> => {
      if (await mayGoOn()) send({ type: "beat", data: null });
      else out.end();
    };
    const stop = begin(send, () => out.end());
    const beats = setInterval(() => void beat().catch(() => out.end()), BEAT_MS);
    open.add(out);
    out.on("close", () => {
      clearInterval(beats);
      open.delete(out);
      stop();
    });
    // What breaks off is the reader's to ask anew.
    out.on("error", () => undefined);
    reply.raw.on("close", () => out.destroy());
    return reply
      .header("Content-Type", "text/event-stream; charset=utf-8")
      .header("Cache-Control", "no-store")
      .header("X-Accel-Buffering", "no")
      .send(out);
  };
}
