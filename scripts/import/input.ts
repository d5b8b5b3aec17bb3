import { accessSync, constants, createReadStream, statSync } from "node:fs";
import { Readable } from "node:stream";

import { reasonOf, StartupError } from "../../server/kit/startup-error.ts";

/** The file to import, or standard input for `-`; `size` (bytes) null where it cannot be known. */
export function openInput(path: string): { stream: Readable; size: number | null } {
  if (path === "-") return { stream: process.stdin, size: null };
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new StartupError(`${path} est un dossier, pas un fichier.`);
    accessSync(path, constants.R_OK);
    return { stream: Readable.from(chunksOf(path)), size: stats.size };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw unreadable(path, error);
  }
}

/** The file's bytes; a disk that fails in the middle is reported like one that fails at once. */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } catch (error) {
    throw unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): StartupError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const causes: Record<string, string> = {
    ENOENT: "il n’existe pas",
    EACCES: "cet utilisateur n’en a pas le droit",
    EPERM: "cet utilisateur n’en a pas le droit",
    EIO: "le disque ne répond pas",
  };
  return new StartupError(`Le fichier ${path} ne peut pas être lu : ${causes[code] ?? reasonOf(error)}.`, { cause: error });
}
