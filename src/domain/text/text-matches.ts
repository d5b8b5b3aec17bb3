import type { TextQuery, TextTerm } from "./text-query.ts";
import { wordForms } from "./word-forms.ts";
import { placedWords, type PlacedWord } from "./words.ts";

/** Where a search is found in a text: start and end, excluded, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** Maximum number of phrases for one term, where each of its words has several forms. */
const MOST_FORMS = 16;

/**
 * The phrases that match a term in texts of a language, each as its words, the typed one first. A quoted term matches only
 * itself; others match both numbers of their words. The server's condition and the marks of a screen follow from it.
 */
export function termForms({ words, exact, prefix }: TextTerm, language: string): readonly (readonly string[])[] {
  if (exact) return [words];
  let forms: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    // The beginning of a word has no forms: it holds them all.
    const own = prefix && at === words.length - 1 ? [word] : wordForms(word, language);
    forms = own.flatMap((form) => forms.map((before) => [...before, form])).slice(0, MOST_FORMS);
  }
  return forms;
}

/** Where the sought terms of a search occur in a text of a language, in order, overlapping ones as one. */
export function textMatches(text: string, query: TextQuery, language: string): TextRange[] {
  const words = placedWords(text);
  const found = query.all.flat().flatMap((term) => termPlaces(words, term, language));
  return merged(found.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
}

/** Whether a review of a language satisfies a search; a phrase does not reach from its title into its text. */
export function satisfiesText(
  { title, text, lang }: { title: string | null; text: string | null; lang: string },
  query: TextQuery,
): boolean {
  const fields = [title, text].filter((field) => field !== null).map(placedWords);
  const holds = (term: TextTerm): boolean => fields.some((words) => termPlaces(words, term, lang).length > 0);
  return query.all.every((group) => group.some(holds)) && !query.none.some(holds);
}

function termPlaces(words: readonly PlacedWord[], term: TextTerm, language: string): TextRange[] {
  const forms = termForms(term, language);
  const places: TextRange[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const form = forms.find((phrase) => stands(words, at, phrase, term.prefix));
    const last = words[at + (form?.length ?? 0) - 1];
    if (form && last) places.push([words[at]?.start ?? 0, last.end]);
  }
  return places;
}

function stands(words: readonly PlacedWord[], at: number, phrase: readonly string[], prefix: boolean): boolean {
  return phrase.every((word, offset) => {
    const present = words[at + offset]?.word;
    if (present === undefined) return false;
    return prefix && offset === phrase.length - 1 ? present.startsWith(word) : present === word;
  });
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last && start <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}
