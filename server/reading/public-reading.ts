import { isDeepStrictEqual } from "node:util";

import type { FastifyReply } from "fastify";

import { dayOf } from "../../src/domain/time/day.ts";
import type { DayRange } from "../../src/domain/time/period.ts";
import { comparedMonths, wholeMonths } from "../../src/domain/time/whole-months.ts";
import { namedValues } from "../../src/engine/query/accepted.ts";
import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import { plan } from "../../src/engine/plan/plan.ts";
import type { CatalogAnswer, Dashboard, FacetsAnswer, FacetsRequest, Filters, ResultsRequest } from "../../src/generated/types.ts";
import { mostBuckets } from "../analytics/bucket-limit.ts";
import { type Scope, scopeOf } from "../analytics/question.ts";
import { ApiError } from "../kit/errors.ts";
import { catalogAnswer } from "./catalog.ts";
import { facetsAnswer } from "./facets.ts";
import { publicTiles } from "./public-tiles.ts";
import { clamped, type DocumentQuestion, ownSpan, refused, requireChosenPeriod } from "./question.ts";
import { type AnsweringServices, answeringOf, askOf } from "./answering.ts";
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

/**
 * What of a document and of the catalog may leave by a public link: no tag of its owner, no type that asks for a role, and
 * no choice among establishments for whom not all are named.
 */
export function publicDocument(
  document: Dashboard,
  { namesAll }: Pick<Scope, "namesAll">,
  { config }: Pick<AnsweringServices, "config">,
): Omit<PublicReading, "scope"> {
  const { tags: _, extends: __, ...shared } = document;
  const open =
    namesAll || !shared.facets ? shared : { ...shared, facets: shared.facets.filter((dimension) => dimension !== "establishment") };
  const full = config.catalog();
  const used = new Set(Object.values(document.widgets).map(({ type }) => type));
  const types = Object.fromEntries(Object.entries(full.types).filter(([name, { roles }]) => used.has(name) && !roles));
  const catalog = { ...full, types };
  return { document: open, catalog, types: catalogAnswer(catalog, () => true) };
}

/**
 * The scope of a public reader: what the owner's group sees, never a figure over fewer than `hideBelow` observations, weak
 * establishments by their names only where `namesAll` says so. `locked` cannot be lifted.
 */
export function publicScope(
  group: string,
  { locked = {}, ...narrowing }: Pick<Scope, "hideBelow" | "namesAll"> & { locked?: Filters },
): Scope {
  return scopeOf(group, { locked, ...narrowing });
}

/**
 * What a public reader may ask: the document's own question; where the document offers facets, another
 * period or comparison and values of these, always within the document's filters. Refuses (422) all else.
 *
 * Periods are whole months, and values those that the page names: what one answer leaves of another is then never less than
 * a public figure needs. Declared answers answer the document's own question alone. The same holds over a tile's own period.
 */
export async function publicQuestion(
  services: AnsweringServices,
  reading: PublicReading,
  request: ResultsRequest,
): Promise<DocumentQuestion> {
  const asked = askedOf(services, reading.document, request);
  const { question, chosen } = asked;
  for (const dimension of chosen)
    if (!(await isNamed(services, reading, question, dimension, question.current.period)))
      throw refused(
        `/filters/${dimension}`,
        "Une valeur choisie repose sur trop peu d’avis pour une page publique : choisissez-en une autre.",
      );
  const areNamed = async (period: DayRange): Promise<boolean> => {
    for (const dimension of chosen) if (!(await isNamed(services, reading, question, dimension, period))) return false;
    return true;
  };
  const within = async ({ current, compared }: DocumentQuestion): Promise<{ isTold: boolean; isCompared: boolean }> => ({
    isTold: await areNamed(current.period),
    isCompared: compared !== null && (await areNamed(compared.period)),
  });
  const own = new Map<string, { isTold: boolean; isCompared: boolean }>();
  for (const { period } of Object.values(reading.document.widgets))
    if (period) own.set(JSON.stringify(period), await within(question.over(period)));
  return {
    ...question,
    compared: question.compared && (await areNamed(question.compared.period)) ? question.compared : null,
    withholdsDeclared: !asked.isOwn,
    over: (period) => {
      const { isTold, isCompared } = own.get(JSON.stringify(period)) ?? { isTold: false, isCompared: false };
      if (!isTold) throw new ApiError("figures.few-chosen");
      const over = question.over(period);
      return { ...over, compared: isCompared ? over.compared : null, withholdsDeclared: chosen.length > 0 };
    },
  };
}

/** The question in whole months, the dimensions of which the reader has chosen values, and whether it is the document's own. */
function askedOf(
  services: AnsweringServices,
  document: Dashboard,
  request: ResultsRequest,
): { question: DocumentQuestion; chosen: string[]; isOwn: boolean } {
  if (request.overrideSheetId !== undefined) throw refused("/overrideSheetId", "Un lien public ne se restreint pas à un établissement.");
  const { compare, ...rest } = request;
  // Another comparison would reveal another period: where the period is fixed, only none can be chosen.
  const comparison = compare !== undefined && (document.facets?.length || compare === "none") ? compare : document.compare;
  const comparesOther = comparison !== "none" && comparison !== document.compare;
  const { clock, product } = services;
  const today = dayOf(clock.now(), product.timezone);
  const monthsOf = (asked: ResultsRequest): DocumentQuestion => {
    const inMonths = (question: DocumentQuestion): DocumentQuestion => {
      const period = wholeMonths(question.current.period, today);
      const compared = comparedMonths(period, comparison);
      return {
        ...question,
        current: ownSpan(period, product.timezone),
        compared: compared && ownSpan(compared, product.timezone),
        comparison: comparison ?? "previous-year",
        mostBuckets: mostBuckets.public,
        comparesOther,
        over: (own) => inMonths(question.over(own)),
      };
    };
    return inMonths(askOf(services, document, asked));
  };
  const question = monthsOf({ ...rest, filters: clamped(document, request.filters ?? {}) });
  const own = monthsOf({});
  const asksOther = !isDeepStrictEqual(question.current.period, own.current.period);
  if (asksOther && !document.facets?.length) throw refused("/from", "La période de cette page est fixe.");
  const { filters = {} } = document;
  const chosen = Object.keys(question.filters).filter((name) => !isDeepStrictEqual(question.filters[name], filters[name]));
  return { question, chosen, isOwn: !asksOther && chosen.length === 0 };
}

/**
 * Whether the page names each value that was chosen of a dimension, and so reveals its reviews anyway: under the other choices,
 * and without them, since choices that leave out the same few would hide each other.
 */
async function isNamed(
  { analytics }: AnsweringServices,
  { document, scope }: PublicReading,
  { filters }: DocumentQuestion,
  dimension: string,
  period: DayRange,
): Promise<boolean> {
  const accepted = filters[dimension] ?? [];
  const alone = { ...document.filters, [dimension]: accepted };
  const answers = await Promise.all(
    [filters, alone].map((among) => facetsAnswer(analytics, [dimension], { period, filters: among, within: document.filters }, scope)),
  );
  return answers.every(({ facets }) => {
    const named = new Set((facets[dimension] ?? []).map(({ value }) => value));
    return namedValues(accepted).every((value) => named.has(value));
  });
}

/** Streams a document's results to a public reader. */
export async function publicResults(
  services: AnsweringServices,
  reading: PublicReading,
  request: ResultsRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { document, catalog } = reading;
  const question = await publicQuestion(services, reading, request);
  const tiles = publicTiles(plan(document, catalog), document, catalog, request);
  requireChosenPeriod(request, tiles, question);
  return streamLines(reply, (signal) => tileLines(document, tiles, question, reading.scope, answeringOf(services), signal));
}

/** The facet bar of a public page: the dimensions that the document offers, of each the values that its filters let through. */
export async function publicFacets(
  services: AnsweringServices,
  reading: PublicReading,
  { dimensions, ...request }: FacetsRequest,
): Promise<FacetsAnswer> {
  const { document, scope } = reading;
  const { question, chosen } = askedOf(services, document, request);
  const { period } = question.current;
  const filters = { ...question.filters };
  // What the page does not name counts for nothing, and may still be given up again.
  let isTold = true;
  for (const dimension of chosen)
    if (!(await isNamed(services, reading, question, dimension, period))) {
      isTold = false;
      if (document.filters?.[dimension]) filters[dimension] = document.filters[dimension];
      else delete filters[dimension];
    }
  const offered = (document.facets ?? []).filter((dimension) => dimensions?.includes(dimension) ?? true);
  // A facet is counted without its own filter: it must not reveal what the document leaves out.
  const answer = await facetsAnswer(services.analytics, offered, { period, filters, within: document.filters }, scope);
  return isTold ? answer : { ...answer, total: null };
}
