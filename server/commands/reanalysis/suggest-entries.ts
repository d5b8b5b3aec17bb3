import type { LexiconSuggestion } from "../../../src/generated/types.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import type { Lexicon } from "../../semantics/index.ts";
import type { MentionPolarity } from "../../store/tables/analysis.ts";

/** A correction in force, with the words it is about. */
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
 * the list that would have given the theme and polarity that people chose: «pas souriant» blames by «souriant», which
 * praises. Entries that the lexicon has are left out; those that most reviews speak for come first.
 */
export function suggestEntries(corrections: readonly SuggestingCorrection[], lexicons: readonly Lexicon[]): LexiconSuggestion[] {
  const found = new Map<string, LexiconSuggestion & { reviews: Set<string> }>();
  for (const { review_id, span, theme, polarity, lang } of corrections) {
    const lexicon = lexicons.find((one) => one.lang === lang);
    if (!lexicon) continue;
    const words = entryOf(span, lexicon);
    if (!words) continue;
    const { entry, negated } = words;
    const list = listOf(polarity, negated);
    if (known(lexicon, theme, list).has(fold(entry))) continue;
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

/** The list of a theme whose entries give this polarity, directly or through the negation beside them. */
function listOf(polarity: MentionPolarity, negated: boolean): LexiconSuggestion["list"] {
  if (polarity === "positive") return negated ? "blame" : "praise";
  if (polarity === "negative") return negated ? "praise" : "blame";
  return "targets";
}

/** The words that an entry would hold, and whether a negator left out at their edges turns them; null where they are none. */
function entryOf(span: string, { function_words = [], modifiers }: Lexicon): { entry: string; negated: boolean } | null {
  const negators = new Set((modifiers.negators ?? []).map(fold));
  const little = new Set([...function_words, ...(modifiers.boosters ?? []), ...(modifiers.dampers ?? [])].map(fold));
  // «l’accueil» is two words, «petit-déjeuner» one.
  const words = span
    .toLowerCase()
    .split(/\s+|(?<=['’])/u)
    .map((word) => word.replace(edges, ""))
    .filter((word) => word !== "");
  const isNegator = (word: string): boolean => negators.has(fold(word));
  const isLittle = (word: string): boolean => little.has(fold(word)) || isNegator(word) || word.length === 1;
  const first = words.findIndex((word) => !isLittle(word));
  if (first < 0) return null;
  const inner = words.slice(first, words.findLastIndex((word) => !isLittle(word)) + 1);
  const outside = words.filter(isNegator).length - inner.filter(isNegator).length;
  // Negated in part, the words are for and against: no list represents them.
  if (inner.length > longest || (outside > 0 && inner.some(isNegator))) return null;
  return { entry: inner.join(" "), negated: outside % 2 === 1 };
}

function known({ themes }: Lexicon, theme: string, list: LexiconSuggestion["list"]): Set<string> {
  const cues = themes[theme] ?? {};
  const soft = list === "praise" ? cues.soft_praise : list === "blame" ? cues.soft_blame : [];
  return new Set([...(cues[list] ?? []), ...(soft ?? [])].map((entry) => fold(entry.replace(/^=/, ""))));
}
