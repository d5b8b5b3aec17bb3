import { decide } from "./decide.ts";
import { findExpressions } from "./expressions.ts";
import { findIncidents } from "./incidents.ts";
import { languageChooser } from "./text/language.ts";
import { COMMON_WEIGHTS, tableWeights, wordWeights } from "./learnt.ts";
import { Model } from "./model.ts";
import { compileAll, readReview } from "./reader.ts";
import type { Analyser, Lexicon } from "./types.ts";

/** An analyser over the lexicons given; a text in a language without lexicon is read with the first one. */
export function createAnalyser(lexicons: Lexicon[]): Analyser {
  const compiled = compileAll(lexicons);
  const chooseLanguage = languageChooser(lexicons);
  const models = new Map(
    [...compiled.keys()].map((lang) => [lang, new Model(lang, COMMON_WEIGHTS, wordWeights(lang), tableWeights(lang))]),
  );
  return (text, lang, domain) => {
    // Nothing is known of what says nothing.
    if (!/\S/.test(text)) return { lang: lang ?? "und", tonality: 0, mentions: [], expressions: [] };
    const chosen = chooseLanguage(text, lang);
    const lexicon = compiled.get(chosen);
    const model = models.get(chosen);
    if (lexicon === undefined || model === undefined) return { lang: chosen, tonality: 0, mentions: [] };
    const review = readReview(text, lexicon);
    const sentences = review.sentences.map(({ sentence }) => sentence);
    return {
      ...decide(lexicon, review, model, domain),
      expressions: findExpressions(text, chosen, review, lexicon.wording),
      incidents: findIncidents(review.tokens, sentences, lexicon.incidents),
    };
  };
}
