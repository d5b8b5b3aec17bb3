import { detect } from "tinyld";

import { fold } from "../../../src/domain/text/fold.ts";
import { inflect } from "./inflect.ts";
import { tokenise } from "./tokens.ts";
import type { Lexicon } from "../types.ts";

/** The start of a review is enough to detect its language; reading more would only cost time. */
const SAMPLE = 300;
/** A language wins when it has this many function words and twice as many as the next; else the slower detector decides. */
const ENOUGH = 3;

/** The language to read a text in: the one given when known, else the detected one, else the first known. */
export type LanguageChooser = (text: string, given: string | undefined) => string;

/** A chooser among the lexicons' languages. */
export function languageChooser(lexicons: readonly Lexicon[]): LanguageChooser {
  const known = lexicons.map((l) => l.lang);
  const fallback = known[0] ?? "fr";
  const speakers = speakersOf(lexicons, (lexicon) => (lexicon.function_words ?? []).map(fold));
  const users = speakersOf(lexicons, wordsOf);
  return (text, given) => {
    const asked = given?.slice(0, 2).toLowerCase() ?? "";
    if (known.includes(asked)) return asked;
    if (asked !== "" && asked !== "zz") return fallback;
    const sample = text.slice(0, SAMPLE);
    const quick = clearWinner(sample, [speakers], known.length, ENOUGH);
    if (quick >= 0) return known[quick] ?? fallback;
    // «Chambre propre»: too few little words to decide, and the detector guesses at so short a text.
    const short = clearWinner(sample, [speakers, users], known.length, 1);
    if (short >= 0) return known[short] ?? fallback;
    const found = detect(sample, { only: [...known] });
    return known.includes(found) ? found : fallback;
  };
}

type Speakers = ReadonlyMap<string, readonly number[]>;

function speakersOf(lexicons: readonly Lexicon[], words: (lexicon: Lexicon) => Iterable<string>): Speakers {
  const found = new Map<string, number[]>();
  lexicons.forEach((lexicon, k) => {
    for (const word of new Set(words(lexicon))) found.set(word, [...(found.get(word) ?? []), k]);
  });
  return found;
}

/** The words of a lexicon's entries in all their forms. */
function* wordsOf(lexicon: Lexicon): Generator<string> {
  const { praise, blame } = lexicon.polarity;
  for (const part of [lexicon.themes, praise, blame]) {
    for (const entry of entriesIn(part)) for (const word of tokenise(entry).text) if (word.length > 2) yield* inflect(word, lexicon.lang);
  }
}

function* entriesIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* entriesIn(inner);
}

/** Index of the language that has `enough` words of a text and twice as many as the next, -1 when none has. A word of several languages is shared among them. */
function clearWinner(sample: string, tables: readonly Speakers[], languages: number, enough: number): number {
  const counts = new Float64Array(languages);
  for (const word of tokenise(sample).text) {
    const who = tables.find((table) => table.has(word))?.get(word);
    if (who !== undefined) for (const k of who) counts[k] = (counts[k] ?? 0) + 1 / who.length;
  }
  let best = 0;
  for (let k = 1; k < languages; k++) if ((counts[k] ?? 0) > (counts[best] ?? 0)) best = k;
  const most = counts[best] ?? 0;
  const next = Math.max(0, ...counts.filter((_, k) => k !== best));
  return most >= enough && most >= 2 * next ? best : -1;
}
