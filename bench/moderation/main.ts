/**
 * Moderation and suggestions through the running product (`--waiting N` reviews, `--streams N`): a list with its counts, a
 * decision, a suggestion of the composer, what the product adds to a model's first words, and many suggestions at once of
 * which half are cut (RELIABILITY R6).
 */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import { dataFiles } from "../../server/kit/data-files.ts";
import type { ModerationSearchAnswer } from "../../src/generated/types.ts";
import { openBrowser, signIn } from "../browser.ts";
import { loadLine, median, publish, type Row, table } from "../report.ts";
import { type Client, clientOf, percentile, timed } from "../reviews/client.ts";
import { withCorpus } from "../reviews/corpus.ts";
import { launchProduct } from "../server.ts";
import { slowAssistant } from "./assistant.ts";
import { seedModeration } from "./seed.ts";

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const waiting = option("waiting", 50_000);
const streams = option("streams", 500);
const ROUNDS = 60;
const REST_MS = 30_000;
/** A start that projects the seeded reviews takes this long (ms) at most. */
const MOST_MS = 900_000;
const SENTENCE_MS = 400;
const base = "/api/v2/belvedere";

await withCorpus(0, async (dataDir) => {
  const tokens = await seedModeration(dataDir, waiting);
  const rows: Row[] = [];
  const alone = await launchProduct(dataDir, "/healthz", {}, MOST_MS);
  try {
    await pause(REST_MS);
    const client = await signedIn(alone.url);
    rows.push(...(await lists(client)), ...(await decisions(client)), ...(await composed(alone.url, tokens)));
  } finally {
    await alone.stop();
  }
  const assistant = await slowAssistant(SENTENCE_MS);
  const assisted = await launchProduct(dataDir, "/healthz", { ASSISTANT_URL: assistant.url }, MOST_MS);
  try {
    await pause(REST_MS);
    const client = await signedIn(assisted.url);
    rows.push(...(await overhead(assisted.url, tokens, assistant.wroteFirst)));
    rows.push(...(await manyAtOnce(assisted.url, dataDir, tokens, client, assistant.open)));
  } finally {
    await assisted.stop();
    await assistant.close();
  }
  publish("moderation", `Moderation of ${waiting.toLocaleString("en")} reviews, and ${streams} suggestions at once`, [
    ...table(rows),
    "",
    `Over HTTP from request to last byte, ${REST_MS / 1000} s after the start, when the embedded database has been vacuumed (decision 0520). p95 of ${ROUNDS} each: a search is for a word that all reviews have and a number that between none and four in ten have, later pages are the first to the ${ROUNDS}th; a decision is another review's every time. ${loadLine()}`,
  ]);
});

async function signedIn(url: string): Promise<Client> {
  const browser = await openBrowser();
  const session = await signIn(browser, url, "dmo");
  await browser.close();
  return clientOf(url, session);
}

function row(what: string, times: readonly number[], budget: string): Row {
  return { what: `${what}: p95 (median)`, measured: `${ms(percentile(times))} (${ms(median(times))})`, budget };
}

function page(client: Client, own: object = {}): Promise<ModerationSearchAnswer> {
  return client.post("/moderation/reviews", { state: "pending", size: 50, ...own });
}

async function lists(client: Client): Promise<Row[]> {
  const times = { first: [] as number[], searched: [] as number[], later: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(await timed(() => page(client)));
    times.searched.push(await timed(() => page(client, { search: `numéro ${round * 7}` })));
    times.later.push(await timed(() => page(client, { page: round })));
  }
  return [
    row("first page of the list with its counts", times.first, "≤ 100 ms"),
    row("the same, searched in words", times.searched, "≤ 100 ms"),
    row("later pages", times.later, "≤ 100 ms"),
  ];
}

async function decisions(client: Client): Promise<Row[]> {
  const { items } = await page(client, { size: 100 });
  const times: number[] = [];
  for (const [at, { id, establishment, revision }] of items.slice(0, ROUNDS).entries()) {
    const path = `/moderation/establishment/${establishment.id}/reviews/${id}`;
    const decide = (): Promise<unknown> =>
      at % 3 === 0 ? client.post(`${path}/reject`, { reason: "off_topic", revision }) : client.post(`${path}/publish`, { revision });
    times.push(await timed(decide));
  }
  return [row("a decision, to its answer", times, "≤ 50 ms")];
}

/** Asks for a suggestion by a link; yields the time (ms since the request) and the text of each event. */
async function* events(url: string, token: string, signal?: AbortSignal): AsyncGenerator<{ at: number; text: string }> {
  const start = performance.now();
  const response = await fetch(`${url}${base}/moderation/token/${token}/generate`, {
    method: "POST",
    headers: { "X-Requested-By": "belvedere", "Content-Type": "application/json" },
    body: "{}",
    ...(signal ? { signal } : {}),
  });
  if (!response.ok || !response.body) throw new Error(`generate: ${response.status} ${await response.text()}`);
  for await (const piece of response.body) yield { at: performance.now() - start, text: Buffer.from(piece).toString() };
}

async function composed(url: string, tokens: readonly string[]): Promise<Row[]> {
  const [first, whole]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: number[] = [];
    for await (const { at } of events(url, tokens[round % tokens.length] ?? "")) times.push(at);
    first.push(times[0] ?? Number.NaN);
    whole.push(times.at(-1) ?? Number.NaN);
  }
  return [row("the composer, before its first words", first, "–"), row("the composer, in all", whole, "≤ 300 ms")];
}

/** What passes between the end of a model's first sentence and its words at the reader. */
async function overhead(url: string, tokens: readonly string[], wroteFirst: () => number): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS / 3; round += 1) {
    const stop = new AbortController();
    try {
      for await (const { text } of events(url, tokens[round % tokens.length] ?? "", stop.signal))
        if (text.includes("remercions")) {
          times.push(performance.now() - wroteFirst());
          stop.abort();
        }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  }
  return [row("a model's first sentence, from its last word to the reader", times, "≤ 50 ms")];
}

/** Half of the streams are cut after their first words; meanwhile a colleague reads the list. */
async function manyAtOnce(url: string, dataDir: string, tokens: readonly string[], client: Client, open: () => number): Promise<Row[]> {
  const before = handles(dataDir);
  let isOver = false;
  const read = async (at: number): Promise<void> => {
    const cut = new AbortController();
    try {
      for await (const { text } of events(url, tokens[at % tokens.length] ?? "", cut.signal)) if (at % 2 === 0 && text !== "") cut.abort();
    } catch (error) {
      if (!cut.signal.aborted) throw error;
    }
  };
  const others = async (): Promise<number[]> => {
    const times: number[] = [];
    while (!isOver) times.push(await timed(() => client.get("/moderation/policy")));
    return times;
  };
  const colleague = others();
  await Promise.all(Array.from({ length: streams }, (_, at) => read(at)));
  const ended = performance.now();
  isOver = true;
  const times = await colleague;
  while ((open() > 0 || handles(dataDir) > before + 5) && performance.now() - ended < 60_000) await pause(50);
  const back = performance.now() - ended;
  return [
    {
      what: `${streams} suggestions at once, half of them cut: handles back after the last one`,
      measured: ms(back),
      budget: "≤ 5 s",
    },
    { what: "other calls meanwhile: p99 (median)", measured: `${ms(percentile(times, 99))} (${ms(median(times))})`, budget: "≤ 200 ms" },
  ];
}

/** Open files and sockets of the server of a data folder, without those of the embedded database, which keeps its tables open. */
function handles(dataDir: string): number {
  const { server, state } = dataFiles(dataDir);
  const { pid } = JSON.parse(readFileSync(server, "utf8")) as { pid: number };
  return readdirSync(`/proc/${pid}/fd`).filter((handle) => !targetOf(`/proc/${pid}/fd/${handle}`).startsWith(state)).length;
}

/** What a handle is of; nothing where it has been closed meanwhile. */
function targetOf(handle: string): string {
  try {
    return readlinkSync(handle);
  } catch {
    return "";
  }
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}
