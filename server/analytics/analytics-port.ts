import type { DayRange } from "../../src/domain/time/period.ts";
import type { Expression, FeedItem, Filters, Polarity, Result, ReviewDays, Verbatim } from "../../src/generated/types.ts";
import type { EstablishmentFigure, EstablishmentPlace } from "./establishment-questions.ts";
import type { DimensionMember, FacetQuestion, FacetValue } from "./facet-questions.ts";
import type { Question, Scope } from "./question.ts";
import type { Standing } from "./results/standings.ts";
import type { DatedSource } from "./sql/reviews.ts";
import type { FacetChoice, FoundReviews, ListedReview, ReviewCriteria, ReviewSearch } from "./search/search-question.ts";

/** The outbox number up to which the projection counts, and the instant (ISO, UTC) at which it was applied. */
export interface Watermark {
  no: number;
  at: string;
  /** The number up to which changes may have moved a figure; `no` where it is unknown. */
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
  /** The counts of reviews per value, those that `within` lets through alone; each facet ignores its own filter, never a locked one. A public scope gets no value with too few reviews, nor one that would betray how many those are. */
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
  /** How many facts of a source all of some filters let through, and their least and greatest day. */
  days(source: DatedSource, filters: readonly Filters[], scope: Scope): Promise<ReviewDays>;
  /** Reviews that a search finds, in pieces and in its order, at most so many: a file of them takes no more memory than a piece. */
  reviewPieces(search: ReviewCriteria & Pick<ReviewSearch, "order">, most: number, scope: Scope): AsyncGenerator<ListedReview[]>;
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
