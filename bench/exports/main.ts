/** Ten exports at once beside somebody who reads: the request of a tile must stay within twice its idle time. */
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import { openBrowser, type Session, signIn, storeDashboard } from "../browser.ts";
import { dashboard } from "../dashboard.ts";
import { withDemoData } from "../demo-data.ts";
import { publish, table } from "../report.ts";
import { launchProduct } from "../server.ts";

const EXPORTS = 10;
const ROUNDS = 300;
const WARM_UP = 50;
/** Between two requests of the reader (ms). */
const BREATH = 20;

await withDemoData(async (dataDir) => {
  const server = await launchProduct(dataDir);
  const browser = await openBrowser();
  try {
    const api = `${server.url}/api/v2/belvedere`;
    const destinations = await Promise.all(
      ["dmo", "dmo.voisin"].map(async (login) => {
        const session = await signIn(browser, server.url, login);
        return { headers: headersOf(session), id: await storeDashboard(browser, session, server.url) };
      }),
    );
    const [reader] = destinations;
    const [widget] = Object.keys(dashboard(24).widgets);
    if (!reader || widget === undefined) throw new Error("nothing to ask");
    const tile = (): Promise<number> =>
      timed(() => fetch(`${api}/dashboard/${reader.id}/widgets/${widget}`, { method: "POST", headers: reader.headers, body: "{}" }));
    for (let round = 0; round < WARM_UP; round += 1) await tile();
    const idle: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await tile());
      await pause(BREATH);
    }

    const begun = performance.now();
    let made = 0;
    const exports = Promise.all(
      Array.from({ length: EXPORTS }, async (_, at) => {
        const { headers, id } = destinations[at % destinations.length] ?? reader;
        await file(`${api}/dashboard/${id}/export?format=${at % 3 === 0 ? "xlsx" : "pdf"}`, `${api}/tasks`, headers);
        made += 1;
      }),
    );
    const busy: number[] = [];
    while (made < EXPORTS) {
      busy.push(await tile());
      await Promise.race([pause(BREATH), exports]);
    }
    await exports;
    const seconds = (performance.now() - begun) / 1000;
    const [quiet, loaded] = [percentile(idle, 0.95), percentile(busy, 0.95)];
    publish("exports", "Ten exports at once, and somebody who reads: a tile's request, demo data", [
      ...table([
        { what: "a tile's request, 95th percentile, idle", measured: `${quiet.toFixed(1)} ms`, budget: "–" },
        {
          what: "the same while ten files are made",
          measured: `${loaded.toFixed(1)} ms`,
          floor: `${quiet.toFixed(1)} ms`,
          ratio: loaded / quiet,
          budget: "≤ 2 × idle",
        },
      ]),
      "",
      `${ROUNDS} requests idle, ${busy.length} beside the exports: six PDF and four XLSX of 24 tiles for two destinations, asked for at once and made in ${seconds.toFixed(0)} s. An account that has three files under way is refused a fourth and asks again.`,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
});

function headersOf(session: Session): Record<string, string> {
  return {
    Cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "Content-Type": "application/json",
    "X-Requested-By": "belvedere",
  };
}

/** Orders a file, again while the account has too many under way, and waits until it is made. */
async function file(order: string, tasks: string, headers: Record<string, string>): Promise<void> {
  let answer = await fetch(order, { headers });
  while (answer.status === 429) {
    await pause(500);
    answer = await fetch(order, { headers });
  }
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  const { task } = (await answer.json()) as { task: { id: string } };
  for (;;) {
    const list = (await (await fetch(tasks, { headers })).json()) as { id: string; state: string }[];
    const state = list.find(({ id }) => id === task.id)?.state;
    if (state === "finished") return;
    if (state === "error" || state === undefined) throw new Error(`the file is ${state}`);
    await pause(300);
  }
}

/** How long an answer takes to its last byte (ms). Rejects when its status is no success. */
async function timed(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status}`);
  return performance.now() - start;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
