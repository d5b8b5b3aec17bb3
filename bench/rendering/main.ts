/** The product's page `/bench` beside its floors, by the harness in the folder `BENCH_FLOORS` (installed and built); without it nothing is measured. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { withDemoData } from "../demo-data.ts";
import { median, publish, table, type Row } from "../report.ts";
import { launchProduct } from "../server.ts";

const floors = process.env.BENCH_FLOORS;
const FLOOR = "bare-react";
const RUNS = 7;

interface Load {
  page: string;
  n: number;
  first: number;
  last: number;
  cpu: number;
  switch: number;
  switchCpu: number;
  dragCpu: number;
  /** The longest time between two frames. */
  dragMax: number;
  jsKB: number;
}

if (floors === undefined || !existsSync(join(floors, "harness/bench.mjs")))
  console.log("rendering: not measured, BENCH_FLOORS names no folder with the floors");
else await withDemoData((dataDir) => measure(floors, dataDir));

async function measure(folder: string, dataDir: string): Promise<void> {
  const server = await launchProduct(dataDir);
  try {
    const page = `name=product,url=${server.url}/bench?n={n},selector=[data-widget],handle=[data-drag-handle]`;
    // The harness writes its results relative to its own folder.
    const args = [
      "harness/bench.mjs",
      "--runs",
      String(RUNS),
      "--pages",
      `${FLOOR},product`,
      "--add",
      page,
      "--out",
      join("results", "product.json"),
    ];
    const done = spawnSync(process.execPath, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    if (done.status !== 0) throw new Error("the harness failed");
    const loads = JSON.parse(readFileSync(join(folder, "results/product.json"), "utf8")) as Load[];
    if (loads.length < RUNS * 4) throw new Error(`the harness measured ${loads.length} of ${RUNS * 4} loads`);
    publish("rendering", "Rendering of 24 and 48 widgets, results in memory", [
      ...table(
        [24, 48].flatMap((n) =>
          rowsOf(
            loads.filter((load) => load.n === n),
            n,
          ),
        ),
      ),
      "",
      `Medians of ${RUNS} loads in a fresh headless Chromium, by turns; the floor is the same page by hand in React and echarts/core.`,
    ]);
  } finally {
    await server.stop();
  }
}

function rowsOf(loads: readonly Load[], n: number): Row[] {
  const of = (page: string, column: keyof Load): number =>
    median(loads.filter((load) => load.page === page).map((load) => Number(load[column])));
  const row = (what: string, column: keyof Load, unit: string, budget: string): Row => {
    const [product, floor] = [of("product", column), of(FLOOR, column)];
    return {
      what: `${n} widgets: ${what}`,
      measured: `${product.toFixed(0)} ${unit}`,
      floor: `${floor.toFixed(0)} ${unit}`,
      ratio: product / floor,
      budget,
    };
  };
  return [
    row("navigation to first widget drawn", "first", "ms", "≤ 1.5 ×"),
    row("navigation to last widget drawn", "last", "ms", n === 24 ? "≤ 1.05 ×" : "≤ 1 ×"),
    row("the same, main thread", "cpu", "ms CPU", "–"),
    row("all data replaced", "switch", "ms", "≤ 1.2 ×"),
    row("the same, main thread", "switchCpu", "ms CPU", "–"),
    row("a drag of 40 moves, main thread", "dragCpu", "ms CPU", "–"),
    row("the same, longest time between two frames", "dragMax", "ms", "≤ 100 ms"),
    row("scripts as sent", "jsKB", "KiB", "–"),
  ];
}
