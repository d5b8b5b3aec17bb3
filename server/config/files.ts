import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { isConfigFile } from "./document-kind.ts";

/** A file's size and time of change: what tells that it must be read again. */
export type Stamp = string;

/** The configuration files below a root → their stamps, in a stable order. A missing folder has no files. */
export async function listConfigFiles(root: string): Promise<Map<string, Stamp>> {
  const files = (await Promise.all(["widgets", "templates"].map((folder) => filesBelow(root, folder)))).flat().filter(isConfigFile);
  const stamps = await Promise.all(files.map(async (file) => [file, await stampOf(join(root, file))] as const));
  return new Map(stamps.filter((entry): entry is [string, Stamp] => entry[1] !== null).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The stamp of a file that must be read again whatever it says: it could not be looked at. */
export const UNKNOWN_STAMP: Stamp = "";

/** A file's text; «gone» where it is no longer there, «unreadable» where it is and may not be read. */
export async function readText(root: string, file: string): Promise<{ text: string } | "gone" | "unreadable"> {
  try {
    return { text: await readFile(join(root, file), "utf8") };
  } catch (error) {
    return isMissing(error) ? "gone" : "unreadable";
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function stampOf(path: string): Promise<Stamp | null> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    return isMissing(error) ? null : UNKNOWN_STAMP;
  }
}

/** Whether a file operation failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
