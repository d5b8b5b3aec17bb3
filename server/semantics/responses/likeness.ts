import { createHash } from "node:crypto";

import { placedWords } from "../../../src/domain/text/words.ts";

/** Words that follow each other, compared between two texts. */
const RUN = 4;

/** How much two texts have in common, 0–1: the share of runs of four words that both have, of those of the shorter one. */
export function likeness(a: string, b: string): number {
  return likenessOf(runsOf(a), runsOf(b));
}

/** The same of the runs of two texts. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const fewest = Math.min(one.size, other.size);
  if (fewest === 0) return 0;
  let both = 0;
  for (const run of one) if (other.has(run)) both += 1;
  return both / fewest;
}

/** The runs of four words of a text, folded. */
export function runsOf(text: string): Set<string> {
  const words = placedWords(text).map(({ word }) => word);
  return new Set(words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" ")));
}

/** Letters from which a word is heard again. */
const LONG = 6;

/** How many long or first words of sentences are said again in a later sentence. */
export function repeatedWords(sentences: readonly string[]): number {
  const said = new Set<string>();
  let again = 0;
  for (const sentence of sentences) {
    const words = new Set(placedWords(sentence).flatMap(({ word }, at) => (word.length >= LONG || at === 0 ? [word] : [])));
    for (const word of words) {
      if (said.has(word)) again += 1;
      said.add(word);
    }
  }
  return again;
}

/** Numbers below a bound that look random and are the same for the same seed. */
export function dice(seed: string): (bound: number) => number {
  const bytes = createHash("sha256").update(seed).digest();
  let state = bytes.readUInt32LE(0);
  return (bound) => {
    // Mulberry32: public domain.
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}
