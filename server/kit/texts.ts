import { readFileSync } from "node:fs";
import { join } from "node:path";

import { typesetAll } from "../../src/domain/format/typeset.ts";
import { projectRoot } from "./project-root.ts";

/** The French texts of one file of the project, or of one `part` of it, for what the server says itself. */
export function readTexts<Key extends string>(path: string, part?: string): Readonly<Record<Key, string>> {
  const texts = JSON.parse(readFileSync(join(projectRoot, path), "utf8")) as Record<string, unknown>;
  return typesetAll(part === undefined ? texts : texts[part]) as Record<Key, string>;
}
