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
import type { Lexicon } from "../../server/semantics/index.ts";
import { entriesOf, nameIn, type LexiconEntry } from "../../server/semantics/lexicon-entries.ts";
import { unusedEntries } from "../../server/semantics/unused-entries.ts";
import { problem, step } from "../../src/engine/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { readKnownEntries, writeKnownEntries } from "./known-entries.ts";

/** What the lexicons' linter found. */
export interface LexiconReport {
  problems: ConfigProblem[];
  /** Entries that the demonstration's texts never meet and that were added since those that are shipped: worth a look, no fault. */
  warnings: ConfigProblem[];
  /** All entries that the demonstration's texts never meet, where they are asked for. */
  unused: ConfigProblem[];
  /** How many entries the demonstration's texts never meet, by the list of known ones: the one that was written, or was there. */
  unmet: number;
  /** Files whose form is wrong: they are not among those checked. */
  unread: string[];
  /** Whether the list of known entries was written. */
  recorded: boolean;
  checked: number;
}

/** How far the entries are compared with the demonstration's texts. */
export interface Comparison {
  /** Demonstration reviews that are read where some must be. */
  reviews?: number;
  /** Name every entry that they never meet. */
  unused?: boolean;
  /** Write down what they meet, as the list that later additions are told by. */
  record?: boolean;
}

/** As many as the demonstration has. */
const DEMO_REVIEWS = 40_000;

/** True for a path of a lexicon, whatever the folder it is told from. */
export function isLexiconFile(file: string): boolean {
  return /(^|\/)lexicons\/[^/]+\.json$/.test(file.split(sep).join("/"));
}

/**
 * Checks the lexicons below a root, and with `files` those alone: form, unknown themes, repeated entries, contradictions;
 * and names as warnings the entries that were added and that no demonstration review holds. The reviews are written (some
 * seconds) only where there is an addition, or where `unused` or `record` ask for them. Writes nothing but what `record` asks for.
 */
export async function lintLexiconFiles(
  root: string,
  files: readonly string[] = [],
  { reviews = DEMO_REVIEWS, unused = false, record = false }: Comparison = {},
): Promise<LexiconReport> {
  const named = files.filter(isLexiconFile).map((file) => relative(root, resolve(file)).split(sep).join("/"));
  if (files.length > 0 && named.length === 0)
    return { problems: [], warnings: [], unused: [], unmet: 0, unread: [], recorded: false, checked: 0 };
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
  // Of one lexicon alone nobody knows what the others feed.
  if (named.length === 0 && unread.length === 0) broken.push(...located(unfedThemes(declared, read), productFile, product));
  // A lexicon that cannot be read would lose its entries from the list.
  const recorded = record && broken.length === 0;
  const { known, problems: inList } = await readKnownEntries(root);
  // A list that is damaged is mended by writing it anew.
  const problems = [...broken, ...faultsAmong(read), ...(recorded ? [] : inList)];
  const isKnown = (lexicon: Lexicon, entry: LexiconEntry): boolean => known?.isMet(lexicon.lang, entry) !== undefined;
  const additions = read.filter(({ lexicon }) => known && entriesOf(lexicon).some((entry) => !isKnown(lexicon, entry)));
  const compared = unused || record ? read : additions;
  const unmetBy = compared.length > 0 ? await unmetEntries(compared, reviews) : new Map<ReadLexicon, ReadonlySet<string>>();
  if (recorded)
    await writeKnownEntries(
      root,
      [...unmetBy].map(([{ lexicon }, unmet]) => ({ lexicon, unmet })),
    );
  const places = (one: ReadLexicon, counts: (entry: LexiconEntry) => boolean, message: (entry: string) => string): ConfigProblem[] => {
    const found = entriesOf(one.lexicon).filter((entry) => unmetBy.get(one)?.has(nameIn(entry)) && counts(entry));
    return located(
      found.map(({ path, entry }) => problem(path.map(step).join(""), message(entry))),
      one.file,
      one.text,
    );
  };
  const isUnmet = (one: ReadLexicon) => (entry: LexiconEntry) =>
    recorded ? unmetBy.get(one)?.has(nameIn(entry)) === true : known?.isMet(one.lexicon.lang, entry) === false;
  const isAdded = (one: ReadLexicon) => (entry: LexiconEntry) => !isKnown(one.lexicon, entry);
  return {
    problems,
    warnings: record || unused ? [] : additions.flatMap((one) => places(one, isAdded(one), addition)),
    unused: unused ? read.flatMap((one) => places(one, () => true, neverMet)) : [],
    unmet: read.reduce((sum, one) => sum + entriesOf(one.lexicon).filter(isUnmet(one)).length, 0),
    unread,
    recorded,
    checked: read.length,
  };
}

const neverMet = (entry: string): string => `L’entrée «\u00a0${entry}\u00a0» ne se rencontre dans aucun avis de démonstration.`;
const addition = (entry: string): string =>
  `Avertissement\u00a0: l’entrée «\u00a0${entry}\u00a0», ajoutée, ne se rencontre dans aucun avis de démonstration. Vérifiez son orthographe\u202f; si vous l’avez lue dans de vrais avis, gardez-la.`;

/** The ids of the themes that a product's text declares; none of one that cannot be read, which is told elsewhere. */
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

/** Of each lexicon the names of the entries that so many demonstration reviews never meet. */
async function unmetEntries(read: readonly ReadLexicon[], reviews: number): Promise<Map<ReadLexicon, ReadonlySet<string>>> {
  // Only where it is needed: the linter stays quick.
  const { demoReviews, demoTerritory } = await import("../../server/demo/index.ts");
  const texts = new Map<string, string[]>(read.map(({ lexicon }) => [lexicon.lang, []]));
  for (const { lang, title, text } of demoReviews(demoTerritory(1), { seed: 1, today: "2026-01-01", count: reviews }))
    texts.get(lang)?.push([title, text].filter((part) => part !== null).join("\n"));
  return new Map(read.map((one) => [one, new Set(unusedEntries(one.lexicon, texts.get(one.lexicon.lang) ?? []).map(nameIn))]));
}
