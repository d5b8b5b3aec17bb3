import type { FastifyInstance } from "fastify";

import type { Menu } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { menuCounts } from "./menu-counts.ts";
import { menusFor } from "./menu.ts";

/** The header's menus, as the menu documents have them, for this user; and the counts beside their entries. */
export function menuRoutes(app: FastifyInstance, { config, store }: Pick<Services, "config" | "store">): void {
  const menusOf = (actor: Actor): Menu[] =>
    menusFor(accessUserOf(actor), config.menus(), config.destinationPages(), config.product(), (condition) =>
      condition === "barometer" ? actor.group.barometer : condition === "original-session" && actor.original !== undefined,
    );

  route(app, "readMenu", async ({ actor }) => menusOf(actor));
  route(app, "readMenuCounts", ({ actor }) => menuCounts(store, actor, menusOf(actor), config.product().moderation_provider));
}
