import { chmodSync, lstatSync, readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** What this product writes below the data folder; what else somebody keeps there is theirs. */
const ours = /^(?:analytics\.duckdb|state|lock|server\.json|secrets\.json|maintenance\.json|demo-loading|backups|files|outbox)(?:\.|$)/;

/** Keeps every file that this process makes from other accounts, whatever mode it is made with. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Takes the rights of other accounts away from the data folder and from what the product has written there. Returns
 * one French sentence where something stays open, because it belongs to another account or the folder is everybody's; else null.
 */
export function closeToOthers(dataDir: string): string | null {
  if (process.platform === "win32") return null;
  const folder = statSync(dataDir);
  const isEverybodys = (folder.mode & 0o1000) !== 0;
  const open = !isEverybodys && close(dataDir, folder) ? [] : [dataDir];
  for (const name of namesIn(dataDir)) if (ours.test(name)) open.push(...closeTree(join(dataDir, name)));
  const [first, ...others] = open;
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : ` (et ${others.length} autre${others.length > 1 ? "s" : ""})`;
  return `D’autres comptes de cette machine ont accès à ${first}${more} : donnez ce dossier au compte qui lance le serveur, avec le mode 0700, ou choisissez un dossier à lui avec DATA_DIR.`;
}

/** Takes the rights of other accounts away from a file, or a folder and all below it; the paths that stay open. */
export function closeTree(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link leads to what was chosen elsewhere.
  if (!found || found.isSymbolicLink()) return [];
  const open = close(path, found) ? [] : [path];
  return found.isDirectory() ? [...open, ...namesIn(path).flatMap((name) => closeTree(join(path, name)))] : open;
}

/** Whether the path is its account's alone now. */
function close(path: string, found: Stats): boolean {
  if ((found.mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
    return true;
  } catch {
    return false;
  }
}

/** The entries of a folder; none where it cannot be read, which opening the stores reports. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
