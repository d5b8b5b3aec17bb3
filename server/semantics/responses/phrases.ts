import { fold } from "../../../src/domain/text/fold.ts";
import { placedWords, type PlacedWord } from "../../../src/domain/text/words.ts";

/** A word of a phrase: folded, whole or only its beginning; null for a gap of a few words. */
type Token = { word: string; isStart: boolean } | null;
export type Phrase = readonly Token[];

/** Maximum number of words that a gap matches. */
const GAP = 4;
/** Words before a phrase among which a denial counts. */
const DENIED_WITHIN = 3;

/** The words of a review, with the sentence and the clause of each. */
export interface HeardText {
  words: readonly (PlacedWord & { sentence: number; clause: number })[];
  sentences: number;
}

/** The position of a phrase: numbers of its first word and of the word after its last one. */
export interface Place {
  from: number;
  to: number;
}

/** A phrase as documents write it: `clean*` is a word that begins so, `…` up to four words. */
export function phraseOf(text: string): Phrase {
  return text.split(/\s+/).flatMap((chunk): Token[] => {
    if (chunk === "…") return [null];
    const isStart = chunk.endsWith("*");
    const words = placedWords(chunk).map(({ word }) => word);
    return words.map((word, at) => ({ word, isStart: isStart && at === words.length - 1 }));
  });
}

/** Reads a review. `contrasts`: words that begin a clause, such as «mais». */
export function hear(text: string, contrasts: readonly string[]): HeardText {
  const turns = new Set(contrasts.map(fold));
  let [sentence, clause, last] = [0, 0, 0];
  const words = placedWords(text).map((word) => {
    const between = text.slice(last, word.start);
    const isNewSentence = last > 0 && /[.!?…\n]/.test(between);
    if (isNewSentence) sentence += 1;
    if (isNewSentence || /[,;()]|\s[-–—/+]\s/.test(between) || turns.has(word.word)) clause += 1;
    last = word.end;
    return { ...word, sentence, clause };
  });
  return { words, sentences: sentence + 1 };
}

/** The positions of the phrases, from left to right, the longest at each word; never across the end of a sentence. */
export function placesOf({ words }: HeardText, phrases: readonly Phrase[]): Place[] {
  const found: Place[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const to = Math.max(0, ...phrases.map((phrase) => endOf(words, phrase, from) ?? 0));
    if (to === 0) continue;
    found.push({ from, to });
    from = to - 1;
  }
  return found;
}

/** Whether a denial comes shortly before, in the same clause. */
export function isDenied({ words }: HeardText, { from }: Place, denials: ReadonlySet<string>): boolean {
  return words
    .slice(Math.max(0, from - DENIED_WITHIN), from)
    .some(({ word, clause }) => clause === words[from]?.clause && denials.has(word));
}

/** The word after the phrase where it begins at a word, else null. */
function endOf(words: HeardText["words"], phrase: Phrase, at: number, from = 0): number | null {
  const token = phrase[from];
  if (token === undefined) return at;
  if (token === null) {
    for (let gap = 0; gap <= GAP; gap += 1) {
      const end = endOf(words, phrase, at + gap, from + 1);
      if (end !== null && words[end - 1]?.sentence === words[at]?.sentence) return end;
    }
    return null;
  }
  const word = words[at];
  if (!word || (from > 0 && word.sentence !== words[at - 1]?.sentence)) return null;
  return word.word === token.word || (token.isStart && word.word.startsWith(token.word)) ? endOf(words, phrase, at + 1, from + 1) : null;
}
