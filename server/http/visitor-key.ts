import type { FastifyRequest } from "fastify";

import { ApiError } from "../kit/errors.ts";

/** The `Idempotency-Key` of a visitor's write. Visitors have no account under which writes are remembered: what they send keeps it. */
export function visitorKey({ headers }: Pick<FastifyRequest, "headers">): string {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\w-]{8,200}$/.test(key))
    throw new ApiError("request.unreadable", { detail: "L’envoi doit porter un en-tête Idempotency-Key." });
  return key;
}
