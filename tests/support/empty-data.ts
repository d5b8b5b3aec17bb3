import { cpSync } from "node:fs";

import { inject } from "vitest";

import { dataFiles } from "../../server/lifecycle/files.ts";

/** Lays an empty, migrated state into a data folder, for tests that are not about a first start; returns the folder. */
export function emptyData(dataDir: string): string {
  cpSync(inject("emptyFolder"), dataFiles(dataDir).state, { recursive: true });
  return dataDir;
}
