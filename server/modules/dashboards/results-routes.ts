import type { FastifyInstance } from "fastify";

import { observationAccess } from "../../../src/domain/access.ts";
import { plan } from "../../../src/engine/plan.ts";
import type { Dashboard, FacetsAnswer, FacetsRequest, ResultsRequest } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";
import { contract } from "../../http/contract.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Actor } from "../../kit/actor.ts";
import { type AnsweringServices, answeringOf, askOf, mayUse, privateFacets, privateResults, scopeFor } from "../../reading/answering.ts";
import { dashboardsOf } from "./dashboards-store.ts";
import { optionalBody } from "../../http/optional-body.ts";
import { readWidgetCall, widgetAnswer, type WidgetCall } from "../../reading/widget-answer.ts";

const config = { access: observationAccess };

/** The results of dashboards: all tiles in one stream, one tile, and the facet bar. */
export function dashboardResultsRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { store, clock } = services;
  const documentOf = async (actor: Actor, id: string, draft = false): Promise<Dashboard> => {
    const found = await dashboardsOf(store, actor, clock).find(id);
    if (!found) throw new ApiError("object.not-found");
    // A draft of unsound form cannot be answered: what is published is.
    return draft && isDashboard(found.draft) ? found.draft : found.document;
  };

  // `?draft=1`: what is being edited, for the editor's own figures.
  app.post<{ Params: { id: string }; Querystring: { draft?: string }; Body: ResultsRequest }>(
    "/dashboard/:id/results",
    { schema: { body: contract("ResultsRequest") }, config, ...optionalBody },
    async ({ actor, params, query, body }, reply) =>
      privateResults(services, actor, await documentOf(actor, params.id, query.draft === "1"), body, reply),
  );

  app.post<{ Params: { id: string }; Body: ResultsRequest }>(
    "/dashboard/templates/:id/results",
    { schema: { body: contract("ResultsRequest") }, config, ...optionalBody },
    ({ actor, params, body }, reply) => {
      const template = services.config.templates().find(({ id }) => id === params.id);
      if (!template || (template.roles && !mayUse(services, actor)(template.roles))) throw new ApiError("object.not-found");
      return privateResults(services, actor, template.dashboard, body, reply);
    },
  );

  app.post<{ Params: { id: string; widgetId: string }; Querystring: WidgetCall["query"]; Body: unknown }>(
    "/dashboard/:id/widgets/:widgetId",
    { config, ...optionalBody },
    async ({ actor, params, query, body }) => {
      const document = await documentOf(actor, params.id);
      const request = readWidgetCall(query, body);
      const scope = await scopeFor(services, actor, request.overrideSheetId);
      return widgetAnswer(
        document,
        params.widgetId,
        plan(document, services.config.catalog(), mayUse(services, actor)),
        askOf(services, document, request),
        scope,
        answeringOf(services),
      );
    },
  );

  app.post<{ Params: { id: string }; Body: FacetsRequest; Reply: FacetsAnswer }>(
    "/dashboard/:id/facets",
    { schema: { body: contract("FacetsRequest"), response: { 200: contract("FacetsAnswer") } }, config, ...optionalBody },
    async ({ actor, params, body }) => privateFacets(services, actor, await documentOf(actor, params.id), body),
  );
}
