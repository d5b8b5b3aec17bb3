import type { FastifyRequest } from "fastify";

/** For routes whose body may be left out: none is the empty object. */
export const optionalBody = {
  preValidation: async (request: FastifyRequest): Promise<void> => {
    request.body ??= {};
  },
};
