import type { Worker } from "node:worker_threads";

import { startWorker } from "../kit/start-worker.ts";
import type { PoolData, PoolFound, PoolItem, PoolReply, PoolRequest } from "./pool-worker.ts";
import type { Lexicon } from "./types.ts";

/** Analysis in worker threads, so that the server's own thread stays free. */
export interface AnalysisPool {
  /** The analyses in the order of the texts. Rejects when a worker fails over one of them or the pool is closed. */
  analyse(batch: readonly PoolItem[]): Promise<PoolFound[]>;
  /** Texts that no worker holds yet are read with these from now on. */
  replace(lexicons: readonly Lexicon[]): void;
  /** Ends the workers; texts still waiting are rejected. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many may work now; asked before each piece, at least 1 is taken. */
  workers: () => number;
  /** Gives way to the threads that answer people. */
  background?: boolean;
  /** Milliseconds after which workers without work end; they take memory. */
  idle?: number;
}

interface Piece {
  items: readonly PoolItem[];
  done: (results: PoolFound[]) => void;
  failed: (error: Error) => void;
}
interface Seat {
  worker: Worker;
  piece: Piece | null;
  /** What it reads with for certain: what it was given last, once it has answered. */
  lexicons: readonly Lexicon[];
  given: readonly Lexicon[];
}

/** Small enough for workers to share a batch evenly, large enough for messages to cost little. */
const PIECE = 200;

/** A pool of analysis workers over these lexicons. Workers start with the first work, and never keep the process alive by themselves. */
export function createAnalysisPool(given: readonly Lexicon[], { workers, background = false, idle = 30_000 }: PoolOptions): AnalysisPool {
  const seats = new Set<Seat>();
  const queue: Piece[] = [];
  let lexicons = given;
  let closed = false;
  let rest: NodeJS.Timeout | undefined;

  const leave = (seat: Seat): void => {
    seats.delete(seat);
    void seat.worker.terminate();
  };
  const hire = (): Seat => {
    const seat: Seat = { worker: startAnalyst({ lexicons, background }), piece: null, lexicons, given: lexicons };
    seats.add(seat);
    seat.worker.on("message", (reply: PoolReply) => {
      const piece = seat.piece;
      seat.piece = null;
      seat.worker.unref();
      if ("error" in reply) piece?.failed(new Error(reply.error));
      else {
        seat.lexicons = seat.given;
        piece?.done(reply.results);
      }
      feed();
    });
    seat.worker.on("error", (error: Error) => lose(seat, error));
    seat.worker.on("exit", (code) => lose(seat, new Error(`an analysis worker ended by itself, with ${code}`)));
    return seat;
  };
  /** A worker that is gone fails what it held; those who wait are served by others. */
  const lose = (seat: Seat, error: Error): void => {
    if (!seats.delete(seat)) return;
    seat.piece?.failed(error);
    feed();
  };
  const feed = (): void => {
    clearTimeout(rest);
    if (closed) return;
    let free = Math.max(1, Math.floor(workers())) - [...seats].filter(({ piece }) => piece !== null).length;
    for (; free > 0 && queue.length > 0; free -= 1) {
      const piece = queue.shift();
      if (piece === undefined) break;
      const seat = [...seats].find((candidate) => candidate.piece === null) ?? hire();
      seat.piece = piece;
      seat.worker.ref();
      const request: PoolRequest = { items: piece.items, ...(seat.lexicons === lexicons ? {} : { lexicons }) };
      seat.given = lexicons;
      seat.worker.postMessage(request, []);
    }
    if ([...seats].every(({ piece }) => piece === null)) {
      rest = setTimeout(() => seats.forEach(leave), idle);
      rest.unref();
    }
  };

  return {
    async analyse(batch) {
      if (closed) throw new Error("the analysis pool is closed");
      const pieces: Promise<PoolFound[]>[] = [];
      for (let at = 0; at < batch.length; at += PIECE) {
        pieces.push(new Promise((done, failed) => queue.push({ items: batch.slice(at, at + PIECE), done, failed })));
      }
      feed();
      return (await Promise.all(pieces)).flat();
    },
    replace(next) {
      lexicons = next;
    },
    async close() {
      closed = true;
      clearTimeout(rest);
      const error = new Error("the analysis pool is closed");
      for (const piece of queue.splice(0)) piece.failed(error);
      for (const seat of seats) seat.piece?.failed(error);
      await Promise.all([...seats].map((s) => s.worker.terminate()));
      seats.clear();
    },
  };
}

function startAnalyst(data: PoolData): Worker {
  const worker = startWorker(new URL("./pool-worker.ts", import.meta.url), data);
  worker.unref();
  return worker;
}
