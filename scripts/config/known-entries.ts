import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Lexicon } from "../../server/semantics/index.ts";

/** Which lexicon entries the demonstration's texts meet, as found when it was last looked for. */
export interface KnownEntries {
  /** Whether an entry of a language was met; undefined for one that was not there then. */
  isMet(lang: string, entry: string): boolean | undefined;
}

/** Language → marks of the entries that are met, and of those that are not, each of {@link MARK} characters. */
type Stored = Record<string, { met: string; unmet: string }>;

/** Characters of an entry's mark: of twenty thousand entries two are mistaken for each other once in fifty thousand times. */
const MARK = 5;
const FILE = "server/demo/known-entries.json";

/** Reads the list of an installation; null where it has none. */
export async function readKnownEntries(root: string): Promise<KnownEntries | null> {
  const text = await readFile(join(root, FILE), "utf8").catch(() => null);
  if (text === null) return null;
  const marks = new Map(
    Object.entries(JSON.parse(text) as Stored).flatMap(([lang, { met, unmet }]) => [
      ...marksIn(met).map((mark) => [lang + mark, true] as const),
      ...marksIn(unmet).map((mark) => [lang + mark, false] as const),
    ]),
  );
  return { isMet: (lang, entry) => marks.get(lang + markOf(entry)) };
}

/** Writes the list anew: each lexicon's entries, and among them those that no text meets. */
export async function writeKnownEntries(root: string, found: readonly { lexicon: Lexicon; unmet: ReadonlySet<string> }[]): Promise<void> {
  const stored: Stored = {};
  for (const { lexicon, unmet } of found.toSorted((a, b) => (a.lexicon.lang < b.lexicon.lang ? -1 : 1))) {
    const entries = [...new Set(entriesOf(lexicon).map(({ entry }) => entry))];
    const marked = (met: boolean): string =>
      entries
        .filter((entry) => unmet.has(entry) !== met)
        .map(markOf)
        .toSorted()
        .join("");
    stored[lexicon.lang] = { met: marked(true), unmet: marked(false) };
  }
  await writeFile(join(root, FILE), `${JSON.stringify(stored, null, 2)}\n`);
}

/** Every entry of a lexicon that reviews may hold, with its place: `["themes", "calme", "praise", 0]`. */
export function entriesOf(lexicon: Lexicon): { path: (string | number)[]; entry: string }[] {
  const visit = (value: unknown, path: (string | number)[]): { path: (string | number)[]; entry: string }[] => {
    if (typeof value === "string") return [{ path, entry: value }];
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...path, index]));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => visit(item, [...path, key]));
  };
  return (["themes", "polarity", "modifiers"] as const).flatMap((part) => visit(lexicon[part], [part]));
}

function marksIn(text: string): string[] {
  return text.match(new RegExp(`.{${MARK}}`, "g")) ?? [];
}

function markOf(entry: string): string {
  return createHash("sha256").update(entry).digest("base64url").slice(0, MARK);
}
