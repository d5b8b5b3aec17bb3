import type { FastifyInstance } from "fastify";

import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Actor } from "../../kit/actor.ts";
import { type AnsweringServices, answeringOf, askOf, mayUse, privateFacets, privateResults, scopeFor } from "../../reading/answering.ts";
import { dashboardsOf } from "./dashboards-store.ts";
import { knownTemplates } from "./known-templates.ts";
import { withParameter } from "../../reading/parameter.ts";
import { readWidgetCall, widgetAnswer } from "../../reading/widget-answer.ts";

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
  route(app, "askDashboardResults", async ({ actor, params, query, body }, reply) =>
    privateResults(services, actor, await documentOf(actor, params.id, query.draft === "1"), body, reply),
  );

  // What an editor shows before anything of it is stored.
  route(app, "askPreviewResults", ({ actor, body: { document, from, to, compare, filters, widgets } }, reply) => {
    const asked = { from, to, compare, filters, widgets };
    return privateResults(services, actor, document, defined(asked), reply);
  });

  route(app, "askTemplateResults", async ({ actor, params, body }, reply) => {
    const template = (await knownTemplates(services, actor)).find(({ id }) => id === params.id);
    if (!template) throw new ApiError("object.not-found");
    return privateResults(services, actor, template.dashboard, body, reply);
  });

  route(app, "askWidget", async ({ actor, params, query, body }) => {
    const stored = await documentOf(actor, params.id);
    const asked = readWidgetCall(query, body);
    const scope = await scopeFor(services, actor, asked.overrideSheetId);
    const { document, request } = await withParameter(services.analytics, scope, stored, asked);
    return widgetAnswer(
      document,
      params.widgetId,
      plan(document, services.config.catalog(), mayUse(services, actor)),
      askOf(services, document, request),
      scope,
      answeringOf(services),
    );
  });

  route(app, "askDashboardFacets", async ({ actor, params, body }) =>
    privateFacets(services, actor, await documentOf(actor, params.id), body),
  );
}

/** The fields that were given. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
