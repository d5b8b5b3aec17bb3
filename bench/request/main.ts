/** The request of a dashboard of 24 widgets over HTTP, as the page makes it: the first and the warm one. */
import { performance } from "node:perf_hooks";

import { openBrowser, signIn, storeDashboard } from "../browser.ts";
import { withDemoData } from "../demo-data.ts";
import { median, publish, table } from "../report.ts";
import { launch, launchProduct } from "../server.ts";

const ROUNDS = 200;
const WARM_UP = 30;

await withDemoData(async (dataDir) => {
  const server = await launchProduct(dataDir);
  const floor = await launch(["bench/request/floor.mjs"], "/");
  const browser = await openBrowser();
  try {
    const session = await signIn(browser, server.url, "dmo");
    const id = await storeDashboard(browser, session, server.url);
    const headers = {
      Cookie: session.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "Content-Type": "application/json",
      "X-Requested-By": "belvedere",
    };
    const ask = () => fetch(`${server.url}/api/v2/belvedere/dashboard/${id}/results`, { method: "POST", headers, body: "{}" });
    const first = await timed(ask);
    const answer = (address: string) => () => fetch(address, { method: "POST", headers: {}, body: "" });
    const times = { product: [] as number[], floor: [] as number[] };
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const product = await timed(ask);
      const empty = await timed(answer(`${floor.url}/${product.bytes}`));
      if (round < WARM_UP) continue;
      times.product.push(product.ms);
      times.floor.push(empty.ms);
    }
    const [warm, empty] = [median(times.product), median(times.floor)];
    publish("request", "Request of a dashboard of 24 widgets over HTTP, demo data", [
      ...table([
        {
          what: "warm, request to last byte",
          measured: `${warm.toFixed(1)} ms`,
          floor: `${empty.toFixed(1)} ms`,
          ratio: warm / empty,
          budget: "≤ 10 ms",
        },
        { what: "the first after the start", measured: `${first.ms.toFixed(0)} ms`, budget: "–" },
      ]),
      "",
      `Medians of ${ROUNDS} rounds by turns, after ${WARM_UP} that are not counted; ${(first.bytes / 1000).toFixed(0)} kB. The floor is an empty server of the same framework that answers as many bytes.`,
    ]);
  } finally {
    await browser.close();
    await floor.stop();
    await server.stop();
  }
});

/** How long an answer takes to its last byte, and how long it is. Rejects when its status is no success. */
async function timed(ask: () => Promise<Response>): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const response = await ask();
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${response.status}`);
  return { ms: performance.now() - start, bytes };
}
