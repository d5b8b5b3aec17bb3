import common from "./weights/common.json" with { type: "json" };
import tablesFr from "./weights/tables.fr.json" with { type: "json" };
import de from "./weights/words.de.json" with { type: "json" };
import en from "./weights/words.en.json" with { type: "json" };
import es from "./weights/words.es.json" with { type: "json" };
import fr from "./weights/words.fr.json" with { type: "json" };
import it from "./weights/words.it.json" with { type: "json" };
import nl from "./weights/words.nl.json" with { type: "json" };
import type { CommonWeights, KindWeights, ThemeMeasureWeights, ThemeWords, WordWeights } from "./weights.ts";

/** Weights learnt by `bench/semantics/train`; none was learnt from the validation part. */
export const COMMON_WEIGHTS: CommonWeights = { ...common, theme: readMeasures(common.theme) };

const WORDS: readonly WordWeights[] = [fr, en, de, es, it, nl].map((raw) => ({
  lang: raw.lang,
  ...readThemeWords(raw),
  polarity: flat(raw.polarity),
  tonality: flat(raw.tonality),
  tonality_bias: raw.tonality_bias,
}));

const TABLES: readonly KindWeights[] = [
  { lang: tablesFr.lang, measures: readMeasures(tablesFr.measures), words: readThemeWords(tablesFr.words) },
];

// The files' own types name every word; what is read from them is checked and widened here.
function readMeasures(raw: {
  shared: number[];
  own: Record<string, number[]>;
  domain: Record<string, number[]>;
  concepts: object;
  domain_concepts: object;
}): ThemeMeasureWeights {
  return { ...raw, concepts: nested(raw.concepts), domain_concepts: twiceNested(raw.domain_concepts) };
}

function readThemeWords(raw: { themes: object; cues: object; domain_cues: object; neighbours: object }): ThemeWords {
  return {
    themes: nested(raw.themes),
    cues: nested(raw.cues),
    domain_cues: twiceNested(raw.domain_cues),
    neighbours: flat(raw.neighbours),
  };
}

function twiceNested(raw: object): Record<string, Record<string, Record<string, number>>> {
  return Object.fromEntries(Object.entries(raw).map(([name, inner]: [string, unknown]) => [name, nested(isObject(inner) ? inner : {})]));
}

function flat(raw: object): Record<string, number> {
  return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}

function nested(raw: object): Record<string, Record<string, number>> {
  return Object.fromEntries(Object.entries(raw).map(([theme, words]: [string, unknown]) => [theme, flat(isObject(words) ? words : {})]));
}

/** The word weights of a language, or nothing when none were learnt. */
export function wordWeights(lang: string): WordWeights | undefined {
  return WORDS.find((w) => w.lang === lang);
}

/** The weights for restaurants of a language, or nothing when none were learnt. */
export function tableWeights(lang: string): KindWeights | undefined {
  return TABLES.find((w) => w.lang === lang);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
