import { isDeeperThan } from "../../../src/engine/entry.ts";
import { ApiError } from "../../errors.ts";

/** Levels of nesting that a stored JSON value may have. */
const deepest = 32;
/** NUL and lone surrogates: PostgreSQL stores neither in text nor in jsonb. */
const unstorable = /\0|\p{Surrogate}/u;

/** Refuses (422) a JSON value that the database could not keep: too deep, or with characters that it has no place for. */
export function requireStorable(value: unknown): void {
  if (isDeeperThan(value, deepest)) throw refused("Ce contenu a trop de niveaux imbriqués.");
  if (hasUnstorable(value)) throw refused("Ce contenu comporte un caractère interdit.");
}

function hasUnstorable(value: unknown): boolean {
  if (typeof value === "string") return unstorable.test(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, item]) => unstorable.test(key) || hasUnstorable(item));
}

function refused(detail: string): ApiError {
  return new ApiError("request.invalid", { errors: [{ pointer: "", code: "content", detail }] });
}
