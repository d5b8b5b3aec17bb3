import type { Evidence } from './evidence.ts';
import { chooseLanguage } from './language.ts';
import { compileAll, readReview } from './reader.ts';
import type { ReadReview, ReadSentence } from './reader.ts';
import { THEMES } from './types.ts';
import type { Analyser, Analysis, Lexicon, Mention, Polarity } from './types.ts';

/** Promises an analyser over the lexicons given; a text in a language without lexicon is read with the first one. */
export function createAnalyser(lexicons: Lexicon[]): Analyser {
  const compiled = compileAll(lexicons);
  const known = [...compiled.keys()];
  return (text, lang) => {
    const chosen = chooseLanguage(text, lang, known);
    const lexicon = compiled.get(chosen);
    if (lexicon === undefined) return { lang: chosen, tonality: 0, mentions: [] };
    return decide(chosen, readReview(text, lexicon));
  };
}

function decide(lang: string, review: ReadReview): Analysis {
  const mentions: Mention[] = [];
  let sum = 0;
  let weight = 0;
  for (const read of review.sentences) {
    for (const o of read.reading.opinions) {
      sum += o.value;
      weight += Math.abs(o.value);
    }
    for (const e of read.evidence) if (e !== undefined && holds(e)) mentions.push(mentionOf(review, read, e));
  }
  return { lang, tonality: weight === 0 ? 0 : sum / (weight + 1), mentions };
}

function holds(e: Evidence): boolean {
  return e.firm > 0 || e.missing > 0 || e.softFree > 0 || e.linkCost < 6;
}

function mentionOf(review: ReadReview, read: ReadSentence, e: Evidence): Mention {
  const value = e.linkedValue + e.impliedValue - e.missing || read.value;
  const polarity: Polarity = value > 0 ? 'positive' : value < 0 ? 'negative' : 'neutral';
  return {
    theme: THEMES[e.theme] ?? '',
    polarity,
    strength: Math.min(1, Math.max(0.1, Math.abs(value) / 3)),
    start: review.tokens.start[e.from] ?? 0,
    end: review.tokens.end[e.to - 1] ?? 0,
    sentence: [read.sentence.start, read.sentence.end],
  };
}
