import { AsyncResource } from "node:async_hooks";
import { randomUUID } from "node:crypto";

import type { Clock } from "../kit/clock.ts";
import { patiently } from "../kit/impatience.ts";
import type { Store } from "../store/store.ts";
import { type BegunJob, type JobOptions, type JobState, jobRows, type ManyJobs } from "./job-rows.ts";

/** A job is its holder's for so long (ms) after each renewal: a server that was killed holds it back no longer. */
export const LEASE_MS = 30_000;
/** Between two looks (ms) for jobs that other servers have queued, that are due, or that were cut off. */
const LOOK_MS = 5_000;
/** Between two looks (ms) at a job that is followed: the first wait, and the longest; each is twice the one before. */
const FIRST_FOLLOW_MS = 15;
const FOLLOW_MS = 250;
/** Before the second try (ms); each further one waits twice as long. */
const FIRST_RETRY_MS = 5_000;

/** What is done by jobs of one kind. `Payload` and `Result` are JSON. */
export interface JobKind<Payload, Result> {
  /** Of the rows: it never changes. */
  readonly name: string;
  /** How many run at once in one process. */
  readonly atOnce: number;
  /** How often a job is begun before it counts as failed. Cut off by the end of its server it is begun again, and may do twice what it did not note. */
  readonly tries: number;
  run(payload: Payload, job: RunningJob): Promise<Result>;
  /** What becomes of it once the last try has failed. */
  failed?(payload: Payload): Promise<void>;
}

export interface RunningJob {
  /** Aborted when the job is cancelled or the server ends; work that stops there is taken up again. */
  readonly signal: AbortSignal;
  /** Notes how far it is, any JSON, for who follows it. */
  readonly report: (progress: unknown) => void;
}

/** The jobs of one kind, as those who want them done see them. */
export interface JobQueue<Payload, Result> {
  /**
   * Queues a job, as part of the caller's transaction where there is one ({@link Store.together}), and returns its id;
   * null where its account has as many as it may.
   */
  add(payload: Payload, options?: JobOptions): Promise<string | null>;
  /** Queues many jobs at the cost of one. */
  addAll(payloads: readonly Payload[], options?: ManyJobs): Promise<void>;
  /** What a job results in; rejects where it fails or is cancelled. Aborted, it follows no longer: the job goes on. */
  follow(id: string, onProgress?: (progress: unknown) => void, signal?: AbortSignal): Promise<Result>;
  cancel(id: string): Promise<void>;
}

/** The queue of the product's background work, in its state store: it survives the process, and servers share it. */
export interface Jobs {
  /** Says how jobs of a kind are done; before {@link Jobs.start}. */
  handle<Payload, Result>(kind: JobKind<Payload, Result>): JobQueue<Payload, Result>;
  start(): void;
  /** Stops the running jobs, which go back into the queue, and resolves once they have stopped. */
  close(): Promise<void>;
}

/** A job that did not come to its end; the message is what its work said. */
export class JobFailed extends Error {}

/** A job that was taken out of the queue. */
export class JobCancelled extends Error {}

export interface JobsOptions {
  /** No other process has the state open: what others hold is taken up at once, as they have been killed. */
  isAlone?: boolean;
}

/** `failed` hears of jobs that throw and of a queue that cannot be read. */
export function openJobs(
  store: Store,
  clock: Clock,
  failed: (error: unknown, job?: string) => void,
  { isAlone = false }: JobsOptions = {},
): Jobs {
  const rows = jobRows(store);
  const kinds = new Map<string, JobKind<unknown, unknown>>();
  const running = new Map<string, { kind: string; stop: AbortController; ended: Promise<void> }>();
  const holder = randomUUID();
  // Jobs run outside any request: neither its transaction nor its limits on waiting apply to them.
  const apart = new AsyncResource("jobs");
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looks: Promise<void> = Promise.resolve();
  let isWoken = false;

  const later = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
  /** How many more of each kind may run. */
  const free = (): Map<string, number> =>
    new Map(
      [...kinds.values()]
        .map(({ name, atOnce }) => [name, atOnce - [...running.values()].filter(({ kind }) => kind === name).length] as const)
        .filter(([, places]) => places > 0),
    );

  /** Begins jobs until no place or none that waits is left. */
  const look = async (): Promise<void> => {
    isWoken = false;
    for (let places = free(); places.size > 0 && !closing.signal.aborted; places = free()) {
      const begun = await rows.begin({ places, except: [...running.keys()], holder, at: clock.now(), until: later(LEASE_MS) });
      if (begun.length === 0) return;
      for (const job of begun)
        if (closing.signal.aborted) await rows.release(job.id, holder);
        else hold(job);
    }
  };
  const wake = (): void => {
    if (!timer || isWoken || closing.signal.aborted) return;
    isWoken = true;
    apart.runInAsyncScope(() => void (looks = looks.then(() => patiently(look)).catch((error: unknown) => failed(error))));
  };

  const hold = (job: BegunJob): void => {
    const stop = new AbortController();
    const ended = carryOut(job, stop)
      .catch((error: unknown) => failed(error, job.id))
      .finally(() => {
        running.delete(job.id);
        wake();
      });
    running.set(job.id, { kind: job.kind, stop, ended });
  };

  const carryOut = async ({ id, kind: name, payload, tries }: BegunJob, stop: AbortController): Promise<void> => {
    const kind = kinds.get(name);
    if (!kind) return;
    const fail = async (error: unknown): Promise<void> => {
      await kind.failed?.(payload);
      await rows.end(id, holder, { error: error instanceof Error ? error.message : String(error) }, clock.now());
    };
    // Cut off so often by the end of its server, it may be what ends it.
    if (tries > kind.tries) return fail(new Error("begun too often"));
    let progress: unknown;
    const renew = async (): Promise<void> => {
      const noted = progress;
      progress = undefined;
      if (!(await rows.renew(id, holder, later(LEASE_MS), noted))) stop.abort();
    };
    const renewals = setInterval(() => void renew().catch((error: unknown) => failed(error, id)), LEASE_MS / 3);
    const reports = setInterval(() => void (progress !== undefined && renew().catch(() => undefined)), FOLLOW_MS);
    try {
      const result = await kind.run(payload, { signal: stop.signal, report: (now) => (progress = now) });
      if (progress !== undefined) await renew();
      await rows.end(id, holder, { result }, clock.now());
    } catch (error) {
      if (closing.signal.aborted) return void (await rows.release(id, holder));
      // Cancelled, or taken up by another server.
      if (stop.signal.aborted) return;
      failed(error, id);
      if (tries >= kind.tries) return await fail(error);
      await rows.retry(id, holder, later(FIRST_RETRY_MS * 2 ** (tries - 1)), error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(renewals);
      clearInterval(reports);
    }
  };

  const follow = async (id: string, onProgress: (progress: unknown) => void, signal?: AbortSignal): Promise<unknown> => {
    let shown = "";
    const tell = ({ progress }: JobState): void => {
      if (progress === null || JSON.stringify(progress) === shown) return;
      shown = JSON.stringify(progress);
      onProgress(progress);
    };
    for (let wait = FIRST_FOLLOW_MS; ; wait = Math.min(wait * 2, FOLLOW_MS)) {
      signal?.throwIfAborted();
      const job = await rows.state(id);
      if (!job) throw new JobCancelled();
      tell(job);
      if (job.state === "done") return job.result;
      if (job.state === "failed") throw new JobFailed(job.error ?? "");
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };

  return {
    handle: <Payload, Result>(kind: JobKind<Payload, Result>): JobQueue<Payload, Result> => {
      kinds.set(kind.name, kind as JobKind<unknown, unknown>);
      return {
        add: async (payload, options = {}) => {
          const id = await rows.add(kind.name, payload, options, clock.now());
          await store.whenCommitted(async () => wake());
          return id;
        },
        addAll: async (payloads, options = {}) => {
          await rows.addAll(kind.name, payloads, options, clock.now());
          await store.whenCommitted(async () => wake());
        },
        follow: (id, onProgress = () => undefined, signal) => follow(id, onProgress, signal) as Promise<Result>,
        cancel: async (id) => {
          await rows.cancel(id);
          running.get(id)?.stop.abort();
        },
      };
    },
    start: () => {
      if (timer) return;
      timer = setInterval(wake, LOOK_MS);
      timer.unref();
      if (isAlone)
        apart.runInAsyncScope(() => {
          looks = patiently(() => rows.takeOver(holder, clock.now())).catch((error: unknown) => failed(error));
        });
      wake();
    },
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await looks;
      for (const { stop } of running.values()) stop.abort();
      await Promise.all(Array.from(running.values(), ({ ended }) => ended));
      apart.emitDestroy();
    },
  };
}
