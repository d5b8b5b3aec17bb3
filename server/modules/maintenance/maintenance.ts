import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { matches } from "../../../src/domain/access/guard.ts";
import { nearest } from "../../../src/engine/check/nearest.ts";
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
  await writeFile(draft, `${JSON.stringify(info, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, fileIn(dataDir));
}

/**
 * Why these patterns are refused, in one French sentence: the first that closes no route, with the nearest that would. Null
 * where all close something.
 */
export function patternRefusal(patterns: readonly string[], routes: readonly string[]): string | null {
  const idle = patterns.find((pattern) => !routes.some((route) => matches(pattern, route)));
  if (idle === undefined) return null;
  const areas = routes.flatMap((route) => route.split(".").map((_, index, parts) => parts.slice(0, index + 1).join(".")));
  const close = nearest(idle.replace(/\.?\*$/, ""), [...new Set(areas)]);
  return `Le motif « ${idle} » ne ferme aucune route.${close === null ? "" : ` Vouliez-vous dire « ${close} » ?`}`;
}

function fileIn(dataDir: string): string {
  return join(dataDir, "maintenance.json");
}
