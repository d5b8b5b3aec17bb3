import type { FastifyReply, FastifyRequest } from "fastify";

import type { ErrorCode } from "../../src/generated/types.ts";
import { ApiError } from "./errors.ts";

/** A revision as an entity tag. */
export function etagOf(revision: number): string {
  return `"${revision}"`;
}

/** Puts the revision that an answer shows into its header. */
export function withEtag(reply: FastifyReply, revision: number): void {
  void reply.header("ETag", etagOf(revision)).header("Cache-Control", "private, no-cache");
}

/**
 * The latest revision from `tagged_since` to `revision` that the request's `If-Match` names; null where it names none of
 * them. Refuses (428, code `missing`) a request without one: it could overwrite unseen work.
 */
export function matchedRevision(
  request: FastifyRequest,
  known: { revision: number; tagged_since: number },
  missing: ErrorCode = "dashboard.if-match-missing",
): number | null {
  const given = request.headers["if-match"];
  if (given === undefined) throw new ApiError(missing);
  // A proxy that compresses marks the tag as weak; revisions are exact either way.
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes("*")) return known.revision;
  for (let revision = known.revision; revision >= known.tagged_since; revision -= 1) if (tags.includes(etagOf(revision))) return revision;
  return null;
}

/** The number of a draft as an entity tag. */
export function draftEtag(no: number): string {
  return `"draft-${no}"`;
}

/** The draft that the request's `If-Match` names: its number, «any» for `*`, null without the header. A tag that no draft has is 0. */
export function draftMatch(request: FastifyRequest): number | "any" | null {
  const given = request.headers["if-match"];
  if (given === undefined) return null;
  if (given.trim() === "*") return "any";
  return Number(/^(?:W\/)?"draft-(\d{1,9})"$/.exec(given.trim())?.[1] ?? 0);
}

/** Whether the request may be carried out on a revision: any where it has no `If-Match`, else those that the header names. */
export function acceptedRevision(request: FastifyRequest): (revision: number) => boolean {
  const given = request.headers["if-match"];
  if (given === undefined) return () => true;
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return (revision) => tags.includes("*") || tags.includes(etagOf(revision));
}

/** Refuses a write on a revision that the request's `If-Match` does not name: 428 without the header, 412 with another one. */
export function requireRevision(request: FastifyRequest, revision: number, codes: { missing: ErrorCode; stale: ErrorCode }): void {
  const given = request.headers["if-match"];
  if (given === undefined) throw new ApiError(codes.missing);
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!tags.includes("*") && !tags.includes(etagOf(revision))) throw new ApiError(codes.stale);
}
