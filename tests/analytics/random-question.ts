import { addDays } from "../../src/domain/time/day.ts";
import { isInternal, type Metrics, type SourceName, timeDimensions } from "../../src/engine/catalog/catalog.ts";
import { checkQuery } from "../../src/engine/check/query.ts";
import { reachOf } from "../../src/engine/catalog/measure-reach.ts";
import type { Filters, Query } from "../../src/generated/types.ts";
import { type Question, type Scope, scopeOf } from "../../server/analytics/question.ts";
import type { Draw } from "./draw.ts";
import { uuid } from "./facts.ts";

const values: Readonly<Record<string, readonly string[]>> = {
  provider: ["google", "booking", "tripadvisor", "inconnu", "x' OR '1'='1"],
  category: ["hotel", "restaurant", "site", "camping"],
  commune: ["99000", "99001", "99002", "99004", "99999"],
  child: ["nord", "sud"],
  establishment: [1, 2, 3, 4, 8, 15, 16, 23, 99].map(uuid),
  language: ["fr", "de", "und"],
  country: ["FR", "DE", "SK"],
  profile: ["couple", "famille"],
  stars: ["1", "3", "5", "9", "x"],
  capacity: ["moins-de-20", "de-50-a-99", "300-et-plus", "x"],
  "rating-band": ["0", "4", "8", "9", "10"],
  tonality: ["tres_negatif", "negatif", "neutre", "positif", "tres_positif", "9"],
  theme: ["accueil", "proprete", "calme", "prix", "acces"],
  expression: ["chambre propre", "trop cher", "vue superbe", "inconnue"],
  selection: [901, 902, 903].map(uuid),
  answered: ["true", "false"],
  polarity: ["1", "-1", "2", "x"],
  weekday: ["1", "6", "7", "8"],
  hour: ["0", "8", "13", "23", "x"],
  day: ["2025-03-30", "2025-10-26", "2024-02-29"],
  week: ["2025-03-24", "2025-10-20", "2024-12-30"],
  month: ["2025-03-01", "2025-10-01", "2025-12-01"],
  quarter: ["2025-01-01", "2025-10-01"],
  year: ["2024-01-01", "2025-01-01"],
};

/** The same of dimensions that internal sources alone have. */
const internalValues: Readonly<Record<string, readonly string[]>> = {
  moderated: ["review", "report", "x"],
  outcome: ["waiting", "refused"],
  "refusal-reason": ["promo", "insulting", "x"],
  moderator: ["a@b.fr", "x"],
};

/** The measures of the sources that every reader may ask. */
const openMeasures = ({ measures }: Metrics): string[] =>
  Object.entries(measures).flatMap(([name, { source }]) => (isInternal(source) ? [] : [name]));

/** One valid question with its scope, of any kind but text and reviews; its first measure is one of `among`. */
export function randomQuestion(draw: Draw, metrics: Metrics, among = openMeasures(metrics)): { question: Question; scope: Scope } {
  const query = randomQuery(draw, metrics, among);
  return {
    question: {
      query,
      period: randomPeriod(draw),
      compared: draw.chance(0.7) ? randomPeriod(draw) : null,
      filters: draw.chance(0.4) ? randomFilters(draw, Object.keys(values)) : {},
    },
    scope: scopeOf(draw.of([...Array.from({ length: 12 }, () => "aurelle"), "dunes", "dunes", "pro", "personne"]), {
      locked: draw.chance(0.2)
        ? randomFilters(draw, ["category", "commune", "establishment", "child", "provider", "selection", "theme"])
        : {},
      hideBelow: draw.chance(0.3) ? 10 : 0,
      readsModeration: true,
    }),
  };
}

/** One valid question about two measures over time, with its scope. */
export function randomPair(draw: Draw, metrics: Metrics): { question: Question; scope: Scope } {
  for (;;) {
    const { question, scope } = randomQuestion(draw, metrics);
    const { measure = "", where } = question.query;
    const query: Query = {
      measures: [measure, draw.of(openMeasures(metrics))],
      by: [draw.of(["week", "month", "quarter"] as const)],
      ...(where ? { where } : {}),
    };
    if (query.measures?.[1] !== measure && checkQuery(query, metrics, "").length === 0) return { question: { ...question, query }, scope };
  }
}

function randomQuery(draw: Draw, metrics: Metrics, among: readonly string[]): Query {
  const open = openMeasures(metrics);
  const isOpen = among.every((measure) => open.includes(measure));
  for (;;) {
    const measure = draw.of(among);
    const source = metrics.measures[measure]?.source as SourceName;
    const dimensions = metrics.dimensions[source] as readonly string[];
    const found = metrics.measures[measure];
    const by = found && reachOf(found) === "themes" ? ["theme"] : randomDimensions(draw, dimensions);
    const query: Query = {
      measure,
      ...(by.length > 0 ? { by } : {}),
      ...(draw.chance(0.25) ? { where: randomFilters(draw, dimensions) } : {}),
      ...(draw.chance(0.3) ? { order: draw.of(["value", "-value", "n", "-n", "key"] as const) } : {}),
      ...(draw.chance(0.3) ? { limit: 1 + draw.below(6) } : {}),
      ...(draw.chance(0.2) ? { at_least: draw.below(40) } : {}),
      ...(draw.chance(0.3) ? { also: [draw.of(isOpen ? open : among)] } : {}),
      ...(draw.chance(0.3) ? { table: true } : {}),
      ...(draw.chance(0.2) ? { total: true } : {}),
      ...(draw.chance(0.3) ? { trend: draw.of(["day", "week", "month", "quarter", "year"] as const) } : {}),
      ...(draw.chance(0.3) ? { spread: true } : {}),
      ...(by.length === 0 && draw.chance(0.3) && dimensions.includes("commune")
        ? { geo: draw.of(["communes", "establishments"] as const) }
        : {}),
    };
    const repeats = by.length === 2 && (by[0] === by[1] || (timeDimensions.includes(by[0] ?? "") && timeDimensions.includes(by[1] ?? "")));
    if (!repeats && checkQuery(query, metrics, "").length === 0) return query;
  }
}

function randomDimensions(draw: Draw, dimensions: readonly string[]): string[] {
  if (draw.of([0, 1, 1, 1, 2, 2]) === 0) return [];
  const first = draw.chance(0.15) ? "establishment" : draw.of(dimensions);
  return [first, ...(draw.chance(0.5) ? [draw.of(dimensions)] : [])];
}

function randomFilters(draw: Draw, dimensions: readonly string[]): Filters {
  return Object.fromEntries(
    Array.from({ length: draw.chance(0.7) ? 1 : 2 }, () => draw.of(dimensions)).map((dimension) => {
      const named = [
        ...new Set(Array.from({ length: 1 + draw.below(4) }, () => draw.of(values[dimension] ?? internalValues[dimension] ?? ["x"]))),
      ];
      return [dimension, draw.chance(0.3) ? { not: named } : named];
    }),
  );
}

function randomPeriod(draw: Draw): { from: string; to: string } {
  const from = draw.of([
    "2025-03-30",
    "2025-10-26",
    "2025-03-29",
    "2024-02-29",
    "2024-12-31",
    "2025-01-01",
    addDays("2023-06-01", draw.below(1000)),
  ]);
  return { from, to: addDays(from, draw.of([0, 1, 2, 7, 31, 92, 365, 365, 1096, 1096, 1096])) };
}
