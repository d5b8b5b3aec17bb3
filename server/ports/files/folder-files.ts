import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type FileStore, isFileName } from "./file-store.ts";

/** Files in a folder, made with the first one. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!isFileName(name)) throw new Error("no name of a file");
    return join(folder, name);
  };
  return {
    async read(name) {
      if (!isFileName(name)) return null;
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.draft`;
      await writeFile(draft, bytes, { flush: true, mode: 0o600 });
      await rename(draft, path);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
