import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

import { dataFiles } from "../../server/kit/data-files.ts";
import { readServerFile } from "../../server/lifecycle/server-file.ts";
import { serverProgram } from "./programs.ts";

const root = join(import.meta.dirname, "../..");

/** Of a tenth of a second: a start takes seconds, on a machine that does other work many. */
const START_ATTEMPTS = 1_800;

/**
 * A server of its own process: the built one, as `npm start` runs it, except that its WebAssembly is compiled without
 * being optimised; under `npm run test:long` that too is as it is for `npm start`.
 */
export interface RunningServer {
  process: ChildProcess;
  /** Asks it to end (SIGTERM) and waits for that; returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Resolves once it has ended, whoever has it end. */
  ended: Promise<unknown>;
}

/** Starts the server and waits until it is ready: its figures are then its state's. Rejects with what it said where it ends instead. */
export async function startServer(variables: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = spawn(process.execPath, serverProgram, {
    cwd: root,
    // As `npm start` sets it.
    env: { UV_THREADPOOL_SIZE: "12", ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(server, "exit");
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (server.exitCode !== null || server.signalCode !== null) throw new ServerEnded(server.exitCode, said.trim());
    const answer = await fetch(`http://127.0.0.1:${variables.PORT}/healthz`).catch(() => null);
    // Another server may have the port: ours is ready once it has said so in its folder.
    if (answer?.ok && readServerFile(dataFiles(variables.DATA_DIR ?? "data").server)?.pid === server.pid) {
      const end = async (signal: NodeJS.Signals): Promise<number | null> => {
        server.kill(signal);
        await ended;
        return server.exitCode;
      };
      return { process: server, ended, stop: () => end("SIGTERM"), kill: async () => void (await end("SIGKILL")) };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill("SIGKILL");
  throw new Error("the server did not get ready");
}

/** The server ended before it was ready; tests read its code, null where a signal ended it. */
class ServerEnded extends Error {
  readonly code: number | null;
  constructor(code: number | null, said: string) {
    super(said);
    this.code = code;
  }
}

/** A port that was free a moment ago, below those that outgoing connections get: none takes it while a killed server starts again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_240 + Math.floor(Math.random() * 20_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}
