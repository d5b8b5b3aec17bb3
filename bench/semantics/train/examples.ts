import { conceptsIn } from "../../../server/semantics/concepts.ts";
import { guessDomain } from "../../../server/semantics/domains.ts";
import { DOMAINS } from "../../../server/semantics/kinds-of-place.ts";
import { shownRange } from "../../../server/semantics/evidence.ts";
import type { Evidence } from "../../../server/semantics/evidence.ts";
import { measurePolarity, measureTheme, POLARITY_MEASURES, surroundings, THEME_MEASURES } from "../../../server/semantics/features.ts";
import { neighbours } from "../../../server/semantics/neighbours.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import { negatedTokens, polarityWindow, stem, themeWindow } from "../../../server/semantics/words.ts";
import type { Example, Parameters } from "./fit.ts";
import type { GoldItem, Mapping, Shares } from "./gold.ts";

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
  /** What surrounds the theme's word, whatever the theme. */
  neighbour: number;
}

export interface Source {
  lang: string;
  shares: Shares;
  gold: GoldItem;
  review: ReadReview;
}

interface GoldSentence {
  themes: Map<string, Set<string>>;
  tolerated: Set<string>;
  loose: [number, number][];
  scored: boolean;
}

/** The gold sentences of a row with what the scorer tolerates in each. */
export function goldSentences(gold: GoldItem, mapping: Mapping): GoldSentence[] {
  const out: GoldSentence[] = gold.sentences.map(() => ({
    themes: new Map(),
    tolerated: new Set(),
    loose: [],
    scored: gold.kind !== "attraction",
  }));
  for (const o of gold.opinions) {
    const s = out[o.sent];
    if (s === undefined) continue;
    s.scored = true;
    for (const t of o.themes) s.themes.set(t, (s.themes.get(t) ?? new Set()).add(o.polarity));
    if (o.themes.length === 0 && o.hull !== null) s.loose.push(o.hull);
    for (const [t, cue] of Object.entries(mapping.EXPRESSION_CUE)) if (o.words !== undefined && cue.test(o.words)) s.tolerated.add(t);
  }
  for (const b of gold.bare) out[b.sent]?.tolerated.add(b.theme);
  return out;
}

/** The gold sentence that holds a position, the scorer's way. */
export function sentenceAt(gold: GoldItem, middle: number): number {
  const held = gold.sentences.findIndex(([a, b]) => middle >= a && middle <= b);
  if (held >= 0) return held;
  return gold.sentences.reduce(
    (best, [a], i) => (Math.abs(a - middle) < Math.abs((gold.sentences[best]?.[0] ?? 0) - middle) ? i : best),
    0,
  );
}

/** Calls `visit` for each of the review's sentences and themes the gold decides on, with the label. */
function eachCase(
  source: Source,
  mapping: Mapping,
  visit: (sentence: number, theme: number, polarities: Set<string> | null) => void,
): void {
  const { gold, review } = source;
  const judged = goldSentences(gold, mapping);
  const alias = mapping.ALIAS[gold.kind] ?? {};
  const place = review.sentences.map(({ sentence }) => sentenceAt(gold, (sentence.start + sentence.end) / 2));
  review.sentences.forEach(({ evidence, sentence }, index) => {
    for (let theme = 0; theme < THEMES.length; theme++) {
      const name = THEMES[theme] ?? "";
      const scoredAs = name in alias ? alias[name] : name;
      if (scoredAs === null || scoredAs === undefined) continue;
      const e = evidence[theme];
      const span = e === undefined ? wholeSentence(sentence) : spanOf(e, review);
      const at = e === undefined ? (place[index] ?? 0) : sentenceAt(gold, (span[0] + span[1]) / 2);
      const s = judged[at];
      if (s === undefined || !s.scored) continue;
      const polarities = s.themes.get(scoredAs) ?? null;
      if (polarities !== null) {
        // The theme may be spoken of in another of the sentences that share this gold sentence, or under its alias.
        const elsewhere = review.sentences.some(
          (other, j) =>
            (j !== index && place[j] === at && other.evidence[theme] !== undefined) ||
            (j === index && aliased(other.evidence, scoredAs, theme, alias)),
        );
        if (e === undefined && (scoredAs !== name || elsewhere)) continue;
      } else {
        if (s.tolerated.has(scoredAs)) continue;
        if (e !== undefined && s.loose.some((h) => Math.min(span[1], h[1]) - Math.max(span[0], h[0]) >= 0.5 * (span[1] - span[0])))
          continue;
      }
      visit(index, theme, polarities);
    }
  });
}

function wholeSentence({ start, end }: { start: number; end: number }): [number, number] {
  return [start, end];
}

function spanOf(e: Evidence, review: ReadReview): [number, number] {
  const [from, to] = shownRange(e);
  return [review.tokens.start[from] ?? 0, review.tokens.end[to - 1] ?? 0];
}

function aliased(evidence: readonly unknown[], scoredAs: string, theme: number, alias: Record<string, string | null>): boolean {
  return THEMES.some((name, t) => t !== theme && alias[name] === scoredAs && evidence[t] !== undefined);
}

/** The stems of a review's tokens. */
export function stemsOf(review: ReadReview): string[] {
  return review.tokens.text.map((text, i) => ((review.tokens.kind[i] ?? 0) === 2 || (review.tokens.kind[i] ?? 0) === 4 ? "" : stem(text)));
}

/** The examples of «does this sentence speak of this theme?». `known` keeps the stems seen often enough. */
export function themeExamples(
  source: Source,
  mapping: Mapping,
  parameters: Parameters,
  scales: Scales,
  known: Set<string>,
  use: "theme" | "tables",
): Example[] {
  const out: Example[] = [];
  const { review, lang } = source;
  const conceptsOf = conceptsIn(lang);
  const stems = stemsOf(review);
  const domain = guessDomain(undefined, review);
  const measures = new Float64Array(THEME_MEASURES);
  eachCase(source, mapping, (index, theme, polarities) => {
    const read = review.sentences[index];
    if (read === undefined) return;
    const e = read.evidence[theme];
    measureTheme(
      e,
      { read, first: index === 0 && review.sentences.length > 1, themesHere: read.evidence.filter((x) => x !== undefined).length },
      measures,
    );
    const example: Example = { ids: [], values: [], label: polarities === null ? 0 : 1, weight: source.shares[use] };
    const add = (name: string, scale: number, value: number): void => {
      example.ids.push(parameters.number(name, scale));
      example.values.push(value);
    };
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
    out.push(example);
  });
  return out;
}

/** The examples of «is it praised?» for the units with one polarity; gold units without evidence count less. */
export function polarityExamples(source: Source, mapping: Mapping, parameters: Parameters, scales: Scales, known: Set<string>): Example[] {
  const out: Example[] = [];
  const { review, lang } = source;
  const stems = stemsOf(review);
  const negated = negatedTokens(review);
  const measures = new Float64Array(POLARITY_MEASURES);
  eachCase(source, mapping, (index, theme, polarities) => {
    const read = review.sentences[index];
    if (polarities === null || polarities.size !== 1 || read === undefined) return;
    const [polarity] = polarities;
    if (polarity !== "positive" && polarity !== "negative") return;
    const e = read.evidence[theme];
    measurePolarity(e, read, surroundings(review, index), measures);
    const example: Example = {
      ids: [],
      values: [],
      label: polarity === "positive" ? 1 : 0,
      weight: source.shares.polarity * (e === undefined ? 0.5 : 1),
    };
    const add = (name: string, scale: number, value: number): void => {
      example.ids.push(parameters.number(name, scale));
      example.values.push(value);
    };
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
    out.push(example);
  });
  return out;
}
