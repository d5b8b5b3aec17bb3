import { dayOf, startOf } from "../../src/domain/time/day.ts";
import { addDays } from "../../src/domain/time/day.ts";
import { comparedPeriod, type DayRange, resolvePeriod } from "../../src/domain/time/period.ts";
import { commonTo } from "../../src/engine/query/accepted.ts";
import { entry } from "../../src/engine/entry.ts";
import type { ReadyTile, Tile } from "../../src/engine/plan/plan.ts";
import type { Metrics } from "../../src/engine/catalog/catalog.ts";
import type { Comparison, Dashboard, DashboardPeriod, Filters, Grain, Query, ResultsRequest } from "../../src/generated/types.ts";
import { finestBuckets, mostBuckets } from "../analytics/bucket-limit.ts";
import { ApiError, type FieldError } from "../kit/errors.ts";

/** A period and the instants (ms) under which its results are returned: those asked for, else the days' own. */
export interface Span {
  period: DayRange;
  from: number;
  to: number;
}

/** What is asked of a document as a whole. */
export interface DocumentQuestion {
  current: Span;
  compared: Span | null;
  /** How `compared` follows from `current`: the reader's choice, else the document's. */
  comparison: Comparison;
  filters: Filters;
  /** Points through time that a figure may have: {@link mostBuckets}. */
  mostBuckets: number;
  /** Whether declared answers are shown without comparison: the reader compares with another period than the document. */
  comparesOther?: boolean;
  /** Whether declared answers are left out: the reader asks another question than the document. */
  withholdsDeclared?: boolean;
  /** The same question over a tile's own period, which what the reader chooses does not move. Throws where it cannot be answered. */
  over: (period: DashboardPeriod) => DocumentQuestion;
}

/** Instants that a period may have (ms): years that the calendar of the data knows. */
const earliest = Date.UTC(1990, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** What a request asks of a document: its own period, comparison and filters where the request names none. Refuses (422) what is no period or no filter. */
export function questionOf(
  document: Dashboard,
  request: ResultsRequest,
  { now, timezone, metrics }: { now: Date; timezone: string; metrics: Metrics },
): DocumentQuestion {
  const comparison = request.compare ?? document.compare ?? "previous-year";
  const resolved = (period: DashboardPeriod | undefined): Span => ownSpan(resolvePeriod(period, dayOf(now, timezone)), timezone);
  const spansOf = (current: Span): Pick<DocumentQuestion, "current" | "compared"> => {
    const compared = comparedPeriod(current.period, comparison);
    return { current, compared: compared && ownSpan(compared, timezone) };
  };
  const filters = request.filters ?? document.filters ?? {};
  requireDimensions(Object.keys(filters), metrics);
  const question: DocumentQuestion = {
    ...spansOf(spanOf(request, timezone) ?? resolved(document.period)),
    comparison,
    filters,
    mostBuckets: mostBuckets.private,
    over: (period) => ({ ...question, ...spansOf(resolved(period)) }),
  };
  return question;
}

/** What a tile asks of its document: the same as all others, but for its own period. */
export function questionOfTile({ period }: Pick<ReadyTile, "period">, question: DocumentQuestion): DocumentQuestion {
  return period ? question.over(period) : question;
}

/** Refuses (422) a question that would make more points through time than it may. */
export function requireBuckets(query: Query, { current, mostBuckets: most }: DocumentQuestion): void {
  const { grain, count } = finestBuckets(query, current.period) ?? { grain: "day", count: 0 };
  if (count <= most) return;
  const number = (value: number): string => value.toLocaleString("fr-FR");
  throw refused(
    "/to",
    `La période est trop longue pour un détail par ${grainNames[grain]} : ${number(count)} points, ${number(most)} au plus. Choisissez une période plus courte.`,
  );
}

/** Refuses (422) a period that the reader chose and that is too long for one of the tiles; a document's own fails that tile alone. */
export function requireChosenPeriod({ from }: ResultsRequest, tiles: readonly Tile[], question: DocumentQuestion): void {
  if (from !== undefined) for (const tile of tiles) if (tile.ok && !tile.period) requireBuckets(tile.query, question);
}

const grainNames: Readonly<Record<Grain, string>> = { day: "jour", week: "semaine", month: "mois", quarter: "trimestre", year: "année" };

/** The days that a request's instants mean, `to` exclusive; null where it names none. A day that has begun counts whole. */
export function spanOf({ from, to }: { from?: number | undefined; to?: number | undefined }, timezone: string): Span | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined)
    throw refused(from === undefined ? "/from" : "/to", "Une période demande son début et sa fin.");
  if (!(from >= earliest && to <= latest && from < to)) throw refused("/to", "La période est impossible.");
  return { period: { from: dayOf(from, timezone), to: addDays(dayOf(to - 1, timezone), 1) }, from, to };
}

/** Refuses (422) dimensions that no source has. */
export function requireDimensions(dimensions: readonly string[], { dimensions: known }: Metrics, at = "/filters"): void {
  const names: readonly string[] = Object.values(known).flat();
  if (dimensions.some((dimension) => !names.includes(dimension))) throw refused(at, "Une dimension est inconnue.");
}

/** The reader's filters within those that the document sets: of the dimensions offered, the common values; where nothing is common, the document's. */
export function clamped(document: Dashboard, filters: Filters): Filters {
  const own = document.filters ?? {};
  const kept: Filters = { ...own };
  for (const dimension of document.facets ?? []) {
    const asked = entry(filters, dimension);
    if (!asked) continue;
    const limits = entry(own, dimension);
    const common = limits ? commonTo(asked, limits) : asked;
    if (common) kept[dimension] = common;
  }
  return kept;
}

export function ownSpan(period: DayRange, timezone: string): Span {
  return { period, from: startOf(period.from, timezone), to: startOf(period.to, timezone) };
}

export function refused(pointer: string, detail: string): ApiError {
  const errors: FieldError[] = [{ pointer, code: "question", detail }];
  return new ApiError("request.invalid", { errors });
}
