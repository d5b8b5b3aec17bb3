import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { supportFor } from "./support-service.ts";

/** «Établissements à accompagner»: whom a destination visits first, and why. */
export function supportRoutes(app: FastifyInstance, services: Services): void {
  route(app, "askSupport", ({ actor, body }) => supportFor(services, actor, body));
}
