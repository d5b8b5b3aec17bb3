import type { FastifyInstance } from "fastify";

import { publicAccess } from "../../../src/domain/access.ts";
import type { AppConfig } from "../../../src/generated/types.ts";
import { contract } from "../../contract.ts";
import type { Services } from "../../services.ts";
import { anonymousApp, appConfig } from "./app-config.ts";

/** How the product is set: brand and vocabulary. */
export function appConfigRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  app.get<{ Reply: AppConfig }>(
    "/app",
    { schema: { response: { 200: contract("AppConfig") } }, config: { access: publicAccess } },
    async ({ visitor }) => (visitor ? appConfig(config.product()) : anonymousApp(config.product())),
  );
}
