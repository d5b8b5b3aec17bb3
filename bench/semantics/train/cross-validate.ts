import { decide } from "../../../server/semantics/decide.ts";
import { Model } from "../../../server/semantics/model.ts";
import { foldOf } from "../split.ts";
import type { Corpus } from "./corpus.ts";
import type { Mapping, Scorer } from "./gold.ts";
import { THEMES } from "../../../server/semantics/types.ts";
import { learn } from "./learn.ts";
import type { Learnt, Recipe } from "./learn.ts";

export type Scores = Record<string, number[]>;

/** The scores of weights on a corpus: theme F1, pair F1, polarity accuracy, balanced; or tonality balanced, AUC. */
export function scoreWith(corpus: Corpus, scorer: Scorer, modelFor: (row: Corpus["rated"][number]["row"], lang: string) => Model): Scores {
  const scores: Scores = {};
  for (const { set, items } of corpus.sets) {
    const predictions = items.map(({ id, row, source }) => ({
      id,
      ...decide({ lang: set.lang, themes: THEMES }, source.review, modelFor(row, set.lang), undefined),
    }));
    const { tolerant } = scorer.scoreAbsa(
      items.map((i) => i.row),
      predictions,
      { raw: set.raw },
    );
    scores[`${set.name} ${set.lang}`] = [
      tolerant.theme.f1,
      tolerant.theme.p,
      tolerant.theme.r,
      tolerant.pair.f1,
      tolerant.polarity.accuracy,
      tolerant.polarity.balanced,
    ];
  }
  for (const lang of new Set(corpus.rated.map((r) => r.lang))) {
    const own = corpus.rated.filter((r) => r.lang === lang);
    const predictions = own.map(({ id, review, row }) => ({
      id,
      ...decide({ lang, themes: THEMES }, review, modelFor(row, lang), undefined),
    }));
    const t = scorer.scoreTonality(
      own.map((r) => r.row),
      predictions,
      { lang },
    );
    scores[`tonality ${lang}`] = [t.balanced, t.recallPositive, t.recallNegative, t.auc];
  }
  return scores;
}

/** The model of a language from what was learnt. */
export function modelOf(learnt: Learnt, lang: string): Model {
  return new Model(lang, learnt.common, learnt.words.get(lang), learnt.tables.lang === lang ? learnt.tables : undefined);
}

const modelsOf = (learnt: Learnt): ((lang: string) => Model) => {
  const made = new Map<string, Model>();
  return (lang) => {
    let model = made.get(lang);
    if (model === undefined) made.set(lang, (model = modelOf(learnt, lang)));
    return model;
  };
};

/** The scores of a recipe on a corpus, each review judged by weights that never saw it. Another salt makes other folds. */
export function crossValidate(corpus: Corpus, scorer: Scorer, mapping: Mapping, recipe: Recipe, folds: number, salt = ""): Scores {
  const models = Array.from({ length: folds }, (_, k) =>
    modelsOf(
      learn(
        corpus.sets.flatMap(({ items }) => items.filter((i) => foldOf(i.row, folds, salt) !== k).map((i) => i.source)),
        corpus.rated.filter((r) => foldOf(r.row, folds, salt) !== k),
        mapping,
        recipe,
      ),
    ),
  );
  return scoreWith(corpus, scorer, (row, lang) => {
    const model = models[foldOf(row, folds, salt)];
    if (model === undefined) throw new Error("fold out of range");
    return model(lang);
  });
}
