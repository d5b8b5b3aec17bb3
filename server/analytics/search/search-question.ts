import type { DayRange } from "../../../src/domain/time/period.ts";
import type { TextQuery } from "../../../src/domain/text/text-query.ts";
import type { FeedItem, FeedTheme, Filters, ReviewOrder } from "../../../src/generated/types.ts";
import type { FacetValue } from "../facet-questions.ts";
import type { Urgency } from "../sql/urgency.ts";

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

/** A review of a long list: its themes without the places where it speaks of them. */
export interface ListedReview extends Omit<FeedItem, "themes" | "passages"> {
  themes: Pick<FeedTheme, "theme" | "label" | "polarity">[];
}

/** The order of a page as the engine needs it. */
export type PageOrder = Exclude<ReviewOrder, "urgency"> | Urgency;
