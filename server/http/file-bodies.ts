import type { FastifyInstance } from "fastify";

import { ApiError } from "../kit/errors.ts";

/** A file is at most this long. */
export const FILE_LIMIT_BYTES = 5 * 1024 * 1024;

/** Takes the bodies of a scope's routes as bytes, of these media types alone; refuses (413) a file that is too long before it is read. */
export function takeFiles(scope: FastifyInstance, types: string | string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: "buffer", bodyLimit: FILE_LIMIT_BYTES }, (_request, body, done) => done(null, body));
  scope.addHook("preParsing", async ({ headers }) => {
    if (Number(headers["content-length"] ?? 0) > FILE_LIMIT_BYTES) throw new ApiError("file.too-large");
  });
}
