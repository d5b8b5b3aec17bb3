import { dayOf } from "../../src/domain/time/day.ts";
import type { Metrics } from "../../src/engine/catalog/catalog.ts";
import type { Product } from "../../src/generated/types.ts";
import type { Analytics, PassageQuestion, Watermark } from "./analytics-port.ts";
import { canonical, canonicalFilters } from "./canonical.ts";
import type { Columnar } from "./columnar-port.ts";
import { askExpressions } from "./passages/expressions.ts";
import type { PassageNarrowing } from "./passages/narrowing.ts";
import { askVerbatims } from "./passages/verbatims.ts";
import type { Scope } from "./question.ts";
import { resultCache } from "./result-cache.ts";
import { askEstablishmentFigures, askPlaces } from "./results/establishments.ts";
import { askFacets, askMembers } from "./results/facets.ts";
import { askDays } from "./results/feed/feed.ts";
import { askOutline } from "./results/geo.ts";
import { resultOf } from "./results/result.ts";
import { askStandings } from "./results/standings.ts";
import { duckdb } from "./sql/dialect.ts";
import { type Term, vocabularyOf } from "./vocabulary.ts";
import { watermarkReader } from "./watermark.ts";
import { askFoundReview } from "./search/found-reviews.ts";
import { askSearch, askSearchFacets, askSearchPieces } from "./search/ask-search.ts";
import type { ReviewCriteria } from "./search/search-question.ts";

export interface AnalyticsOptions {
  metrics: () => Metrics;
  product: () => Product;
  clock: { now(): Date };
  /** Why moderators refuse, by code; codes are shown themselves where absent. The same array until it changes. */
  reasons?: () => readonly Term[];
  /** The projection's own watermark where it knows it without a query. */
  watermark?: () => Watermark;
  /** Results kept; 2,000 where absent. */
  capacity?: number;
}

/** Bytes that the results of searches take at most. */
const SEARCH_BYTES = 16 * 1024 * 1024;

const none: readonly Term[] = [];
const noReasons = (): readonly Term[] => none;

/** Opens the metric layer over a projection. Metrics and product are read at each question, so that a changed file counts at once. */
export function openAnalytics(
  db: Columnar,
  { metrics, product, clock, watermark, reasons = noReasons, capacity = 2_000 }: AnalyticsOptions,
): Analytics {
  const cache = resultCache(capacity);
  // What a group says of reviews changes often, and changes no figure.
  const searches = resultCache(capacity / 4, SEARCH_BYTES);
  const mark = watermarkReader(db, watermark);
  const versions = numbering();
  let [vocabularyFor, reasonsFor] = [product(), reasons()];
  let vocabulary = vocabularyOf(vocabularyFor, reasonsFor);

  /** What an answer depends on besides its question, and a name for it that changes with any of it. */
  const present = async () => {
    const at = await mark.read();
    const [measures, brand, refusals, now] = [metrics(), product(), reasons(), clock.now()];
    if (brand !== vocabularyFor || refusals !== reasonsFor)
      [vocabulary, vocabularyFor, reasonsFor] = [vocabularyOf(brand, refusals), brand, refusals];
    const today = dayOf(now, brand.timezone);
    const counted = dayOf(new Date(at.at), brand.timezone);
    // The running day, and days that the projection has not reached, may still gain reviews.
    const reached = counted < today ? counted : today;
    const generation = `${at.facts ?? at.no} ${counted} ${today} ${versions(measures)} ${versions(brand)} ${versions(refusals)}`;
    const keep = <T>(name: string, make: () => Promise<T>): Promise<T> => cache.get(generation, name, make);
    return {
      asking: { db, metrics: measures, vocabulary, dialect: duckdb, keep },
      brand,
      today,
      at,
      reached,
      complete: (to: string) => to <= reached,
      generation,
      searched: `${at.no} ${counted} ${today} ${versions(measures)} ${versions(brand)}`,
    };
  };

  return {
    answer: async (question, scope) => {
      const { asking, brand, at, reached, complete, generation } = await present();
      const key = canonical([
        "answer",
        question.query,
        question.period,
        question.compared,
        canonicalFilters(question.filters),
        scopeKey(scope),
      ]);
      const state = { complete: complete(question.period.to), watermark: at.no };
      return cache.get(generation, key, () => resultOf({ ...asking, question, scope, state, present: reached }, brand));
    },
    facets: async (dimensions, question, scope) => {
      const { asking, generation } = await present();
      const key = canonical([
        "facets",
        dimensions,
        question.period,
        canonicalFilters(question.filters),
        canonicalFilters(question.within ?? {}),
        scopeKey(scope),
      ]);
      return cache.get(generation, key, () => askFacets(dimensions, question, scope, asking));
    },
    members: async (dimension, scope) => {
      const { asking, generation } = await present();
      return cache.get(generation, canonical(["members", dimension, scopeKey(scope)]), () => askMembers(dimension, scope, asking));
    },
    places: async (scope) => {
      requirePrivate(scope);
      const { asking, generation } = await present();
      return cache.get(generation, canonical(["places", scopeKey(scope)]), () => askPlaces(scope, asking));
    },
    outline: async (scope) => {
      const { asking, generation } = await present();
      return cache.get(generation, canonical(["outline", scopeKey(scope)]), () => askOutline(scope, asking));
    },
    establishmentFigures: async ({ period, filters }, scope) => {
      requirePrivate(scope);
      const { asking, at, reached, complete, generation } = await present();
      const key = canonical(["establishments", period, canonicalFilters(filters), scopeKey(scope)]);
      const state = { complete: complete(period.to), watermark: at.no };
      const question = { query: { measure: "rating" }, period, filters };
      return cache.get(generation, key, () => askEstablishmentFigures({ ...asking, question, scope, state, present: reached }));
    },
    reviews: async (search, scope) => {
      const { asking, brand, searched, today } = await present();
      const { page, size, order, facets = [], find } = search;
      const key = canonical(["reviews", ...criteriaKey(search), page, size, order, facets, find, scopeKey(scope)]);
      return searches.get(searched, key, () => askSearch(search, scope, { ...asking, product: brand, today }));
    },
    reviewFacets: async (criteria, choice, scope) => {
      const { asking, brand, searched, today } = await present();
      const key = canonical(["review facets", ...criteriaKey(criteria), choice.facets, choice.find, scopeKey(scope)]);
      return searches.get(searched, key, () => askSearchFacets(criteria, choice, scope, { ...asking, product: brand, today }));
    },
    reviewPieces: async function* (search, most, scope) {
      const { asking, brand, today } = await present();
      yield* askSearchPieces(search, most, scope, { ...asking, product: brand, today });
    },
    days: async (source, filters, scope) => {
      const { asking, generation } = await present();
      const key = canonical(["days", source, filters.map(canonicalFilters), scopeKey(scope)]);
      return cache.get(generation, key, () => askDays(source, { period: null, filters, scope }, asking));
    },
    review: async (id, scope) => {
      const { asking, brand, searched, today } = await present();
      const key = canonical(["review", id, scopeKey(scope)]);
      return searches.get(searched, key, () => askFoundReview(id, scope, { ...asking, product: brand, today }));
    },
    verbatims: async ({ page, size, ...question }, scope) => {
      const { asking, brand, generation } = await present();
      const key = canonical(["verbatims", ...passageKey(question), page, size, scopeKey(scope)]);
      return cache.get(generation, key, () => askVerbatims(narrowed(question, scope), { size, skip: page * size }, asking, brand));
    },
    expressions: async ({ size, ...question }, scope) => {
      const { asking, brand, generation } = await present();
      const key = canonical(["expressions", ...passageKey(question), size, scopeKey(scope)]);
      return cache.get(generation, key, () => askExpressions(narrowed(question, scope), size, asking, brand));
    },
    standings: async (period, scope) => {
      const { asking, generation } = await present();
      return cache.get(generation, canonical(["standings", period, scopeKey(scope)]), () => askStandings(period, scope, asking));
    },
    watermark: mark.last,
  };
}

function narrowed({ period, filters, theme, ...passages }: PassageQuestion, scope: Scope): PassageNarrowing {
  const narrowing = { period: period ?? null, filters: [filters, ...(theme === undefined ? [] : [{ theme: [theme] }])], scope };
  return { ...narrowing, ...passages };
}

const passageKey = ({ period, filters, theme, polarity, expressed = false, rated, nps, expression, expressions }: PassageQuestion) => [
  period,
  canonicalFilters(filters),
  theme,
  polarity,
  expressed,
  rated,
  nps?.toSorted(),
  expression,
  expressions,
];

const criteriaKey = ({ period, filters, text, rated, ids, seenAfter }: ReviewCriteria) => [
  period,
  canonicalFilters(filters),
  text,
  rated,
  seenAfter,
  ids,
];

const scopeKey = ({ group, locked, territory, hideBelow, namesAll, withholdsDeclared, readsModeration, chosen }: Scope) => [
  group,
  canonicalFilters(locked),
  canonicalFilters(territory),
  hideBelow,
  namesAll,
  withholdsDeclared,
  readsModeration,
  chosen,
];

/** Lists of establishments hide nothing: they are for those whose establishments they are. */
function requirePrivate({ hideBelow, namesAll }: Scope): void {
  if (hideBelow > 0 || !namesAll) throw new Error("a public reader has no list of establishments");
}

/** A number for each object that it is shown. */
function numbering(): (value: object) => number {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (value) => {
    const known = numbers.get(value) ?? (count += 1);
    numbers.set(value, known);
    return known;
  };
}
