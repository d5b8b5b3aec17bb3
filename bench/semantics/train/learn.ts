import { measureTonality, POLARITY_MEASURES, THEME_MEASURES, TONALITY_MEASURES } from "../../../server/semantics/features.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import type { CommonWeights, WordWeights } from "../../../server/semantics/weights.ts";
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
  tonality: { word: number; bias: number; fit: FitOptions; minWord: number; shift: number };
}

export interface Learnt {
  common: CommonWeights;
  words: Map<string, WordWeights>;
}

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

/** Promises the weights learnt from annotated and rated reviews. */
export function learn(sources: readonly Source[], rated: readonly RatedReview[], mapping: Mapping, recipe: Recipe): Learnt {
  const learnt: Learnt = {
    common: {
      theme: { shared: Array<number>(THEME_MEASURES).fill(0), own: {}, domain: {} },
      polarity: { shared: Array<number>(POLARITY_MEASURES).fill(0), own: {} },
      tonality: Array<number>(TONALITY_MEASURES).fill(0),
    },
    words: new Map(),
  };
  learnThemes(learnt, sources, mapping, recipe.theme);
  learnPolarity(learnt, sources, mapping, recipe.polarity);
  learnTonality(learnt, rated, recipe.tonality);
  return learnt;
}

function wordsOf(learnt: Learnt, lang: string): WordWeights {
  let words = learnt.words.get(lang);
  if (words === undefined)
    learnt.words.set(
      lang,
      (words = { lang, themes: {}, cues: {}, domain_cues: {}, neighbours: {}, polarity: {}, tonality: {}, tonality_bias: 0 }),
    );
  return words;
}

function learnThemes(learnt: Learnt, sources: readonly Source[], mapping: Mapping, recipe: Recipe["theme"]): void {
  const known = knownByLang(sources, recipe.minWord);
  const parameters = new Parameters();
  const examples = sources.flatMap((s) => themeExamples(s, mapping, parameters, recipe.scales, known.get(s.lang) ?? new Set()));
  const weights = fit(examples, parameters, recipe.fit);
  const { theme } = learnt.common;
  for (const name of THEMES) {
    theme.own[name] = Array<number>(THEME_MEASURES).fill(0);
    theme.domain[name] = [0, 0, 0];
  }
  parameters.names.forEach((name, i) => {
    const w = round(weights[i] ?? 0);
    const [group, a = "", b = "", c = "", d = ""] = name.split("|");
    if (group === "shared") theme.shared[Number(a)] = w;
    else if (group === "own") (theme.own[a] ?? [])[Number(b)] = w;
    else if (group === "domain") (theme.domain[a] ?? [])[["hotel", "site", "restaurant"].indexOf(b)] = w;
    else if (group === "near") {
      if (Math.abs(w) >= SLIGHT) wordsOf(learnt, a).neighbours[b] = w;
    } else if (group === "at") {
      if (Math.abs(w) >= 0.03) ((wordsOf(learnt, a).domain_cues[d] ??= {})[b] ??= {})[c] = w;
    } else if (Math.abs(w) >= 0.03) ((group === "cue" ? wordsOf(learnt, a).cues : wordsOf(learnt, a).themes)[b] ??= {})[c] = w;
  });
  // The F1 measure wants another threshold than even odds.
  for (const row of Object.values(theme.domain)) recipe.shift.forEach((shift, d) => (row[d] = round((row[d] ?? 0) + shift)));
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

function learnTonality(learnt: Learnt, rated: readonly RatedReview[], recipe: Recipe["tonality"]): void {
  const known = knownByLang(rated, recipe.minWord);
  const parameters = new Parameters();
  const measures = new Float64Array(TONALITY_MEASURES);
  const share = (lang: string, label: 0 | 1): number => {
    const own = rated.filter((r) => r.lang === lang);
    return own.length / 2 / Math.max(1, own.filter((r) => r.label === label).length);
  };
  const examples = rated.map(({ lang, review, label }): Example => {
    // Both classes weigh the same in each language: the measure to reach is the balanced one.
    const example: Example = { ids: [parameters.number(`bias|${lang}`, recipe.bias)], values: [1], label, weight: share(lang, label) };
    measureTonality(review, measures);
    measures.forEach((value, k) => {
      example.ids.push(parameters.number(`shared|${k}`, 1));
      example.values.push(value);
    });
    for (const s of new Set(stemsOf(review))) {
      if (!known.get(lang)?.has(s)) continue;
      example.ids.push(parameters.number(`word|${lang}|${s}`, recipe.word));
      example.values.push(1);
    }
    return example;
  });
  for (const { lang } of rated) wordsOf(learnt, lang);
  const weights = fit(examples, parameters, recipe.fit);
  parameters.names.forEach((name, i) => {
    const w = round(weights[i] ?? 0);
    const [group, a = "", b = ""] = name.split("|");
    if (group === "shared") learnt.common.tonality[Number(a)] = w;
    else if (group === "bias") wordsOf(learnt, a).tonality_bias = w;
    else if (Math.abs(w) >= 0.01) wordsOf(learnt, a).tonality[b] = w;
  });
  learnt.common.tonality[0] = round((learnt.common.tonality[0] ?? 0) + recipe.shift);
}
