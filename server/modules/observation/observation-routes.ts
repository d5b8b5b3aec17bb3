import type { FastifyInstance } from "fastify";

import { mayListBy } from "../../../src/domain/access/facets.ts";
import type { FacetsAnswer, FacetsRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { type AnsweringServices, privateFacets } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { requireDimensions } from "../../reading/question.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { passageRoutes } from "./passage-routes.ts";
import { requireFilters, requireNarrowing } from "../../reading/require-filters.ts";
import { reviewRoutes } from "./review-routes.ts";
import { searchRoutes } from "./search-routes.ts";

/** Facets of reviews where a request names none. */
const reviewFacets = ["provider", "category", "tonality", "theme", "language", "answered"];

/** Reviews and their facets, within what the reader's group sees. */
export function observationRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "settled">): void {
  const { analytics, config, product } = services;

  searchRoutes(app, services);

  route(app, "readReviewDays", async ({ actor, body: { filters = {} } }) => {
    requireFilters(filters, "reviews", config.catalog().metrics);
    requireNarrowing(actor, filters);
    return analytics.reviewDays(filters, readerScope(actor));
  });

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
  route(app, "askFacets", ({ actor, body }) => facetsOf(actor, body));
  route(app, "readFacets", ({ actor }) => facetsOf(actor, {}));
}
