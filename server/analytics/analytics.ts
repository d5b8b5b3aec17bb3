import { dayOf } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import type { Metrics } from "../../src/engine/catalog/catalog.ts";
import type { Expression, FeedItem, Filters, Polarity, Product, Result, ReviewDays, Verbatim } from "../../src/generated/types.ts";
import { canonical, canonicalFilters } from "./canonical.ts";
import type { Columnar } from "./columnar-port.ts";
import { askExpressions } from "./passages/expressions.ts";
import type { EstablishmentFigure, EstablishmentPlace } from "./establishment-questions.ts";
import type { PassageNarrowing } from "./passages/narrowing.ts";
import { askVerbatims } from "./passages/verbatims.ts";
import type { Question, Scope } from "./question.ts";
import { resultCache } from "./result-cache.ts";
import { askEstablishmentFigures, askPlaces } from "./results/establishments.ts";
import { askFacets, askMembers } from "./results/facets.ts";
import { askReviewDays } from "./results/feed.ts";
import { askOutline } from "./results/geo.ts";
import { resultOf } from "./results/result.ts";
import { askStandings, type Standing } from "./results/standings.ts";
import { duckdb } from "./sql/dialect.ts";
import { vocabularyOf } from "./vocabulary.ts";
import type { DimensionMember, FacetQuestion, FacetValue } from "./facet-questions.ts";
import { askFoundReview, askFoundReviews } from "./search/found-reviews.ts";
import { askNumbers, askSearch, askSearchFacets } from "./search/ask-search.ts";
import type { FacetChoice, FoundReviews, ReviewCriteria, ReviewSearch } from "./search/search-question.ts";

/** The outbox number up to which the projection counts, and the instant (ISO, UTC) at which it was applied. */
export interface Watermark {
  no: number;
  at: string;
  /** The number up to which changes may have moved a figure; `no` where it is not told. */
  facts?: number;
}

/** Passages of reviews: those of mentions, or those that hold an expression (its key). */
export interface PassageQuestion {
  /** Absent: all days. */
  period?: DayRange;
  filters: Filters;
  theme?: string;
  polarity?: Polarity;
  /** Without those that neither praise nor blame. */
  expressed?: boolean;
  /** Of reviews with a rating alone, or of those without. */
  rated?: boolean;
  /** Of reviews of these classes alone: 1 promoters, 0 passives, -1 detractors. */
  nps?: readonly Polarity[];
  expression?: string;
  /** Those of expressions, whichever they are. */
  expressions?: boolean;
}

/** One page of passages; pages count from 0. */
export interface PassageSearch extends PassageQuestion {
  page: number;
  size: number;
}

/** The metric layer: every figure of the product comes from here. */
export interface Analytics {
  /** The result of one question. Cached by question, scope and watermark; throws on a query that the engine's check refuses. */
  answer(question: Question, scope: Scope): Promise<Result>;
  /** The counts of reviews per value, those that `within` lets through alone; each facet ignores its own filter, never a locked one. A public scope is told no value with too few reviews, nor what would betray one. */
  facets(dimensions: string[], question: FacetQuestion, scope: Scope): Promise<Record<string, FacetValue[]>>;
  /** The values of a dimension within the scope, in their natural order. Empty for dimensions of time. */
  members(dimension: string, scope: Scope): Promise<DimensionMember[]>;
  /** Every establishment of a private scope, with or without reviews; throws on a public one, which names none. */
  places(scope: Scope): Promise<readonly EstablishmentPlace[]>;
  /** Contours of the communes of the reader's territory: rings of [longitude, latitude]. */
  outline(scope: Scope): Promise<readonly number[][][]>;
  /** The figures of every establishment of a private scope that has reviews, by id, and those of one that has none. */
  establishmentFigures(
    question: { period: DayRange; filters: Filters },
    scope: Scope,
  ): Promise<{ figures: readonly EstablishmentFigure[]; none: Pick<EstablishmentFigure, "cells" | "spread"> }>;
  /** A page of the reviews that a search finds, with its facets: each ignores its own filter. */
  reviews(search: ReviewSearch, scope: Scope): Promise<FoundReviews>;
  /** The facets of a search alone. */
  reviewFacets(criteria: ReviewCriteria, facets: FacetChoice, scope: Scope): Promise<Omit<FoundReviews, "items">>;
  /** How many reviews there are under some filters, and their least and greatest day. */
  reviewDays(filters: Filters, scope: Scope): Promise<ReviewDays>;
  /** Reviews that a search finds, in pieces and in its order, at most so many: a file of them takes no more memory than a piece. */
  reviewPieces(search: ReviewCriteria & Pick<ReviewSearch, "order">, most: number, scope: Scope): AsyncGenerator<FeedItem[]>;
  /** One public review, withdrawn or not; null for one that is absent or foreign. */
  review(id: string, scope: Scope): Promise<FeedItem | null>;
  /** The passages behind a theme's or an expression's figure, most telling first; `total` is that figure. */
  verbatims(search: PassageSearch, scope: Scope): Promise<{ items: Verbatim[]; total: number; reviews: number }>;
  /** The most frequent expressions; `total` counts all different ones. */
  expressions(question: PassageQuestion & { size: number }, scope: Scope): Promise<{ items: Expression[]; total: number }>;
  /** What the reviews of each establishment add up to over a period; none for one that has no review. */
  standings(period: DayRange, scope: Scope): Promise<Standing[]>;
  /** The watermark last read; an answer is at least as fresh as the one that it carries. */
  watermark(): Watermark;
}

export interface AnalyticsOptions {
  metrics: () => Metrics;
  product: () => Product;
  clock: { now(): Date };
  /** The projection's own watermark where it knows it without a query. */
  watermark?: () => Watermark;
  /** Results kept; 2,000 where absent. */
  capacity?: number;
}

/** Reviews of one piece of a long list. */
const PIECE = 5_000;

/** Bytes that the results of searches take at most. */
const SEARCH_BYTES = 16 * 1024 * 1024;

/** Opens the metric layer over a projection. Metrics and product are read at each question, so that a changed file counts at once. */
export function openAnalytics(db: Columnar, { metrics, product, clock, watermark, capacity = 2_000 }: AnalyticsOptions): Analytics {
  const cache = resultCache(capacity);
  // What a group says of reviews changes often, and changes no figure.
  const searches = resultCache(capacity / 4, SEARCH_BYTES);
  const mark = watermarkReader(db, watermark);
  const versions = numbering();
  let vocabulary = vocabularyOf(product());
  let vocabularyFor = product();

  /** What an answer depends on besides its question, and a name for it that changes with any of it. */
  const present = async () => {
    const at = await mark.read();
    const [measures, brand, now] = [metrics(), product(), clock.now()];
    if (brand !== vocabularyFor) [vocabulary, vocabularyFor] = [vocabularyOf(brand), brand];
    const today = dayOf(now, brand.timezone);
    const counted = dayOf(new Date(at.at), brand.timezone);
    // The running day, and days that the projection has not reached, may still gain reviews.
    const reached = counted < today ? counted : today;
    const generation = `${at.facts ?? at.no} ${counted} ${today} ${versions(measures)} ${versions(brand)}`;
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
      const searching = { ...asking, product: brand, today };
      const numbers = await askNumbers(search, most, scope, searching);
      for (let from = 0; from < numbers.length; from += PIECE)
        yield await askFoundReviews(numbers.slice(from, from + PIECE), scope, searching);
    },
    reviewDays: async (filters, scope) => {
      const { asking, generation } = await present();
      const key = canonical(["days", canonicalFilters(filters), scopeKey(scope)]);
      return cache.get(generation, key, () => askReviewDays({ period: null, filters: [filters], scope }, asking));
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

const scopeKey = ({ group, locked, territory, hideBelow, namesAll, withholdsDeclared }: Scope) => [
  group,
  canonicalFilters(locked),
  canonicalFilters(territory),
  hideBelow,
  namesAll,
  withholdsDeclared,
];

/** Lists of establishments hide nothing: they are for those whose establishments they are. */
function requirePrivate({ hideBelow, namesAll }: Scope): void {
  if (hideBelow > 0 || !namesAll) throw new Error("a public reader has no list of establishments");
}

/** Reads the watermark: from the projection, else from its table, once for all who ask at the same time. */
function watermarkReader(db: Columnar, own?: () => Watermark): { read: () => Promise<Watermark>; last: () => Watermark } {
  let last: Watermark = { no: 0, at: new Date(0).toISOString() };
  let reading: Promise<Watermark> | null = null;
  const fromTable = async (): Promise<Watermark> => {
    const [row] = await db.query<{ no: unknown; at: string }>(`SELECT no, CAST("at" AS VARCHAR) AS "at" FROM watermark`);
    if (row) last = { no: Number(row.no), at: new Date(`${row.at.replace(" ", "T")}Z`).toISOString() };
    return last;
  };
  return {
    read: async () => {
      if (own) return own();
      reading ??= fromTable().finally(() => (reading = null));
      return reading;
    },
    last: () => own?.() ?? last,
  };
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
