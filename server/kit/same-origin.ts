import type { FastifyRequest } from "fastify";

/** What the browser says of a request's origin; programs outside browsers say nothing and pass. */
export function isSameOrigin({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined || headers.origin === origin;
}
