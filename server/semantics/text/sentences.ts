import { LINE, MARK, NUMBER, WORD } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

/** A sentence as a token range and as UTF-16 offsets, ends excluded. */
export interface Sentence {
  from: number;
  to: number;
  start: number;
  end: number;
}

// A full stop after these ends no sentence; all languages together, folded.
const ABBREVIATIONS = new Set([
  "min",
  "mn",
  "env",
  "etc",
  "st",
  "ste",
  "mr",
  "mme",
  "dr",
  "ca",
  "bzw",
  "inkl",
  "usw",
  "str",
  "bijv",
  "nr",
  "ecc",
  "approx",
  "pers",
  "ex",
  "vs",
  "av",
  "bd",
  "sr",
  "sra",
  "aprox",
  "circa",
  "evtl",
  "max",
  "tel",
  "incl",
]);

const startsUpper = (text: string, at: number): boolean => {
  const c = text.charAt(at);
  return c !== c.toLowerCase();
};

function endsSentence(text: string, tokens: Tokens, i: number): boolean {
  const mark = tokens.text[i];
  if (mark === "!" || mark === "?") return true;
  const next = i + 1;
  if (mark === "…") return next < tokens.count && startsUpper(text, tokens.start[next] ?? 0);
  if (mark !== ".") return false;
  const before = i - 1;
  if (tokens.kind[before] === NUMBER && tokens.kind[next] === NUMBER && tokens.start[next] === tokens.end[i]) return false;
  if (tokens.kind[before] === WORD && tokens.kind[next] === WORD) {
    const word = tokens.text[before] ?? "";
    return !(ABBREVIATIONS.has(word) || word.length === 1) || startsUpper(text, tokens.start[next] ?? 0);
  }
  return true;
}

/** The sentences of a text, in order; line ends always separate. Sentences without a token are left out. */
export function splitSentences(text: string, tokens: Tokens): Sentence[] {
  const out: Sentence[] = [];
  let from = 0;
  const close = (to: number, next: number): void => {
    if (to > from) out.push({ from, to, start: tokens.start[from] ?? 0, end: tokens.end[to - 1] ?? 0 });
    from = next;
  };
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind[i] === LINE) close(i, i + 1);
    else if (tokens.kind[i] === MARK && endsSentence(text, tokens, i)) {
      while (tokens.kind[i + 1] === MARK && '!?.…)»"'.includes(tokens.text[i + 1] ?? " ")) i++;
      close(i + 1, i + 1);
    }
  }
  close(tokens.count, tokens.count);
  return out;
}
