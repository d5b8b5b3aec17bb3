import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { closeTree } from "../kit/private-folder.ts";

/** The folder holds files, and no database: making one there would mix with them, or write over a database that lost its mark. */
export class ForeignFolderError extends Error {}

/**
 * Makes sure that a database may be opened or made in this folder; call the answer once it is there. One whose making
 * was cut off holds nothing yet, and is made anew. Throws {@link ForeignFolderError}.
 */
export function prepareFolder(folder: string): () => void {
  const making = `${folder}.creation`;
  if (existsSync(making)) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(making);
  }
  if (existsSync(join(folder, "PG_VERSION"))) return () => undefined;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new ForeignFolderError(folder);
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(making, "");
  return () => {
    // The embedded database gives its first files modes of its own, past the process's mask.
    if (process.platform !== "win32") closeTree(folder);
    rmSync(making, { force: true });
  };
}
