/** The server's memory at rest, after a restart, with a million reviews (`--reviews N`). The import alone takes minutes. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { dataFiles } from "../../server/kit/data-files.ts";
import { writeReviews } from "../import/file.ts";
import { publish, root, table } from "../report.ts";
import { launchProduct } from "../server.ts";

const REST_MS = 30_000;
const at = process.argv.indexOf("--reviews");
const reviews = at > 0 ? Number(process.argv[at + 1]) : 1_000_000;

const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
try {
  const dataDir = join(folder, "data");
  const file = join(folder, "reviews.ndjson");
  console.log(`importing ${reviews.toLocaleString("en")} reviews…`);
  await writeReviews(file, reviews);
  command(dataDir, ["destination", "mesure", "--name", "Mesure"]);
  command(dataDir, ["reviews", file, "--destination", "mesure", "--create-establishments"]);
  const server = await launchProduct(dataDir, "/healthz", { DEMO: "0" });
  try {
    await pause(REST_MS);
    const { pid } = JSON.parse(readFileSync(dataFiles(dataDir).server, "utf8")) as { pid: number };
    publish("memory", `Memory at rest, ${reviews.toLocaleString("en")} reviews`, [
      ...table([{ what: "resident memory of the server", measured: `${Math.round(residentKiB(pid) / 1024)} MiB`, budget: "≤ 900 MB" }]),
      "",
      `${REST_MS / 1000} s after a restart, nothing asked meanwhile.`,
    ]);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function command(dataDir: string, args: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: "0", UV_THREADPOOL_SIZE: "12" };
  const done = spawnSync(process.execPath, ["scripts/command.mjs", "import", ...args], { cwd: root, env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${args[0]}: ${done.stdout}${done.stderr}`);
}

/** As the system counts it, over all threads. */
function residentKiB(pid: number): number {
  const listed = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  const found = Number(listed.stdout.trim());
  if (!(found > 0)) throw new Error("ps reports no memory");
  return found;
}
