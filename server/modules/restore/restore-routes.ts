import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import { sessionCookies } from "../../http/cookies.ts";
import type { Services } from "../../http/services.ts";
import type { Store } from "../../store/store.ts";
import type { Actor } from "../../kit/actor.ts";
import type { IdentityParts } from "../identity/identity-routes.ts";

/** Longer bodies are no stored session's text. */
const TEXT_LIMIT_BYTES = 4096;

/** A destination takes the session of one of its professionals for an hour, and comes back to its own. */
export async function restoreRoutes(
  app: FastifyInstance,
  { environment, product, store, logger }: Services,
  { sessions }: Pick<IdentityParts, "sessions">,
): Promise<void> {
  const cookies = sessionCookies(product.slug, new URL(environment.publicUrl));

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

/** The login of a professional's account in the actor's destination; a foreign, absent or disabled one is the same null. */
function professionalOf(store: Store, { group }: Actor, id: string): Promise<string | null> {
  const destination = group.destination;
  // The database's text holds no NUL.
  if (destination === null || id.includes("\u0000")) return Promise.resolve(null);
  return store.system("restore.professional", async (db) => {
    const row = await db
      .selectFrom("users")
      .innerJoin("groups", "groups.id", "users.group_id")
      .where("users.login", "=", id)
      .where("users.type", "=", "TP")
      .where("users.disabled", "=", false)
      .where("groups.destination_id", "=", destination)
      .select("users.login")
      .executeTakeFirst();
    return row?.login ?? null;
  });
}
