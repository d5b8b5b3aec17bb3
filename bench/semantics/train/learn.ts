import { measureTonality, POLARITY_MEASURES, THEME_MEASURES, TONALITY_MEASURES } from "../../../server/semantics/features.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import type { CommonWeights, KindWeights, ThemeMeasureWeights, ThemeWords, WordWeights } from "../../../server/semantics/weights.ts";
import { negatedTokens } from "../../../server/semantics/words.ts";
import { polarityExamples, stemsOf, themeExamples } from "./examples.ts";
import type { Scales, Source } from "./examples.ts";
import { fit, Parameters } from "./fit.ts";
import type { Example, FitOptions } from "./fit.ts";
import type { Mapping } from "./gold.ts";

export interface RatedReview {
  lang: string;
  review: ReadReview;
  label: 0 | 1;
}

export interface Recipe {
  theme: { scales: Scales; fit: FitOptions; minWord: number; shift: [hotel: number, site: number, restaurant: number] };
  polarity: { scales: Scales; fit: FitOptions; minWord: number; shift: number };
  tonality: { word: number; bias: number; kin: number; fit: FitOptions; minWord: number; shifts: Record<string, number> };
}

export interface Learnt {
  common: CommonWeights;
  words: Map<string, WordWeights>;
  /** Of the one language with annotated reviews of restaurants. */
  tables: KindWeights;
}

/** The language whose restaurants were annotated. */
const TABLES_LANG = "fr";

/** Neighbours are many; the slight ones are left out to keep the weights small. */
const SLIGHT = 0.12;

const round = (x: number): number => Math.round(x * 1000) / 1000;

function frequentStems(reviews: Iterable<ReadReview>, min: number): Set<string> {
  const counts = new Map<string, number>();
  for (const review of reviews) for (const s of new Set(stemsOf(review))) if (s.length > 1) counts.set(s, (counts.get(s) ?? 0) + 1);
  return new Set([...counts].filter(([, n]) => n >= min).map(([s]) => s));
}

function knownByLang(items: readonly { lang: string; review: ReadReview }[], min: number): Map<string, Set<string>> {
  const langs = new Set(items.map((i) => i.lang));
  return new Map(
    [...langs].map((lang) => [
      lang,
      frequentStems(
        items.filter((i) => i.lang === lang).map((i) => i.review),
        min,
      ),
    ]),
  );
}

/** The weights learnt from annotated and rated reviews. */
export function learn(sources: readonly Source[], rated: readonly RatedReview[], mapping: Mapping, recipe: Recipe): Learnt {
  const general = learnThemes(sources, mapping, recipe.theme, "theme");
  const tables = learnThemes(sources, mapping, recipe.theme, "tables");
  const learnt: Learnt = {
    common: {
      theme: general.measures,
      polarity: { shared: Array<number>(POLARITY_MEASURES).fill(0), own: {} },
      tonality: Array<number>(TONALITY_MEASURES).fill(0),
    },
    words: new Map(),
    tables: { lang: TABLES_LANG, measures: tables.measures, words: tables.words.get(TABLES_LANG) ?? noThemeWords() },
  };
  for (const [lang, words] of general.words) Object.assign(wordsOf(learnt, lang), words);
  learnPolarity(learnt, sources, mapping, recipe.polarity);
  learnTonality(learnt, rated, sources, recipe.tonality);
  return learnt;
}

const noThemeWords = (): ThemeWords => ({ themes: {}, cues: {}, domain_cues: {}, neighbours: {} });

function wordsOf(learnt: Learnt, lang: string): WordWeights {
  let words = learnt.words.get(lang);
  if (words === undefined) learnt.words.set(lang, (words = { lang, ...noThemeWords(), polarity: {}, tonality: {}, tonality_bias: 0 }));
  return words;
}

interface LearntThemes {
  measures: ThemeMeasureWeights;
  words: Map<string, ThemeWords>;
}

function learnThemes(sources: readonly Source[], mapping: Mapping, recipe: Recipe["theme"], use: "theme" | "tables"): LearntThemes {
  const known = knownByLang(sources, recipe.minWord);
  const parameters = new Parameters();
  const examples = sources.flatMap((s) => themeExamples(s, mapping, parameters, recipe.scales, known.get(s.lang) ?? new Set(), use));
  const weights = fit(examples, parameters, recipe.fit);
  const measures: ThemeMeasureWeights = {
    shared: Array<number>(THEME_MEASURES).fill(0),
    own: {},
    domain: {},
    concepts: {},
    domain_concepts: {},
  };
  for (const name of THEMES) {
    measures.own[name] = Array<number>(THEME_MEASURES).fill(0);
    measures.domain[name] = [0, 0, 0];
  }
  const words = new Map<string, ThemeWords>();
  const of = (lang: string): ThemeWords => {
    let own = words.get(lang);
    if (own === undefined) words.set(lang, (own = noThemeWords()));
    return own;
  };
  parameters.names.forEach((name, i) => {
    const w = round(weights[i] ?? 0);
    const [group, a = "", b = "", c = "", d = ""] = name.split("|");
    if (group === "shared") measures.shared[Number(a)] = w;
    else if (group === "own") (measures.own[a] ?? [])[Number(b)] = w;
    else if (group === "domain") (measures.domain[a] ?? [])[["hotel", "site", "restaurant"].indexOf(b)] = w;
    else if (group === "near") {
      if (Math.abs(w) >= SLIGHT) of(a).neighbours[b] = w;
    } else if (Math.abs(w) >= 0.03) {
      if (group === "concept") (measures.concepts[a] ??= {})[b] = w;
      else if (group === "conceptAt") ((measures.domain_concepts[c] ??= {})[a] ??= {})[b] = w;
      else if (group === "at") ((of(a).domain_cues[d] ??= {})[b] ??= {})[c] = w;
      else ((group === "cue" ? of(a).cues : of(a).themes)[b] ??= {})[c] = w;
    }
  });
  // The F1 measure wants another threshold than even odds.
  for (const row of Object.values(measures.domain)) recipe.shift.forEach((shift, d) => (row[d] = round((row[d] ?? 0) + shift)));
  return { measures, words };
}

function learnPolarity(learnt: Learnt, sources: readonly Source[], mapping: Mapping, recipe: Recipe["polarity"]): void {
  const known = knownByLang(sources, recipe.minWord);
  const parameters = new Parameters();
  const examples = sources.flatMap((s) => polarityExamples(s, mapping, parameters, recipe.scales, known.get(s.lang) ?? new Set()));
  const weights = fit(examples, parameters, recipe.fit);
  const { polarity } = learnt.common;
  parameters.names.forEach((name, i) => {
    const w = round(weights[i] ?? 0);
    const [group, a = "", b = ""] = name.split("|");
    if (group === "shared") polarity.shared[Number(a)] = w;
    else if (group === "own") polarity.own[a] = w;
    else if (Math.abs(w) >= 0.03) wordsOf(learnt, a).polarity[b] = w;
  });
  polarity.shared[0] = round((polarity.shared[0] ?? 0) + recipe.shift);
}

/** Reviews whose overall judgement is known: from their rating, or from the opinions annotated in them. */
interface Judged extends RatedReview {
  kin: string;
  weight: number;
}

/** Annotated reviews, judged by the majority of their opinions: more words than the few rated ones hold. */
function judgedByOpinions(sources: readonly Source[], weight: number): Judged[] {
  return sources.flatMap(({ lang, review, gold }): Judged[] => {
    let sum = 0;
    for (const { polarity } of gold.opinions) sum += polarity === "positive" ? 1 : polarity === "negative" ? -1 : 0;
    return sum === 0 ? [] : [{ lang, review, label: sum > 0 ? 1 : 0, kin: gold.kind, weight }];
  });
}

/** Both classes weigh the same in each language and kind: the measure to reach is the balanced one. */
function classShares(judged: readonly Judged[]): (review: Judged) => number {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { lang, kin, label } of judged) {
    add(`${lang}|${kin}`);
    add(`${lang}|${kin}|${label}`);
  }
  return ({ lang, kin, label }) => (counts.get(`${lang}|${kin}`) ?? 0) / 2 / (counts.get(`${lang}|${kin}|${label}`) ?? 1);
}

/** The stems of a review, those under negation marked; each once. */
function signedStems(review: ReadReview): Set<string> {
  const negated = negatedTokens(review);
  return new Set(stemsOf(review).map((s, i) => (negated[i] === 1 ? `!${s}` : s)));
}

function learnTonality(learnt: Learnt, rated: readonly RatedReview[], sources: readonly Source[], recipe: Recipe["tonality"]): void {
  const judged: Judged[] = [...rated.map((r) => ({ ...r, kin: "rated", weight: 1 })), ...judgedByOpinions(sources, recipe.kin)];
  const known = knownByLang(judged, recipe.minWord);
  const parameters = new Parameters();
  const measures = new Float64Array(TONALITY_MEASURES);
  const share = classShares(judged);
  const examples = judged.map((one): Example => {
    const { lang, review, label, kin } = one;
    const example: Example = { ids: [], values: [], label, weight: share(one) * one.weight };
    const add = (name: string, scale: number, value: number): void => {
      example.ids.push(parameters.number(name, scale));
      example.values.push(value);
    };
    add(`bias|${lang}|${kin}`, recipe.bias, 1);
    measureTonality(review, measures);
    measures.forEach((value, k) => {
      add(`shared|${k}`, 1, value);
      // A sentence about one dish is no review of a stay: its measures may weigh otherwise.
      if (kin !== "rated") add(`kin|${k}`, 1, value);
    });
    for (const s of signedStems(review)) if (known.get(lang)?.has(s.replace(/^!/, ""))) add(`word|${lang}|${s}`, recipe.word, 1);
    return example;
  });
  for (const { lang } of rated) wordsOf(learnt, lang);
  const weights = fit(examples, parameters, recipe.fit);
  parameters.names.forEach((name, i) => {
    const w = round(weights[i] ?? 0);
    const [group, a = "", b = ""] = name.split("|");
    if (group === "shared") learnt.common.tonality[Number(a)] = w;
    else if (group === "bias") {
      if (b === "rated") wordsOf(learnt, a).tonality_bias = w;
    } else if (group === "word" && Math.abs(w) >= 0.01) wordsOf(learnt, a).tonality[b] = w;
  });
  for (const [lang, shift] of Object.entries(recipe.shifts))
    wordsOf(learnt, lang).tonality_bias = round(wordsOf(learnt, lang).tonality_bias + shift);
}
