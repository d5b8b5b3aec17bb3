import type { FastifyReply, FastifyRequest } from "fastify";

import { ApiError } from "../kit/errors.ts";

/** What a token opens; «gone» for one that was revoked or has expired; null for an unknown one. */
type Find<T> = (token: string) => Promise<T | "gone" | null>;

/**
 * The options of routes that a token in their address (`:token`) opens, and what it opened.
 *
 * The token is looked up before the body is read, so that who has none makes the server neither parse nor check a body, and
 * hears of its contract nothing. `admit` throws where the token alone is not enough. The answers are never kept by a cache, and
 * their address is not passed on to the sites that a page leads to.
 */
export function publicAddress<T extends object>(find: Find<T>, admit: (found: T, request: FastifyRequest) => void = () => undefined) {
  const opened = new WeakMap<FastifyRequest, T>();
  return {
    options: {
      onRequest: async (request: FastifyRequest): Promise<void> => {
        const { token } = request.params as { token: string };
        const found = await find(token);
        if (found === null) throw new ApiError("object.not-found");
        if (found === "gone") throw new ApiError("link.gone");
        admit(found, request);
        opened.set(request, found);
      },
      onSend: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        void reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer");
      },
    },
    opened: (request: FastifyRequest): T => {
      const found = opened.get(request);
      if (!found) throw new Error(`${request.routeOptions.url ?? "?"}: its address was not looked up`);
      return found;
    },
  };
}
