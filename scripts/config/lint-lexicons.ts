import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

import { located, syntaxProblem } from "../../server/config/position.ts";
import { lintLexicons, type Problem } from "../../server/semantics/lint-lexicons.ts";
import type { Lexicon } from "../../server/semantics/types.ts";
import { unusedEntries } from "../../server/semantics/unused-entries.ts";
import { problem, step } from "../../src/engine/problems.ts";
import { check } from "../../src/engine/check-form.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { isLexicon } from "../../src/generated/validators.js";

const folder = "templates/lexicons";

/** What the lexicons' linter found. */
export interface LexiconReport {
  problems: ConfigProblem[];
  /** Entries that the demonstration's texts never meet: worth a look, no fault. */
  unused: ConfigProblem[];
  checked: number;
}

interface ReadLexicon {
  file: string;
  text: string;
  lexicon: Lexicon;
}

const sentences: Record<Problem["code"], (entry: string) => string> = {
  unknown_theme: (entry) => `Le thème «\u00a0${entry}\u00a0» est inconnu.`,
  duplicate: (entry) => `L’entrée «\u00a0${entry}\u00a0» existe déjà dans ce thème ou cette liste.`,
  contradiction: (entry) => `L’entrée «\u00a0${entry}\u00a0» est à la fois un éloge et un reproche.`,
  empty: () => "Cette entrée est vide.",
  duplicate_language: (entry) => `La langue «\u00a0${entry}\u00a0» a déjà un lexique.`,
};

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
    const found = await readLexicon(root, file);
    if (Array.isArray(found)) problems.push(...found);
    else read.push(found);
  }
  for (const fault of lintLexicons(read.map(({ lexicon }) => lexicon))) {
    const of = read.findLast(({ lexicon }) => lexicon.lang === fault.lang);
    if (of) problems.push(...located([problem(pointerOf(fault), sentences[fault.code](fault.entry))], of.file, of.text));
  }
  return { problems, unused: reviews > 0 ? await unusedIn(read, reviews) : [], checked: read.length };
}

async function namesIn(root: string): Promise<string[]> {
  const names = await readdir(join(root, folder)).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

async function readLexicon(root: string, file: string): Promise<ReadLexicon | ConfigProblem[]> {
  const raw = await readFile(resolve(root, file), "utf8").catch(() => null);
  if (raw === null) return [{ ...problem("", "Ce fichier est introuvable ou illisible."), file, line: 1, column: 1 }];
  const text = raw.replace(/^\ufeff/, "");
  const broken = syntaxProblem(file, text);
  if (broken) return [broken];
  const value: unknown = JSON.parse(text);
  const faults = check(isLexicon, value);
  return faults.length > 0 ? located(faults, file, text) : { file, text, lexicon: value as Lexicon };
}

function pointerOf({ path, index }: Problem): string {
  return path.split(".").map(step).join("") + (index === undefined ? "" : step(index));
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
