import type { FastifyReply } from "fastify";

import type { Catalog } from "../../../src/engine/catalog.ts";
import { plan } from "../../../src/engine/plan.ts";
import type { CatalogAnswer, Dashboard, FacetsAnswer, FacetsRequest, Filters, ResultsRequest } from "../../../src/generated/types.ts";
import { mostBuckets } from "../../analytics/bucket-limit.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import { catalogAnswer } from "../catalog/catalog.ts";
import { facetsAnswer } from "./facets.ts";
import { clamped, type DocumentQuestion, refused, requireChosenPeriod } from "./question.ts";
import { type AnsweringServices, answeringOf, askedTiles, askOf } from "./answering.ts";
import { streamLines } from "./stream-lines.ts";
import { tileLines } from "./tile-lines.ts";

/** A document as somebody without a session reads it. */
export interface PublicReading {
  document: Dashboard;
  /** The catalog, of which only what the document uses. */
  catalog: Catalog;
  types: CatalogAnswer;
  scope: Scope;
}

/** What of a document and of the catalog may leave by a public link: no tag of its owner, and no type that asks for a role. */
export function publicDocument(document: Dashboard, { config }: Pick<AnsweringServices, "config">): Omit<PublicReading, "scope"> {
  const { tags: _, extends: __, ...open } = document;
  const full = config.catalog();
  const used = new Set(Object.values(document.widgets).map(({ type }) => type));
  const types = Object.fromEntries(Object.entries(full.types).filter(([name, { roles }]) => used.has(name) && !roles));
  const catalog = { ...full, types };
  return { document: open, catalog, types: catalogAnswer(catalog, () => true) };
}

/** The scope of a public reader: what the owner's group sees, never a figure over fewer than `hideBelow` observations. `locked` cannot be lifted. */
export function publicScope(group: string, locked: Filters, hideBelow: number): Scope {
  return scopeOf(group, { locked, hideBelow });
}

/**
 * What a public reader may ask: the document's own question; where the document offers facets, another
 * period or comparison and values of these, always within the document's filters. Refuses (422) all else.
 */
export function publicQuestion(services: AnsweringServices, document: Dashboard, request: ResultsRequest): DocumentQuestion {
  if (request.overrideSheetId !== undefined) throw refused("/overrideSheetId", "Un lien public ne se restreint pas à un établissement.");
  const { compare, ...asked } = request;
  // Another comparison would tell of another period: where the period is fixed, only none can be chosen.
  const chosen = compare !== undefined && (document.facets?.length || compare === "none") ? { compare } : {};
  const question = askOf(services, document, { ...asked, ...chosen, filters: clamped(document, request.filters ?? {}) });
  const own = askOf(services, document, {});
  const asksOther = question.current.from !== own.current.from || question.current.to !== own.current.to;
  if (asksOther && !document.facets?.length) throw refused("/from", "La période de cette page est fixe.");
  return { ...question, mostBuckets: mostBuckets.public };
}

/** Streams a document's results to a public reader. */
export function publicResults(
  services: AnsweringServices,
  { document, catalog, scope }: PublicReading,
  request: ResultsRequest,
  reply: FastifyReply,
): FastifyReply {
  const question = publicQuestion(services, document, request);
  const tiles = askedTiles(plan(document, catalog), document, catalog, request);
  requireChosenPeriod(request, tiles, question);
  return streamLines(reply, (signal) => tileLines(document, tiles, question, scope, answeringOf(services), signal));
}

/** The facet bar of a public page: the dimensions that the document offers, of each the values that its filters let through. */
export async function publicFacets(
  services: AnsweringServices,
  { document, scope }: PublicReading,
  { dimensions, ...request }: FacetsRequest,
): Promise<FacetsAnswer> {
  const { current, filters } = publicQuestion(services, document, request);
  const offered = (document.facets ?? []).filter((dimension) => dimensions?.includes(dimension) ?? true);
  // A facet is counted without its own filter: what the document leaves out must not be told by it.
  return facetsAnswer(services.analytics, offered, { period: current.period, filters, within: document.filters }, scope);
}
