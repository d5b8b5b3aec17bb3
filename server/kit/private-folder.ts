import { chmodSync, lstatSync, readdirSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** What this product writes below the data folder; what else somebody keeps there is theirs. */
const ours = /^(?:analytics\.duckdb|state|lock|server\.json|secrets\.json|maintenance\.json|demo-loading|backups|files)(?:\.|$)/;

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
  const open: string[] = [];
  const close = (path: string, found: Stats): void => {
    const mode = found.isDirectory() ? 0o700 : 0o600;
    if ((found.mode & OTHERS) === 0) return;
    try {
      chmodSync(path, mode);
    } catch {
      open.push(path);
    }
  };
  const closeAll = (path: string): void => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    // A link leads to what was chosen elsewhere.
    if (!found || found.isSymbolicLink()) return;
    close(path, found);
    if (found.isDirectory()) for (const name of namesIn(path)) closeAll(join(path, name));
  };
  const folder = statSync(dataDir);
  const isEverybodys = (folder.mode & 0o1000) !== 0;
  if (isEverybodys) open.push(dataDir);
  else close(dataDir, folder);
  for (const name of namesIn(dataDir)) if (ours.test(name)) closeAll(join(dataDir, name));
  const [first, ...others] = open;
  if (first === undefined) return null;
  const more = others.length === 0 ? "" : ` (et ${others.length} autre${others.length > 1 ? "s" : ""})`;
  return `D’autres comptes de cette machine ont accès à ${first}${more}\u00a0: donnez ce dossier au compte qui lance le serveur, avec le mode 0700, ou choisissez un dossier à lui avec DATA_DIR.`;
}

/** What cannot be read, opening the stores tells. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
