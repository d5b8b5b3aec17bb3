import { cpSync } from "node:fs";

import { inject } from "vitest";

import { dataFiles } from "../../server/kit/data-files.ts";
import { isLong } from "./programs.ts";

/**
 * Lays an empty, migrated state into a data folder, for tests that are not about a first start; returns the folder.
 * Under `npm run test:long` the folder stays empty: the server makes its state itself.
 */
export function emptyData(dataDir: string): string {
  if (!isLong) cpSync(inject("emptyFolder"), dataFiles(dataDir).state, { recursive: true });
  return dataDir;
}
