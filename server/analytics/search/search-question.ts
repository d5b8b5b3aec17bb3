import type { Day } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import type { TextQuery } from "../../../src/domain/text/text-query.ts";
import type { FeedItem, Filters, ReviewOrder } from "../../../src/generated/types.ts";
import type { FacetValue } from "../facet-questions.ts";

/** What a search of reviews keeps. */
export interface ReviewCriteria {
  /** Absent: all days. */
  period?: DayRange;
  /** By the dimensions of reviews and those of the search alone. */
  filters: Filters;
  text?: TextQuery;
  /** Those with a rating alone, or those without. */
  rated?: boolean;
  /** These alone, by their ids. */
  ids?: readonly string[];
  /** Those that were first seen after this instant (ISO, UTC). */
  seenAfter?: string;
}

/** The facets of a search: their names, and for some what the labels of their values must hold. */
export interface FacetChoice {
  facets: readonly string[];
  find?: Readonly<Record<string, string>>;
}

/** One page of a search; pages count from 0. */
export interface ReviewSearch extends ReviewCriteria, Partial<FacetChoice> {
  order?: ReviewOrder;
  page: number;
  size: number;
}

/** What a search finds: the page, how many reviews there are in all, and the values of each facet under the other criteria. */
export interface FoundReviews {
  items: FeedItem[];
  total: number;
  facets: Record<string, FacetValue[]>;
}

/** The order of a page as the engine needs it. Urgency: bad is a rating (0–100) under a bound, recent what was published from a day on. */
export type PageOrder = Exclude<ReviewOrder, "urgency"> | { badBelow: number; recentFrom: Day };
