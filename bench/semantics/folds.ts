import { loadLexicons } from "../../server/semantics/lexicons/load-lexicons.ts";
import { compileAll } from "../../server/semantics/reader.ts";
import { percent } from "./report.ts";
import { readCorpus } from "./train/corpus.ts";
import { crossValidate } from "./train/cross-validate.ts";
import type { Scores } from "./train/cross-validate.ts";
import type { Mapping, Scorer } from "./train/gold.ts";
import { RECIPE } from "./train/recipe.ts";

/** Each judge learns from four fifths of the reviews. */
const FOLDS = 5;

/** The lines on how all reviews, the validation part among them, are judged by weights that never saw them. */
export function judgeInFolds(data: string, lexicons: string, scorer: Scorer, mapping: Mapping): string[] {
  const corpus = readCorpus(data, scorer, compileAll(loadLexicons(lexicons)), "all");
  const scores = crossValidate(corpus, scorer, mapping, RECIPE, FOLDS);
  return [
    `Cross-validation over all reviews, split by review into ${FOLDS} folds; themes, polarity and tonality are learnt anew for each`,
    ...corpus.sets.map(({ set, items }) => themeLine(`${set.lang} ${set.name}`, items.length, scores[`${set.name} ${set.lang}`] ?? [])),
    ...tonalityLines(corpus.rated, scores),
  ];
}

function themeLine(name: string, rows: number, [f1 = 0, p = 0, r = 0, pair = 0, polarity = 0, balanced = 0]: readonly number[]): string {
  return `${name.padEnd(23)} ${String(rows).padStart(5)}   ${percent(f1)} (P ${percent(p)} R ${percent(r)})  ${percent(pair)}  ${percent(polarity)}  bal ${percent(balanced)}`;
}

function tonalityLines(rated: readonly { lang: string; label: 0 | 1 }[], scores: Scores): string[] {
  return [...new Set(rated.map((r) => r.lang))].map((lang) => {
    const own = rated.filter((r) => r.lang === lang);
    const good = own.filter((r) => r.label === 1).length;
    const [balanced = 0, positive = 0, negative = 0, auc = 0] = scores[`tonality ${lang}`] ?? [];
    const wrong = Math.round((1 - positive) * good) + Math.round((1 - negative) * (own.length - good));
    return `${lang} tonality  n ${String(own.length).padStart(4)} (${good}+/${own.length - good}-)  balanced ${percent(balanced)}  recall+ ${percent(positive)}  recall- ${percent(negative)}  AUC ${percent(auc)}  misjudged ${wrong}`;
  });
}
