/** Scripts that a browser loads for a first page: a signed-in page without charts, and a dashboard of 24 widgets. */
import { gzipSync } from "node:zlib";

import type { Browser, Response } from "@playwright/test";

import { openBrowser, type Session, signIn, storeDashboard } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { publish, table } from "../report.ts";
import { launchProduct } from "../server.ts";

interface Loaded {
  /** Bytes of the scripts under gzip -9, each by itself. */
  gzip: number;
  /** Bytes as they came. */
  wire: number;
  files: number;
  /** Script → its gzip bytes, without the hash of its name. */
  scripts: readonly (readonly [name: string, gzip: number])[];
}

/** What keeps the first two above their budgets, and what was measured to bring them there. */
const tried =
  "Of the plain page 123 kB are four libraries as they are published: react-dom 65, react-router 32, i18next 16, TanStack Query 10. " +
  "Gained: the words of figures come with them (2.3 kB), the account's pages are one file (1.9), icons of tiles stay with these (1.0); " +
  "tried and taken back: charts without echarts-for-react, which the product is to use (3.0 less on a dashboard). " +
  "Tried in vain: esbuild in the place of Oxc as minifier (8.5 more), Oxc's own options (0.6 less at most), the files that react-router calls its production build (the same), " +
  "the addresses of the API's calls as texts (0.2 less). Left: these addresses by area, 3 kB for a change of each of 300 calls; " +
  "a module of our own in the place of i18next, which alone would bring the plain page to 166 kB (decision 0430 says why it is not).";

/** Smaller scripts are listed as one sum (bytes). */
const LISTED_FROM = 2000;

await withDemoData(async (dataDir) => {
  const server = await launchProduct(dataDir);
  const browser = await openBrowser();
  try {
    const plain = await load(browser, await signIn(browser, server.url, "pro"), `${server.url}/account`);
    const session = await signIn(browser, server.url, "dmo");
    const id = await storeDashboard(browser, session, server.url);
    const drawn = await load(browser, session, `${server.url}/dashboard/views/${id}`);
    // Until its figures are there: thumbnails of the palette, and CodeMirror with its tab, come later.
    const edited = beyond(drawn, await load(browser, session, `${server.url}/dashboard/edit/${id}`, '[data-render-state="ready"]'));
    const row = (what: string, { gzip, wire, files }: Loaded, budget: number) => ({
      what: `${what} (${files} files, ${kilo(wire)} as sent)`,
      measured: kilo(gzip),
      budget: `≤ ${budget} kB gz`,
    });
    publish("bundle", "JavaScript of a first load, empty cache", [
      ...table([
        row("a signed-in page without charts", plain, 175),
        row("a dashboard of 24 widgets", drawn, 420),
        row("its editor, over that", edited, 120),
      ]),
      "",
      `Scripts, largest first (scripts/build/chunks.ts says what each holds). The plain page: ${listed(plain)}. The dashboard: ${listed(drawn)}. Its editor, over that: ${listed(edited)}.`,
      "",
      tried,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
});

/** What a page loads that another one does not. */
function beyond(other: Loaded, page: Loaded): Loaded {
  const known = new Set(other.scripts.map(([name]) => name));
  const scripts = page.scripts.filter(([name]) => !known.has(name));
  return { gzip: sum(scripts.map(([, gzip]) => gzip)), wire: page.wire - other.wire, files: scripts.length, scripts };
}

/** Loads an address with an empty cache, until nothing more is asked for, or until an element is there. */
async function load(browser: Browser, session: Session, address: string, until?: string): Promise<Loaded> {
  const context = await browser.newContext({ storageState: session });
  const page = await context.newPage();
  const scripts: Promise<[name: string, gzip: number, wire: number]>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === "script") scripts.push(sizeOf(response));
  };
  page.on("response", note);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (until === undefined) await page.waitForLoadState("networkidle");
  else await page.locator(until).first().waitFor();
  // What comes later belongs to no first load, and is cut off as the page closes.
  page.off("response", note);
  const sizes = await Promise.all(scripts);
  await context.close();
  return {
    gzip: sum(sizes.map(([, gzip]) => gzip)),
    wire: sum(sizes.map(([, , wire]) => wire)),
    files: sizes.length,
    scripts: sizes.map(([name, gzip]) => [name, gzip] as const).toSorted(([, a], [, b]) => b - a),
  };
}

async function sizeOf(response: Response): Promise<[name: string, gzip: number, wire: number]> {
  const [body, { responseBodySize }] = await Promise.all([response.body(), response.request().sizes()]);
  return [new URL(response.url()).pathname.replace(/^.*\/|-[\w-]{8}\.js$/g, ""), gzipSync(body, { level: 9 }).length, responseBodySize];
}

function listed({ scripts }: Loaded): string {
  const small = scripts.filter(([, gzip]) => gzip < LISTED_FROM);
  const large = scripts.slice(0, scripts.length - small.length).map(([name, gzip]) => `${name} ${kilo(gzip)}`);
  return [...large, `${small.length} smaller ones ${kilo(sum(small.map(([, gzip]) => gzip)))}`].join(", ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
