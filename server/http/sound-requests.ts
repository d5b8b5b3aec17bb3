import type { FastifyInstance } from "fastify";

import { unstorableReason } from "../../src/engine/check/storable.ts";
import { ApiError } from "../kit/errors.ts";

const encodedNul = /%00/;

/**
 * Refuses requests that no route could read or store: a NUL in the address, which is an unreadable query or the id of
 * nothing, and JSON bodies that {@link requireSound} refuses, before their contract is checked.
 */
export function requireSoundRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ url }) => {
    if (!encodedNul.test(url)) return;
    throw new ApiError(encodedNul.test(url.split("?", 1)[0] ?? "") ? "object.not-found" : "request.unreadable");
  });
  app.addHook("preValidation", async ({ body }) => {
    if (!Buffer.isBuffer(body)) requireSound(body);
  });
}

/** Refuses (422) a JSON value that {@link unstorableReason} finds unfit. */
export function requireSound(value: unknown): void {
  const detail = unstorableReason(value);
  if (detail !== null) throw new ApiError("request.invalid", { errors: [{ pointer: "", code: "content", detail }] });
}
