import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { CommandRefusal } from "../../server/lifecycle/commands.ts";
import { reasonOf } from "../../server/lifecycle/startup-error.ts";

/** Writes a text to a file; refuses in French what cannot be written. */
export async function writeTo(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => {
    throw new CommandRefusal(`Le fichier ${file} ne peut pas être écrit\u00a0: ${causeOf(file, error)}.`, { cause: error });
  });
}

function causeOf(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const causes: Record<string, string> = {
    ENOENT: `le dossier ${dirname(file)} n’existe pas`,
    EISDIR: "c’est un dossier",
    EACCES: "cet utilisateur n’en a pas le droit",
    EPERM: "cet utilisateur n’en a pas le droit",
    EROFS: "le disque n’est ouvert qu’en lecture",
    ENOSPC: "le disque est plein",
  };
  return causes[code] ?? reasonOf(error);
}
