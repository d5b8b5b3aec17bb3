import type { FastifyInstance } from "fastify";

import { signedIn } from "../../../src/domain/access.ts";
import type { Menu, MenuCounts, Menus } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { menuCounts } from "./menu-counts.ts";
import { menusFor } from "./menu.ts";

/** The header's menus, as the menu documents have them, for this user; and the counts beside their entries. */
export function menuRoutes(app: FastifyInstance, { config, store }: Pick<Services, "config" | "store">): void {
  const menusOf = (actor: Actor): Menu[] =>
    menusFor(
      accessUserOf(actor),
      config.menus(),
      config.destinationPages(),
      config.product(),
      (condition) => condition === "original-session" && actor.original !== undefined,
    );

  app.get<{ Reply: Menus }>(
    "/menu",
    { schema: { response: { 200: contract("Menus") } }, config: { access: signedIn } },
    async ({ actor }) => menusOf(actor),
  );
  app.get<{ Reply: MenuCounts }>(
    "/menu/counts",
    { schema: { response: { 200: contract("MenuCounts") } }, config: { access: signedIn } },
    ({ actor }) => menuCounts(store, actor, menusOf(actor), config.product().moderation_provider),
  );
}
