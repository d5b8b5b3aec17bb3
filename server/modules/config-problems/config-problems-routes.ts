import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";

/** What is wrong in the configuration's files as they are now. */
export function configProblemsRoutes(app: FastifyInstance, { config }: Pick<Services, "config">): void {
  route(app, "listConfigProblems", async (_request, reply) => {
    void reply.header("Cache-Control", "no-store");
    return [...config.problems()];
  });
}
