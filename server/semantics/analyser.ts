import { decide } from './decide.ts';
import { languageChooser } from './language.ts';
import { COMMON_WEIGHTS, wordWeights } from './learnt.ts';
import { Model } from './model.ts';
import { compileAll, readReview } from './reader.ts';
import type { Analyser, Lexicon } from './types.ts';

/** Promises an analyser over the lexicons given; a text in a language without lexicon is read with the first one. */
export function createAnalyser(lexicons: Lexicon[]): Analyser {
  const compiled = compileAll(lexicons);
  const chooseLanguage = languageChooser(lexicons);
  const models = new Map([...compiled.keys()].map((lang) => [lang, new Model(COMMON_WEIGHTS, wordWeights(lang))]));
  return (text, lang, domain) => {
    const chosen = chooseLanguage(text, lang);
    const lexicon = compiled.get(chosen);
    const model = models.get(chosen);
    if (lexicon === undefined || model === undefined) return { lang: chosen, tonality: 0, mentions: [] };
    return decide(chosen, readReview(text, lexicon), model, domain);
  };
}
