import type { DashboardPeriod, Filters, ReviewOrder } from "../../../generated/types.ts";

/** The orders of a list of reviews, the usual one first. */
export const reviewOrders = ["urgency", "latest", "oldest", "worst", "best"] as const satisfies readonly ReviewOrder[];

/** Whose reviews a list shows, and by what its reader narrows it. Keeps its identity while it stays the same. */
export interface ReviewsScope {
  /** Names what the browser remembers of this list: which facets are folded. */
  name: string;
  /** Filters that hold whatever the reader chooses: one establishment's reviews. Their dimensions are not offered. */
  fixed: Filters;
  /** The facets that are offered, in their order. */
  facets: readonly string[];
  /** The period of a list first opened; twelve months where absent. */
  period?: DashboardPeriod;
}

/** The facets of the destination's list. */
export const destinationFacets: readonly string[] = [
  "incident",
  "read",
  "answered",
  "tonality",
  "provider",
  "blamed",
  "praised",
  "theme",
  "assignee",
  "later",
  "tag",
  "language",
  "period",
  "commune",
  "category",
  "establishment",
  "selection",
  "rating-band",
  "profile",
  "country",
  "child",
  "stars",
  "capacity",
  "verified",
  "corrected",
  "source-change",
  "moderation",
];

/** Filters that a list takes from its address without offering them: figures elsewhere lead to it with these. */
export const unofferedFilters: readonly string[] = ["expression"];

/** The facets that are unfolded until their reader folds them. */
export const openFacets: readonly string[] = [
  "read",
  "answered",
  "tonality",
  "provider",
  "blamed",
  "praised",
  "language",
  "period",
  "commune",
];
