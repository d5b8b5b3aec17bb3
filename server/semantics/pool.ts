import { Worker } from "node:worker_threads";

import type { PoolItem, PoolReply, PoolRequest } from "./pool-worker.ts";
import type { Analysis } from "./types.ts";

/** Analysis in worker threads, so that the server's own thread stays free. */
export interface AnalysisPool {
  /** Promises the analyses in the order of the texts. Rejects when a worker fails or the pool is closed. */
  analyse(batch: PoolItem[]): Promise<Analysis[]>;
  /** Changes the number of workers; a dismissed worker finishes the piece it holds. */
  resize(workers: number): void;
  /** Ends the workers; texts still waiting are rejected. */
  close(): Promise<void>;
}

interface Piece {
  items: PoolItem[];
  done: (results: Analysis[]) => void;
  failed: (error: Error) => void;
}
interface Seat {
  worker: Worker;
  piece: Piece | null;
  dismissed: boolean;
}

/** Small enough for workers to share a batch evenly, large enough for messages to cost little. */
const PIECE = 200;

/** Promises a pool of analysis workers over a lexicon folder. Workers start at once and load the lexicons once. */
export function createAnalysisPool(lexiconFolder: string, options: { workers: number }): AnalysisPool {
  const seats = new Set<Seat>();
  const queue: Piece[] = [];
  let wanted = 0;
  let closed = false;

  const leave = (seat: Seat): void => {
    seats.delete(seat);
    void seat.worker.terminate();
  };
  const feed = (): void => {
    for (const seat of seats) {
      if (seat.piece !== null) continue;
      if (seat.dismissed) leave(seat);
      else {
        const piece = queue.shift();
        if (piece === undefined) continue;
        seat.piece = piece;
        const request: PoolRequest = { items: piece.items };
        seat.worker.postMessage(request, []);
      }
    }
  };
  const hire = (): void => {
    const seat: Seat = { worker: startWorker(lexiconFolder), piece: null, dismissed: false };
    seats.add(seat);
    seat.worker.on("message", (reply: PoolReply) => {
      const piece = seat.piece;
      seat.piece = null;
      if ("error" in reply) piece?.failed(new Error(reply.error));
      else piece?.done(reply.results);
      feed();
    });
    seat.worker.on("error", (error: Error) => {
      seat.piece?.failed(error);
      seats.delete(seat);
      // Nobody is left to serve those who wait: telling them beats silence.
      if (seats.size === 0) for (const piece of queue.splice(0)) piece.failed(error);
    });
  };
  const resize = (workers: number): void => {
    wanted = Math.max(1, Math.floor(workers));
    const active = [...seats].filter((s) => !s.dismissed);
    for (const seat of active.slice(wanted)) seat.dismissed = true;
    for (let k = active.length; k < wanted; k++) hire();
    feed();
  };
  resize(options.workers);

  return {
    resize,
    async analyse(batch) {
      if (closed) throw new Error("the analysis pool is closed");
      if (seats.size === 0) resize(wanted);
      const pieces: Promise<Analysis[]>[] = [];
      for (let at = 0; at < batch.length; at += PIECE) {
        pieces.push(new Promise((done, failed) => queue.push({ items: batch.slice(at, at + PIECE), done, failed })));
      }
      feed();
      return (await Promise.all(pieces)).flat();
    },
    async close() {
      closed = true;
      const error = new Error("the analysis pool is closed");
      for (const piece of queue.splice(0)) piece.failed(error);
      for (const seat of seats) seat.piece?.failed(error);
      await Promise.all([...seats].map((s) => s.worker.terminate()));
      seats.clear();
    },
  };
}

/** Runs from TypeScript sources (through tsx) as well as from a built bundle. */
function startWorker(lexicons: string): Worker {
  const file = import.meta.url.endsWith(".ts") ? "./pool-boot.mjs" : "./pool-worker.js";
  return new Worker(new URL(file, import.meta.url), { workerData: { lexicons } });
}
