import type { FastifyInstance } from "fastify";

import { mayListBy } from "../../../src/domain/access/facets.ts";
import type { FacetsAnswer, FacetsRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { facetToken } from "../../kit/facet-token.ts";
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
export function observationRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "settled" | "secrets">): void {
  const { analytics, config, product } = services;

  searchRoutes(app, services);

  route(app, "readReviewDays", async ({ actor, body: { filters = {} } }) => {
    requireFilters(filters, "reviews", config.catalog().metrics);
    requireNarrowing(actor, filters);
    return analytics.days("reviews", [filters], readerScope(actor));
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
    const dimensions = request.dimensions ?? reviewFacets.filter(may);
    return privateFacets(services, actor, null, { ...request, dimensions }, readerScope(actor));
  };
  route(app, "askFacets", ({ actor, body }) => facetsOf(actor, body));
  // With the token of `/user`: what was counted for somebody who sees something else must not be taken for one's own.
  route(app, "readFacets", ({ actor, query }) => {
    if (query.facet_token !== undefined && query.facet_token !== facetToken(actor, services.secrets.key("facets")))
      throw new ApiError("action.not-possible", { detail: "Ce que vous voyez a changé entre-temps. Rechargez la page." });
    return facetsOf(actor, {});
  });
}
