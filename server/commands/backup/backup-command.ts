import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";

import { textArgument, type Command } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { keyRefusal } from "./sealed.ts";
import { writeBackup } from "./write-backup.ts";
import { writeFailure } from "./write-failure.ts";

/** Writes a backup to `path`, absolute, which must not exist yet. */
export const backupCommand: Command = async ({ store, files, dataDir, now }, args, _input, tell) => {
  const path = textArgument(args, "path");
  const key = keyArgument(args);
  if (!isAbsolute(path)) throw new CommandRefusal("Le chemin de la sauvegarde doit être complet.");
  if (existsSync(path)) throw new CommandRefusal(`Le fichier ${path} existe déjà ; choisissez un autre nom.`);
  try {
    const rows = await writeBackup(store, path, {
      files,
      secrets: presentSecrets(dataDir),
      now: now(),
      key,
      report: (done) => tell({ type: "progress", done }),
    });
    return { rows };
  } catch (error) {
    const cause = writeFailure(error, path);
    if (cause !== null) throw new CommandRefusal(`La sauvegarde ne peut pas être écrite : ${cause}`);
    throw error;
  }
};

/** The key that a backup is encrypted with; null where none is given. */
export function keyArgument(args: Readonly<Record<string, unknown>>): string | null {
  const { key } = args;
  if (typeof key !== "string") return null;
  const refusal = keyRefusal(key);
  if (refusal !== null) throw new CommandRefusal(refusal);
  return key;
}

/** What the data folder's file of secrets holds; null where the environment gives them. */
export function presentSecrets(dataDir: string): string | null {
  const file = join(dataDir, "secrets.json");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
