/** Scripts that a browser loads for a first page: a signed-in page without charts, and a dashboard of 24 widgets. */
import { gzipSync } from "node:zlib";

import { type Browser, chromium } from "@playwright/test";

import { browserPath } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { publish, table } from "../report.ts";
import { launchProduct } from "../server.ts";
import { dashboard } from "./dashboard.ts";

interface Loaded {
  /** Bytes of the scripts under gzip -9, each by itself. */
  gzip: number;
  /** Bytes as they came. */
  wire: number;
  files: number;
}

await withDemoData(async (dataDir) => {
  const server = await launchProduct(dataDir);
  const browser = await chromium.launch({ ...browserPath(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    const plain = await load(browser, await signIn(browser, server.url, "pro"), `${server.url}/pro/dashboard`);
    const session = await signIn(browser, server.url, "dmo");
    const drawn = await load(browser, session, await create(browser, session, server.url));
    const row = (what: string, { gzip, wire, files }: Loaded, budget: number) => ({
      what: `${what} (${files} files, ${kilo(wire)} as sent)`,
      measured: kilo(gzip),
      budget: `≤ ${budget} kB gz`,
    });
    publish(
      "bundle",
      "JavaScript of a first load, empty cache",
      table([row("a signed-in page without charts", plain, 170), row("a dashboard of 24 widgets", drawn, 350)]),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
});

type Session = Awaited<ReturnType<typeof signIn>>;

async function signIn(browser: Browser, url: string, login: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel("Identifiant").fill(`${login}@belvedere.example`);
  await page.getByLabel("Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Makes the dashboard of the measure and gives its address. */
async function create(browser: Browser, session: Session, url: string): Promise<string> {
  const context = await browser.newContext({ storageState: session });
  const made = await context.request.post(`${url}/api/v2/belvedere/dashboard`, {
    data: dashboard(24),
    headers: { "X-Requested-By": "belvedere" },
  });
  if (made.status() !== 201) throw new Error(await made.text());
  const { id } = (await made.json()) as { id: string };
  await context.close();
  return `${url}/dashboard/views/${id}`;
}

/** Loads an address with an empty cache, until nothing more is asked for. */
async function load(browser: Browser, session: Session, address: string): Promise<Loaded> {
  const context = await browser.newContext({ storageState: session });
  const page = await context.newPage();
  const scripts: Promise<[gzip: number, wire: number]>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(
      Promise.all([
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      ]),
    );
  });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts);
  await context.close();
  return { gzip: sum(sizes.map(([gzip]) => gzip)), wire: sum(sizes.map(([, wire]) => wire)), files: sizes.length };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
