import type { FastifyInstance } from "fastify";

import { publicAccess } from "../../../src/domain/access.ts";
import type { MaintenanceInfo } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import { readMaintenance } from "./maintenance.ts";

/** What is closed for maintenance, polled by every page. */
export function maintenanceRoutes(app: FastifyInstance, { environment }: Pick<Services, "environment">): void {
  app.get<{ Reply: MaintenanceInfo }>(
    "/maintenance",
    { schema: { response: { 200: contract("MaintenanceInfo") } }, config: { access: publicAccess } },
    async () => readMaintenance(environment.dataDir),
  );
}
