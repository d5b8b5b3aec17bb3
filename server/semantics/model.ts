import { conceptsIn } from "./concepts.ts";
import { ThemeModel } from "./theme-model.ts";
import { THEMES } from "./types.ts";
import type { CommonWeights, KindWeights, WordWeights } from "./weights.ts";
import { dot, isRepeated, WordIndex } from "./words.ts";

/** Index in DOMAINS of the kind of place that has weights of its own. */
const RESTAURANT = 2;
/** A share smaller than this would cost time and change nothing. */
const SLIGHT = 0.08;

/** What decides on themes in one review: each model with its share. */
export type Blend = readonly (readonly [model: ThemeModel, share: number])[];

/** A linear model over measures, lexicon entries and words; scores are log-odds. */
export class Model {
  readonly words: WordIndex;
  private readonly common: CommonWeights;
  private readonly general: ThemeModel;
  private readonly tables: ThemeModel | null;
  private readonly wordPolarity: Float64Array;
  private readonly wordTonality: Float64Array;
  private readonly tonalityBias: number;

  constructor(lang: string, common: CommonWeights, learnt: WordWeights | undefined, tables: KindWeights | undefined) {
    this.common = common;
    const polarity = Object.entries(learnt?.polarity ?? {});
    const tonality = Object.entries(learnt?.tonality ?? {});
    this.words = new WordIndex([
      ...Object.values(learnt?.themes ?? {}).flatMap((words) => Object.keys(words)),
      ...Object.values(tables?.words.themes ?? {}).flatMap((words) => Object.keys(words)),
      ...[...polarity, ...tonality].map(([s]) => s.replace(/^!/, "")),
    ]);
    const conceptsOf = conceptsIn(lang);
    this.general = new ThemeModel(common.theme, learnt, this.words, conceptsOf);
    this.tables = tables === undefined ? null : new ThemeModel(tables.measures, tables.words, this.words, conceptsOf);
    this.wordPolarity = this.signed(polarity);
    this.tonalityBias = learnt?.tonality_bias ?? 0;
    this.wordTonality = this.signed(tonality);
  }

  /** The models to ask about a review, given how likely each kind of place is. */
  blend(domain: Float64Array): Blend {
    const share = domain[RESTAURANT] ?? 0;
    if (this.tables === null || share < SLIGHT) return [[this.general, 1]];
    if (share > 1 - SLIGHT) return [[this.tables, 1]];
    return [
      [this.general, 1 - share],
      [this.tables, share],
    ];
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

  tonalityScore(measures: Float64Array, numbers: Int32Array, negated: Uint8Array): number {
    let score = this.tonalityBias + dot(this.common.tonality, measures, 0);
    const seen = new Set<number>();
    numbers.forEach((n, i) => {
      const at = n * 2 + (negated[i] ?? 0);
      if (n < 0 || seen.has(at)) return;
      seen.add(at);
      score += this.wordTonality[at] ?? 0;
    });
    return score;
  }

  /** Two weights a word: plain, and under negation (`!` before the stem). */
  private signed(weights: readonly (readonly [stem: string, weight: number])[]): Float64Array {
    const table = new Float64Array(this.words.size * 2);
    for (const [s, w] of weights) table[this.words.number(s.replace(/^!/, "")) * 2 + (s.startsWith("!") ? 1 : 0)] = w;
    return table;
  }
}
