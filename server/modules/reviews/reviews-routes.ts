import type { FastifyInstance } from "fastify";

import type { Services } from "../../http/services.ts";
import { savedSearchesRoutes } from "./saved-searches-routes.ts";
import { triageRoutes } from "./triage-routes.ts";

/** What a team does with the reviews that it searches. */
export function reviewsRoutes(app: FastifyInstance, services: Services): void {
  triageRoutes(app, services);
  savedSearchesRoutes(app, services);
}
