import type { Worker } from "node:worker_threads";

import { typescriptWorker } from "../../lifecycle/typescript-worker.ts";

export interface ResizeJob {
  readonly bytes: Uint8Array;
  readonly type: "image/png" | "image/jpeg" | "image/webp";
  /** The image is made to fit into a square of this side (px), never enlarged. */
  readonly box: number;
  /** 1–100; PNG loses nothing whatever it is. */
  readonly quality: number;
}

export interface Resizer {
  /**
   * The image drawn anew, without anything but its picture: what a camera or a sender hid in the file is gone.
   *
   * @throws ImageError when it cannot be decoded or takes too long, BusyError when too many wait.
   */
  resize(job: ResizeJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class ImageError extends Error {}
export class BusyError extends Error {}

/** RELIABILITY §2: nobody waits for ever (ms). */
const LIMIT_MS = 20_000;
/** The thread ends after this time without work (ms), and gives its memory back. */
const IDLE_MS = 15_000;
const MOST_WAITING = 24;

interface Waiting {
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Resizes in a thread of its own, which lives while there is work. */
export function openResizer(): Resizer {
  let thread: Worker | null = null;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  const end = async (reason: string): Promise<void> => {
    const ending = thread;
    thread = null;
    clearTimeout(idle);
    for (const { failed, timer } of waiting.values()) {
      clearTimeout(timer);
      failed(new ImageError(reason));
    }
    waiting.clear();
    await ending?.terminate();
  };
  const start = (): Worker => {
    const started = typescriptWorker(new URL("./resize-worker.ts", import.meta.url), null);
    started.on("message", ({ id, bytes, failure }: { id: number; bytes?: Uint8Array; failure?: string }) => {
      const found = waiting.get(id);
      if (!found) return;
      waiting.delete(id);
      clearTimeout(found.timer);
      if (bytes) found.done(bytes);
      else found.failed(new ImageError(failure));
      if (waiting.size === 0) idle = setTimeout(() => void end("idle"), IDLE_MS).unref();
    });
    started.on("error", ({ message }) => thread === started && void end(message));
    started.unref();
    return started;
  };

  return {
    resize: (job) =>
      new Promise((done, failed) => {
        if (waiting.size >= MOST_WAITING) return failed(new BusyError("too many images wait"));
        clearTimeout(idle);
        const id = (last += 1);
        // A decoder that hangs is ended with its thread; those behind it fail with it.
        const timer = setTimeout(() => void end("too slow"), LIMIT_MS).unref();
        waiting.set(id, { done, failed, timer });
        (thread ??= start()).postMessage({ id, job });
      }),
    close: () => end("closed"),
  };
}
