import { destinationFacets } from "../../src/page/reviews/browser/reviews-scope.ts";
import { placedWords } from "../../src/domain/text/words.ts";
import type { ReviewSearchRequest } from "../../src/generated/types.ts";

/** Five years of reviews end before this day, see the demo's generator. */
const YEARS = 5;
const DAY_MS = 86_400_000;

/** Numbers from 0 to 1, the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Words that reviews hold, common ones more often. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => placedWords(text).map(({ word }) => word)).filter((word) => word.length >= 4);
}

/** The first page of the screen «Avis»: every facet. */
export function firstPage(search: ReviewSearchRequest = {}): ReviewSearchRequest {
  return { order: "urgency", page: 0, size: 20, facets: [...destinationFacets], ...search };
}

/** A period that no request had before; `share` of them reaches over all years. */
export function randomPeriod(now: number, roll: () => number): { from: number; to: number } {
  const days = Math.round(30 + roll() * 365 * (YEARS - 1));
  const to = now - Math.floor(roll() * 300) * DAY_MS;
  return { from: to - days * DAY_MS, to };
}

const filterChoices: Readonly<Record<string, readonly string[]>> = {
  language: ["fr", "de", "en", "nl", "es", "it"],
  provider: ["google", "booking", "tripadvisor", "airbnb"],
  category: ["hotel", "camping", "restaurant", "location", "site"],
  answered: ["true", "false"],
  tonality: ["tres_negatif", "negatif", "neutre", "positif", "tres_positif"],
  blamed: ["proprete", "calme", "prix", "acces", "accueil"],
  praised: ["accueil", "emplacement", "chambre", "restauration"],
  profile: ["couple", "famille", "amis", "solo"],
};

/** One to three filters. */
export function randomFilters(roll: () => number): Record<string, string[]> {
  const names = Object.keys(filterChoices);
  const wanted = 1 + Math.floor(roll() * 3);
  const chosen = new Set(Array.from({ length: wanted }, () => names[Math.floor(roll() * names.length)] ?? "language"));
  return Object.fromEntries(
    Array.from(chosen, (name) => {
      const values = filterChoices[name] ?? [];
      return [name, [values[Math.floor(roll() * values.length)] ?? ""]];
    }),
  );
}

/** What somebody types: one or two words, a phrase, an exclusion, the beginning of a word. */
export function randomText(words: readonly string[], roll: () => number): string {
  const word = (): string => words[Math.floor(roll() * words.length)] ?? "accueil";
  const kind = Math.floor(roll() * 5);
  if (kind === 0) return word();
  if (kind === 1) return `${word()} ${word()}`;
  if (kind === 2) return `${word()} -${word()}`;
  if (kind === 3) return `${word()} OR ${word()}`;
  return `${word().slice(0, 4)}*`;
}
