import common from "./weights/common.json" with { type: "json" };
import de from "./weights/words.de.json" with { type: "json" };
import en from "./weights/words.en.json" with { type: "json" };
import es from "./weights/words.es.json" with { type: "json" };
import fr from "./weights/words.fr.json" with { type: "json" };
import it from "./weights/words.it.json" with { type: "json" };
import nl from "./weights/words.nl.json" with { type: "json" };
import type { CommonWeights, WordWeights } from "./weights.ts";

/** Weights learnt by `bench/semantics/train`; none was learnt from the validation part. */
export const COMMON_WEIGHTS: CommonWeights = common;

const WORDS: readonly WordWeights[] = [fr, en, de, es, it, nl].map(readWords);

function readWords(raw: {
  lang: string;
  themes: object;
  cues: object;
  domain_cues: object;
  neighbours?: object;
  polarity: object;
  tonality: object;
  tonality_bias: number;
}): WordWeights {
  return {
    lang: raw.lang,
    themes: nested(raw.themes),
    cues: nested(raw.cues),
    domain_cues: Object.fromEntries(
      Object.entries(raw.domain_cues).map(([domain, cues]: [string, unknown]) => [domain, nested(isObject(cues) ? cues : {})]),
    ),
    neighbours: flat(raw.neighbours ?? {}),
    polarity: flat(raw.polarity),
    tonality: flat(raw.tonality),
    tonality_bias: raw.tonality_bias,
  };
}

function flat(raw: object): Record<string, number> {
  return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

function nested(raw: object): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(raw).map(([theme, words]: [string, unknown]) => [theme, flat(isObject(words) ? words : {})]));
}

/** Promises the word weights of a language, or nothing when none were learnt. */
export function wordWeights(lang: string): WordWeights | undefined {
  return WORDS.find((w) => w.lang === lang);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
