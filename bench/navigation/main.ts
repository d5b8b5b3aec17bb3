/** What a reader waits for: the next paint after a route change, and the largest paint of a first load beside an empty page's. */
import type { Browser, Page } from "@playwright/test";

import { openBrowser, type Session, signIn } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { median, publish, table } from "../report.ts";
import { launchProduct } from "../server.ts";
import { destinationScreens, professionalScreens, USABLE_ROUNDS, usableRows } from "./usable.ts";

/** Neighbours differ in title: a change of title is how a change of route is known. */
const routes = [
  "/destination/home",
  "/dashboard",
  "/destination/concepts",
  "/dashboard/templates",
  "/destination/net-promoter-score",
  "/reviews",
  "/destination/belvedere-rating",
  "/barometer",
  "/destination/professionals",
  "/selections",
  "/monitoring",
  "/api",
  "/licenses",
];
const ROUNDS = 10;
const LOADS = 9;
/** A page of the same shell with nothing of its own but a sentence. */
const EMPTY = "/licenses";

interface Change {
  route: string;
  /** Milliseconds until the first paint of the new route. */
  paint: number;
  /** Until the paint that holds the new screen's heading. */
  heading: number;
}

await withDemoData(async (dataDir) => {
  const server = await launchProduct(dataDir);
  const browser = await openBrowser();
  try {
    const session = await signIn(browser, server.url, "dmo");
    const usable = [
      ...(await usableRows(browser, session, server.url, destinationScreens)),
      ...(await usableRows(browser, await signIn(browser, server.url, "pro"), server.url, professionalScreens)),
    ];
    const changes = await routeChanges(browser, session, server.url);
    const loads = await largestPaints(browser, session, server.url);
    const [dashboards, empty] = [median(loads.dashboards), median(loads.empty)];
    const worst = routes
      .map((route) => ({ route, p95: percentile(changes.filter((change) => change.route === route).map(({ paint }) => paint)) }))
      .toSorted((a, b) => b.p95 - a.p95)[0];
    publish("navigation", "Route changes and largest paint", [
      ...table([
        {
          what: "route change to next paint, 95th percentile",
          measured: ms(percentile(changes.map(({ paint }) => paint))),
          budget: "≤ 100 ms",
        },
        { what: "the same, median", measured: ms(median(changes.map(({ paint }) => paint))), budget: "–" },
        {
          what: "route change to the new screen’s heading, 95th percentile",
          measured: ms(percentile(changes.map(({ heading }) => heading))),
          budget: "–",
        },
        {
          what: "largest paint of /dashboard",
          measured: ms(dashboards),
          floor: `${ms(empty)} (an empty page of the same shell)`,
          ratio: dashboards / empty,
          budget: "≤ 1.15 ×",
        },
        ...usable,
      ]),
      "",
      `${routes.length} routes by ${ROUNDS} rounds in one page, its scripts loaded by a round before; the slowest route is ${worst?.route} (95th percentile ${ms(worst?.p95 ?? 0)}). Largest paint: medians of ${LOADS} first loads with an empty cache, by turns. 1440 by 900 px. Usable: medians of ${USABLE_ROUNDS} navigations from a page of the same shell, the scripts loaded, until the screen’s contents are drawn and nothing of it is loading.`,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
});

async function routeChanges(browser: Browser, session: Session, url: string): Promise<Change[]> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The loader that runs this file wraps functions in a helper that exists on this side alone.
  await page.addInitScript("globalThis.__name = (named) => named;");
  await page.goto(url + (routes.at(-1) ?? "/"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  const found: Change[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const route of routes) {
      const change = await follow(page, route);
      if (round > 0) found.push({ route, ...change });
      // What the page still does belongs to it, not to the next change.
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    }
  }
  await context.close();
  return found;
}

/** Changes the route as a link of the application does, and times it inside the page. */
function follow(page: Page, address: string): Promise<Omit<Change, "route">> {
  return page.evaluate(async (to) => {
    const title = document.title;
    const heading = document.querySelector("h1");
    // A task after the frame's callbacks runs once the frame is painted.
    const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const until = async (reached: () => boolean): Promise<number> => {
      const end = performance.now() + 10_000;
      do await painted();
      while (!reached() && performance.now() < end);
      if (!reached()) throw new Error(`${to} was not reached`);
      return performance.now() - start;
    };
    const start = performance.now();
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    const paint = await until(() => document.title !== title);
    const now = (): Element | null => document.querySelector("h1");
    return { paint, heading: await until(() => now() !== null && now() !== heading) };
  }, address);
}

async function largestPaints(browser: Browser, session: Session, url: string): Promise<{ dashboards: number[]; empty: number[] }> {
  const found = { dashboards: [] as number[], empty: [] as number[] };
  for (let load = 0; load < LOADS; load += 1) {
    found.dashboards.push(await largestPaint(browser, session, `${url}/dashboard`));
    found.empty.push(await largestPaint(browser, session, url + EMPTY));
  }
  return found;
}

async function largestPaint(browser: Browser, session: Session, address: string): Promise<number> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(() => done(last), 300);
      }),
  );
  await context.close();
  if (time === 0) throw new Error(`${address} painted nothing`);
  return time;
}

/** The 95th percentile: 19 of 20 values are at most it. */
function percentile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
