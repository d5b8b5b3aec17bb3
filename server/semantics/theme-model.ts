import type { ConceptsOf } from "./concepts.ts";
import { DOMAINS } from "./kinds-of-place.ts";
import type { Evidence } from "./evidence.ts";
import { THEME_MEASURES } from "./features.ts";
import { THEMES } from "./types.ts";
import { byTheme, transpose } from "./weights.ts";
import type { ThemeMeasureWeights, ThemeWords } from "./weights.ts";
import { dot, isRepeated } from "./words.ts";
import type { WordIndex } from "./words.ts";

const COUNT = THEMES.length;
/** A cue's own weight and what it adds in each kind of place. */
const PARTS = 1 + DOMAINS.length;

/** The part of the model that decides whether a theme is meant; scores are log-odds. */
export class ThemeModel {
  private readonly shared: readonly number[];
  private readonly own: Float64Array;
  private readonly domain: Float64Array;
  private readonly parts: Map<string, Float64Array>[];
  private readonly concepts: Map<string, Float64Array>[];
  private readonly conceptsOf: ConceptsOf;
  private readonly rows = new Map<string, Float64Array>();
  private readonly neighbours: Map<string, number>;
  private readonly words: Float64Array;

  constructor(measures: ThemeMeasureWeights, learnt: ThemeWords | undefined, index: WordIndex, conceptsOf: ConceptsOf) {
    this.shared = measures.shared;
    this.own = byTheme(measures.own, THEME_MEASURES);
    this.domain = byTheme(measures.domain, DOMAINS.length);
    this.conceptsOf = conceptsOf;
    this.parts = [transpose(learnt?.cues ?? {}), ...DOMAINS.map((domain) => transpose(learnt?.domain_cues[domain] ?? {}))];
    this.concepts = [transpose(measures.concepts), ...DOMAINS.map((domain) => transpose(measures.domain_concepts[domain] ?? {}))];
    this.neighbours = new Map(Object.entries(learnt?.neighbours ?? {}));
    this.words = new Float64Array(index.size * COUNT);
    for (const [s, row] of transpose(learnt?.themes ?? {})) this.words.set(row, index.number(s) * COUNT);
  }

  /** The log-odds that the words of a token range add for one theme; a word counts once. */
  wordScore(theme: number, numbers: Int32Array, from: number, to: number): number {
    let sum = 0;
    for (let i = from; i < to; i++) {
      const n = numbers[i] ?? -1;
      if (n >= 0 && !isRepeated(numbers, from, i, n)) sum += this.words[n * COUNT + theme] ?? 0;
    }
    return sum;
  }

  /** Adds the same for all themes at once, times `share`. */
  addWordScores(numbers: Int32Array, from: number, to: number, share: number, out: Float64Array): void {
    for (let i = from; i < to; i++) {
      const n = numbers[i] ?? -1;
      if (n < 0 || isRepeated(numbers, from, i, n)) continue;
      for (let t = 0; t < COUNT; t++) out[t] = (out[t] ?? 0) + share * (this.words[n * COUNT + t] ?? 0);
    }
  }

  /** The weight of one word for one theme. */
  wordTheme(n: number, theme: number): number {
    return n < 0 ? 0 : (this.words[n * COUNT + theme] ?? 0);
  }

  /** The log-odds of the measures and of the lexicon entries found. */
  score(theme: number, measures: Float64Array, domain: Float64Array, e: Evidence | undefined): number {
    let score = dot(this.shared, measures, 0) + dot(this.own, measures, theme * THEME_MEASURES);
    if (e === undefined) return score;
    score += dot(this.domain, domain, theme * DOMAINS.length);
    for (const cue of new Set(e.cues.map((c) => c.sense.key))) {
      const row = this.row(cue);
      score += row[theme] ?? 0;
      for (let d = 0; d < DOMAINS.length; d++) score += (domain[d] ?? 0) * (row[(d + 1) * COUNT + theme] ?? 0);
    }
    return score;
  }

  /** The log-odds that the words around a theme's own word add. */
  neighbourScore(names: readonly string[]): number {
    let sum = 0;
    for (const name of names) sum += this.neighbours.get(name) ?? 0;
    return sum;
  }

  /** An entry's own weights and those of its concepts, so that one never met while learning is judged by its kin. */
  private row(cue: string): Float64Array {
    let row = this.rows.get(cue);
    if (row !== undefined) return row;
    this.rows.set(cue, (row = new Float64Array(COUNT * PARTS)));
    const concepts = this.conceptsOf(cue);
    for (let part = 0; part < PARTS; part++) {
      addTo(row, part * COUNT, this.parts[part]?.get(cue));
      for (const concept of concepts) addTo(row, part * COUNT, this.concepts[part]?.get(concept));
    }
    return row;
  }
}

function addTo(row: Float64Array, offset: number, weights: Float64Array | undefined): void {
  weights?.forEach((w, t) => (row[offset + t] = (row[offset + t] ?? 0) + w));
}
