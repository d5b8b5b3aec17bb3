import { THEMES } from "./types.ts";

/** Weights that decide whether a theme is meant, whatever the language: of measures and of the concepts that words represent. */
export interface ThemeMeasureWeights {
  shared: number[];
  own: Record<string, number[]>;
  domain: Record<string, number[]>;
  /** Theme, concept. */
  concepts: Record<string, Record<string, number>>;
  /** What a concept adds in one kind of place: domain, theme, concept. */
  domain_concepts: Record<string, Record<string, Record<string, number>>>;
}

/** Weights that hold for every language: they weigh measures, not words. */
export interface CommonWeights {
  theme: ThemeMeasureWeights;
  polarity: { shared: number[]; own: Record<string, number> };
  tonality: number[];
}

/** Weights of one language's words (rough stems) and lexicon entries for the themes. */
export interface ThemeWords {
  themes: Record<string, Record<string, number>>;
  cues: Record<string, Record<string, number>>;
  /** What a cue adds in one kind of place: domain, theme, cue. */
  domain_cues: Record<string, Record<string, Record<string, number>>>;
  /** What the words around a theme's own word add, whatever the theme. */
  neighbours: Record<string, number>;
}

/** Weights learnt for one kind of place in one language, beside the general ones. */
export interface KindWeights {
  lang: string;
  measures: ThemeMeasureWeights;
  words: ThemeWords;
}

/** All weights of one language's words. */
export interface WordWeights extends ThemeWords {
  lang: string;
  /** A stem with `!` before it means the word under negation. */
  polarity: Record<string, number>;
  /** Stems with `!` as above. */
  tonality: Record<string, number>;
  tonality_bias: number;
}

const themeIndex = new Map<string, number>(THEMES.map((theme, i) => [theme, i]));

/** A table of one row per theme from weights kept by theme name; absent themes are zero. */
export function byTheme(weights: Record<string, number[]>, columns: number): Float64Array {
  const table = new Float64Array(THEMES.length * columns);
  for (const [theme, row] of Object.entries(weights)) {
    const t = themeIndex.get(theme);
    if (t !== undefined) row.slice(0, columns).forEach((w, c) => (table[t * columns + c] = w));
  }
  return table;
}

/** For each named key, its weights over the themes. */
export function transpose(weights: Record<string, Record<string, number>>): Map<string, Float64Array> {
  const rows = new Map<string, Float64Array>();
  for (const [theme, words] of Object.entries(weights)) {
    const t = themeIndex.get(theme);
    if (t === undefined) continue;
    for (const [key, weight] of Object.entries(words)) {
      let row = rows.get(key);
      if (row === undefined) rows.set(key, (row = new Float64Array(THEMES.length)));
      row[t] = weight;
    }
  }
  return rows;
}
