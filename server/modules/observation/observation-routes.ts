import type { FastifyInstance } from "fastify";

import { facetsAccess, observationAccess } from "../../../src/domain/access.ts";
import { mayListBy } from "../../../src/domain/facets.ts";
import type {
  FacetsAnswer,
  FacetsRequest,
  ReviewDays,
  ReviewDaysRequest,
  ReviewSearchAnswer,
  ReviewSearchRequest,
} from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { contract } from "../../http/contract.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { type AnsweringServices, privateFacets } from "../../reading/answering.ts";
import { optionalBody } from "../../http/optional-body.ts";
import { requireDimensions, spanOf } from "../../reading/question.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { passageRoutes } from "./passage-routes.ts";
import { requireFilters } from "./require-filters.ts";
import { reviewRoutes } from "./review-routes.ts";

/** Facets that a list of reviews is narrowed by. */
const reviewFacets = ["provider", "category", "tonality", "theme", "language", "answered"];
const defaultSize = 20;

/** Reviews and their facets, within what the reader's group sees. */
export function observationRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "settled">): void {
  const { analytics, config, product } = services;

  app.post<{ Body: ReviewSearchRequest; Reply: ReviewSearchAnswer }>(
    "/observation/reviews/search",
    {
      schema: { body: contract("ReviewSearchRequest"), response: { 200: contract("ReviewSearchAnswer") } },
      config: { access: observationAccess },
      ...optionalBody,
    },
    async ({ actor, body }) => {
      const { filters = {}, text, rated, order, page = 0, size = defaultSize } = body;
      requireFilters(filters, "reviews", config.catalog().metrics);
      const span = spanOf(body, product.timezone);
      const question = {
        filters,
        ...(span ? { period: span.period } : {}),
        ...(text ? { text } : {}),
        ...(rated === undefined ? {} : { rated }),
      };
      const scope = scopeOf(actor.group.id);
      const [found, facets] = await Promise.all([
        analytics.reviews({ ...question, page, size, ...(order ? { order } : {}) }, scope),
        analytics.facets(reviewFacets, question, scope),
      ]);
      return { ...found, page, size, facets };
    },
  );

  app.post<{ Body: ReviewDaysRequest; Reply: ReviewDays }>(
    "/observation/reviews/days",
    {
      schema: { body: contract("ReviewDaysRequest"), response: { 200: contract("ReviewDays") } },
      config: { access: observationAccess },
      ...optionalBody,
    },
    async ({ actor, body: { filters = {} } }) => {
      requireFilters(filters, "reviews", config.catalog().metrics);
      return analytics.reviewDays(filters, scopeOf(actor.group.id));
    },
  );

  passageRoutes(app, services);
  reviewRoutes(app, services);

  const facetsOf = (actor: Actor, request: FacetsRequest): Promise<FacetsAnswer> => {
    const user = accessUserOf(actor);
    const may = (dimension: string): boolean => mayListBy(user, dimension, product.slug);
    const named = [...(request.dimensions ?? []), ...Object.keys(request.filters ?? {})];
    requireDimensions(named, config.catalog().metrics, "/dimensions");
    // A filter counts by its dimension too.
    if (!named.every(may)) throw new ApiError("access.denied");
    return privateFacets(services, actor, null, { ...request, dimensions: request.dimensions ?? reviewFacets.filter(may) });
  };
  const answer = { response: { 200: contract("FacetsAnswer") } };
  app.post<{ Body: FacetsRequest; Reply: FacetsAnswer }>(
    "/facets",
    { schema: { body: contract("FacetsRequest"), ...answer }, config: { access: facetsAccess }, ...optionalBody },
    ({ actor, body }) => facetsOf(actor, body),
  );
  app.get<{ Reply: FacetsAnswer }>("/facets", { schema: answer, config: { access: facetsAccess } }, ({ actor }) => facetsOf(actor, {}));
}
