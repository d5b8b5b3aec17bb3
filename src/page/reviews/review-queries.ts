import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { addDays, startOf } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import type {
  ExpressionSearch,
  Filters,
  MentionAddition,
  MentionCorrection,
  ReviewDetail,
  ReviewSearchRequest,
  VerbatimSearch,
} from "../../generated/types.ts";
import { createOnce } from "../../lib/create-once.ts";
import { callApi } from "../../lib/api.ts";
import type { Figure } from "./reviews-types.ts";

const PAGE_SIZE = 20;
const EXPRESSIONS = 6;

/** The days of a page as the searches take them. */
export function spanOf({ from, to }: DayRange): { from: number; to: number } {
  return { from: startOf(from), to: startOf(to) };
}

export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["review", id],
    queryFn: ({ signal }) => callApi("readReview", { params: { id }, signal }),
  });
}

/** The days of the reviews behind a figure: its own, else those of the page, or where it looks back for itself, those until the page's last. */
export function daysBehind({ window_days, period }: Figure, page: DayRange): DayRange {
  const { from, to } = period ?? page;
  return { from: window_days === undefined ? from : addDays(to, -1 - window_days), to };
}

/** The filters of a figure for a search of reviews: themes on one side are other reviews than those that speak of them. */
export function themesAsSides({ filters, polarity }: Figure): Filters {
  const themes = keptValues(filters["theme"]);
  if (themes.length === 0 || (polarity !== 1 && polarity !== -1)) return filters;
  const { theme: _, ...others } = filters;
  return { ...others, [polarity === 1 ? "praised" : "blamed"]: [...themes] };
}

/** The reviews that a figure counts in some days. */
export function reviewSearchOf(figure: Figure, range: DayRange): ReviewSearchRequest {
  const { filters, rated } = figure;
  return { filters, ...(rated ? { rated } : {}), ...spanOf(daysBehind(figure, range)) };
}

/** The passages that a figure counts in some days, whatever their side. */
export function passageSearchOf(figure: Figure, range: DayRange): VerbatimSearch {
  const { filters, rated, nps, expressed, expressions } = figure;
  return {
    filters,
    ...spanOf(daysBehind(figure, range)),
    ...(rated ? { rated } : {}),
    ...(nps ? { nps } : {}),
    ...(expressed ? { expressed } : {}),
    ...(expressions ? { expressions } : {}),
  };
}

/** The search for the expressions that occur in some passages. */
export function expressionSearchOf({ expressions: _, expression: __, page: ___, ...search }: VerbatimSearch): ExpressionSearch {
  return search;
}

/** Reviews, latest first, a page at a time. */
export function reviewsQuery(search: ReviewSearchRequest) {
  return infiniteQueryOptions({
    queryKey: ["reviews", search],
    queryFn: ({ pageParam, signal }) => callApi("searchReviews", { body: { ...search, page: pageParam, size: PAGE_SIZE }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

/** Passages, most characteristic first, a page at a time. */
export function verbatimsQuery(search: VerbatimSearch) {
  return infiniteQueryOptions({
    queryKey: ["verbatims", search],
    queryFn: ({ pageParam, signal }) => callApi("searchVerbatims", { body: { ...search, page: pageParam, size: PAGE_SIZE }, signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

/** How many passages a search finds. */
export function verbatimCountQuery(search: VerbatimSearch) {
  return queryOptions({
    queryKey: ["verbatims", "count", search],
    queryFn: async ({ signal }) => (await callApi("searchVerbatims", { body: { ...search, page: 0, size: 1 }, signal })).total,
  });
}

/** The most frequent expressions behind a figure. */
export function expressionsQuery(search: ExpressionSearch) {
  return queryOptions({
    queryKey: ["verbatims", "expressions", search],
    queryFn: ({ signal }) => callApi("searchExpressions", { body: { ...search, size: EXPRESSIONS }, signal }),
  });
}

export function correctMention(review: string, mention: string, correction: MentionCorrection): Promise<ReviewDetail> {
  return callApi("correctMention", { params: { id: review, mention }, body: correction });
}

export function addMention(review: string, addition: MentionAddition): Promise<ReviewDetail> {
  return createOnce("addMention", { params: { id: review }, body: addition }, { keyless: true });
}

/** Takes back what was corrected, added or removed on a mention. */
export function undoCorrection(review: string, mention: string): Promise<ReviewDetail> {
  return callApi("undoCorrection", { params: { id: review, mention } });
}

function nextPage({ page, size, total }: { page: number; size: number; total: number }): number | undefined {
  return (page + 1) * size < total ? page + 1 : undefined;
}
