import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import { root } from "./report.ts";

export interface RunningServer {
  url: string;
  /** Milliseconds from its launch until `path` answered 200. */
  started: number;
  stop: () => Promise<void>;
}

/** Launches a program that serves HTTP on `PORT` and waits until `path` answers 200; rejects when it ends before or takes longer than `most` (ms). */
export async function launch(
  args: readonly string[],
  path: string,
  env: Readonly<Record<string, string>> = {},
  most = 120_000,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(url + path))) {
    const waited = performance.now() - start;
    if (child.exitCode === null && waited <= most) {
      await pause(Math.max(2, waited / 200));
      continue;
    }
    child.kill();
    throw new Error(`${args.join(" ")} did not serve ${path}`);
  }
  return { url, started: performance.now() - start, stop: () => stop(child) };
}

/** The product on a data folder. */
export function launchProduct(
  dataDir: string,
  path = "/healthz",
  env: Readonly<Record<string, string>> = {},
  most?: number,
): Promise<RunningServer> {
  return launch(["scripts/start.mjs"], path, { DATA_DIR: dataDir, BENCH: "1", ...env }, most);
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
