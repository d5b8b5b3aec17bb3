import { compileLexicon } from "./lexicons/compile-lexicon.ts";
import type { CompiledLexicon } from "./lexicons/compile-lexicon.ts";
import { gatherEvidence } from "./evidence.ts";
import type { Bond, Evidence } from "./evidence.ts";
import { findMatches, identify } from "./matches.ts";
import type { Match } from "./matches.ts";
import { readSentence } from "./opinions.ts";
import type { Reading } from "./reading.ts";
import { splitSentences } from "./text/sentences.ts";
import type { Sentence } from "./text/sentences.ts";
import { tokenise } from "./text/tokens.ts";
import type { Tokens } from "./text/tokens.ts";
import type { Lexicon } from "./types.ts";

export interface ReadSentence {
  sentence: Sentence;
  reading: Reading;
  matches: Match[];
  bonds: Bond[];
  evidence: (Evidence | undefined)[];
  /** Sum of the opinions' values. */
  value: number;
}

/** A review read with one language's lexicon, ready to be decided upon. */
export interface ReadReview {
  tokens: Tokens;
  ids: Uint32Array;
  sentences: ReadSentence[];
  /** How many words speak of each kind of place, in the order of DOMAINS. */
  domainCues: number[];
}

/** One compiled lexicon per language. */
export function compileAll(lexicons: readonly Lexicon[]): Map<string, CompiledLexicon> {
  return new Map(lexicons.map((l) => [l.lang, compileLexicon(l)]));
}

/** A review's sentences with their opinions and theme evidence; one pass over the text. */
export function readReview(text: string, lexicon: CompiledLexicon): ReadReview {
  const tokens = tokenise(text);
  const ids = identify(tokens, lexicon);
  const matches = findMatches(ids, lexicon);
  const domainCues = [0, 0, 0];
  for (const { sense } of matches) if (sense.domain >= 0) domainCues[sense.domain] = (domainCues[sense.domain] ?? 0) + 1;
  let m = 0;
  const sentences = splitSentences(text, tokens).map((sentence) => {
    const own: Match[] = [];
    for (let match = matches[m]; match !== undefined && match.from < sentence.to; match = matches[++m])
      if (match.from >= sentence.from && match.to <= sentence.to) own.push(match);
    const reading = readSentence(tokens, own, sentence, lexicon);
    let value = 0;
    for (const o of reading.opinions) value += o.value;
    const bonds: Bond[] = [];
    return { sentence, reading, matches: own, bonds, evidence: gatherEvidence(reading, sentence, bonds, lexicon.themes.length), value };
  });
  return { tokens, ids, sentences, domainCues };
}
