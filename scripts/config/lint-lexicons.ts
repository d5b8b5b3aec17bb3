import { readdir } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

import { faultsAmong, lexiconsBelow, readLexicon, type ReadLexicon } from "../../server/analysis/lexicon-files.ts";
import { located } from "../../server/config/position.ts";
import { unusedEntries } from "../../server/semantics/unused-entries.ts";
import { problem, step } from "../../src/engine/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** What the lexicons' linter found. */
export interface LexiconReport {
  problems: ConfigProblem[];
  /** Entries that the demonstration's texts never meet: worth a look, no fault. */
  unused: ConfigProblem[];
  checked: number;
}

/** True for a path of a lexicon, whatever the folder it is told from. */
export function isLexiconFile(file: string): boolean {
  return /(^|\/)lexicons\/[^/]+\.json$/.test(file.split(sep).join("/"));
}

/**
 * Checks the lexicons below a root, and with `files` those alone: form, unknown themes, repeated entries, contradictions.
 * With `reviews`, also names the entries that so many demonstration reviews never meet. Reads everything, writes nothing.
 */
export async function lintLexiconFiles(root: string, files: readonly string[] = [], reviews = 0): Promise<LexiconReport> {
  const named = files.filter(isLexiconFile).map((file) => relative(root, resolve(file)).split(sep).join("/"));
  if (files.length > 0 && named.length === 0) return { problems: [], unused: [], checked: 0 };
  const shipped = await namesIn(root);
  const problems: ConfigProblem[] = [];
  const read: ReadLexicon[] = [];
  for (const file of named.length > 0 ? named : shipped) {
    const found = await readLexicon(resolve(root, file), file);
    if ("lexicon" in found) read.push(found);
    else problems.push(...found.problems);
  }
  return { problems: [...problems, ...faultsAmong(read)], unused: reviews > 0 ? await unusedIn(read, reviews) : [], checked: read.length };
}

async function namesIn(root: string): Promise<string[]> {
  const names = await readdir(join(root, lexiconsBelow)).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => `${lexiconsBelow}/${name}`);
}

async function unusedIn(read: readonly ReadLexicon[], reviews: number): Promise<ConfigProblem[]> {
  // Only where it is asked for: the linter stays quick.
  const { demoReviews, demoTerritory } = await import("../../server/demo/index.ts");
  const texts = new Map<string, string[]>(read.map(({ lexicon }) => [lexicon.lang, []]));
  for (const { lang, title, text } of demoReviews(demoTerritory(1), { seed: 1, today: "2026-01-01", count: reviews }))
    texts.get(lang)?.push([title, text].filter((part) => part !== null).join("\n"));
  return read.flatMap(({ file, text, lexicon }) =>
    located(
      unusedEntries(lexicon, texts.get(lexicon.lang) ?? []).map(({ list, index, entry }) =>
        problem([...list, index].map(step).join(""), `L’entrée «\u00a0${entry}\u00a0» ne se rencontre dans aucun avis de démonstration.`),
      ),
      file,
      text,
    ),
  );
}
