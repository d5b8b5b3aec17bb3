import type { FastifyReply, FastifyRequest } from "fastify";

import { denial, observationAccess } from "../../../src/domain/access/access.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { accessUserOf } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { publicScope } from "../../reading/public-reading.ts";
import type { DestinationTokens } from "../destination-pages/destination-token.ts";

/** Who asks about a destination: whoever bears its public token, or an observer of its own. */
export interface DestinationReader {
  /** The group whose establishments count. */
  group: string;
  /** Null for a group outside every destination. */
  destination: string | null;
  scope: Scope;
  /** By the token: answered as the destination's public pages are. */
  isPublic: boolean;
}

/** What a caller without either is answered. */
const HOW = "Donnez le jeton public de la destination dans l’en-tête Authorization (« Bearer … »), ou connectez-vous.";

/**
 * The options of routes that a destination's public token opens as the bearer of `Authorization`, and who asks.
 *
 * A wrong token is refused (401) before anything of the request is read, one that was revoked is gone (410). Without the
 * header a session of an observer opens the call, with the figures of its own pages.
 */
export function destinationReader(tokens: DestinationTokens, config: LiveConfig, slug: string) {
  const readers = new WeakMap<FastifyRequest, DestinationReader>();

  const find = async (request: FastifyRequest): Promise<DestinationReader> => {
    const given = request.headers.authorization;
    if (given !== undefined) return byToken(/^Bearer ([\w.-]{1,400})$/i.exec(given)?.[1]);
    const { visitor } = request;
    const reason = denial(visitor && accessUserOf(visitor), observationAccess, slug);
    if (reason === "session" || !visitor) throw new ApiError("session.expired", { detail: HOW, headers: { "WWW-Authenticate": "Bearer" } });
    if (reason !== null) throw new ApiError("access.denied");
    const { id, destination } = visitor.group;
    return { group: id, destination, scope: scopeOf(id), isPublic: false };
  };

  const byToken = async (token: string | undefined): Promise<DestinationReader> => {
    const found = token === undefined ? null : await tokens.open(token);
    if (found === null) throw new ApiError("token.unknown", { detail: HOW, headers: { "WWW-Authenticate": "Bearer" } });
    if (found === "gone") throw new ApiError("link.gone");
    const scope = publicScope(found.group, { hideBelow: config.product().samples.insufficient, namesAll: found.names_all });
    return { group: found.group, destination: found.id, scope, isPublic: true };
  };

  return {
    options: {
      config: { bearer: true as const },
      onRequest: async (request: FastifyRequest): Promise<void> => {
        readers.set(request, await find(request));
      },
      onSend: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        void reply.header("Cache-Control", "no-store").header("Vary", "Authorization, Cookie");
      },
    },
    readerOf: (request: FastifyRequest): DestinationReader => {
      const reader = readers.get(request);
      if (!reader) throw new Error(`${request.routeOptions.url ?? "?"}: nobody was looked up`);
      return reader;
    },
  };
}
