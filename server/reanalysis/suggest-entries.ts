import type { LexiconSuggestion } from "../../src/generated/types.ts";
import { fold } from "../semantics/fold.ts";
import type { Lexicon } from "../semantics/index.ts";
import type { MentionPolarity } from "../store/analysis-tables.ts";

/** A correction that stands, with the words it is about. */
export interface SuggestingCorrection {
  review_id: string;
  span: string;
  theme: string;
  polarity: MentionPolarity;
  /** Null for a mention that the analysis had not found. */
  analysed_theme: string | null;
  lang: string;
}

/** Longest entry worth suggesting, in words. */
const longest = 4;
/** What no entry of a lexicon begins or ends with, whatever the language, beside its own little words. */
const edges = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/**
 * The lexicon entries that corrections speak for: their words without little words, boosters and negators around, in
 * the list that would have told the theme and polarity that people gave. Entries that the lexicon has are left out;
 * those that most reviews speak for come first.
 */
export function suggestEntries(corrections: readonly SuggestingCorrection[], lexicons: readonly Lexicon[]): LexiconSuggestion[] {
  const found = new Map<string, LexiconSuggestion & { reviews: Set<string> }>();
  for (const { review_id, span, theme, polarity, lang } of corrections) {
    const lexicon = lexicons.find((one) => one.lang === lang);
    if (!lexicon) continue;
    const entry = entryOf(span, lexicon);
    const list = polarity === "positive" ? "praise" : polarity === "negative" ? "blame" : "targets";
    if (entry === null || known(lexicon, theme, list).has(fold(entry))) continue;
    const key = JSON.stringify([lang, theme, list, fold(entry)]);
    const same = found.get(key) ?? {
      lang,
      theme,
      list,
      entry,
      n: 0,
      example: span.replace(/\s+/g, " ").trim(),
      reviews: new Set<string>(),
    };
    same.reviews.add(review_id);
    same.n = same.reviews.size;
    found.set(key, same);
  }
  return [...found.values()]
    .map(({ reviews: _, ...suggestion }) => suggestion)
    .toSorted((a, b) => b.n - a.n || (a.entry < b.entry ? -1 : 1));
}

function entryOf(span: string, { function_words = [], modifiers }: Lexicon): string | null {
  const little = new Set(
    [...function_words, ...(modifiers.boosters ?? []), ...(modifiers.negators ?? []), ...(modifiers.dampers ?? [])].map(fold),
  );
  // «l’accueil» is two words, «petit-déjeuner» one.
  const words = span
    .toLowerCase()
    .split(/\s+|(?<=['’])/u)
    .map((word) => word.replace(edges, ""))
    .filter((word) => word !== "");
  const isLittle = (word: string | undefined): boolean => word !== undefined && (little.has(fold(word)) || word.length === 1);
  while (isLittle(words[0])) words.shift();
  while (isLittle(words.at(-1))) words.pop();
  return words.length === 0 || words.length > longest ? null : words.join(" ");
}

function known({ themes }: Lexicon, theme: string, list: LexiconSuggestion["list"]): Set<string> {
  const cues = themes[theme] ?? {};
  const soft = list === "praise" ? cues.soft_praise : list === "blame" ? cues.soft_blame : [];
  return new Set([...(cues[list] ?? []), ...(soft ?? [])].map((entry) => fold(entry.replace(/^=/, ""))));
}
