import { readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";

import type { ConfigProblem } from "../../../src/generated/types.ts";
import { writeTo } from "../write-file.ts";
import { mendText } from "./mend-text.ts";

/** Looks at most: each repair may uncover the next mistake of its file. */
const MOST_LOOKS = 25;

/**
 * Makes every repair that the problems of some files have, and those of the problems that come to light by them; returns
 * what was repaired, in the order of the repairs. A repair that does not take its problem away is made once.
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
        repairable.filter((problem) => problem.file === file),
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
