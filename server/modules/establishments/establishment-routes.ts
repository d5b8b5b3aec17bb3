import type { FastifyInstance } from "fastify";

import { mayListBy } from "../../../src/domain/access/facets.ts";
import type { Comparison, EstablishmentDetail, Query, Result, ResultsRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { askOf, scopeFor } from "../../reading/answering.ts";
import { requireBuckets, type Span } from "../../reading/question.ts";
import { askEstablishments, itemOf, usual } from "./ask-establishments.ts";
import { establishmentFigures } from "./establishment-figures.ts";
import { chosenOf, facetsOf, placeDimensions, sorted } from "./establishment-list.ts";
import { establishmentsOf } from "./establishments-store.ts";
import { exportRoutes } from "./export-routes.ts";
import { preferencesRoutes } from "./preferences-routes.ts";
import { reviewUrlsOf } from "./review-urls-store.ts";

const defaultSize = 20;
const defaultSort = "-rating";

/** The establishments that a reader sees: their list, each of them, and its figures. Specification §7. */
export function establishmentsRoutes(app: FastifyInstance, services: Services): void {
  const { analytics, clock, config, product, store } = services;

  route(app, "searchEstablishments", async ({ actor, query, body }) => {
    const { page = 0, size = defaultSize, sort = defaultSort, ...request } = body;
    const asked = await askEstablishments(services, actor, query, request);
    const listed = sorted(chosenOf(asked.all, asked.chosen), sort, config.product().samples.insufficient);
    const user = accessUserOf(actor);
    const offered = placeDimensions.filter((dimension) => dimension !== "establishment" && mayListBy(user, dimension, product.slug));
    return {
      items: listed.slice(page * size, (page + 1) * size).map((one) => itemOf(one, asked)),
      total: listed.length,
      page,
      size,
      facets: facetsOf(asked.all, asked.chosen, offered, {
        stars: ["1", "2", "3", "4", "5"],
        capacity: (config.product().capacities ?? []).map(({ id }) => id),
      }),
      ...instantsOf(asked.current),
      compared: asked.compared && instantsOf(asked.compared),
    };
  });

  route(app, "mapEstablishments", async ({ actor, query, body }) => {
    const { page: _, size: __, sort: ___, ...request } = body;
    const [asked, backdrop] = await Promise.all([
      askEstablishments(services, actor, query, request),
      scopeFor(services, actor, undefined).then((scope) => analytics.outline(scope)),
    ]);
    return {
      points: chosenOf(asked.all, asked.chosen).flatMap(({ place: { id, name, lat, lng }, figure: { cells } }) =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng, rating: cells.rating.value, n: cells.rating.n }],
      ),
      backdrop: [...backdrop],
    };
  });

  exportRoutes(app, services);
  preferencesRoutes(app, services);

  const establishments = establishmentsOf(store, () => config.product());
  route(app, "listEstablishments", ({ actor, query }) => establishments.list(actor, asksLicense(query.licenseInfo)));
  const detail = async (actor: Actor, id: string): Promise<EstablishmentDetail> => ({
    ...(await establishments.read(actor, id)),
    ...(await reviewUrlsOf(store, actor, clock, () => config.product().providers).list(id)),
  });
  route(app, "readEstablishment", ({ actor, params }) => detail(actor, params.id));
  // A sheet has the id of its establishment: only grouping will join several.
  route(app, "readEstablishmentOfSheet", ({ actor, params }) => detail(actor, params.id));
  route(app, "listSheets", async ({ actor, params }) => (await establishments.read(actor, params.id)).group_info.sheets);

  for (const name of Object.keys(establishmentFigures) as (keyof typeof establishmentFigures)[]) {
    const queries: Readonly<Record<string, Query>> = establishmentFigures[name];
    route(app, name, async ({ actor, params, query }) => {
      const scope = await scopeFor(services, actor, params.id);
      const question = askOf(services, usual, requestOf(query));
      const { current, compared, filters } = question;
      for (const asked of Object.values(queries)) requireBuckets(asked, question);
      const over = async (span: Span, against: Span | null): Promise<Record<string, Result>> =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(queries).map(async ([key, asked]): Promise<[string, Result]> => [
              key,
              await analytics.answer({ query: asked, period: span.period, filters, compared: against?.period ?? null }, scope),
            ]),
          ),
        );
      const [results, previous] = await Promise.all([over(current, compared), compared && over(compared, null)]);
      return { ...instantsOf(current), compared: compared && instantsOf(compared), results, previous };
    });
  }
}

const instantsOf = ({ from, to }: Span): { from: number; to: number } => ({ from, to });

/** Whether an address asks for licences: unless it says «false» or «0». */
function asksLicense(text: string | undefined): boolean {
  return text !== undefined && text !== "false" && text !== "0";
}

function requestOf({ from, to, compare }: { from?: string; to?: string; compare?: Comparison }): ResultsRequest {
  return {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(compare === undefined ? {} : { compare }),
  };
}
