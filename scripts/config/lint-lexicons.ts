import { readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

import {
  faultsAmong,
  lexiconNames,
  lexiconsBelow,
  productFile,
  readLexicon,
  unfedThemes,
  type ReadLexicon,
} from "../../server/semantics/live/lexicon-files.ts";
import { located } from "../../server/config/position.ts";
import { entriesOf, nameIn, type LexiconEntry } from "../../server/semantics/lexicons/lexicon-entries.ts";
import { unusedEntries } from "../../server/semantics/lexicons/unused-entries.ts";
import { problem, step } from "../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { committedEntries } from "./committed-entries.ts";

/** What the lexicons' linter found. */
export interface LexiconReport {
  problems: ConfigProblem[];
  /** Entries that the last commit does not have and that no demonstration review holds: worth a look, no fault. */
  warnings: ConfigProblem[];
  /** All entries that no demonstration review holds, where they are asked for. */
  unused: ConfigProblem[];
  /** Files whose form is wrong: they are not among those checked. */
  unread: string[];
  checked: number;
}

/** How far the entries are compared with the demonstration's texts. */
export interface Comparison {
  /** How many demonstration reviews are read where some must be. */
  reviews?: number;
  /** Name every entry that they do not hold, not the additions alone. */
  unused?: boolean;
}

/** As many as the demonstration has. */
const DEMO_REVIEWS = 40_000;

/** True for a path of a lexicon, whatever the folder it is relative to. */
export function isLexiconFile(file: string): boolean {
  return /(^|\/)lexicons\/[^/]+\.json$/.test(file.split(sep).join("/"));
}

/**
 * Checks the lexicons below a root, and with `files` those alone: form, unknown themes, repeated entries, contradictions.
 * Entries added since the last commit that no demonstration review holds are warnings: most are misspelt. The reviews are
 * written (some seconds) only where there is an addition, or where `unused` asks for them. Writes nothing.
 */
export async function lintLexiconFiles(
  root: string,
  files: readonly string[] = [],
  { reviews = DEMO_REVIEWS, unused = false }: Comparison = {},
): Promise<LexiconReport> {
  const named = files.filter(isLexiconFile).map((file) => relative(root, resolve(file)).split(sep).join("/"));
  if (files.length > 0 && named.length === 0) return { problems: [], warnings: [], unused: [], unread: [], checked: 0 };
  const broken: ConfigProblem[] = [];
  const read: ReadLexicon[] = [];
  const unread: string[] = [];
  const product = await readFile(join(root, productFile), "utf8").catch(() => "");
  const declared = themesOf(product);
  for (const file of named.length > 0 ? named : await namesIn(root)) {
    const found = await readLexicon(resolve(root, file), declared, file);
    if ("lexicon" in found) {
      read.push(found);
      broken.push(...found.undeclared);
    } else {
      broken.push(...found.problems);
      unread.push(file);
    }
  }
  // One lexicon alone does not say which themes the others feed.
  if (named.length === 0 && unread.length === 0) broken.push(...located(unfedThemes(declared, read), productFile, product));
  const looked = unused ? read.map((one) => ({ one, entries: entriesOf(one.lexicon) })) : await withAdditions(root, read);
  const found = looked.length > 0 ? await unmetAmong(looked, reviews, unused ? neverMet : addition) : [];
  return {
    problems: [...broken, ...faultsAmong(read)],
    warnings: unused ? [] : found,
    unused: unused ? found : [],
    unread,
    checked: read.length,
  };
}

const neverMet = (entry: string): string => `L’entrée « ${entry} » ne se rencontre dans aucun avis de démonstration.`;
const addition = (entry: string): string =>
  `Avertissement : l’entrée « ${entry} », ajoutée, ne se rencontre dans aucun avis de démonstration. Vérifiez son orthographe ; si vous l’avez lue dans de vrais avis, gardez-la.`;

/** The ids of the themes that a product's text declares; none of one that cannot be read, which is reported elsewhere. */
function themesOf(product: string): string[] {
  try {
    return (JSON.parse(product) as { themes: { id: string }[] }).themes.map(({ id }) => id);
  } catch {
    return [];
  }
}

async function namesIn(root: string): Promise<string[]> {
  const names = await lexiconNames(join(root, lexiconsBelow)).catch(() => []);
  return names.map((name) => `${lexiconsBelow}/${name}`);
}

/** Some entries of a lexicon. */
interface Entries {
  one: ReadLexicon;
  entries: readonly LexiconEntry[];
}

/** The lexicons with entries that the last commit does not have, and these entries. */
async function withAdditions(root: string, read: readonly ReadLexicon[]): Promise<Entries[]> {
  const found = await Promise.all(
    read.map(async (one) => {
      const committed = await committedEntries(root, one.file);
      return { one, entries: committed ? entriesOf(one.lexicon).filter((entry) => !committed.has(nameIn(entry))) : [] };
    }),
  );
  return found.filter(({ entries }) => entries.length > 0);
}

/** A problem for each of the entries that none of so many demonstration reviews holds. */
async function unmetAmong(looked: readonly Entries[], reviews: number, message: (entry: string) => string): Promise<ConfigProblem[]> {
  // Only where it is needed: the linter stays quick.
  const { demoReviews, demoTerritory } = await import("../../server/demo/index.ts");
  const texts = new Map<string, string[]>(looked.map(({ one }) => [one.lexicon.lang, []]));
  for (const { lang, title, text } of demoReviews(demoTerritory(1), { seed: 1, today: "2026-01-01", count: reviews }))
    texts.get(lang)?.push([title, text].filter((part) => part !== null).join("\n"));
  return looked.flatMap(({ one: { lexicon, file, text }, entries }) => {
    const unmet = new Set(unusedEntries(lexicon, texts.get(lexicon.lang) ?? []).map(nameIn));
    const named = entries.filter((entry) => unmet.has(nameIn(entry)));
    return located(
      named.map(({ path, entry }) => problem(path.map(step).join(""), message(entry))),
      file,
      text,
    );
  });
}
