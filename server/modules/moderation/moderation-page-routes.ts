import type { FastifyInstance } from "fastify";

import { mayOpen, moderationPageAccess } from "../../../src/domain/access/access.ts";
import { destinationPage } from "../../../src/domain/access/routes.ts";
import type { FacetsAnswer, FacetsRequest, FacetValueCount, Page, Query, Result } from "../../../src/generated/types.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { type AnsweringServices, askOf, privateResults } from "../../reading/answering.ts";
import { catalogAnswer } from "../../reading/catalog.ts";
import { refused, requireDimensions } from "../../reading/question.ts";

/** The pages of moderation: documents of `templates/pages` over the moderators' own work, for them and the destination's administrators. */
export function moderationPageRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const live = services.config;

  /** The page of this name: 404 where there is none, 403 for who lacks its roles. */
  const pageFor = (actor: Actor, name: string): Page => {
    const product = live.product();
    const page = live.pages().find((one) => one.of === "moderation" && destinationPage(one, product).name === name);
    if (!page) throw new ApiError("object.not-found");
    if (!mayOpen(accessUserOf(actor), moderationPageAccess(page), product.slug)) throw new ApiError("access.denied");
    return page;
  };

  route(app, "readModerationPage", async ({ actor, params }) => {
    const { title, dashboard } = pageFor(actor, params.page);
    const used = new Set(Object.values(dashboard.widgets).map(({ type }) => type));
    // The catalog of all other pages does not know these figures.
    const catalog = catalogAnswer(live.catalog(), ({ type, roles }) => used.has(type) && !roles, true);
    return { page: params.page, title: title.replaceAll("{product}", live.product().name), dashboard, catalog };
  });
  route(app, "askModerationPageResults", async ({ actor, params, body }, reply) => {
    const { dashboard } = pageFor(actor, params.page);
    if (body?.overrideSheetId !== undefined) throw refused("/overrideSheetId", "Cette page ne se restreint pas à un établissement.");
    return privateResults(services, actor, dashboard, body, reply, workOf(actor));
  });
  route(app, "askModerationPageFacets", async ({ actor, params, body }) => facets(services, actor, pageFor(actor, params.page), body));
}

/** The values of some dimensions, each with what was decided or waits under the other filters, and all of it under all filters. */
async function facets(services: AnsweringServices, actor: Actor, { dashboard }: Page, asked: FacetsRequest): Promise<FacetsAnswer> {
  const { dimensions: wanted, ...asking } = asked;
  const { metrics } = services.config.catalog();
  const dimensions = wanted ?? dashboard.facets ?? [];
  requireDimensions(dimensions, metrics, "/dimensions");
  const { current, filters } = askOf(services, dashboard, asking);
  const counted = (by: string | null): Promise<Result> => {
    const others = Object.fromEntries(Object.entries(filters).filter(([dimension]) => dimension !== by));
    const query = { measure: "moderation-cases", ...(by === null ? {} : { by: [by] }) } as Query;
    return services.analytics.answer({ query, period: current.period, filters: others }, workOf(actor));
  };
  const known = dimensions.filter((dimension) => (metrics.dimensions.moderation ?? []).some((name) => name === dimension));
  const [whole, ...found] = await Promise.all([counted(null), ...known.map(counted)]);
  const values = found.map((result) =>
    result.kind === "breakdown" ? result.items.map(({ key, label, n }): FacetValueCount => ({ value: key, label, n })) : [],
  );
  return {
    facets: Object.fromEntries(known.map((dimension, place) => [dimension, values[place] ?? []])),
    total: null,
    cases: whole.kind === "scalar" ? (whole.value ?? 0) : 0,
  };
}

/** What moderators of the actor's group have done, over all establishments that the group sees. */
function workOf(actor: Actor): Scope {
  return scopeOf(actor.group.id, { readsModeration: true });
}
