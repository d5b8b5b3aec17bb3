import type { Match } from "./matches.ts";
import type { Sentence } from "./text/sentences.ts";
import { MARK } from "./text/tokens.ts";
import type { Tokens } from "./text/tokens.ts";

/** «ne recommande pas»: a negation on both sides of its verb, as the tokens of «ne» and of the closing word. */
export interface Bracket {
  open: number;
  close: number;
}

// Grammar, not vocabulary: French alone brackets its verbs.
const OPENING = new Set(["ne", "n"]);
const CLOSING = new Set(["pas", "plus", "jamais", "guere", "rien", "personne", "aucun", "aucune", "nullement", "aucunement", "point"]);
/** «ne le recommande vraiment pas»: words between both parts, at most. */
const LONGEST = 6;

const NONE: readonly Bracket[] = [];

/** The French negations that hold a verb between both parts; those that a lexicon entry begins with are its own affair. */
export function findBrackets(tokens: Tokens, matches: readonly Match[], sentence: Sentence): readonly Bracket[] {
  let found: Bracket[] | null = null;
  for (let i = sentence.from; i < sentence.to; i++) {
    if (!OPENING.has(tokens.text[i] ?? "")) continue;
    const close = closingOf(tokens, i, sentence);
    if (close < 0 || matches.some((m) => m.from <= i && i < m.to)) continue;
    (found ??= []).push({ open: i, close });
    i = close;
  }
  return found ?? NONE;
}

function closingOf(tokens: Tokens, open: number, sentence: Sentence): number {
  const end = Math.min(sentence.to, open + LONGEST + 2);
  for (let i = open + 1; i < end && tokens.kind[i] !== MARK; i++) {
    const text = tokens.text[i] ?? "";
    if (OPENING.has(text)) return -1;
    if (CLOSING.has(text)) return i;
  }
  return -1;
}

/** The bracket that holds a token range, if any. */
export function bracketAround(brackets: readonly Bracket[], from: number, to: number): Bracket | undefined {
  return brackets.find(({ open, close }) => open < from && to <= close);
}
