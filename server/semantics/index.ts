export { createAnalyser } from "./analyser.ts";
export { lintLexicons } from "./lint-lexicons.ts";
export type { Problem } from "./lint-lexicons.ts";
export { loadLexicons } from "./load-lexicons.ts";
export { THEMES } from "./types.ts";
export type { Analyser, Analysis, Expression, Lexicon, Mention, Polarity, Theme } from "./types.ts";
