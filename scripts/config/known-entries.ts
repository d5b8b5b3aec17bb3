import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { located, syntaxProblem } from "../../server/config/position.ts";
import type { Lexicon } from "../../server/semantics/index.ts";
import { entriesOf, nameIn, type LexiconEntry } from "../../server/semantics/lexicon-entries.ts";
import { problem, step } from "../../src/engine/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** Which lexicon entries the demonstration's texts meet, as found when it was last looked for. */
export interface KnownEntries {
  /** Whether an entry of a language was met; undefined for one that was not in its list then. */
  isMet(lang: string, entry: LexiconEntry): boolean | undefined;
}

/** Language → marks of the entries that are met, and of those that are not, each of {@link MARK} characters. */
type Stored = Record<string, { met: string[]; unmet: string[] }>;

/** Characters of an entry's mark, 6 bits each: an added entry passes for one of ten thousand known ones once in a hundred thousand times. */
const MARK = 5;
const FILE = "server/demo/known-entries.json";

/** Reads the list of an installation; null where it has none, or one that is damaged: the problems tell where. */
export async function readKnownEntries(root: string): Promise<{ known: KnownEntries | null; problems: ConfigProblem[] }> {
  const path = join(root, FILE);
  if (!existsSync(path)) return { known: null, problems: [] };
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null)
    return { known: null, problems: [{ ...problem("", `Ce fichier est illisible. ${mending}`), file: FILE, line: 1, column: 1 }] };
  const broken = syntaxProblem(FILE, text);
  if (broken) return { known: null, problems: [{ ...broken, message: `${broken.message} ${mending}` }] };
  const stored: unknown = JSON.parse(text);
  const pointer = damagedAt(stored);
  if (pointer !== null)
    return { known: null, problems: located([problem(pointer, `Ce n’est pas une liste d’entrées connues. ${mending}`)], FILE, text) };
  const marks = new Map(
    Object.entries(stored as Stored).flatMap(([lang, { met, unmet }]) => [
      ...met.map((mark) => [lang + mark, true] as const),
      ...unmet.map((mark) => [lang + mark, false] as const),
    ]),
  );
  return { known: { isMet: (lang, entry) => marks.get(lang + markOf(nameIn(entry))) }, problems: [] };
}

const mending = "«\u00a0npm run config -- lint --record\u00a0» l’écrit de nouveau.";

/** Where a value is no {@link Stored}, as a JSON pointer; null where it is one. */
function damagedAt(value: unknown): string | null {
  if (!isObject(value)) return "";
  for (const [lang, lists] of Object.entries(value)) {
    if (!isObject(lists)) return step(lang);
    for (const key of ["met", "unmet"]) {
      const list = lists[key];
      if (!Array.isArray(list)) return step(lang) + step(key);
      const wrong = list.findIndex((mark) => typeof mark !== "string" || mark.length !== MARK);
      if (wrong >= 0) return step(lang) + step(key) + step(wrong);
    }
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes the list anew: each lexicon's entries, and among them, by their names, those that no text meets. One mark a line, so that two additions merge. */
export async function writeKnownEntries(root: string, found: readonly { lexicon: Lexicon; unmet: ReadonlySet<string> }[]): Promise<void> {
  const stored: Stored = {};
  for (const { lexicon, unmet } of found.toSorted((a, b) => (a.lexicon.lang < b.lexicon.lang ? -1 : 1))) {
    const names = [...new Set(entriesOf(lexicon).map(nameIn))];
    const marked = (met: boolean): string[] =>
      names
        .filter((name) => unmet.has(name) !== met)
        .map(markOf)
        .toSorted();
    stored[lexicon.lang] = { met: marked(true), unmet: marked(false) };
  }
  await writeFile(join(root, FILE), `${JSON.stringify(stored, null, 2)}\n`);
}

function markOf(name: string): string {
  return createHash("sha256").update(name).digest("base64url").slice(0, MARK);
}
