import { conceptsIn } from "../../../server/semantics/concepts.ts";
import { DOMAINS, guessDomain } from "../../../server/semantics/domains.ts";
import { measurePolarity, measureTheme, POLARITY_MEASURES, surroundings, THEME_MEASURES } from "../../../server/semantics/features.ts";
import { neighbours } from "../../../server/semantics/neighbours.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import { negatedTokens, polarityWindow, stem, themeWindow } from "../../../server/semantics/words.ts";
import { eachCase } from "./cases.ts";
import type { Source } from "./cases.ts";
import type { Example, Parameters } from "./fit.ts";
import type { Mapping } from "./gold.ts";

export interface Scales {
  own: number;
  domain: number;
  cue: number;
  /** A cue in one kind of place. */
  at: number;
  /** What the entries of one meaning share, in all languages; and in one kind of place. */
  concept: number;
  conceptAt: number;
  word: number;
  /** What stands around the theme's word, whatever the theme. */
  neighbour: number;
}

/** Makes one example of a sentence and a theme of a review. */
export type Describe = (sentence: number, theme: number, label: 0 | 1, weight: number) => Example | null;

/** What all examples of one kind share: the numbering of parameters, how freely each group moves, and the stems seen often enough. */
export interface Frame {
  parameters: Parameters;
  scales: Scales;
  known: Set<string>;
}

/** Promises the stems of a review's tokens. */
export function stemsOf(review: ReadReview): string[] {
  return review.tokens.text.map((text, i) => ((review.tokens.kind[i] ?? 0) === 2 || (review.tokens.kind[i] ?? 0) === 4 ? "" : stem(text)));
}

/** Promises what describes «does this sentence speak of this theme?» in a review. */
export function themeDescriber(lang: string, review: ReadReview, { parameters, scales, known }: Frame): Describe {
  const conceptsOf = conceptsIn(lang);
  const stems = stemsOf(review);
  const domain = guessDomain(undefined, review);
  const measures = new Float64Array(THEME_MEASURES);
  return (index, theme, label, weight) => {
    const read = review.sentences[index];
    if (read === undefined) return null;
    const e = read.evidence[theme];
    measureTheme(
      e,
      { read, first: index === 0 && review.sentences.length > 1, themesHere: read.evidence.filter((x) => x !== undefined).length },
      measures,
    );
    const example: Example = { ids: [], values: [], label, weight };
    const add = adder(example, parameters);
    measures.forEach((value, k) => {
      if (value === 0) return;
      add(`shared|${k}`, 1, value);
      add(`own|${THEMES[theme]}|${k}`, scales.own, value);
    });
    if (e !== undefined) domain.forEach((value, d) => add(`domain|${THEMES[theme]}|${DOMAINS[d]}`, scales.domain, value));
    for (const cue of new Set(e?.cues.map((c) => c.sense.key) ?? [])) {
      add(`cue|${lang}|${THEMES[theme]}|${cue}`, scales.cue, 1);
      domain.forEach((value, d) => add(`at|${lang}|${THEMES[theme]}|${cue}|${DOMAINS[d]}`, scales.at, value));
      for (const concept of conceptsOf(cue)) {
        add(`concept|${THEMES[theme]}|${concept}`, scales.concept, 1);
        domain.forEach((value, d) => add(`conceptAt|${THEMES[theme]}|${concept}|${DOMAINS[d]}`, scales.conceptAt, value));
      }
    }
    if (e !== undefined && scales.neighbour > 0)
      for (const name of neighbours(e, read, review)) add(`near|${lang}|${name}`, scales.neighbour, 1);
    for (const s of new Set(stems.slice(...themeWindow(e, read))))
      if (known.has(s)) add(`word|${lang}|${THEMES[theme]}|${s}`, scales.word, 1);
    return example;
  };
}

function adder(example: Example, parameters: Parameters): (name: string, scale: number, value: number) => void {
  return (name, scale, value) => {
    example.ids.push(parameters.number(name, scale));
    example.values.push(value);
  };
}

/** Promises what describes «is the theme praised?» in a review. */
export function polarityDescriber(lang: string, review: ReadReview, { parameters, scales, known }: Frame): Describe {
  const stems = stemsOf(review);
  const negated = negatedTokens(review);
  const measures = new Float64Array(POLARITY_MEASURES);
  return (index, theme, label, weight) => {
    const read = review.sentences[index];
    if (read === undefined) return null;
    const e = read.evidence[theme];
    measurePolarity(e, read, surroundings(review, index), measures);
    const example: Example = { ids: [], values: [], label, weight };
    const add = adder(example, parameters);
    measures.forEach((value, k) => value !== 0 && add(`shared|${k}`, 1, value));
    add(`own|${THEMES[theme]}`, scales.own, 1);
    const [from, to] = polarityWindow(e, read);
    const seen = new Set<string>();
    for (let i = from; i < to; i++) {
      const s = stems[i] ?? "";
      if (!known.has(s) || seen.has(s)) continue;
      seen.add(s);
      add(`word|${lang}|${negated[i] === 1 ? "!" : ""}${s}`, scales.word, 1);
    }
    return example;
  };
}

/** Promises the examples of «does this sentence speak of this theme?» that the annotation decides on. */
export function themeExamples(source: Source, mapping: Mapping, frame: Frame, use: "theme" | "tables"): Example[] {
  const out: Example[] = [];
  const describe = themeDescriber(source.lang, source.review, frame);
  eachCase(source, mapping, (index, theme, polarities) => {
    const example = describe(index, theme, polarities === null ? 0 : 1, source.shares[use]);
    if (example !== null) out.push(example);
  });
  return out;
}

/** Promises the examples of «is it praised?» for the units with one polarity; gold units without evidence count less. */
export function polarityExamples(source: Source, mapping: Mapping, frame: Frame): Example[] {
  const out: Example[] = [];
  const describe = polarityDescriber(source.lang, source.review, frame);
  eachCase(source, mapping, (index, theme, polarities) => {
    if (polarities === null || polarities.size !== 1) return;
    const [polarity] = polarities;
    if (polarity !== "positive" && polarity !== "negative") return;
    const found = source.review.sentences[index]?.evidence[theme] !== undefined;
    const example = describe(index, theme, polarity === "positive" ? 1 : 0, source.shares.polarity * (found ? 1 : 0.5));
    if (example !== null) out.push(example);
  });
  return out;
}
