import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { MaintenanceInfo } from "../../../src/generated/types.ts";
import { isMaintenanceInfo } from "../../../src/generated/validators.js";

const none: MaintenanceInfo = { global: false, routes: [] };

/** What is closed for maintenance now. No file, or one that is not readable as such, closes nothing. */
export async function readMaintenance(dataDir: string): Promise<MaintenanceInfo> {
  try {
    const value: unknown = JSON.parse(await readFile(fileIn(dataDir), "utf8"));
    return isMaintenanceInfo(value) ? value : none;
  } catch {
    return none;
  }
}

/** Closes and opens; a reader sees the former state or this one, never half a file. */
export async function writeMaintenance(dataDir: string, info: MaintenanceInfo): Promise<void> {
  const draft = `${fileIn(dataDir)}.draft`;
  await writeFile(draft, `${JSON.stringify(info, null, 2)}\n`);
  await rename(draft, fileIn(dataDir));
}

function fileIn(dataDir: string): string {
  return join(dataDir, "maintenance.json");
}
