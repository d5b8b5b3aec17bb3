import { detect } from "tinyld";

import { fold } from "./fold.ts";
import { tokenise } from "./tokens.ts";
import type { Lexicon } from "./types.ts";

/** The start of a review tells its language; reading more would only cost time. */
const SAMPLE = 300;
/** A language wins when it has this many function words and twice as many as the next; else the slower detector decides. */
const ENOUGH = 3;

/** Promises the language to read a text in: the one given when known, else the detected one, else the first known. */
export type LanguageChooser = (text: string, given: string | undefined) => string;

/** Promises a chooser among the lexicons' languages. */
export function languageChooser(lexicons: readonly Lexicon[]): LanguageChooser {
  const known = lexicons.map((l) => l.lang);
  const fallback = known[0] ?? "fr";
  const speakers = new Map<string, number[]>();
  lexicons.forEach((lexicon, k) => {
    for (const word of lexicon.function_words ?? []) speakers.set(fold(word), [...(speakers.get(fold(word)) ?? []), k]);
  });
  return (text, given) => {
    const asked = given?.slice(0, 2).toLowerCase() ?? "";
    if (known.includes(asked)) return asked;
    if (asked !== "" && asked !== "zz") return fallback;
    const sample = text.slice(0, SAMPLE);
    const quick = countFunctionWords(sample, speakers, known.length);
    if (quick >= 0) return known[quick] ?? fallback;
    const found = detect(sample, { only: [...known] });
    return known.includes(found) ? found : fallback;
  };
}

/** Index of the clear winner, -1 when there is none. A word of several languages is shared among them. */
function countFunctionWords(sample: string, speakers: ReadonlyMap<string, readonly number[]>, languages: number): number {
  const counts = new Float64Array(languages);
  for (const word of tokenise(sample).text) {
    const who = speakers.get(word);
    if (who !== undefined) for (const k of who) counts[k] = (counts[k] ?? 0) + 1 / who.length;
  }
  let best = 0;
  for (let k = 1; k < languages; k++) if ((counts[k] ?? 0) > (counts[best] ?? 0)) best = k;
  const most = counts[best] ?? 0;
  const next = Math.max(0, ...counts.filter((_, k) => k !== best));
  return most >= ENOUGH && most >= 2 * next ? best : -1;
}
