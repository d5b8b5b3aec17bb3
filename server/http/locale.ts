import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../project-root.ts";

/** The French texts of one file of `src/locales/fr`, for what the server says itself. */
export function readLocale<Key extends string>(name: string): Readonly<Record<Key, string>> {
  return JSON.parse(readFileSync(join(projectRoot, "src/locales/fr", `${name}.json`), "utf8")) as Record<Key, string>;
}
