import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

import { gate } from "../kit/gate.ts";
import type { Drawable, PaperAnswer } from "./paper-worker.ts";

/** The process that draws is given up after so long (ms). */
const PATIENCE_MS = 120_000;
/** Unused for so long (ms), it ends and gives its memory back. */
const IDLE_MS = 30_000;
/** Lower than the server's: whoever reads a page comes first. */
const PRIORITY = 10;

/** One process draws for the whole server, one document at a time, whatever it is that waits. */
export interface PaperProcess {
  /** The document as a PDF. Rejects where it cannot be drawn, or when the signal is aborted: what it draws is then given up. */
  draw(order: Drawable, signal: AbortSignal): Promise<Buffer>;
  close(): void;
}

export function openPaperProcess(): PaperProcess {
  const turn = gate(1);
  let worker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    worker?.removeAllListeners();
    worker?.kill("SIGKILL");
    worker = undefined;
  };
  const start = (): ChildProcess => {
    const child = startProcess();
    try {
      if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
    } catch {
      // Where a system does not let it, it draws as fast as the rest.
    }
    child.unref();
    child.channel?.unref();
    return child;
  };

  return {
    draw: (order, signal) =>
      turn(async () => {
        signal.throwIfAborted();
        clearTimeout(idle);
        // One that has died since, out of memory perhaps, draws nothing any more.
        if (worker && !worker.connected) end();
        worker ??= start();
        const child = worker;
        try {
          return await new Promise<Buffer>((resolve, reject) => {
            const timer = setTimeout(() => reject(new Error("a document was not drawn in time")), PATIENCE_MS);
            const stop = (): void => reject(signal.reason as Error);
            signal.addEventListener("abort", stop, { once: true });
            const settle = (): void => {
              clearTimeout(timer);
              signal.removeEventListener("abort", stop);
            };
            child.once("message", (answer: PaperAnswer) => {
              settle();
              if ("pdf" in answer) resolve(Buffer.from(answer.pdf, "base64"));
              else reject(new Error(answer.error));
            });
            child.once("error", reject);
            child.once("exit", (code) => reject(new Error(`the process that draws ended (${code})`)));
            child.channel?.ref();
            child.send(order);
          });
        } catch (error) {
          // What state it is in is unknown: the next document gets another one.
          end();
          throw error;
        } finally {
          child.removeAllListeners();
          child.channel?.unref();
          idle = setTimeout(end, IDLE_MS);
          idle.unref();
        }
      }),
    close: end,
  };
}

/** The process as built beside the server, or by the loader of TypeScript where the server itself runs by it. */
function startProcess(): ChildProcess {
  const here = new URL("./paper-worker.ts", import.meta.url);
  if (!import.meta.url.endsWith(".ts")) return fork(new URL("./paper-worker.js", import.meta.url));
  const built = new URL(`../../dist/server/${basename(here.pathname, ".ts")}.js`, import.meta.url);
  if (process.env.BUILT_WORKERS && existsSync(built)) return fork(built);
  return fork(fileURLToPath(here), { execArgv: ["--import", "tsx"] });
}
