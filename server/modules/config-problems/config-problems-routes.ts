import type { FastifyInstance } from "fastify";

import { administrationAccess } from "../../../src/domain/access.ts";
import type { ConfigProblem } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";

/** What is wrong in the configuration's files as they are now. */
export function configProblemsRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  app.get<{ Reply: ConfigProblem[] }>(
    "/config/problems",
    { schema: { response: { 200: contract("ConfigProblemList") } }, config: { access: administrationAccess } },
    async (_request, reply) => {
      void reply.header("Cache-Control", "no-store");
      return [...config.problems()];
    },
  );
}
