/** Files that a folder may hold beside its rooms: in a longer list nobody finds anything. */
const MOST_FILES = 40;

/** One list each, in which a number or a type is looked up by its name: rooms would hide the next one. */
const lists: ReadonlySet<string> = new Set(["docs/decisions", "server/store/migrations", "widgets/types"]);

/** The folders that need rooms, with the number of their files. */
export function crowdedFolders(files: Iterable<string>): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Array.from(counts).filter(([folder, count]) => count > MOST_FILES && !lists.has(folder));
}
