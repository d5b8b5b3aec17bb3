import { dirname } from "node:path";

/** Why a file cannot be written to `path`, in French, for the end of a sentence (no full stop). */
export function writeCause(error: unknown, path: string): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const folder = dirname(path);
  const causes: Record<string, string> = {
    ENOENT: `le dossier ${folder} n’existe pas`,
    ENOTDIR: `${folder} n’est pas un dossier`,
    // A folder was to be made where a file is.
    EEXIST: `${folder} n’est pas un dossier`,
    EISDIR: "c’est un dossier",
    EACCES: "cet utilisateur n’a pas le droit d’y écrire",
    EPERM: "cet utilisateur n’a pas le droit d’y écrire",
    EROFS: "ce disque est en lecture seule",
    ENOSPC: "le disque est plein",
    EDQUOT: "le disque est plein",
    EIO: "le disque ne répond pas",
  };
  return causes[code] ?? (code === "" ? "raison inconnue" : `erreur ${code} du système`);
}
