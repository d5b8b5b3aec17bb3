/** The destination's pages over 200,000 reviews of real length: how long the first reader after a start waits for each. */
import { cpSync, createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import type { Browser } from "@playwright/test";

import { runCommand } from "../../server/lifecycle/run-command.ts";
import { openBrowser, type Session, signIn } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { writeReviews } from "../import/file.ts";
import { loadLine, median, publish, table } from "../report.ts";
import { launchProduct } from "../server.ts";

const REVIEWS = 200_000;
const ROUNDS = 5;
const pages = [
  { route: "/destination/concepts", title: "Thématiques" },
  { route: "/destination/home", title: "Accueil" },
  { route: "/destination/net-promoter-score", title: "NPS" },
  { route: "/destination/professionals", title: "Professionnels" },
] as const;

const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
try {
  const file = join(folder, "reviews.ndjson");
  await writeReviews(file, REVIEWS);
  await withDemoData(async (given) => {
    const dataDir = join(folder, "data");
    cpSync(given, dataDir, { recursive: true });
    await runCommand(
      { name: "import", args: { kind: "reviews", destination: "aurelle" }, input: createReadStream(file) },
      { ...process.env, DATA_DIR: dataDir },
    );
    const rows = [];
    for (const page of pages) rows.push({ ...page, ...(await opened(dataDir, page.route)) });
    publish("pages", "Destination pages over 200,000 reviews of real length", [
      ...table(
        rows.flatMap(({ title, first, again }) => [
          { what: `«${title}», first opening after a start`, measured: ms(first), budget: "≤ 1.5 s" },
          { what: "the same page again", measured: ms(again), budget: "–" },
        ]),
      ),
      "",
      `Medians of ${ROUNDS} starts of the server, each with a new browser context: navigation to the last tile drawn, 1440 by 900 px. ${loadLine()}`,
    ]);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function opened(dataDir: string, route: string): Promise<{ first: number; again: number }> {
  const times: { first: number; again: number }[] = [];
  const browser = await openBrowser();
  try {
    const session = await withServer(dataDir, (url) => signIn(browser, url, "dmo"));
    for (let round = 0; round < ROUNDS; round++)
      await withServer(dataDir, async (url) => {
        times.push({ first: await drawn(browser, session, url + route), again: await drawn(browser, session, url + route) });
      });
  } finally {
    await browser.close();
  }
  return { first: median(times.map(({ first }) => first)), again: median(times.map(({ again }) => again)) };
}

async function withServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await launchProduct(dataDir);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Milliseconds from the navigation until every tile has settled. */
async function drawn(browser: Browser, session: Session, url: string): Promise<number> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator('[data-render-state="ready"]').waitFor();
    return performance.now() - start;
  } finally {
    await context.close();
  }
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
