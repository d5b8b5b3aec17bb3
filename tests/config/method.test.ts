import { describe, expect, it } from "vitest";

import concepts from "../../templates/pages/concepts.json";
import netPromoterScore from "../../templates/pages/net-promoter-score.json";
import rating from "../../templates/pages/rating.json";
import { formatFigure } from "../../src/domain/figure/figure.ts";
import {
  balance,
  indexSettings,
  marginOfError,
  meanSample,
  median,
  mixEffect,
  nps,
  requiredSample,
  shareDifference,
  themeImpact,
  weightedIndex,
} from "../../src/domain/statistics/index.ts";
import { normaliseRating } from "../../src/domain/review/rating.ts";
import { shownMeasures } from "../../src/page/method/tile-method.ts";
import type { ReadyTile } from "../../src/engine/plan/plan.ts";
import { shippedMetrics } from "../analytics/shipped.ts";
import { shippedConfig } from "../engine/shipped-config.ts";

const { measures } = shippedMetrics();
const explained = Object.entries(measures).flatMap(([name, measure]) => {
  const { example } = measure.method ?? {};
  return example ? [{ name, measure, method: { example } }] : [];
});

const aged = [
  { rating: 100, ageDays: 0 },
  { rating: 80, ageDays: 365 },
  { rating: 60, ageDays: 730 },
];
const structure = mixEffect(
  [
    { key: "hotel", n: 300, mean: 84 },
    { key: "camping", n: 100, mean: 78 },
    { key: "restaurant", n: 200, mean: 88 },
  ],
  [
    { key: "hotel", n: 250, mean: 85 },
    { key: "camping", n: 350, mean: 79 },
    { key: "restaurant", n: 200, mean: 88.5 },
  ],
);
const scores = mixEffect(
  [
    { key: "hotel", n: 200, mean: 40 },
    { key: "camping", n: 100, mean: 10 },
  ],
  [
    { key: "hotel", n: 150, mean: 46 },
    { key: "camping", n: 250, mean: 12 },
  ],
);
const countries = mixEffect(
  [
    { key: "FR", n: 60, mean: 40 },
    { key: "NL", n: 40, mean: 20 },
  ],
  [
    { key: "FR", n: 40, mean: 42 },
    { key: "NL", n: 60, mean: 22 },
  ],
);
const alike = (n: number, mean: number) => meanSample(n, n * mean, n * mean * mean);

/** Each worked example, recomputed by the functions that make the figures. */
const again: Readonly<Record<string, number | null | undefined>> = {
  rating: ((normaliseRating(4, { max: 5 }) ?? 0) + (normaliseRating(9, { max: 10 }) ?? 0) + (normaliseRating(3, { max: 5 }) ?? 0)) / 3,
  "rating-index": weightedIndex(aged, 82)?.value,
  "rating-index-ranking": weightedIndex(aged, 82)?.ranking,
  "positive-share": (100 * 8) / 10,
  "negative-share": (100 * 3) / 20,
  "response-rate": (100 * 26) / 40,
  "response-delay": median([2, 5, 8, 20, 30, 48, 90]),
  "nps-real-effect": scores?.real,
  "nps-mix-effect": scores?.mix,
  "nps-estimated": nps({ promoters: 60, passives: 25, detractors: 15 })?.value,
  "nps-declared": nps({ promoters: 5, passives: 3, detractors: 2 })?.value,
  "rating-real-effect": structure?.real,
  "rating-mix-effect": structure?.mix,
  "margin-of-error": marginOfError(385),
  "reviews-needed": requiredSample(Infinity, 5) - 150,
  "theme-balance": balance(30, 10)?.value,
  "theme-impact": themeImpact(alike(2, 50), alike(8, 85))?.value,
  "theme-lost": themeImpact(alike(2, 50), alike(8, 85))?.cost,
  "theme-won": themeImpact(alike(6, 90), alike(4, 75))?.cost,
  "positives-per-negative": 80 / 10,
  "negative-response-rate": (100 * 12) / 20,
  "reviews-per-establishment": 460 / 40,
  "mentions-per-review": 250 / 100,
  "theme-praising": (100 * 50) / 200,
  "theme-blaming": (100 * 50) / 200,
  "nps-declared-real-effect": countries?.real,
  "nps-declared-mix-effect": countries?.mix,
  "mark-declared": (6 * 100 + 4 * 60) / 10,
  "mark-gap": themeImpact(alike(10, 90), alike(6, 60))?.value,
  "remark-balance": balance(12, 4)?.value,
  "nps-driver": shareDifference({ count: 16, n: 40 }, { count: 60, n: 100 })?.value,
};

describe("what a measure says of its method", () => {
  it.each(Object.entries(measures))("%s: a definition that ends as a sentence, and a formula", (_, { description, method }) => {
    expect(method?.text ?? description).toMatch(/[^.]\.$/);
    expect(method?.formula).toMatch(/ = |^Médiane = /);
  });

  it("is there for the figures that the pages lead with", () => {
    expect(explained.map(({ name }) => name).toSorted()).toEqual(Object.keys(again).toSorted());
  });

  it.each(explained)("$name: its worked example comes out", ({ name, measure, method }) => {
    const worked = again[name];
    expect(worked).toEqual(expect.any(Number));
    expect(method.example.result.startsWith(formatFigure(worked, measure.unit))).toBe(true);
  });

  it.each(explained)("$name: every row of its example fills the columns", ({ method }) => {
    for (const row of method.example.rows) expect(row).toHaveLength(method.example.columns.length);
  });

  it("is within reach: some tile shows each measure that has an explanation", async () => {
    const { types } = (await shippedConfig()).catalog;
    const reached = new Set(
      Object.values(types).flatMap(({ query, beside }) =>
        shownMeasures({ query, ...(beside ? { beside: beside as ReadyTile["beside"] } : {}) }, [], (name) => measures[name]).map(
          ({ measure }) => measure,
        ),
      ),
    );
    expect(explained.flatMap(({ name, measure }) => (reached.has(measure) ? [] : [name]))).toEqual([]);
  });

  it.each([concepts, rating, netPromoterScore])("is reached from the header of «$title»", ({ method }) => {
    expect(explained.map(({ name }) => name)).toContain(method);
  });

  it("lists the parts first, where a tile takes a change apart, and every further measure", async () => {
    const { types } = (await shippedConfig()).catalog;
    const labelsOf = (type: string) =>
      shownMeasures({ query: types[type]?.query ?? {} }, [], (name) => measures[name]).map(({ measure }) => measure.label);
    expect(labelsOf("nps-mix-effect")).toEqual(["Évolution réelle du NPS estimé", "Effet de structure sur le NPS estimé", "NPS estimé"]);
    expect(labelsOf("rating-index")).toEqual(["Indice pondéré", "Avis équivalents de l’indice"]);
    const asked = Object.values(types).map(({ type, query: { measure, also = [] } }) => ({
      type,
      listed: measure ? new Set([measure, ...also]).size : 0,
    }));
    expect(Object.values(types).map(({ type, query }) => ({ type, listed: query.measure ? labelsOf(type).length : 0 }))).toEqual(asked);
  });

  it("names the weights that the index is worked out with", () => {
    for (const name of ["rating-index", "rating-index-effective", "rating-index-ranking"])
      expect(measures[name]?.index).toMatchObject({ window_days: indexSettings.windowDays, half_life_days: indexSettings.halfLifeDays });
    // In full: nothing that reads a measure has another to look up.
    expect(Object.entries(measures).flatMap(([name, { index }]) => (index && "like" in index ? name : []))).toEqual([]);
    expect(measures["rating-index-ranking"]?.index?.prior_weight).toBe(indexSettings.priorWeight);
  });
});
