import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

import { dataFiles } from "../../server/kit/data-files.ts";
import type { Session } from "../browser.ts";

const base = "/api/v2/belvedere";

/** What the measures ask of the running product, signed in. */
export interface Client {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  remove(path: string): Promise<void>;
  /** Milliseconds until each line of a streamed answer was there. */
  lines(path: string, body: unknown): Promise<number[]>;
}

export function clientOf(url: string, session: Session): Client {
  const headers = {
    Cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "X-Requested-By": "belvedere",
  };
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const sent =
      body === undefined ? { headers } : { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(url + base + path, { method, ...sent });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    get: async <T>(path: string) => (await (await send("GET", path)).json()) as T,
    post: async <T>(path: string, body: unknown) => (await (await send("POST", path, body)).json()) as T,
    remove: async (path) => void (await send("DELETE", path)),
    lines: async (path, body) => {
      const start = performance.now();
      const response = await send("POST", path, body);
      if (!response.body) throw new Error("no answer");
      const times: number[] = [];
      for await (const piece of response.body) {
        const ended = Buffer.from(piece).toString("latin1").split("\n").length - 1;
        for (let line = 0; line < ended; line += 1) times.push(performance.now() - start);
      }
      return times;
    },
  };
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share = 95): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Resident memory of the server of a data folder in MiB, as the system counts it over all threads. */
export function residentMiB(dataDir: string): number {
  const { pid } = JSON.parse(readFileSync(dataFiles(dataDir).server, "utf8")) as { pid: number };
  const listed = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const found = Number(listed.stdout.trim());
  if (!(found > 0)) throw new Error("ps reports no memory");
  return found / 1024;
}

/** The greatest resident memory while some work runs. */
export async function peakMiB(dataDir: string, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMiB(dataDir);
  const timer = setInterval(() => (peak = Math.max(peak, residentMiB(dataDir))), 250);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMiB(dataDir));
}
