/** What has become of a file of the configuration, none of whose faults is left. */
export interface FileChange {
  file: string;
  how: "new" | "changed" | "mended" | "gone";
}

const words: Readonly<Record<FileChange["how"], string>> = {
  new: "nouveau",
  changed: "modifié",
  mended: "corrigé",
  gone: "retiré",
};

/** Files that are named one by one. */
const NAMED = 5;

/** What the console says of files that are in force anew, in one line; null of none. */
export function rereadSentence(changes: readonly FileChange[]): string | null {
  if (changes.length === 0) return null;
  const named = changes.slice(0, NAMED).map(({ file, how }) => `${file} (${words[how]})`);
  const others = changes.length - named.length;
  const rest = others === 0 ? "" : ` et ${others} ${others === 1 ? "autre" : "autres"}`;
  return `Configuration relue : ${named.join(", ")}${rest}.`;
}
