import { mayListBy } from "../../src/domain/access/facets.ts";
import { myself, searchOnly } from "../../src/domain/review/search-values.ts";
import { asksForText, parseTextQuery, shownTextQuery } from "../../src/domain/text/text-query.ts";
import { isAllBut } from "../../src/engine/query/accepted.ts";
import type { Accepted, Filters, ReviewFacetsRequest, ReviewSearchAnswer } from "../../src/generated/types.ts";
import { isSearchDimension } from "../analytics/search/search-dimensions.ts";
import type { ReviewCriteria } from "../analytics/search/search-question.ts";
import { type Actor, accessUserOf } from "../kit/actor.ts";
import { ApiError } from "../kit/errors.ts";
import type { AnsweringServices } from "./answering.ts";
import { refused, requireDimensions, spanOf } from "./question.ts";
import { requireFilters } from "./require-filters.ts";

type Asked = Pick<ReviewFacetsRequest, "filters" | "text" | "rated"> & { from?: number | undefined; to?: number | undefined };

/**
 * The criteria of a search as the metric layer takes them. Refuses (422) a period that is impossible and filters that no
 * review has, (403) filters by which the caller may not count.
 */
export function criteriaOf(services: Pick<AnsweringServices, "config" | "product">, actor: Actor, asked: Asked): ReviewCriteria {
  const { filters = {}, text, rated } = asked;
  const { metrics } = services.config.catalog();
  const ofMetrics = Object.keys(filters).filter((dimension) => !searchOnly.includes(dimension));
  requireFilters(Object.fromEntries(ofMetrics.map((dimension) => [dimension, []])) as Filters, "reviews", metrics);
  requireReach(services, actor, Object.keys(filters));
  const span = spanOf(asked, services.product.timezone);
  const query = text === undefined ? null : parseTextQuery(text);
  const { assignee } = filters;
  return {
    filters: assignee === undefined ? filters : { ...filters, assignee: named(assignee, actor) },
    ...(span ? { period: span.period } : {}),
    ...(query && asksForText(query) ? { text: query } : {}),
    ...(rated === undefined ? {} : { rated }),
  };
}

/** The facets that were asked for. Refuses (422) those that reviews do not have, (403) those that the caller may not count by. */
export function facetsOf(services: Pick<AnsweringServices, "config" | "product">, actor: Actor, facets: readonly string[]): string[] {
  const { metrics } = services.config.catalog();
  const ofMetrics = facets.filter((facet) => !searchOnly.includes(facet));
  requireDimensions(ofMetrics, metrics, "/facets");
  const stray = facets.findIndex((facet) => !isSearchDimension(facet, { metrics }));
  if (stray >= 0) throw refused(`/facets/${stray}`, "Les avis ne se comptent pas selon ce critère.");
  requireReach(services, actor, facets);
  return [...facets];
}

/** Whether the caller may count by a dimension. */
export function mayCountBy({ product }: Pick<AnsweringServices, "product">, actor: Actor, dimension: string): boolean {
  return mayListBy(accessUserOf(actor), dimension, product.slug);
}

/** What was understood of the text that was asked for; nothing where none was. */
export function understoodText(text: string | undefined): Pick<ReviewSearchAnswer, "text"> {
  if (text === undefined || text.trim() === "") return {};
  const query = parseTextQuery(text);
  return { text: { understood: shownTextQuery(query), faults: [...query.faults] } };
}

/** Who names itself is named: «me» is another account for each. */
function named(accepted: Accepted, { login }: Actor): Accepted {
  const of = (logins: readonly string[]): string[] => [...new Set(logins.map((value) => (value === myself ? login : value)))];
  return isAllBut(accepted) ? { not: of(accepted.not) } : of(accepted);
}

function requireReach(services: Pick<AnsweringServices, "product">, actor: Actor, dimensions: readonly string[]): void {
  if (!dimensions.every((dimension) => mayCountBy(services, actor, dimension))) throw new ApiError("access.denied");
}
