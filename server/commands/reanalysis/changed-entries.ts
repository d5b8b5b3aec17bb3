import { fold } from "../../../src/domain/text/fold.ts";
import type { Lexicon } from "../../semantics/index.ts";

/** The changes of a lexicon: the languages, and parts of words without which no changed entry can occur in a text. */
export interface ChangedEntries {
  /** Entries that came, went or moved to another list. */
  count: number;
  /** Language → folded parts of words, one of which each text has that the change can touch. */
  parts: ReadonlyMap<string, readonly string[]>;
}

/** Endings are matched by themselves: this many letters of an entry may be one. */
const ending = 2;
const shortestPart = 3;

/** Which entries differ between two states of the lexicons. */
export function changedEntries(before: readonly Lexicon[], after: readonly Lexicon[]): ChangedEntries {
  const parts = new Map<string, string[]>();
  let count = 0;
  for (const lang of new Set([...before, ...after].map((lexicon) => lexicon.lang))) {
    const [old, now] = [placed(before, lang), placed(after, lang)];
    const differing = [...old, ...now].filter((place) => !(old.has(place) && now.has(place)));
    if (differing.length === 0) continue;
    count += differing.length;
    parts.set(lang, [...new Set(differing.map((place) => partOf(place.slice(place.indexOf("\n") + 1))))]);
  }
  return { count, parts };
}

/** The parts of words of two changes: a text that either can touch has one. */
export function partsOfBoth({ parts }: Pick<ChangedEntries, "parts">, other: Pick<ChangedEntries, "parts">): ChangedEntries["parts"] {
  const both = new Map(parts);
  for (const [lang, words] of other.parts) both.set(lang, [...new Set([...(both.get(lang) ?? []), ...words])]);
  return both;
}

/** Every entry with its list, as `path\nentry`. */
function placed(lexicons: readonly Lexicon[], lang: string): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") found.add(`${path}\n${value}`);
    else if (Array.isArray(value)) for (const entry of value) visit(entry, path);
    else if (typeof value === "object" && value !== null)
      for (const [key, member] of Object.entries(value)) visit(member, `${path}.${key}`);
  };
  for (const { lang: own, $schema: _, ...lists } of lexicons) if (own === lang) visit(lists, "");
  return found;
}

/** The longest word of an entry without what may be its ending; empty where any text could hold it. */
function partOf(entry: string): string {
  const words = fold(entry.replace(/^=/, ""))
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted((a, b) => b.length - a.length);
  const [word = ""] = words;
  const part = word.slice(0, Math.max(shortestPart, word.length - ending));
  return part.length < shortestPart ? "" : part;
}
