import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";

import { CommandRefusal, textArgument, type Command } from "../lifecycle/commands.ts";
import { reasonOf } from "../lifecycle/startup-error.ts";
import { writeBackup } from "./write-backup.ts";

/** Writes a backup to `path`, absolute, which must not exist yet. */
export const backupCommand: Command = async ({ store, files, dataDir, now }, args, _input, tell) => {
  const path = textArgument(args, "path");
  if (!isAbsolute(path)) throw new CommandRefusal("Le chemin de la sauvegarde doit être complet.");
  if (existsSync(path)) throw new CommandRefusal(`Le fichier ${path} existe déjà\u202f; choisissez un autre nom.`);
  const secrets = join(dataDir, "secrets.json");
  try {
    const rows = await writeBackup(store, files, path, existsSync(secrets) ? readFileSync(secrets, "utf8") : null, now(), (done) =>
      tell({ type: "progress", done }),
    );
    return { rows };
  } catch (error) {
    if (error instanceof Error && "syscall" in error)
      throw new CommandRefusal(`La sauvegarde ne peut pas être écrite\u00a0: ${causeOf(error, path)}`);
    throw error;
  }
};

/** The usual reasons in French; another as the system tells it. */
function causeOf(error: Error, path: string): string {
  const [code, at] = ["code" in error ? error.code : undefined, "path" in error ? error.path : path];
  // A file that was to be copied, not the one that was to be written.
  if (typeof at === "string" && dirname(at) !== dirname(path)) return reasonOf(error);
  if (code === "ENOENT") return `le dossier ${dirname(path)} n’existe pas.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `le dossier ${dirname(path)} n’est pas accessible en écriture.`;
  if (code === "ENOSPC") return "le disque est plein.";
  return reasonOf(error);
}
