/** An installed project with the demo data: launch to first page, against an empty Fastify server. `BENCH_DATA` may name a loaded data folder. */
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";

import { withDemoData } from "../demo-data.ts";
import { median, publish, root, table } from "../report.ts";
import { launch, launchProduct } from "../server.ts";

const ROUNDS = 7;

await withDemoData(async (dataDir) => {
  const times = { floor: [] as number[], product: [] as number[], setup: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.floor.push(await timed(() => launch(["bench/start/floor.mjs"], "/")));
    times.product.push(await timed(() => launchProduct(dataDir, "/")));
    times.setup.push(prepared());
  }
  const [low, high, before] = [median(times.floor), median(times.product), median(times.setup)];
  publish("start", "Start of an installed project, demo data present", [
    ...table([
      {
        what: "launch to first page served",
        measured: `${high.toFixed(0)} ms`,
        floor: `${low.toFixed(0)} ms`,
        ratio: high / low,
        budget: "≤ 3 s",
      },
      {
        what: "the same, with the check of the installation that `npm start` makes first",
        measured: `${(high + before).toFixed(0)} ms`,
        budget: "≤ 3 s",
      },
    ]),
    "",
    `Medians of ${ROUNDS} rounds, by turns.`,
  ]);
});

async function timed(start: () => ReturnType<typeof launch>): Promise<number> {
  const server = await start();
  await server.stop();
  return server.started;
}

/** What `npm start` does before it launches the server, nothing having changed. */
function prepared(): number {
  const start = performance.now();
  spawnSync(process.execPath, ["scripts/setup.mjs", "--web"], { cwd: root });
  return performance.now() - start;
}
