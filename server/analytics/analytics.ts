import type { Metrics } from "../../src/engine/catalog.ts";
import type { DayRange } from "../../src/domain/period.ts";
import type { FeedItem, Filters, Product, Result } from "../../src/generated/types.ts";
import type { Question, Scope } from "./question.ts";

/** The outbox number up to which the projection counts, and the instant (ISO, UTC) at which it was applied. */
export interface Watermark {
  no: number;
  at: string;
}

/** One value of a facet and the reviews that it holds under the other filters. */
export interface FacetValue {
  value: string;
  label: string;
  n: number;
}

/** What a list of reviews may be narrowed to; `text` is matched without case and accents. */
export interface ReviewQuestion {
  /** Absent: all days. */
  period?: DayRange;
  filters: Filters;
  text?: string;
}

/** One page of reviews; pages count from 0. */
export interface ReviewSearch extends ReviewQuestion {
  page: number;
  size: number;
  /** By publication, or by rating with the latest first among equals. */
  order?: "latest" | "oldest" | "best" | "worst";
}

/** A value of a dimension that the reader's data hold. */
export interface DimensionMember {
  key: string;
  label: string;
}

/** The metric layer: every figure of the product comes from here. */
export interface Analytics {
  /** The result of one question. Cached by question, scope and watermark; throws on a query that the engine's check refuses. */
  answer(question: Question, scope: Scope): Promise<Result>;
  /** The counts of reviews per value; each facet ignores its own filter, never a locked one. */
  facets(dimensions: string[], question: ReviewQuestion, scope: Scope): Promise<Record<string, FacetValue[]>>;
  /** The values of a dimension within the scope, in their natural order. Empty for dimensions of time. */
  members(dimension: string, scope: Scope): Promise<DimensionMember[]>;
  /** The reviews behind a figure. */
  reviews(search: ReviewSearch, scope: Scope): Promise<{ items: FeedItem[]; total: number }>;
  /** The watermark last read; an answer is at least as fresh as the one that it carries. */
  watermark(): Watermark;
}

export interface AnalyticsOptions {
  metrics: () => Metrics;
  product: () => Product;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** The projection's own watermark where it knows it without a query. */
  watermark?: () => Watermark;
}
