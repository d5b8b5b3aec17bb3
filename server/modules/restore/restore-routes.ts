import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import { sessionCookies } from "../../http/cookies.ts";
import type { Services } from "../../http/services.ts";
import type { IdentityParts } from "../identity/identity-routes.ts";
import { professionalOf, professionalsAt } from "./professionals.ts";

/** Longer bodies are no stored session's text. */
const TEXT_LIMIT_BYTES = 4096;

/** A destination takes the session of one of its professionals for an hour, and comes back to its own. */
export async function restoreRoutes(
  app: FastifyInstance,
  { environment, product, store, logger }: Services,
  { sessions }: Pick<IdentityParts, "sessions">,
): Promise<void> {
  const cookies = sessionCookies(product.slug, new URL(environment.publicUrl));

  route(app, "listProfessionals", ({ actor, params }) => professionalsAt(store, actor, params.id));

  route(app, "borrowSession", async (request, reply) => {
    const { actor, params, currentSession } = request;
    const login = await professionalOf(store, actor, params.id);
    const borrowed = login === null || currentSession === null ? null : await sessions.borrow(currentSession.id, login);
    if (login === null || borrowed === null) throw new ApiError("object.not-found");
    logger.info({ login: actor.login, target: login }, "a session is borrowed");
    cookies.set(reply, borrowed, login);
    return { autologinUrl: "/" };
  });

  await app.register(async (scope) => {
    // The specification sends a text; what counts is the server's own memory of the session, so it is not read.
    scope.addContentTypeParser("text/plain", { parseAs: "string", bodyLimit: TEXT_LIMIT_BYTES }, (_request, _text, done) =>
      done(null, undefined),
    );
    route(scope, "giveBackSession", async (request, reply) => {
      const given = request.currentSession ? await sessions.giveBack(request.currentSession.id) : null;
      // Without an original session there is nothing to come back to; one whose time is over asks to sign in again.
      if (given === null) throw new ApiError(request.actor.original ? "session.expired" : "action.not-possible");
      logger.info({ login: given.login, target: request.actor.login }, "a borrowed session is given back");
      cookies.set(reply, given.id, given.login);
      return { autologinUrl: "/" };
    });
  });
}
