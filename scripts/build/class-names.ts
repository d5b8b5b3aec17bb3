import { createHash } from "node:crypto";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Letters of a sheet's mark: few, because each class of a page carries one, in its script and in its sheet. */
const LENGTH = 4;
const root = fileURLToPath(new URL("../..", import.meta.url));
const given = new Map<string, string>();

/**
 * Names a class of a CSS module: its own name, then a mark of its sheet's path below the project, so that every machine
 * builds the same. Throws where two sheets would give one name.
 */
export function className(name: string, file: string): string {
  const sheet = relative(root, file).replaceAll(sep, "/");
  const mark = Number.parseInt(createHash("sha256").update(sheet).digest("hex").slice(0, 12), 16).toString(36).slice(-LENGTH);
  const full = `${name}_${mark}`;
  const owner = given.get(full) ?? sheet;
  if (owner !== sheet) throw new Error(`${sheet} and ${owner} both give the class ${full}: rename one of the files`);
  given.set(full, sheet);
  return full;
}
