import { cpSync, createReadStream, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runCommand } from "../../server/lifecycle/run-command.ts";
import { writeReviews } from "../import/file.ts";
import { launchProduct } from "../server.ts";

/** Changes when corpora that were kept no longer serve; a changed state or projection is brought up to date by the server's start. */
const FORMAT = 1;
/** A start that loads data or brings it up to date takes this long (ms) at most, on a busy machine. */
const MOST_MS = 900_000;

/**
 * Runs `work` on a data folder of its own: the demo territory with `count` more reviews of real length. The folder it is copied
 * from is made once, which takes minutes for a million, and kept in the system's temporary folder. `BENCH_DATA` names a
 * folder with the demo territory, which is then not loaded.
 */
export async function withCorpus(count: number, work: (dataDir: string) => Promise<void>): Promise<void> {
  const kept = join(tmpdir(), `belvedere-bench-reviews-${count}-${FORMAT}`);
  if (!existsSync(join(kept, "complete"))) await make(kept, count);
  const folder = mkdtempSync(join(tmpdir(), "bench-reviews-"));
  try {
    const dataDir = join(folder, "data");
    cpSync(join(kept, "data"), dataDir, { recursive: true });
    await work(dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function make(kept: string, count: number): Promise<void> {
  const making = mkdtempSync(join(tmpdir(), "bench-reviews-making-"));
  try {
    const [dataDir, file] = [join(making, "data"), join(making, "reviews.ndjson")];
    const given = process.env.BENCH_DATA;
    if (given !== undefined && existsSync(given)) cpSync(given, dataDir, { recursive: true });
    else console.log("loading the demo data…");
    await (await launchProduct(dataDir, "/healthz", {}, MOST_MS)).stop();
    console.log(`importing ${count.toLocaleString("en")} reviews…`);
    await writeReviews(file, count);
    await importReviews(dataDir, file);
    rmSync(file);
    writeFileSync(join(making, "complete"), "");
    rmSync(kept, { recursive: true, force: true });
    renameSync(making, kept);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Imports a file as the command does: in the server where one has the folder. Resolves once every figure counts it. */
export async function importReviews(dataDir: string, file: string): Promise<void> {
  await runCommand(
    { name: "import", args: { kind: "reviews", destination: "aurelle" }, input: createReadStream(file) },
    { ...process.env, DATA_DIR: dataDir },
  );
}
