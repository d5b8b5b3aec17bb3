import { lstat, readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { decode, type Decoded, faultOf } from "./decode.ts";
import { isConfigFile } from "./document-kind.ts";
import { isStrayFile, strayProblem } from "./stray-files.ts";

/** A file's size and time of change: a change of it means that it must be read again. */
export type Stamp = string;

/** The longest document that is read; the largest shipped one is a twentieth of it. */
const MOST_BYTES = 1_048_576;

/** The folder of the brand's images: its listing counts as a document, whose text names them. */
export const imagesFolder = "templates/images";

/**
 * The configuration files below a root → their stamps, in a stable order, with those that are documents by their name
 * alone and are not read. A missing folder has no files.
 */
export async function listConfigFiles(root: string): Promise<Map<string, Stamp>> {
  const below = (await Promise.all(["widgets", "templates"].map((folder) => filesBelow(root, folder)))).flat();
  const files = below.filter((file) => isConfigFile(file) || isStrayFile(file));
  const stamps = await Promise.all(files.map(async (file) => [file, await stampOf(join(root, file))] as const));
  const images = await imageNames(root);
  return new Map(
    [...stamps, ...(images.length > 0 ? [[imagesFolder, images.join("\n")] as const] : [])]
      .filter((entry): entry is [string, Stamp] => entry[1] !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The stamp of a file that must be read again whatever it says: it could not be looked at. */
export const UNKNOWN_STAMP: Stamp = "";

/** A file's text, with the reason where it cannot be a document; «gone» where it is no longer there, «unreadable» where it is and may not be read. */
export async function readText(root: string, file: string): Promise<Decoded | "gone" | "unreadable"> {
  if (file === imagesFolder) return { text: (await imageNames(root)).join("\n") };
  if (isStrayFile(file)) return { text: "", fault: strayProblem(file) };
  const path = join(root, file);
  try {
    const { size } = await stat(path);
    return size > MOST_BYTES ? { text: "", fault: tooLong(file, size) } : decode(await readFile(path), file);
  } catch (error) {
    if (!isMissing(error))
      return isFolder(error) ? { text: "", fault: faultOf(file, "Ceci est un dossier, non un fichier.") } : "unreadable";
    return (await stampOf(path)) === null ? "gone" : { text: "", fault: faultOf(file, "Ce lien symbolique ne mène à aucun fichier.") };
  }
}

/** Whether a stamp is that of a file without a byte. */
export function isEmpty(stamp: Stamp): boolean {
  return stamp.split(" ")[1] === "0";
}

async function imageNames(root: string): Promise<string[]> {
  const entries = await readdir(join(root, imagesFolder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function tooLong(file: string, size: number): ReturnType<typeof faultOf> {
  const megabytes = (size / 1_048_576).toLocaleString("fr-FR", { maximumFractionDigits: 1 });
  return faultOf(file, `Ce fichier fait ${megabytes}\u00a0Mio et n’est pas lu : un document en fait au plus un.`);
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    return (
      entries
        // A link is followed as the file that it leads to: mounted configurations are made of links. Editors keep hidden files.
        .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && /^[^.].*\.json/i.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    );
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function stampOf(path: string): Promise<Stamp | null> {
  try {
    // A link that leads nowhere is there all the same.
    const { mtimeMs, size, ino } = await stat(path).catch((error: unknown) => (isMissing(error) ? lstat(path) : Promise.reject(error)));
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    return isMissing(error) ? null : UNKNOWN_STAMP;
  }
}

/** Whether a file operation failed because there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function isFolder(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EISDIR";
}
