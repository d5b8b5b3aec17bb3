import type { FastifyInstance, FastifyRequest } from "fastify";

import { ApiError } from "../errors.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes to the API that another site could have caused: each needs `X-Requested-By: {slug}`,
 * which a cross-site form cannot send, and where the browser says whence it comes, this very origin.
 */
export function protectWrites(app: FastifyInstance, slug: string, publicUrl: URL): void {
  app.addHook("onRequest", async (request) => {
    if (request.is404 || reading.has(request.method) || !request.routeOptions.url?.startsWith("/api/")) return;
    if (request.headers["x-requested-by"] !== slug || !isSameOrigin(request, publicUrl.origin)) throw new ApiError("access.denied");
  });
}

/** What the browser says of a request's origin; programs outside browsers say nothing and pass. */
export function isSameOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined || headers.origin === origin;
}
