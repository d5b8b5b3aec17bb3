import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { ErrorCode } from "../../src/generated/types.ts";
import { InvalidInput } from "./contract.ts";
import { ApiError, statusOf, titleOf } from "../kit/errors.ts";
import { fieldErrors } from "./invalid-input.ts";

/** Answers every failure of the application, parser errors and unknown addresses included, as problem+json. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError | InvalidInput, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ err: error }, "unexpected failure");
    return sendProblem(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new ApiError("object.not-found")));
}

/** RELIABILITY §3: status, French title, reference; never a stack, SQL or the sender's text. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const status = statusOf(error.code);
  void reply.headers(error.headers);
  if ((status === 503 || status === 429) && !reply.hasHeader("Retry-After")) void reply.header("Retry-After", "5");
  return reply
    .code(status)
    .header("Content-Type", "application/problem+json; charset=utf-8")
    .header("Content-Language", "fr")
    .header("Cache-Control", "no-store")
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      type: `/problemes/${error.code}`,
      title: titleOf(error.code, { id: request.id, ...error.params }),
      status,
      ...(error.detail === undefined ? {} : { detail: error.detail }),
      instance: request.id,
      errors: error.errors,
    });
}

/** The refusal with which any thrown value is answered. */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof InvalidInput) return invalidInput(error);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : (parserErrors[code] ?? databaseErrors[code]);
  if (known) return new ApiError(known, { cause: error });
  return new ApiError(statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? byStatus(statusCode) : "internal", {
    cause: error,
  });
}

function invalidInput(error: InvalidInput): ApiError {
  // A malformed id answers as an absent one: nothing to learn from the difference.
  if (error.validationContext === "params") return new ApiError("object.not-found");
  const code = error.validationContext === "body" ? "request.invalid" : "request.unreadable";
  return new ApiError(code, { errors: fieldErrors(error.problems) });
}

const parserErrors: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body.too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media.unsupported",
  FST_ERR_CTP_INVALID_TYPE: "media.unsupported",
  FST_ERR_NOT_FOUND: "object.not-found",
  FST_ERR_MAX_PARAM_LENGTH: "object.not-found",
};

/** What PostgreSQL says of a sender's text that slipped through: a malformed id, or a NUL, which its text cannot hold. */
const databaseErrors: Readonly<Record<string, ErrorCode>> = {
  "22P02": "object.not-found",
  "22021": "request.invalid",
  "22P05": "request.invalid",
};

function byStatus(status: number): ErrorCode {
  if (status === 404) return "object.not-found";
  if (status === 413) return "body.too-large";
  if (status === 415) return "media.unsupported";
  if (status === 429) return "rate.limited";
  return "request.unreadable";
}
