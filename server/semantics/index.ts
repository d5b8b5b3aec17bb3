export { createAnalyser } from "./analyser.ts";
export { lintLexicons } from "./lint-lexicons.ts";
export { loadLexicons } from "./load-lexicons.ts";
export type { Analyser, Lexicon } from "./types.ts";
