import { fold } from "../../../src/domain/text/fold.ts";
import { inflect } from "../text/inflect.ts";
import type { Lexicon, TurnPhrases } from "../types.ts";
import { entryTokens } from "../vocabulary.ts";

/** What a figure of speech does to the judgements around it. */
export type TurnKind = keyof TurnPhrases;

/** A phrase that opens or closes a figure of speech; each word with its forms. */
export interface Phrase {
  kind: TurnKind;
  words: ReadonlySet<string>[];
}

/** The figures of speech of one language: its phrases by their first word, and the little words they need beside them. */
export interface TurnTable {
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  conditionals: ReadonlySet<string>;
  degrees: ReadonlySet<string>;
  comparatives: ReadonlySet<string>;
  subjunctives: ReadonlySet<string>;
}

/** A phrase found in a review, as a token range (end excluded). */
export interface Turn {
  kind: TurnKind;
  from: number;
  to: number;
}

/** A lexicon's figures of speech; none where it names none. */
export function readTurns({ lang, turns = {} }: Lexicon): TurnTable {
  const { conditionals = [], degrees = [], comparatives = [], subjunctives = [], ...kinds } = turns;
  const phrases = new Map<string, Phrase[]>();
  for (const kind of KINDS) {
    for (const entry of kinds[kind] ?? []) {
      const words = entryTokens(entry).map(({ text, acute }) => new Set(inflect(text, lang, acute)));
      const [first = []] = words;
      for (const form of first) phrases.set(form, [...(phrases.get(form) ?? []), { kind, words }]);
    }
  }
  for (const own of phrases.values()) own.sort((a, b) => b.words.length - a.words.length);
  return {
    phrases,
    conditionals: setOf(conditionals),
    degrees: setOf(degrees),
    comparatives: setOf(comparatives),
    subjunctives: setOf(subjunctives),
  };
}

const KINDS: readonly TurnKind[] = [
  "exceptions",
  "without",
  "seekers",
  "wishes",
  "wished",
  "unexpected",
  "outdone",
  "levelling",
  "doubts",
  "disclaimers",
  "expectations",
  "refutations",
  "besides",
  "idle",
];

const setOf = (words: readonly string[]): Set<string> => new Set(words.map(fold));

/** The longest phrase that begins at a token, if any. */
export function turnAt(table: TurnTable, text: readonly string[], from: number, end: number): Turn | undefined {
  const [phrase] = phrasesAt(table, text, from, end);
  return phrase && { kind: phrase.kind, from, to: from + phrase.words.length };
}

/** The phrases that begin at a token, the longest first. */
export function phrasesAt({ phrases }: TurnTable, text: readonly string[], from: number, end: number): readonly Phrase[] {
  return phrases.get(text[from] ?? "")?.filter(({ words }) => isAt(words, text, from, end)) ?? NONE;
}

/** One for all: most tokens begin nothing. */
const NONE: readonly Phrase[] = [];

function isAt(words: Phrase["words"], text: readonly string[], from: number, end: number): boolean {
  if (from + words.length > end) return false;
  for (let k = 1; k < words.length; k++) if (words[k]?.has(text[from + k] ?? "") !== true) return false;
  return true;
}
