import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { reasonOf, StartupError } from "../../server/kit/startup-error.ts";

/** A backup's file, and the key that it is encrypted with; null: none. */
export interface BackupCall {
  file: string;
  key: string | null;
  /** The file that the key comes from; null where it comes from elsewhere. */
  keyFile: string | null;
}

/** The call of `backup` and `restore`; null for what is none. The key comes from `--key-file`, else from `BACKUP_KEY`. */
export function readBackupCall(args: readonly string[], { BACKUP_KEY }: NodeJS.ProcessEnv): BackupCall | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { "key-file": { type: "string" } } });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) return null;
    const path = values["key-file"];
    const given = path === undefined ? BACKUP_KEY : readKey(path);
    return { file, key: given?.trim() || null, keyFile: path ?? null };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    return null;
  }
}

function readKey(path: string): string {
  let key: string;
  try {
    key = readFileSync(path, "utf8").trim();
  } catch (error) {
    throw new StartupError(`Le fichier de clé ${path} ne peut pas être lu : ${reasonOf(error)}`, { cause: error });
  }
  if (key === "") throw new StartupError(`Le fichier de clé ${path} est vide.`);
  return key;
}
