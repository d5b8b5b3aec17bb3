import { readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";

import { distance } from "fastest-levenshtein";

import type { ConfigProblem } from "../../../src/generated/types.ts";
import { writeTo } from "../write-file.ts";
import { mendText, valueAt } from "./mend-text.ts";

/** Looks at most: each repair may uncover the next mistake of its file. */
const MOST_LOOKS = 25;

/** From this length on a name may have two wrong letters and still be recognised. */
const LONG = 8;

/**
 * Whether a repair may be made unasked. A value that differs from the known one by more than a slip of the pen may mean
 * something else, so its repair is offered to a person alone: «last-year-12» is not made «last-year».
 */
function isCertain({ repair }: ConfigProblem, text: string): boolean {
  const [operation, ...others] = repair ?? [];
  if (operation === undefined) return false;
  const { op, path, value } = operation;
  if (op !== "replace" || others.length > 0 || typeof value !== "string") return true;
  const written = valueAt(text, path);
  // A text with spaces is repaired within; accounts carry roles with the product's prefix, documents without it.
  if (typeof written !== "string" || /\s/.test(written) || written.endsWith(value)) return true;
  return distance(written.toLowerCase(), value.toLowerCase()) <= (written.length >= LONG ? 2 : 1);
}

/**
 * Makes every certain repair that the problems of some files have, and those of the problems that come to light by them;
 * returns what was repaired, in the order of the repairs. A repair that does not take its problem away is made once.
 */
export async function fixFiles(root: string, look: () => Promise<readonly ConfigProblem[]>): Promise<ConfigProblem[]> {
  const fixed: ConfigProblem[] = [];
  const tried = new Set<string>();
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const repairable = (await look()).filter((problem) => problem.repair && problem.file !== null && !tried.has(keyOf(problem)));
    const files = [...new Set(repairable.flatMap(({ file }) => file ?? []))];
    let changed = false;
    for (const file of files) {
      const path = isAbsolute(file) ? file : join(root, file);
      const before = await readFile(path, "utf8");
      const { text, done } = mendText(
        before,
        repairable.filter((problem) => problem.file === file && isCertain(problem, before)),
      );
      for (const problem of done) tried.add(keyOf(problem));
      fixed.push(...done);
      if (text === before) continue;
      await writeTo(path, text);
      changed = true;
    }
    if (!changed) break;
  }
  return fixed;
}

function keyOf({ file, pointer, message }: ConfigProblem): string {
  return JSON.stringify([file, pointer, message]);
}
