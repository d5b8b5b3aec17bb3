import type { FastifyInstance } from "fastify";

import { ApiError } from "../kit/errors.ts";

/** Levels of nesting that a JSON value may have: what reads one level in another, as JSON.stringify does, has no end otherwise. */
const deepest = 32;
/** Values that a JSON value may hold in all: a check that tells every error has so many to tell at most. */
export const MOST_VALUES = 10_000;
/** Keys of one object: twice what any contract lets an object have, and each unknown one is an error to be told. */
export const MOST_KEYS = 2_000;
/** NUL and lone surrogates: PostgreSQL stores neither in text nor in jsonb. */
const unstorable = /\0|\p{Surrogate}/u;
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

/** Refuses (422) a JSON value that is too deep or too large to be checked, or has characters that the database has no place for. */
export function requireSound(value: unknown): void {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const inner: unknown[] = [];
    for (const item of level) {
      if (typeof item === "string") requireStorable(item);
      if (typeof item !== "object" || item === null) continue;
      if (depth >= deepest) throw refused("Ce contenu a trop de niveaux imbriqués.");
      if (!Array.isArray(item)) Object.keys(item).forEach(requireStorable);
      const members: unknown[] = Array.isArray(item) ? item : Object.values(item);
      values += members.length;
      if (values > MOST_VALUES || (!Array.isArray(item) && members.length > MOST_KEYS)) throw refused("Ce contenu a trop d’éléments.");
      for (const member of members) inner.push(member);
    }
    level = inner;
  }
}

function requireStorable(text: string): void {
  if (unstorable.test(text)) throw refused("Ce contenu comporte un caractère interdit.");
}

function refused(detail: string): ApiError {
  return new ApiError("request.invalid", { errors: [{ pointer: "", code: "content", detail }] });
}
