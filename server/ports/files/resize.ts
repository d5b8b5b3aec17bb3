import type { Worker } from "node:worker_threads";

import { startWorker } from "../../kit/start-worker.ts";
import { imageKind } from "./image-kind.ts";
import { imageRefusal } from "./image-limits.ts";

export interface ResizeJob {
  readonly bytes: Uint8Array;
  readonly type: "image/png" | "image/jpeg" | "image/webp";
  /** The kind that is made of it; its own where nothing is said. */
  readonly to?: ResizeJob["type"];
  /** The image is made to fit into a square of this side (px), never enlarged. */
  readonly box: number;
  /** 1–100; PNG loses nothing whatever it is. */
  readonly quality: number;
}

export interface Resizer {
  /**
   * The image drawn anew, without anything but its picture: what a camera or a sender hid in the file is gone.
   *
   * @throws ImageRefusal before it is decoded where its head says that it may not be, ImageError when it cannot be decoded
   * or takes too long, BusyError when too many wait, or for too long.
   */
  resize(job: ResizeJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class ImageError extends Error {}
/** The image is larger or finer than what is decoded; the message is a French sentence. */
export class ImageRefusal extends ImageError {}
export class BusyError extends Error {}

/** RELIABILITY §2: nobody waits for ever. One image may be worked on this long (ms), and wait twice as long for its turn. */
const LIMIT_MS = 20_000;
/** The thread ends after this time without work (ms), and gives its memory back. */
const IDLE_MS = 15_000;
const MOST_WAITING = 24;

interface Waiting {
  readonly job: ResizeJob;
  readonly done: (bytes: Uint8Array) => void;
  readonly failed: (error: Error) => void;
  /** Ends its wait, then its work. */
  timer: NodeJS.Timeout;
}

const decoder = (): Worker => startWorker(new URL("./resize-worker.ts", import.meta.url), null);

/** Resizes one image after the other in a thread of its own, which lives while there is work; `limit` in milliseconds. */
export function openResizer({ limit = LIMIT_MS, open = decoder } = {}): Resizer {
  let thread: Worker | null = null;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;
  let current: Waiting | null = null;
  const queue: Waiting[] = [];

  const stop = async (): Promise<void> => {
    const ending = thread;
    thread = null;
    clearTimeout(idle);
    await ending?.terminate();
  };
  const finish = (outcome: Uint8Array | Error): void => {
    const finished = current;
    current = null;
    if (finished) clearTimeout(finished.timer);
    if (outcome instanceof Error) finished?.failed(outcome);
    else finished?.done(outcome);
    feed();
  };
  /** The thread is ended with the image that it had, and with that one alone. */
  const abandon = (reason: string): void => {
    void stop();
    finish(new ImageError(reason));
  };
  const start = (): Worker => {
    const started = open();
    started.on("message", ({ id, bytes, failure }: { id: number; bytes?: Uint8Array; failure?: string }) => {
      if (thread === started && id === last) finish(bytes ?? new ImageError(failure));
    });
    started.on("error", ({ message }) => thread === started && abandon(message));
    started.on("exit", () => thread === started && abandon("the thread has ended"));
    started.unref();
    return started;
  };
  const feed = (): void => {
    if (current) return;
    clearTimeout(idle);
    current = queue.shift() ?? null;
    if (!current) {
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
      return;
    }
    clearTimeout(current.timer);
    current.timer = setTimeout(() => abandon("too slow"), limit).unref();
    (thread ??= start()).postMessage({ id: (last += 1), job: current.job });
  };

  return {
    resize: (job) =>
      new Promise((done, failed) => {
        const refusal = imageRefusal(imageKind(job.bytes));
        if (refusal !== null) return failed(new ImageRefusal(refusal));
        if (queue.length >= MOST_WAITING) return failed(new BusyError("too many images wait"));
        const waiting: Waiting = { job, done, failed, timer: setTimeout(() => giveUp(), 2 * limit).unref() };
        const giveUp = (): void => {
          queue.splice(queue.indexOf(waiting), 1);
          failed(new BusyError("the images before it take too long"));
        };
        queue.push(waiting);
        feed();
      }),
    close: async () => {
      for (const { failed, timer } of [...queue.splice(0), ...(current ? [current] : [])]) {
        clearTimeout(timer);
        failed(new BusyError("closed"));
      }
      current = null;
      await stop();
    },
  };
}
