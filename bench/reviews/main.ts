/**
 * The reviews of a destination over a million of them, through the running product (`--reviews N`): searches with all their
 * facets, the list of establishments, rules of selections while somebody searches, a file of 100,000 reviews while others read, memory; then the search against SQL by hand.
 */
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";

import type { DownloadTask, ReviewSearchAnswer, ReviewSearchRequest } from "../../src/generated/types.ts";
import { openBrowser, signIn, storeDashboard } from "../browser.ts";
import { writeReviews } from "../import/file.ts";
import { loadLine, median, publish, type Row, table } from "../report.ts";
import { launchProduct } from "../server.ts";
import { againstHand } from "./by-hand.ts";
import { type Client, clientOf, peakMiB, percentile, residentMiB, timed } from "./client.ts";
import { importReviews, withCorpus } from "./corpus.ts";
import { dice, firstPage, randomFilters, randomPeriod, randomText, wordsOf } from "./requests.ts";

const at = process.argv.indexOf("--reviews");
const reviews = at > 0 ? Number(process.argv[at + 1]) : 1_000_000;
/** Searches of each kind. */
const ROUNDS = 60;
const REST_MS = 15_000;
/** Who has a rule of a selection counted at the same time. */
const COUNTING = 4;
/** Reviews that are imported while the server serves: enough for its memory to stop growing. */
const IMPORTED = Math.min(reviews, 100_000);
const MOST_LINES = 100_000;
/** A start that brings a kept corpus up to date takes this long (ms) at most. */
const MOST_MS = 900_000;
/** The day before which the reviews end. */
const now = Date.parse("2026-06-01");

await withCorpus(reviews, async (dataDir) => {
  const server = await launchProduct(dataDir, "/healthz", {}, MOST_MS);
  const rows: Row[] = [];
  try {
    await pause(REST_MS);
    rows.push({ what: "resident memory, just started", measured: mib(residentMiB(dataDir)), budget: "≤ 900 MB" });
    const browser = await openBrowser();
    const session = await signIn(browser, server.url, "dmo");
    const dashboard = await storeDashboard(browser, session, server.url);
    await browser.close();
    const client = clientOf(server.url, session);
    rows.push(...(await step("searches", () => searches(client))));
    rows.push(...(await step("list of establishments", () => establishments(client))));
    rows.push(...(await step("rules", () => rules(client))));
    rows.push(...(await step("file", () => exporting(client, dataDir, dashboard))));
    await pause(REST_MS);
    rows.push({ what: "resident memory, at rest after all that", measured: mib(residentMiB(dataDir)), budget: "≤ 900 MB" });
    const file = join(dataDir, "../more.ndjson");
    await writeReviews(file, IMPORTED, 11);
    const peak = await step("import", () => peakMiB(dataDir, () => importReviews(dataDir, file)));
    rows.push({
      what: `resident memory, most while ${IMPORTED.toLocaleString("en")} more are imported`,
      measured: mib(peak),
      budget: "≤ 1.5 GB",
    });
  } finally {
    await server.stop();
  }
  rows.push(...(await step("against SQL by hand", () => againstHand(dataDir))));
  publish("reviews", `Reviews of a destination, ${reviews.toLocaleString("en")} of real length`, [
    ...table(rows),
    "",
    `Over HTTP from request to last byte but where a floor stands: those are of one process, the layer and SQL by hand by turns. p95 of ${ROUNDS} each. ${loadLine()}`,
  ]);
});

/** Does a step of the measure and prints how long it took: over a million reviews the whole takes minutes. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
}

/** The first page with its 26 facets: again, under another period and filters, and of words that nobody has typed before. */
async function searches(client: Client): Promise<Row[]> {
  const search = (body: ReviewSearchRequest): Promise<ReviewSearchAnswer> => client.post("/observation/reviews/search", body);
  const roll = dice(3);
  const first = await timed(() => search(firstPage()));
  const found: string[] = [];
  for (let page = 0; page < 4; page += 1) {
    const { items } = await search({ page: page * 50, size: 100, facets: [], order: "latest" });
    for (const { title, text } of items) found.push(`${title ?? ""} ${text ?? ""}`);
  }
  const words = wordsOf(found);
  const times = { kept: [] as number[], all: [] as number[], filtered: [] as number[], typed: [] as number[], reads: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.kept.push(await timed(() => search(firstPage())));
    times.all.push(await timed(() => search(firstPage(randomPeriod(now, roll)))));
    const filtered = firstPage({ ...randomPeriod(now, roll), filters: randomFilters(roll) });
    times.filtered.push(await timed(() => search(filtered)));
    const typed = firstPage({
      ...randomPeriod(now, roll),
      text: randomText(words, roll),
      ...(roll() < 0.5 ? { filters: randomFilters(roll) } : {}),
    });
    times.typed.push(await timed(() => search(typed)));
    // Facets that the screen asks for beside the page change nothing here: the next page alone.
    times.reads.push(await timed(() => search({ ...typed, page: 1, facets: [] })));
  }
  const row = (what: string, of: readonly number[], budget: string): Row => ({
    what: `${what}: p95 (median)`,
    measured: `${ms(percentile(of))} (${ms(median(of))})`,
    budget,
  });
  return [
    { what: "first page of all reviews with all facets, the first time after a start", measured: ms(first), budget: "–" },
    row("the same again", times.kept, "≤ 150 ms"),
    row("first page with all facets, another period", times.all, "≤ 400 ms"),
    row("first page with all facets, another period and filters", times.filtered, "≤ 400 ms"),
    row("first page with all facets, words never typed before", times.typed, "≤ 400 ms"),
    row("its second page", times.reads, "–"),
  ];
}

async function establishments(client: Client): Promise<Row[]> {
  const roll = dice(5);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS / 3; round += 1) {
    const body = { ...randomPeriod(now, roll), page: 0, size: 20, sort: "-rating" };
    times.push(await timed(() => client.post("/observation/establishment?category=all", body)));
  }
  return [
    {
      what: "list of establishments with their figures, another period: p95 (median)",
      measured: `${ms(percentile(times))} (${ms(median(times))})`,
      budget: "≤ 400 ms",
    },
  ];
}

/** The first page while others have rules of selections counted over and over: what these calls, which have no limit of time, cost who searches. */
async function rules(client: Client): Promise<Row[]> {
  const roll = dice(13);
  const searches = async (): Promise<number[]> => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await timed(() => client.post("/observation/reviews/search", firstPage(randomPeriod(now, roll)))));
    return times;
  };
  const idle = await searches();
  let isOver = false;
  const counted: number[] = [];
  const count = async (): Promise<void> => {
    while (!isOver) {
      const rule = {
        all: [
          { dimension: "rating", at_least: 50 + 40 * roll() },
          { dimension: "reviews", at_least: Math.floor(1 + 200 * roll()) },
        ],
      };
      counted.push(await timed(() => client.post("/selection/query", { rule })));
    }
  };
  const counting = Promise.all(Array.from({ length: COUNTING }, count));
  const busy = await searches();
  isOver = true;
  await counting;
  return [
    {
      what: `p95 of the first page, another period, while ${COUNTING} count rules of selections over and over, against idle`,
      measured: ms(percentile(busy)),
      floor: ms(percentile(idle)),
      ratio: percentile(busy) / percentile(idle),
      budget: "≤ 3",
    },
    { what: "one such rule meanwhile: p95 (median)", measured: `${ms(percentile(counted))} (${ms(median(counted))})`, budget: "–" },
  ];
}

/** A file of reviews while a colleague reads a dashboard: how long it takes, and what it costs the others. */
async function exporting(client: Client, dataDir: string, dashboard: string): Promise<Row[]> {
  const roll = dice(7);
  const tiles = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (!until()) times.push(...(await client.lines(`/dashboard/${dashboard}/results`, randomPeriod(now, roll))));
    return times;
  };
  let asked = 0;
  const idle = await tiles(() => (asked += 1) > 12);
  const period = await periodOf(client, MOST_LINES);
  const before = residentMiB(dataDir);
  let seconds = Number.NaN;
  let busy: number[] = [];
  const peak = await peakMiB(dataDir, async () => {
    let isReady = false;
    const start = performance.now();
    const file = async (): Promise<void> => {
      const { from, to } = period;
      const { task } = await client.post<{ task: DownloadTask }>("/observation/reviews/export", { from, to, format: "csv" });
      while ((await client.get<DownloadTask[]>("/tasks")).find(({ id }) => id === task.id)?.state === "pending") await pause(50);
      seconds = (performance.now() - start) / 1000;
      isReady = true;
      await client.remove(`/tasks/${task.id}`);
    };
    [, busy] = await Promise.all([file(), tiles(() => isReady)]);
  });
  return [
    {
      what: `CSV of ${period.reviews.toLocaleString("en")} reviews while a dashboard is read over and over`,
      measured: `${seconds.toFixed(1)} s`,
      budget: "≤ 8 s",
    },
    {
      what: "resident memory, most while it is made, against before",
      measured: mib(peak),
      floor: mib(before),
      ratio: peak / before,
      budget: "flat",
    },
    {
      what: "p95 of the dashboard's tiles meanwhile, against idle",
      measured: ms(percentile(busy)),
      floor: ms(percentile(idle)),
      ratio: percentile(busy) / percentile(idle),
      budget: "≤ 3",
    },
  ];
}

/** The longest period until today that holds at most so many reviews. */
async function periodOf(client: Client, most: number): Promise<{ from: number; to: number; reviews: number }> {
  const day = 86_400_000;
  const count = async (days: number): Promise<number> => {
    const body = { from: now - days * day, to: now, facets: [], size: 1 };
    return (await client.post<ReviewSearchAnswer>("/observation/reviews/search", body)).total;
  };
  let [least, above] = [1, 366 * 6];
  while (above - least > 1) {
    const middle = Math.floor((least + above) / 2);
    if ((await count(middle)) <= most) least = middle;
    else above = middle;
  }
  return { from: now - least * day, to: now, reviews: await count(least) };
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

function mib(value: number): string {
  return `${Math.round(value)} MiB`;
}
