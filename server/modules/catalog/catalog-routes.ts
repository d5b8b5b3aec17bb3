import type { FastifyInstance } from "fastify";

import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { accessUserOf } from "../../kit/actor.ts";
import { catalogAnswer } from "../../reading/catalog.ts";

/** What a page plans its document with: the widget types that the user may use, and the metric layer's names. */
export function catalogRoutes(app: FastifyInstance, { config, product }: Pick<Services, "config" | "product">): void {
  route(app, "readCatalog", async ({ actor }) => {
    const user = accessUserOf(actor);
    return catalogAnswer(config.catalog(), ({ roles }) => !roles || hasAnyRole(user, roles, product.slug));
  });
}
