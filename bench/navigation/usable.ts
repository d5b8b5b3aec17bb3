/** From the navigation until a screen of the observation can be used: its contents drawn, nothing of it loading. */
import type { Browser, Page } from "@playwright/test";

import type { Session } from "../browser.ts";
import { median, type Row } from "../report.ts";

export const USABLE_ROUNDS = 5;

interface Screen {
  path: string;
  /** Drawn once the screen has its contents. */
  contents: string;
}

const tile = "main [data-widget][data-state=ready]";
const reviews = "main [data-row]";

/** `:id` is the demo's best known hotel. */
export const destinationScreens: readonly Screen[] = [
  { path: "/reviews", contents: reviews },
  { path: "/establishments/list/all", contents: "main [data-row], main tbody tr" },
  { path: "/establishments/:id/dashboard", contents: tile },
  { path: "/establishments/:id/reviews", contents: reviews },
  { path: "/establishments/:id/evolution", contents: tile },
  { path: "/establishments/:id/satisfaction", contents: tile },
  { path: "/establishments/:id/opinions", contents: tile },
  { path: "/establishments/:id/preferences", contents: "main h2" },
  { path: "/selections", contents: "main h1" },
  { path: "/barometer", contents: "main dd" },
];
export const professionalScreens: readonly Screen[] = [
  { path: "/pro/dashboard", contents: tile },
  { path: "/pro/analyze/reviews", contents: reviews },
  { path: "/pro/analyze/evolution", contents: tile },
  { path: "/pro/analyze/satisfaction", contents: tile },
  { path: "/pro/analyze/opinions", contents: tile },
];

interface Visit {
  usable: number;
  requests: number;
  /** The longest task of the page meanwhile; 0 for none over 50 ms. */
  longest: number;
}

/** One row for each screen: the median until it can be used, its requests and its longest task. */
export async function usableRows(browser: Browser, session: Session, url: string, screens: readonly Screen[]): Promise<Row[]> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // The loader that runs this file wraps functions in a helper that exists on this side alone.
  await page.addInitScript("globalThis.__name = (named) => named;");
  const id = await hotelOf(page, url);
  const rows: Row[] = [];
  for (const screen of screens) {
    const path = screen.path.replace(":id", id);
    const visits: Visit[] = [];
    // The first loads the screen's scripts.
    for (let round = 0; round <= USABLE_ROUNDS; round += 1) {
      const visit = await visitOf(page, url, path, screen.contents);
      if (round > 0) visits.push(visit);
    }
    const [usable, requests, longest] = [
      median(visits.map((one) => one.usable)),
      median(visits.map((one) => one.requests)),
      Math.max(...visits.map((one) => one.longest)),
    ];
    rows.push({
      what: `${screen.path} usable (${requests} requests, longest task ${longest.toFixed(0)} ms)`,
      measured: `${usable.toFixed(0)} ms`,
      budget: "≤ 1,500 ms",
    });
  }
  await context.close();
  return rows;
}

async function hotelOf(page: Page, url: string): Promise<string> {
  const answer = await page.request.post(`${url}/api/v2/belvedere/facets`, {
    data: { dimensions: ["establishment"] },
    headers: { "X-Requested-By": "belvedere" },
  });
  const { facets } = (await answer.json()) as { facets?: { establishment?: { value: string; label: string }[] } };
  return facets?.establishment?.find(({ label }) => label === "Hôtel Bellerive")?.value ?? "";
}

/** Goes to a screen as a link of the application does. A page without figures is left for it, whose answers are not kept. */
async function visitOf(page: Page, url: string, path: string, contents: string): Promise<Visit> {
  await page.goto(`${url}/documentation`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  let requests = 0;
  const count = (request: { url(): string }): void => void (requests += Number(request.url().includes("/api/")));
  page.on("request", count);
  const measured = await page.evaluate(
    async ({ to, drawn }) => {
      let longest = 0;
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      tasks.observe({ type: "longtask" });
      const start = performance.now();
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      const isUsable = (): boolean =>
        document.querySelector(drawn) !== null && document.querySelector("main [data-state=loading], main [aria-busy=true]") === null;
      while (!isUsable() && performance.now() - start < 20_000) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (!isUsable()) throw new Error(`${to} did not come to rest`);
      const usable = performance.now() - start;
      tasks.disconnect();
      return { usable, longest };
    },
    { to: path, drawn: contents },
  );
  page.off("request", count);
  return { ...measured, requests };
}
