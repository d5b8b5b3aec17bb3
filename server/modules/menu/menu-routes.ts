import type { FastifyInstance } from "fastify";

import { signedIn } from "../../../src/domain/access.ts";
import type { Menus } from "../../../src/generated/types.ts";
import { contract } from "../../contract.ts";
import type { Services } from "../../services.ts";
import { accessUserOf } from "../identity/actor.ts";
import { menusFor } from "./menu.ts";

/** The header's menus, as the menu documents have them, for this user. */
export function menuRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  app.get<{ Reply: Menus }>(
    "/menu",
    { schema: { response: { 200: contract("Menus") } }, config: { access: signedIn } },
    async ({ actor }) =>
      menusFor(
        accessUserOf(actor),
        config.menus(),
        config.product(),
        (condition) => condition === "original-session" && actor.original !== undefined,
      ),
  );
}
