export { createAnalyser } from "./analyser.ts";
export { lintLexicons } from "./lexicons/lint-lexicons.ts";
export { loadLexicons } from "./lexicons/load-lexicons.ts";
export type { Analyser, Lexicon } from "./types.ts";
