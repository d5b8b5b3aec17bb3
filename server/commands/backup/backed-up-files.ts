import { sql, type Transaction } from "kysely";

import { IMAGES_PATH } from "../../../src/domain/design/image-address.ts";
import { contentName, type FileStore, isContentName, isFileName } from "../../ports/files/file-store.ts";
import { lockFile } from "../../store/file-lock.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** Stands where a row has its table: one stored file, its content in base64. */
export const filesPart = "files";

/** The stored file that a group's row shows as its logo; null where it shows none of ours. */
export function logoFile(row: unknown): string | null {
  const url = typeof row === "object" && row !== null && "logo_url" in row ? row.logo_url : null;
  if (typeof url !== "string" || !url.startsWith(IMAGES_PATH)) return null;
  const name = url.slice(IMAGES_PATH.length);
  return isFileName(name) ? name : null;
}

/** Whether a file's bytes are those that it is named after: a damaged one is none that can be restored. */
export function holdsItsName(name: string, bytes: Uint8Array): boolean {
  return isContentName(name) && contentName(bytes, name.slice(name.lastIndexOf(".") + 1)) === name;
}

/** The files that the groups of the state show. */
export async function shownFiles(db: Transaction<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ logo_url: string | null }>`SELECT logo_url FROM groups`.execute(db);
  return new Set(rows.flatMap((row) => logoFile(row) ?? []));
}

/** Removes a file unless somebody shows it. */
export function forgetFile(store: Store, files: FileStore, name: string): Promise<void> {
  return store.system("restore", async (db) => {
    await lockFile(db, name);
    if (!(await shownFiles(db)).has(name)) await files.remove(name);
  });
}

/** The files of a restoration under way. */
export interface RestoredFiles {
  /** Stores a file of the backup; false for what is none, or holds other bytes than its name says. */
  put(db: Transaction<Tables>, row: Record<string, unknown>): Promise<boolean>;
  /** Removes those that were not there before: nothing was restored. */
  undo(): Promise<void>;
}

export function restoredFiles(store: Store, files: FileStore): RestoredFiles {
  const fresh: string[] = [];
  return {
    put: async (db, { name, content }) => {
      if (typeof name !== "string" || typeof content !== "string" || !isFileName(name)) return false;
      const bytes = Buffer.from(content, "base64");
      if (!holdsItsName(name, bytes)) return false;
      // Held until the commit: whoever forgets the same file finds its new user afterwards.
      await lockFile(db, name);
      if ((await files.read(name)) !== null) return true;
      fresh.push(name);
      await files.write(name, bytes);
      return true;
    },
    undo: async () => {
      // Somebody may show one by now, or the commit have succeeded though its answer was lost.
      await Promise.allSettled(fresh.map((name) => forgetFile(store, files, name)));
    },
  };
}
