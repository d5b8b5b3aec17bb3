import { AsyncLocalStorage } from "node:async_hooks";

import { ApiError } from "./errors.ts";

/** For whom work is done: an account, or a visitor without one; one who lets all others go first; null where nobody waits for it. */
type Waiting = "account" | "anonymous" | "unhurried" | null;

const somebodyWaits = new AsyncLocalStorage<Waiting>();

/** Runs work whose result somebody waits for: its places in queues are bounded. */
export function impatiently<T>(work: () => T, who: "account" | "anonymous" = "account"): T {
  return somebodyWaits.run(who, work);
}

/** Runs work that goes on after its answer, or takes the time that it takes. */
export function patiently<T>(work: () => T): T {
  return somebodyWaits.run(null, work);
}

/** Runs work of low priority for a reader: it waits without a bound, and takes one place among readers at a time. */
export function unhurriedly<T>(work: () => T): T {
  return somebodyWaits.run("unhurried", work);
}

/** Whether the work at hand lets others go first. */
export function isUnhurried(): boolean {
  return somebodyWaits.getStore() === "unhurried";
}

/** Whether the work at hand is done for a visitor without an account. */
export function isAnonymous(): boolean {
  return somebodyWaits.getStore() === "anonymous";
}

/** The longest wait in a queue (ms), and the longest queue, of those for whom somebody waits. */
export interface QueueLimits {
  readonly milliseconds: number;
  readonly length: number;
}

/**
 * Bounds the queue for something that is given out place by place: who would wait longer, or behind too many, hears 503 at
 * once instead of late. `giveBack` returns what comes too late. Imports, the projection and whatever else is patient waits
 * without a bound.
 */
export function boundedQueue<T>(
  { milliseconds, length }: QueueLimits,
  giveBack: (late: T) => void,
): (take: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  return async (take) => {
    if (!somebodyWaits.getStore() || isUnhurried()) return take();
    if (waiting >= length) throw overloaded();
    waiting += 1;
    let late = false;
    const taken = take();
    try {
      return await new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          late = true;
          reject(overloaded());
        }, milliseconds);
        taken.finally(() => clearTimeout(timer)).then((place) => (late ? giveBack(place) : resolve(place)), reject);
      });
    } finally {
      // A caller that has given up still occupies its place in the queue, until its turn comes.
      if (!late) waiting -= 1;
      else
        void taken.then(
          () => (waiting -= 1),
          () => (waiting -= 1),
        );
    }
  };
}

/** Of who would have to wait for too long (503). */
export function overloaded(): ApiError {
  return new ApiError("service.unavailable", { headers: { "Retry-After": "2" } });
}
