import type { FastifyInstance } from "fastify";

import type { Services } from "../../http/services.ts";
import { exportRoutes } from "./export-routes.ts";
import { savedSearchesRoutes } from "./saved-searches-routes.ts";
import { translateRoutes } from "./translate-routes.ts";
import { triageRoutes } from "./triage-routes.ts";

/** What a team does with the reviews that it searches. */
export function reviewsRoutes(app: FastifyInstance, services: Services): void {
  triageRoutes(app, services);
  exportRoutes(app, services);
  translateRoutes(app, services);
  savedSearchesRoutes(app, services);
}
