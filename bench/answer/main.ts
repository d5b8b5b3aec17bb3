/** `answer()` against the same SQL by hand on the same engine, in the same run. `--reviews N` (1,000,000 by default), `--rounds N` (25). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import { type Columnar, openColumnar } from "../../server/analytics/columnar.ts";
import { scopeOf } from "../../server/analytics/question.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import { metricsOf } from "../../src/engine/catalog/catalog.ts";
import type { MetricSource, Product } from "../../src/generated/types.ts";
import { fill } from "./facts.ts";
import { questions } from "./questions.ts";

const period: DayRange = { from: "2023-06-01", to: "2026-06-01" };
const root = join(import.meta.dirname, "../..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
const reviews = option("--reviews", 1_000_000);
const ROUNDS = option("--rounds", 25);

const folder = mkdtempSync(join(tmpdir(), "bench-answer-"));
try {
  const db = await openColumnar(join(folder, "facts.duckdb"), { memoryLimit: reviews > 2_000_000 ? "4GB" : "1GB" });
  console.log(`generating ${reviews.toLocaleString("en")} reviews…`);
  await fill(db, reviews);
  const report = [...(await oneByOne(db)), ...(await together(db))];
  await db.close();
  const file = join(root, "bench/results", reviews === 1_000_000 ? "answer.md" : `answer-${reviews}.md`);
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(file, [...heading(), ...report, ""].join("\n"));
  console.log(report.join("\n"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Each question by hand and through the metric layer, by turns. */
async function oneByOne(db: Columnar): Promise<string[]> {
  const { analytics, forget } = layer(db);
  const scope = scopeOf("aurelle");
  const lines = ["## Eight questions, one at a time", "", "| Question | by hand (ms) | answer() (ms) | ratio |", "|---|---|---|---|"];
  let [hand, layered] = [0, 0];
  for (const { name, query, filters, sql } of questions) {
    const byHand: number[] = [];
    const byLayer: number[] = [];
    const hands = async () => void byHand.push(await timed(() => db.query(sql(period))));
    const layers = async () => {
      forget();
      byLayer.push(await timed(() => analytics.answer({ query, period, filters }, scope)));
    };
    // Who goes first changes each round: neither gains from what the other has warmed.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const run of round % 2 === 0 ? [hands, layers] : [layers, hands]) await run();
    }
    const [a, b] = [median(byHand), median(byLayer)];
    [hand, layered] = [hand + a, layered + b];
    lines.push(`| ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${(b / a).toFixed(2)} |`);
  }
  return [
    ...lines,
    `| **all eight** | **${hand.toFixed(1)}** | **${layered.toFixed(1)}** | **${(layered / hand).toFixed(2)}** (budget 1.1) |`,
    "",
  ];
}

/** A dashboard of 24 widgets: the eight questions over three periods, all asked at once. */
async function together(db: Columnar): Promise<string[]> {
  const periods: DayRange[] = [period, { from: "2025-06-01", to: "2026-06-01" }, { from: "2024-06-01", to: "2025-06-01" }];
  const { analytics, forget } = layer(db);
  const scope = scopeOf("aurelle");
  const widgets = periods.flatMap((range) => questions.map((question) => ({ ...question, range })));
  const ask = () => Promise.all(widgets.map(({ query, filters, range }) => analytics.answer({ query, period: range, filters }, scope)));
  const times = { raw: [] as number[], cold: [] as number[], warm: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.raw.push(await timed(() => Promise.all(widgets.map(({ sql, range }) => db.query(sql(range))))));
    forget();
    times.cold.push(await timed(ask));
    times.warm.push(await timed(ask));
  }
  const [raw, cold, warm] = [median(times.raw), median(times.cold), median(times.warm)];
  return [
    "## A dashboard of 24 widgets, asked at once",
    "",
    "| | ms | |",
    "|---|---|---|",
    `| 24 statements by hand | ${raw.toFixed(1)} | |`,
    `| cold | ${cold.toFixed(1)} | ratio **${(cold / raw).toFixed(2)}** (budget 1.3) |`,
    `| warm | ${warm.toFixed(2)} | budget 10 ms |`,
    "",
  ];
}

/** The metric layer, and a new watermark, which makes it forget its results. */
function layer(db: Columnar): { analytics: Analytics; forget: () => void } {
  let no = 1;
  const metrics = metricsOf(
    ["answers", "establishments", "reviews", "themes"].map((source) => read(`widgets/metrics/${source}.json`) as MetricSource),
  );
  const product = read("templates/product.json") as Product;
  const now = new Date("2026-06-01T12:00:00Z");
  const analytics = openAnalytics(db, {
    metrics: () => metrics,
    product: () => product,
    clock: { now: () => now },
    watermark: () => ({ no, at: now.toISOString() }),
  });
  return { analytics, forget: () => void (no += 1) };
}

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at > 0 ? Number(process.argv[at + 1]) : otherwise;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The middle of the rounds after the first, in which the engine reads its file and the code is compiled. */
function median([, ...values]: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function heading(): string[] {
  return [
    "# Metric layer",
    "",
    `${reviews.toLocaleString("en")} generated reviews, three years asked for. Medians of ${ROUNDS} rounds, by hand and through the layer by turns.`,
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, DuckDB with 2 threads. Made by \`node --import tsx bench/answer/main.ts\`.`,
    "",
  ];
}
