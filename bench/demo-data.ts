import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchProduct } from "./server.ts";

/** A data folder with the demo territory: a copy of that of `BENCH_DATA`, else a new one; removed afterwards. */
export async function withDemoData(work: (dataDir: string) => Promise<void>): Promise<void> {
  const given = process.env.BENCH_DATA;
  const folder = mkdtempSync(join(tmpdir(), "bench-demo-"));
  try {
    if (given !== undefined && existsSync(given)) cpSync(given, folder, { recursive: true });
    else {
      console.log("loading the demo data…");
      await (await launchProduct(folder)).stop();
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
