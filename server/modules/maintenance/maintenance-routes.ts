import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { readMaintenance } from "./maintenance.ts";

/** What is closed for maintenance, polled by every page. */
export function maintenanceRoutes(app: FastifyInstance, { environment }: Pick<Services, "environment">): void {
  route(app, "readMaintenance", async () => readMaintenance(environment.dataDir));
}
