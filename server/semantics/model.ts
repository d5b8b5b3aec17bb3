import { DOMAINS } from "./domains.ts";
import type { Evidence } from "./evidence.ts";
import { THEME_MEASURES } from "./features.ts";
import { THEMES } from "./types.ts";
import { byTheme, transpose } from "./weights.ts";
import type { CommonWeights, WordWeights } from "./weights.ts";
import { WordIndex } from "./words.ts";

const COUNT = THEMES.length;

/** A linear model over measures, lexicon entries and words; scores are log-odds. */
export class Model {
  readonly words: WordIndex;
  private readonly common: CommonWeights;
  private readonly own: Float64Array;
  private readonly domain: Float64Array;
  private readonly cues: Map<string, Float64Array>;
  private readonly domainCues: Map<string, Float64Array>[];
  private readonly neighbours: Map<string, number>;
  private readonly wordThemes: Float64Array;
  private readonly wordPolarity: Float64Array;
  private readonly wordTonality: Float64Array;
  private readonly tonalityBias: number;

  constructor(common: CommonWeights, learnt: WordWeights | undefined) {
    this.common = common;
    this.own = byTheme(common.theme.own, THEME_MEASURES);
    this.domain = byTheme(common.theme.domain, DOMAINS.length);
    this.cues = transpose(learnt?.cues ?? {});
    this.domainCues = DOMAINS.map((domain) => transpose(learnt?.domain_cues[domain] ?? {}));
    this.neighbours = new Map(Object.entries(learnt?.neighbours ?? {}));
    const themes = transpose(learnt?.themes ?? {});
    const polarity = Object.entries(learnt?.polarity ?? {});
    const tonality = Object.entries(learnt?.tonality ?? {});
    this.words = new WordIndex([...themes.keys(), ...polarity.map(([s]) => s.replace(/^!/, "")), ...tonality.map(([s]) => s)]);
    this.wordThemes = new Float64Array(this.words.size * COUNT);
    for (const [s, row] of themes) this.wordThemes.set(row, this.words.number(s) * COUNT);
    this.wordPolarity = new Float64Array(this.words.size * 2);
    for (const [s, w] of polarity) this.wordPolarity[this.words.number(s.replace(/^!/, "")) * 2 + (s.startsWith("!") ? 1 : 0)] = w;
    this.tonalityBias = learnt?.tonality_bias ?? 0;
    this.wordTonality = new Float64Array(this.words.size);
    for (const [s, w] of tonality) this.wordTonality[this.words.number(s)] = w;
  }

  /** Promises the log-odds that the words of a token range add for one theme; a word counts once. */
  wordScore(theme: number, numbers: Int32Array, from: number, to: number): number {
    let sum = 0;
    for (let i = from; i < to; i++) {
      const n = numbers[i] ?? -1;
      if (n >= 0 && !isRepeated(numbers, from, i, n)) sum += this.wordThemes[n * COUNT + theme] ?? 0;
    }
    return sum;
  }

  /** Promises the same for all themes at once. */
  wordScores(numbers: Int32Array, from: number, to: number, out: Float64Array): void {
    out.fill(0);
    for (let i = from; i < to; i++) {
      const n = numbers[i] ?? -1;
      if (n < 0 || isRepeated(numbers, from, i, n)) continue;
      for (let t = 0; t < COUNT; t++) out[t] = (out[t] ?? 0) + (this.wordThemes[n * COUNT + t] ?? 0);
    }
  }

  /** Promises the weight of one word for one theme. */
  wordTheme(n: number, theme: number): number {
    return n < 0 ? 0 : (this.wordThemes[n * COUNT + theme] ?? 0);
  }

  themeScore(theme: number, measures: Float64Array, domain: Float64Array, e: Evidence | undefined): number {
    let score = dot(this.common.theme.shared, measures, 0);
    score += dot(this.own, measures, theme * THEME_MEASURES);
    if (e === undefined) return score;
    score += dot(this.domain, domain, theme * DOMAINS.length);
    for (const cue of new Set(e.cues.map((c) => c.sense.key))) {
      score += this.cues.get(cue)?.[theme] ?? 0;
      for (let d = 0; d < DOMAINS.length; d++) score += (domain[d] ?? 0) * (this.domainCues[d]?.get(cue)?.[theme] ?? 0);
    }
    return score;
  }

  /** Promises the log-odds that the words around a theme's own word add. */
  neighbourScore(names: readonly string[]): number {
    let sum = 0;
    for (const name of names) sum += this.neighbours.get(name) ?? 0;
    return sum;
  }

  polarityScore(
    theme: number,
    measures: Float64Array,
    numbers: Int32Array,
    negated: Uint8Array,
    window: readonly [number, number],
  ): number {
    let score = (this.common.polarity.own[THEMES[theme] ?? ""] ?? 0) + dot(this.common.polarity.shared, measures, 0);
    for (let i = window[0]; i < window[1]; i++) {
      const n = numbers[i] ?? -1;
      if (n >= 0 && !isRepeated(numbers, window[0], i, n)) score += this.wordPolarity[n * 2 + (negated[i] ?? 0)] ?? 0;
    }
    return score;
  }

  tonalityScore(measures: Float64Array, numbers: Int32Array): number {
    let score = this.tonalityBias + dot(this.common.tonality, measures, 0);
    const seen = new Set<number>();
    for (const n of numbers) {
      if (n < 0 || seen.has(n)) continue;
      seen.add(n);
      score += this.wordTonality[n] ?? 0;
    }
    return score;
  }
}

function isRepeated(numbers: Int32Array, from: number, i: number, n: number): boolean {
  for (let k = from; k < i; k++) if (numbers[k] === n) return true;
  return false;
}

function dot(weights: ArrayLike<number>, measures: Float64Array, offset: number): number {
  let sum = 0;
  for (let k = 0; k < measures.length; k++) sum += (weights[offset + k] ?? 0) * (measures[k] ?? 0);
  return sum;
}
