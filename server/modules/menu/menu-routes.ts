import type { FastifyInstance } from "fastify";

import { incidentKinds } from "../../../src/domain/review/incidents.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { resolvePeriod } from "../../../src/domain/time/period.ts";
import type { Menu } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { menuCounts } from "./menu-counts.ts";
import { menusFor } from "./menu.ts";

/** The header's menus, as the menu documents have them, for this user; and the counts beside their entries. */
export function menuRoutes(app: FastifyInstance, services: Pick<Services, "config" | "store" | "analytics" | "clock" | "product">): void {
  const { config, store, analytics, clock, product } = services;
  const menusOf = (actor: Actor): Menu[] =>
    menusFor(accessUserOf(actor), config.menus(), config.destinationPages(), config.product(), (condition) =>
      condition === "barometer" ? actor.group.barometer : condition === "original-session" && actor.original !== undefined,
    );

  route(app, "readMenu", async ({ actor }) => menusOf(actor));
  route(app, "readMenuCounts", ({ actor }) =>
    menuCounts(actor, menusOf(actor), {
      store,
      moderationProvider: config.product().moderation_provider,
      unreadIncidents: async () => {
        const period = resolvePeriod({ preset: "last-12-months" }, dayOf(clock.now(), product.timezone));
        const criteria = { period, filters: { incident: [...incidentKinds], read: ["false"] } };
        return (await analytics.reviewFacets(criteria, { facets: [] }, scopeOf(actor.group.id))).total;
      },
    }),
  );
}
