import { createReadStream, statSync } from "node:fs";
import type { Readable } from "node:stream";

import { reasonOf, StartupError } from "../../server/lifecycle/startup-error.ts";

/** The file to import, or standard input for `-`; `size` (bytes) null where it cannot be known. */
export function openInput(path: string): { stream: Readable; size: number | null } {
  if (path === "-") return { stream: process.stdin, size: null };
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new StartupError(`${path} est un dossier, pas un fichier.`);
    return { stream: createReadStream(path), size: stats.size };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Le fichier ${path} ne peut pas être lu\u00a0: ${reasonOf(error)}`, { cause: error });
  }
}
