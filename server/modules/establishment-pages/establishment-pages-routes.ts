import type { FastifyInstance, FastifyReply } from "fastify";

import { type Access, establishmentPageAccess, mayOpen, ownPageAccess } from "../../../src/domain/access/access.ts";
import { mayListBy } from "../../../src/domain/access/facets.ts";
import { destinationPage, establishmentPagesFor } from "../../../src/domain/access/routes.ts";
import type { FacetsAnswer, FacetsRequest, Page, ResultsRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { type AnsweringServices, privateFacets, privateResults } from "../../reading/answering.ts";
import { establishmentScope } from "../../reading/establishment-scope.ts";
import { refused } from "../../reading/question.ts";
import { answerCount, beginsWithAnswers } from "./answer-count.ts";
import { establishmentOverview } from "./establishment-overview.ts";
import { today } from "./today.ts";

/** The pages of one establishment, for destinations and its professionals: documents of `templates/pages`, answered within it. */
export function establishmentPagesRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const live = services.config;

  /** The page of this name for readers of the actor's kind: 404 where there is none, 403 for who lacks its roles. */
  const pageFor = (actor: Actor, name: string): Page => {
    const product = live.product();
    const pages = live.pages().map((page) => ({ page, known: destinationPage(page, product) }));
    const known = establishmentPagesFor(
      actor.type,
      pages.map((one) => one.known),
    ).get(name);
    const found = pages.find((one) => one.known === known);
    if (!known || !found) throw new ApiError("object.not-found");
    const access: Access = actor.type === "TP" ? ownPageAccess(known) : establishmentPageAccess(known);
    if (!mayOpen(accessUserOf(actor), access, product.slug)) throw new ApiError("access.denied");
    return found.page;
  };

  route(app, "readEstablishmentPage", async ({ actor, params }) => {
    const { title, dashboard } = pageFor(actor, params.page);
    return { page: params.page, title: title.replaceAll("{product}", live.product().name), dashboard };
  });

  /** What a reader asks, as far as a professional's own reviews are divided so: how a destination divides its territory is the destination's. */
  const requireReach = (actor: Actor, { dimensions = [], filters = {} }: FacetsRequest): void => {
    const user = accessUserOf(actor);
    const may = (dimension: string): boolean => mayListBy(user, dimension, live.product().slug);
    if (![...dimensions, ...Object.keys(filters)].every(may)) throw new ApiError("access.denied");
  };
  const results = async (actor: Actor, name: string, request: ResultsRequest, reply: FastifyReply, id?: string): Promise<FastifyReply> => {
    const { dashboard } = pageFor(actor, name);
    if (request.overrideSheetId !== undefined) throw refused("/overrideSheetId", "L’adresse dit déjà de quels établissements il s’agit.");
    requireReach(actor, request.filters ? { filters: request.filters } : {});
    return privateResults(services, actor, dashboard, request, reply, await establishmentScope(services, actor, id));
  };
  const facets = async (actor: Actor, name: string, request: FacetsRequest, id?: string): Promise<FacetsAnswer> => {
    const { dashboard } = pageFor(actor, name);
    requireReach(actor, request);
    const scope = await establishmentScope(services, actor, id);
    const [counted, answers] = await Promise.all([
      privateFacets(services, actor, dashboard, request, scope),
      beginsWithAnswers(services, dashboard) ? answerCount(services, dashboard, request, scope) : undefined,
    ]);
    return { ...counted, ...(answers ? { answers } : {}) };
  };

  route(app, "askEstablishmentPageResults", ({ actor, params, body }, reply) => results(actor, params.page, body, reply, params.id));
  route(app, "askEstablishmentPageFacets", ({ actor, params, body }) => facets(actor, params.page, body, params.id));
  route(app, "askOwnPageResults", ({ actor, params, body }, reply) => results(actor, params.page, body, reply));
  route(app, "askOwnPageFacets", ({ actor, params, body }) => facets(actor, params.page, body));

  route(app, "readOwnToday", async ({ actor }) => today(services, await establishmentScope(services, actor, undefined)));
  route(app, "readEstablishmentToday", async ({ actor, params }) => today(services, await establishmentScope(services, actor, params.id)));
  route(app, "readEstablishmentOverview", ({ actor, params, query }) => establishmentOverview(services, actor, params.id, query));
}
