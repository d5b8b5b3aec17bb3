import type { FastifyReply, FastifyRequest } from "fastify";

import type { ReviewAnswer } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";

/** The revision that the request writes over; null where it names none, which writes over whatever there is. Refuses (412) another one. */
export async function revisionRead(request: FastifyRequest, read: () => Promise<ReviewAnswer>): Promise<number | null> {
  if (request.headers["if-match"] === undefined) return null;
  const { revision } = await read();
  const known = matchedRevision(request, { revision, tagged_since: revision });
  if (known === null) throw new ApiError("answer.conflict");
  return known;
}

export function answerWithEtag(reply: FastifyReply, answer: ReviewAnswer): ReviewAnswer {
  withEtag(reply, answer.revision);
  return answer;
}
