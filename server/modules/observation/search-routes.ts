import type { FastifyInstance } from "fastify";

import { urgencyOf } from "../../../src/domain/review/urgency.ts";
import { route } from "../../http/route.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { criteriaOf, facetsOf, mayCountBy, understoodText } from "../../reading/review-criteria.ts";

/** Facets that are counted where a search names none. */
const usualFacets = ["provider", "category", "tonality", "theme", "language", "answered"];
const defaultSize = 20;

/** The search of reviews and its facets, within what the reader's group sees. */
export function searchRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { analytics, config } = services;

  route(app, "searchReviews", async ({ actor, body }) => {
    const { text, order, page = 0, size = defaultSize, find } = body;
    const criteria = criteriaOf(services, actor, body);
    const facets = body.facets ? facetsOf(services, actor, body.facets) : usualFacets.filter((facet) => mayCountBy(services, actor, facet));
    const search = { ...criteria, page, size, facets, ...(order ? { order } : {}), ...(find ? { find } : {}) };
    return {
      ...(await analytics.reviews(search, readerScope(actor))),
      page,
      size,
      ...understoodText(text),
      ...(order === "urgency" ? { urgency: urgencyOf(config.product()) } : {}),
    };
  });

  route(app, "countReviews", ({ actor, body }) => {
    const { facets, find } = body;
    const choice = { facets: facetsOf(services, actor, facets), ...(find ? { find } : {}) };
    return analytics.reviewFacets(criteriaOf(services, actor, body), choice, readerScope(actor));
  });
}
