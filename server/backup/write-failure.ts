import { dirname } from "node:path";

import { reasonOf } from "../lifecycle/startup-error.ts";

/** Why a backup could not be written to `path`, with its full stop: the usual reasons in French, another as the system tells it; null where no file failed. */
export function writeFailure(error: unknown, path: string): string | null {
  if (!(error instanceof Error) || !("syscall" in error)) return null;
  const folder = dirname(path);
  const [code, at] = ["code" in error ? error.code : undefined, "path" in error ? error.path : path];
  // A file that was to be copied, not the one that was to be written.
  if (typeof at === "string" && at !== folder && dirname(at) !== folder) return reasonOf(error);
  if (code === "ENOENT") return `le dossier ${folder} n’existe pas.`;
  if (code === "ENOTDIR" || code === "EEXIST") return `${folder} n’est pas un dossier.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `le dossier ${folder} n’est pas accessible en écriture.`;
  if (code === "ENOSPC" || code === "EDQUOT") return "le disque est plein.";
  return reasonOf(error);
}
