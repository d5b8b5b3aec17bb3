import { timingSafeEqual } from "node:crypto";

import type { FastifyInstance, FastifyRequest, FastifySchema } from "fastify";

import { type Access, denial } from "../../src/domain/access/access.ts";
import type { CallName } from "../../src/generated/calls.ts";
import { ApiError } from "../kit/errors.ts";
import { type Actor, accessUserOf } from "../kit/actor.ts";
import type { Sessions } from "./sessions.ts";
import type { Services } from "./services.ts";
import { sessionCookies } from "./cookies.ts";
import { isSameOrigin } from "../kit/same-origin.ts";

/** For the commands of this machine: the bearer of the token in `DATA_DIR/server.json`. */
export const localAccess = "local";

/** A route as it was registered. */
export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access | typeof localAccess;
  /** The declared call that it answers. */
  readonly call: CallName | undefined;
  /** The contracts of what it takes and answers. */
  readonly schema: FastifySchema | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the application, in the order of registration. */
    readonly registeredRoutes: readonly RegisteredRoute[];
  }
  interface FastifyContextConfig {
    /** Who may call the route; registration fails without one. */
    access?: Access | typeof localAccess;
    /** The declared call that the route answers. */
    call?: CallName;
    /** Asked by the page itself, not by its reader: it keeps no session alive. */
    background?: true;
    /** A token in the header `Authorization` opens the route. */
    bearer?: true;
  }
  interface FastifyRequest {
    /** Who calls. Reading it on a public route without a session is a programmer's mistake and throws. */
    readonly actor: Actor;
    /** Who calls a public route; null for an anonymous visitor. */
    readonly visitor: Actor | null;
    currentSession: { id: string; actor: Actor } | null;
  }
}

/**
 * Refuses the registration of routes that declare no access, and requests that the declared access does not admit.
 * The check runs as a hook of the matched route: what the router matched is what is judged.
 */
export function requireAccess(app: FastifyInstance, services: Services, sessions: Sessions): void {
  const { slug } = services.product;
  const publicUrl = new URL(services.environment.publicUrl);
  const cookies = sessionCookies(slug, publicUrl);

  const routes: RegisteredRoute[] = [];
  app.decorate("registeredRoutes", routes);
  app.addHook("onRoute", ({ method, url, config, schema }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access`);
    for (const name of [method].flat()) routes.push({ method: name, url, access: config.access, call: config.call, schema });
  });
  app.decorateRequest("currentSession", null);
  app.decorateRequest("visitor", {
    getter(this: FastifyRequest) {
      return this.currentSession?.actor ?? null;
    },
  });
  app.decorateRequest("actor", {
    getter(this: FastifyRequest) {
      if (!this.currentSession) throw new Error(`${this.routeOptions.url ?? "?"}: no actor on a public route`);
      return this.currentSession.actor;
    },
  });

  app.addHook("onRequest", async (request, reply) => {
    // The route, not the address as it was written: `/%61pi/` is the same route.
    const { url: route = "", config } = request.routeOptions;
    const { access } = config;
    if (request.is404 || access === undefined) return;
    if (access === localAccess) return requireLocalToken(request, services.localToken);
    const id = cookies.read(request);
    // Pages and files need no session; polling the public calls must not keep one alive.
    if (id !== null && route.startsWith("/api/")) {
      const actor = await sessions.find(id, { touch: !access.public && !config.background });
      request.currentSession = actor && { id, actor };
    }
    const reason = denial(request.visitor && accessUserOf(request.visitor), access, slug);
    if (reason === null) return;
    if (reason !== "session") throw new ApiError("access.denied");
    // Another site's form comes without the cookie, for SameSite holds it back: it must not take away what it does not see.
    if (isSameOrigin(request, publicUrl.origin)) cookies.clear(reply);
    throw new ApiError("session.expired");
  });
}

function requireLocalToken(request: FastifyRequest, token: string): void {
  const given = Buffer.from(request.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  // A local command speaks to this process itself, never by way of a proxy or a browser.
  const direct = request.headers["x-forwarded-for"] === undefined && request.headers.origin === undefined;
  if (!direct || given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ApiError("object.not-found");
}
