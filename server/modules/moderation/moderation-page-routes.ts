import type { FastifyInstance } from "fastify";

import type { FacetsAnswer, FacetsRequest, FacetValueCount, Page, Query, Result } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Actor } from "../../kit/actor.ts";
import { type AnsweringServices, askOf, privateResults } from "../../reading/answering.ts";
import { catalogAnswer } from "../../reading/catalog.ts";
import { refused, requireDimensions } from "../../reading/question.ts";
import { moderationPage, moderationScope } from "./moderation-page.ts";

/** The pages of moderation: documents of `templates/pages` over the moderators' own work, for them and the destination's administrators. */
export function moderationPageRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const live = services.config;

  route(app, "readModerationPage", async ({ actor, params }) => {
    const { title, dashboard } = moderationPage(live, actor, params.page);
    const used = new Set(Object.values(dashboard.widgets).map(({ type }) => type));
    // The catalog of all other pages does not know these figures.
    const catalog = catalogAnswer(live.catalog(), ({ type, roles }) => used.has(type) && !roles, true);
    return { page: params.page, title, dashboard, catalog };
  });
  route(app, "askModerationPageResults", async ({ actor, params, body }, reply) => {
    const { dashboard } = moderationPage(live, actor, params.page);
    if (body?.overrideSheetId !== undefined) throw refused("/overrideSheetId", "Cette page ne se restreint pas à un établissement.");
    return privateResults(services, actor, dashboard, body, reply, moderationScope(actor));
  });
  route(app, "askModerationPageFacets", async ({ actor, params, body }) =>
    facets(services, actor, moderationPage(live, actor, params.page), body),
  );
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
    return services.analytics.answer({ query, period: current.period, filters: others }, moderationScope(actor));
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
