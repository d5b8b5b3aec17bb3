/** The analysis in the product: texts per core, a running server's answers while it imports, re-analysis, memory. */
import { cpSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import { dataFiles } from "../../server/kit/data-files.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import type { ImportReport } from "../../server/commands/import/report.ts";
import type { ReanalysisReport } from "../../server/commands/reanalysis/reanalyse.ts";
import { openStore } from "../../server/store/open-store.ts";
import { openBrowser, signIn, storeDashboard } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { writeReviews } from "../import/file.ts";
import { loadLine, root, table } from "../report.ts";
import { launchProduct } from "../server.ts";
import { textsPerSecond } from "./texts.ts";

const IDLE_REQUESTS = 60;
/** A reader looks at a page for a moment before the next one. */
const LOOK_MS = 300;
/** After this time without a question the server assumes that nobody waits. */
const QUIET_MS = 3_000;
const SMALL = 10_000;
const LARGE = 50_000;
const LONG = 150_000;
const ASKED = 30_000;

const folder = mkdtempSync(join(tmpdir(), "bench-analysis-"));
try {
  const [one, two] = [await textsPerSecond(1), await textsPerSecond(2)];
  const files = {
    small: join(folder, "small.ndjson"),
    large: join(folder, "large.ndjson"),
    long: join(folder, "long.ndjson"),
    asked: join(folder, "asked.ndjson"),
  };
  await writeReviews(files.small, SMALL);
  await writeReviews(files.large, LARGE);
  await writeReviews(files.long, LONG);
  await writeReviews(files.asked, ASKED);
  await withDemoData(async (given) => {
    const dataDir = join(folder, "data");
    cpSync(given, dataDir, { recursive: true });
    const same = await reanalysed(dataDir);
    await weakenMentions(dataDir);
    const other = await reanalysed(dataDir);
    const server = await launchProduct(dataDir, "/healthz", { UV_THREADPOOL_SIZE: "12" });
    const browser = await openBrowser();
    try {
      const env = { ...process.env, DATA_DIR: dataDir };
      const session = await signIn(browser, server.url, "dmo");
      const ask = requests(server.url, await storeDashboard(browser, session, server.url), session.cookies);
      for (let index = 0; index < 20; index += 1) await ask();
      const idle: number[] = [];
      for (let index = 0; index < IDLE_REQUESTS; index += 1) idle.push(await ask());
      // Each its own destination, so that every review is new.
      for (const id of Object.keys(files)) await runCommand({ name: "destination", args: { id, name: id } }, env);
      await pause(QUIET_MS);
      // What is compiled and kept at the first lines is there for the others.
      await imported(files.small, "small", env);
      const began = performance.now();
      const undisturbed = await imported(files.large, "large", env);
      const figures = (performance.now() - began) / 1000;
      const largePeak = peakOf(dataDir);
      const under = await whileImporting(files.asked, "asked", env, ask);
      await imported(files.long, "long", env);
      const longPeak = peakOf(dataDir);

      const [calm, busy] = [percentile(idle, 0.95), percentile(under.times, 0.95)];
      const whole = (value: number): string => Math.round(value).toLocaleString("en");
      publishFile([
        ...table([
          { what: "texts a second, one worker (languages as the demo has them)", measured: whole(one), budget: "≥ 3,000" },
          { what: "texts a second, two workers", measured: whole(two), floor: whole(one), ratio: two / one, budget: "–" },
          ...[same, other].map(({ reviews, changed, seconds }) => ({
            what: `re-analysis of ${whole(reviews)} demo reviews by the running server, ${whole(changed)} of them changed`,
            measured: `${seconds.toFixed(1)} s`,
            budget: "≤ 20 s",
          })),
          {
            what: "request of 24 tiles that no cache holds, 95th percentile, during an import",
            measured: `${busy.toFixed(0)} ms`,
            floor: `${calm.toFixed(0)} ms`,
            ratio: busy / calm,
            budget: "≤ 3",
          },
          {
            what: "import by the running server, nobody asking: reviews a second",
            measured: whole(LARGE / undisturbed.seconds),
            budget: "≥ 3,500",
          },
          { what: "the same, until every figure counts them", measured: whole(LARGE / figures), budget: "–" },
          { what: "the same while somebody asks", measured: whole(ASKED / under.report.seconds), budget: "–" },
          {
            what: `most memory of the server after a file of ${whole(LONG)} reviews against one of ${whole(LARGE)}`,
            measured: `${longPeak} MiB`,
            floor: `${largePeak} MiB`,
            ratio: longPeak / largePeak,
            budget: "flat",
          },
        ]),
        "",
        `The floor of the request during an import is the same request with nothing else to do (median ${percentile(idle, 0.5).toFixed(0)} ms, during the import ${percentile(under.times, 0.5).toFixed(0)} ms), ${idle.length} and ${under.times.length} requests, each over a period of its own so that nothing is kept, ${LOOK_MS} ms apart. While somebody asks, the import takes short batches, one worker and a third of the time. ${loadLine()}`,
      ]);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Asks for the dashboard over another period each time; how long the answer takes to its last byte (ms). */
function requests(url: string, id: string, cookies: readonly { name: string; value: string }[]): () => Promise<number> {
  const headers = {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "Content-Type": "application/json",
    "X-Requested-By": "belvedere",
  };
  const day = 86_400_000;
  const midnight = Math.floor(Date.now() / day) * day;
  let asked = 0;
  return async () => {
    await pause(LOOK_MS);
    asked += 1;
    const to = midnight - asked * day;
    const start = performance.now();
    const body = JSON.stringify({ from: to - 365 * day, to });
    const response = await fetch(`${url}/api/v2/belvedere/dashboard/${id}/results`, { method: "POST", headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status}`);
    return performance.now() - start;
  };
}

/** The re-analysis of everything by a server that has just started on the folder. */
async function reanalysed(dataDir: string): Promise<ReanalysisReport> {
  const server = await launchProduct(dataDir);
  try {
    return (await runCommand({ name: "reanalyse" }, { ...process.env, DATA_DIR: dataDir })) as unknown as ReanalysisReport;
  } finally {
    await server.stop();
  }
}

/** As if every mention had been found by other lexicons: the next analysis finds something else in each review that has one. */
async function weakenMentions(dataDir: string): Promise<void> {
  const store = await openStore({ folder: dataFiles(dataDir).state });
  await store.system("bench", (db) =>
    db
      .updateTable("findings")
      .set({
        mentions: sql`(SELECT json_agg(m || jsonb_build_object('strength', (m->>'strength')::float8 / 2)) FROM jsonb_array_elements(mentions::jsonb) AS m)`,
      })
      .where(sql<boolean>`json_array_length(mentions) > 0`)
      .execute(),
  );
  await store.close();
}

async function imported(file: string, destination: string, env: NodeJS.ProcessEnv): Promise<ImportReport> {
  const args = { kind: "reviews", destination, createEstablishments: true };
  return (await runCommand({ name: "import", args, input: createReadStream(file) }, env)) as unknown as ImportReport;
}

async function whileImporting(
  file: string,
  destination: string,
  env: NodeJS.ProcessEnv,
  ask: () => Promise<number>,
): Promise<{ report: ImportReport; times: number[] }> {
  let report: ImportReport | null = null;
  const running = imported(file, destination, env).then((done) => (report = done));
  const times: number[] = [];
  while (report === null) times.push(await ask());
  return { report: await running, times };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The server's peak memory (MiB), as Linux reports it. */
function peakOf(dataDir: string): number {
  const { pid } = JSON.parse(readFileSync(dataFiles(dataDir).server, "utf8")) as { pid: number };
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(peak) / 1024);
}

function publishFile(lines: readonly string[]): void {
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/analysis.md"), ["# The analysis in the product", "", ...lines, ""].join("\n"));
  console.log(lines.join("\n"));
}
