import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { addDays, startOf } from "../../domain/day.ts";
import type { DayRange } from "../../domain/period.ts";
import type {
  ExpressionList,
  ExpressionSearch,
  MentionAddition,
  MentionCorrection,
  ReviewDetail,
  ReviewSearchAnswer,
  ReviewSearchRequest,
  VerbatimPage,
  VerbatimSearch,
} from "../../generated/types.ts";
import { createOnce } from "../../lib/create-once.ts";
import { ask, callJson } from "../../lib/http.ts";
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
    queryFn: ({ signal }) => callJson<ReviewDetail>("GET", reviewPath(id), { signal }),
  });
}

/** The days of the reviews behind a figure: its own, else those of the page, or where it looks back for itself, those until the page's last. */
export function daysBehind({ window_days, period }: Figure, page: DayRange): DayRange {
  const { from, to } = period ?? page;
  return { from: window_days === undefined ? from : addDays(to, -1 - window_days), to };
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

/** The search for the expressions that stand in some passages. */
export function expressionSearchOf({ expressions: _, expression: __, page: ___, ...search }: VerbatimSearch): ExpressionSearch {
  return search;
}

/** Reviews, latest first, a page at a time. */
export function reviewsQuery(search: ReviewSearchRequest) {
  return infiniteQueryOptions({
    queryKey: ["reviews", search],
    queryFn: ({ pageParam, signal }) =>
      ask<ReviewSearchAnswer>("/observation/reviews/search", { ...search, page: pageParam, size: PAGE_SIZE }, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

/** Passages, most telling first, a page at a time. */
export function verbatimsQuery(search: VerbatimSearch) {
  return infiniteQueryOptions({
    queryKey: ["verbatims", search],
    queryFn: ({ pageParam, signal }) =>
      ask<VerbatimPage>("/observation/verbatims/search", { ...search, page: pageParam, size: PAGE_SIZE }, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}

/** How many passages a search finds. */
export function verbatimCountQuery(search: VerbatimSearch) {
  return queryOptions({
    queryKey: ["verbatims", "count", search],
    queryFn: async ({ signal }) =>
      (await ask<VerbatimPage>("/observation/verbatims/search", { ...search, page: 0, size: 1 }, signal)).total,
  });
}

/** The most frequent expressions behind a figure. */
export function expressionsQuery(search: ExpressionSearch) {
  return queryOptions({
    queryKey: ["verbatims", "expressions", search],
    queryFn: ({ signal }) => ask<ExpressionList>("/observation/expressions/search", { ...search, size: EXPRESSIONS }, signal),
  });
}

export function correctMention(review: string, mention: string, correction: MentionCorrection): Promise<ReviewDetail> {
  return callJson("PUT", `${reviewPath(review)}/mentions/${encodeURIComponent(mention)}`, { body: correction });
}

export function addMention(review: string, addition: MentionAddition): Promise<ReviewDetail> {
  return createOnce(`${reviewPath(review)}/mentions`, addition, { keyless: true });
}

/** Takes back what was corrected, added or removed on a mention. */
export function undoCorrection(review: string, mention: string): Promise<ReviewDetail> {
  return callJson("DELETE", `${reviewPath(review)}/mentions/${encodeURIComponent(mention)}/correction`);
}

function reviewPath(id: string): string {
  return `/observation/reviews/${encodeURIComponent(id)}`;
}

function nextPage({ page, size, total }: { page: number; size: number; total: number }): number | undefined {
  return (page + 1) * size < total ? page + 1 : undefined;
}
