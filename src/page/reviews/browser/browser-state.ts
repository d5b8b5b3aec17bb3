import { isAllBut, namedValues } from "../../../engine/query/accepted.ts";
import type { Accepted, DashboardPeriod, Filters, ReviewOrder } from "../../../generated/types.ts";
import { filterValuesIn } from "../../state/filter-values.ts";
import { periodOf, periodText } from "../../state/page-state.ts";
import { MONTHS } from "./chosen-months.ts";
import { reviewOrders, type ReviewsScope, unofferedFilters } from "./reviews-scope.ts";

/** What a list of reviews is asked for; its address holds it. */
export interface BrowserState {
  /** What is searched in the words of the reviews. */
  text: string;
  order: ReviewOrder;
  period: DashboardPeriod;
  /** What the reader has chosen, beside what the scope fixes. */
  filters: Filters;
  /** Reviews with a rating alone. */
  rated?: boolean | undefined;
}

/** What is searched in the words of reviews, as the wire allows it. */
export const LONGEST_TEXT = 200;

const TEXT = "q";
const ORDER = "tri";
const PERIOD = "period";
const RATED = "rated";
/** `sauf.language=fr`: all but these values. */
const EXCEPT = "sauf.";
/** The names of dimensions in the address, where they are not their own: `period` is that of the list. */
const NAMES: Readonly<Record<string, string>> = { [MONTHS]: "mois" };

/** A list as it is first opened. */
export function ownState({ period = { preset: "last-12-months" } }: Pick<ReviewsScope, "period">): BrowserState {
  return { text: "", order: reviewOrders[0], period, filters: {} };
}

/** The filters on the dimensions of a scope that an address asks for. */
export function readFilters(search: URLSearchParams, { facets }: Pick<ReviewsScope, "facets">): Filters {
  const filters: Filters = {};
  for (const dimension of acceptedOf(facets)) {
    const name = NAMES[dimension] ?? dimension;
    const kept = filterValuesIn(search, name);
    const left = filterValuesIn(search, `${EXCEPT}${name}`);
    if (kept.length > 0) filters[dimension] = kept;
    else if (left.length > 0) filters[dimension] = { not: left };
  }
  return filters;
}

/** The state that an address asks for; what it gets wrong is that of a list first opened. */
export function readBrowserState(search: URLSearchParams, scope: Pick<ReviewsScope, "facets" | "period">): BrowserState {
  const own = ownState(scope);
  const order = search.get(ORDER);
  return {
    text: (search.get(TEXT) ?? "").slice(0, LONGEST_TEXT),
    order: reviewOrders.find((known) => known === order) ?? own.order,
    period: periodOf(search.get(PERIOD)) ?? own.period,
    filters: readFilters(search, scope),
    ...(search.get(RATED) === "true" ? { rated: true } : {}),
  };
}

/** The search part of the address of a state: nothing for what a list has when first opened. */
export function writeBrowserState(state: BrowserState, scope: Pick<ReviewsScope, "facets" | "period">): URLSearchParams {
  const own = ownState(scope);
  const search = new URLSearchParams();
  if (state.text !== "") search.set(TEXT, state.text);
  if (state.order !== own.order) search.set(ORDER, state.order);
  if (JSON.stringify(state.period) !== JSON.stringify(own.period)) search.set(PERIOD, periodText(state.period));
  if (state.rated) search.set(RATED, "true");
  for (const dimension of acceptedOf(scope.facets)) {
    const accepted = state.filters[dimension];
    for (const value of namedValues(accepted)) search.append(parameterOf(dimension, accepted), value);
  }
  return search;
}

/** Whether text, filters or period leave something out that a list first opened shows. */
export function isNarrowed({ text, filters, rated = false }: BrowserState): boolean {
  return rated || text.trim() !== "" || Object.keys(filters).length > 0;
}

/** Filters with other values of one dimension; none takes the dimension away. */
export function withFilter(filters: Filters, dimension: string, values: readonly string[]): Filters {
  const { [dimension]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [dimension]: [...values] } : others;
}

/** The dimensions whose filters an address may have. */
function acceptedOf(facets: readonly string[]): readonly string[] {
  return [...new Set([...facets, ...unofferedFilters])];
}

function parameterOf(dimension: string, accepted: Accepted | undefined): string {
  const name = NAMES[dimension] ?? dimension;
  return accepted !== undefined && isAllBut(accepted) ? `${EXCEPT}${name}` : name;
}
