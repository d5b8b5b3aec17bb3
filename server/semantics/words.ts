import { NEGATOR } from "./lexicons/compile-lexicon.ts";
import type { Evidence } from "./evidence.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";
import { LINE, MARK } from "./text/tokens.ts";

/** A rough stem, enough to share what is learnt between a word's endings; input is folded. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  const short = word.replace(/(?:es|os|as|en|er|em|s|x|e|a|o|i|n)$/, "");
  return short.length >= 4 ? short.replace(/(.)\1$/, "$1") : word;
}

/** Learnt words numbered from 0; the stems of words met are remembered. */
export class WordIndex {
  private readonly numbers = new Map<string, number>();
  private readonly remembered = new Map<string, number>();

  constructor(stems: Iterable<string>) {
    for (const s of stems) if (!this.numbers.has(s)) this.numbers.set(s, this.numbers.size);
  }

  get size(): number {
    return this.numbers.size;
  }

  number(stemmed: string): number {
    return this.numbers.get(stemmed) ?? -1;
  }

  /** The numbers of all tokens, -1 for a word nothing was learnt about. */
  read(review: ReadReview): Int32Array {
    const { tokens } = review;
    const out = new Int32Array(tokens.count).fill(-1);
    for (let i = 0; i < tokens.count; i++) {
      const kind = tokens.kind[i];
      if (kind === MARK || kind === LINE) continue;
      out[i] = this.find(tokens.text[i] ?? "");
    }
    return out;
  }

  private find(text: string): number {
    const seen = this.remembered.get(text);
    if (seen !== undefined) return seen;
    const found = this.number(stem(text));
    // Bounded, as the words of endless imports are.
    if (this.remembered.size > 50_000) this.remembered.clear();
    this.remembered.set(text, found);
    return found;
  }
}

const WINDOW = 6;
const NEGATED_WORDS = 4;

/** The token range whose words decide the polarity of a piece of evidence: a few words around it, within the sentence. */
export function polarityWindow(e: Evidence | undefined, read: ReadSentence): [from: number, to: number] {
  const { from, to } = read.sentence;
  return e === undefined || e.to < 0 ? [from, to] : [Math.max(from, e.from - WINDOW), Math.min(to, e.to + WINDOW)];
}

const THEME_WINDOW = 5;

/** The token range whose words decide whether a theme is meant: around the evidence, or the whole sentence without any. */
export function themeWindow(e: Evidence | undefined, read: ReadSentence): [from: number, to: number] {
  const { from, to } = read.sentence;
  return e === undefined || e.to < 0 ? [from, to] : [Math.max(from, e.from - THEME_WINDOW), Math.min(to, e.to + THEME_WINDOW)];
}

/** A 1 for each token of the review that follows a negator closely. */
export function negatedTokens(review: ReadReview): Uint8Array {
  const mask = new Uint8Array(review.tokens.count);
  for (const { matches, sentence, reading } of review.sentences) {
    for (const { open, close } of reading.brackets) mask.fill(1, open + 1, close);
    for (const match of matches) {
      if ((match.sense.modifier & NEGATOR) === 0) continue;
      const end = Math.min(sentence.to, match.to + NEGATED_WORDS);
      for (let i = match.to; i < end && review.tokens.kind[i] !== MARK; i++) mask[i] = 1;
    }
    for (const { from, to, negated } of reading.masked) mask.fill(negated ? 1 : 0, from, to);
  }
  return mask;
}

/** Whether the word at `i` stood earlier in the range already. */
export function isRepeated(numbers: Int32Array, from: number, i: number, n: number): boolean {
  for (let k = from; k < i; k++) if (numbers[k] === n) return true;
  return false;
}

/** The sum of measures times their weights, the weights starting at `offset`. */
export function dot(weights: ArrayLike<number>, measures: Float64Array, offset: number): number {
  let sum = 0;
  for (let k = 0; k < measures.length; k++) sum += (weights[offset + k] ?? 0) * (measures[k] ?? 0);
  return sum;
}
