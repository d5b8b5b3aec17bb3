import type { FastifyInstance, FastifyRequest } from "fastify";

import { impatiently } from "../kit/impatience.ts";

/**
 * Makes the calls of an application impatient. The second hook is for those whose body has been read, since its events know
 * nothing of the first; who calls is known by then.
 */
export function boundWaits(app: FastifyInstance): void {
  const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith("/api/") ?? false;
  app.addHook("onRequest", (request, _reply, done) => (isCall(request) ? impatiently(done) : done()));
  app.addHook("preValidation", (request, _reply, done) =>
    isCall(request) ? impatiently(done, request.visitor === null ? "anonymous" : "account") : done(),
  );
}
