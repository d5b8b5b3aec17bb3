import { placedWords } from "./words.ts";

/** What one term of a search asks for: words that follow each other. */
export interface TextTerm {
  /** Folded. */
  words: readonly string[];
  /** Between quotation marks: these very words, not their other number. */
  exact: boolean;
  /** The last word is the beginning of one: `réserv*`. */
  prefix: boolean;
}

/** Why a search was not understood as a whole: a quotation mark that is not closed, exclusions alone, more than {@link MOST_TERMS}. */
export type TextFault = "quote-open" | "only-exclusions" | "too-many";

/** A search in texts: of each group of `all` one term must occur, of `none` none may. */
export interface TextQuery {
  all: readonly (readonly TextTerm[])[];
  none: readonly TextTerm[];
  faults: readonly TextFault[];
}

/** Terms of a search that count: each costs a look into every text. */
export const MOST_TERMS = 8;

/** One piece of what was typed. */
type Piece = { kind: "or" } | { kind: "term"; isExcluded: boolean; term: TextTerm | null };

const piece = /\s*(-(?=\S))?(?:(["“„«”])|(\S+))/uy;

/**
 * Reads what somebody typed: words that must all occur, `"a phrase"`, `-word` and `-"a phrase"` that must not, `a OR b`
 * (also `OU`), `réserv*`. Case, accents and apostrophes do not count. Anything can be read: what is malformed is
 * understood as far as it goes, and `faults` says so. `OR` binds closer than the «and» between words.
 */
export function parseTextQuery(typed: string): TextQuery {
  const faults = new Set<TextFault>();
  const pieces = piecesOf(typed, faults);
  const all: TextTerm[][] = [];
  const none: TextTerm[] = [];
  let terms = 0;
  let isJoined = false;
  for (const [at, found] of pieces.entries()) {
    if (found.kind === "or") {
      const [before, after] = [pieces[at - 1], pieces[at + 1]];
      isJoined = isIncluded(before) && isIncluded(after);
      continue;
    }
    const { term, isExcluded } = found;
    const group = isJoined ? all.at(-1) : undefined;
    isJoined = false;
    if (term === null) continue;
    if (terms >= MOST_TERMS) {
      faults.add("too-many");
      continue;
    }
    terms += 1;
    if (isExcluded) none.push(term);
    else if (group) group.push(term);
    else all.push([term]);
  }
  if (all.length === 0 && none.length > 0) faults.add("only-exclusions");
  return { all, none, faults: [...faults] };
}

/** A search as it was understood, in its own grammar; empty where it asks for nothing. */
export function shownTextQuery({ all, none }: TextQuery): string {
  const groups = all.map((terms) => terms.map(shownTerm).join(" OR "));
  return [...groups, ...none.map((term) => `-${shownTerm(term)}`)].join(" ");
}

/** Whether a search asks for anything. */
export function asksForText({ all, none }: TextQuery): boolean {
  return all.length + none.length > 0;
}

function shownTerm({ words, exact, prefix }: TextTerm): string {
  if (exact) return `"${words.join(" ")}"`;
  return words.join("-") + (prefix ? "*" : "");
}

function isIncluded(found: Piece | undefined): boolean {
  return found?.kind === "term" && !found.isExcluded && found.term !== null;
}

function piecesOf(typed: string, faults: Set<TextFault>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (;;) {
    piece.lastIndex = at;
    const found = piece.exec(typed);
    if (!found) return pieces;
    const [, minus, quote, word = ""] = found;
    at = piece.lastIndex;
    const isExcluded = minus !== undefined;
    if (quote === undefined) {
      // A quotation mark within a word begins a phrase: `accueil"très bon"`.
      const inner = word.search(/["“„«]/u);
      if (inner > 0) at -= word.length - inner;
      const read = inner > 0 ? word.slice(0, inner) : word;
      if (!isExcluded && (read === "OR" || read === "OU")) pieces.push({ kind: "or" });
      else pieces.push({ kind: "term", isExcluded, term: wordTerm(read) });
      continue;
    }
    const closing = typed.slice(at).search(quote === "«" ? /»/u : quote === '"' ? /"/u : /[“”"]/u);
    if (closing < 0) faults.add("quote-open");
    const end = closing < 0 ? typed.length : at + closing;
    pieces.push({ kind: "term", isExcluded, term: phraseTerm(typed.slice(at, end)) });
    at = closing < 0 ? end : end + 1;
  }
}

/** What French drops before an apostrophe: «l’accueil» asks for «accueil». */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’ʼ´`](?=[\p{L}\p{N}])/iu;

function wordTerm(typed: string): TextTerm | null {
  const prefix = /[\p{L}\p{N}]\*+$/u.test(typed);
  const words = placedWords(typed.replace(elided, "")).map(({ word }) => word);
  return words.length === 0 ? null : { words, exact: false, prefix };
}

function phraseTerm(typed: string): TextTerm | null {
  const words = placedWords(typed).map(({ word }) => word);
  return words.length === 0 ? null : { words, exact: true, prefix: false };
}
