import type { FastifyInstance, FastifyReply } from "fastify";

import { sessionCookies } from "../../http/cookies.ts";
import type { IdentityPort } from "../../ports/identity/identity.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Accounts } from "./accounts.ts";
import { ownAddress } from "./own-address.ts";
import type { Sessions } from "../../http/sessions.ts";
import { transactionCookie } from "./transaction-cookie.ts";

export interface IdentityParts {
  readonly identity: IdentityPort;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
}

/** Sign-in and sign-out by way of the identity provider. These are pages' navigations: a failure leads to the page that says so. */
export function identityRoutes(
  app: FastifyInstance,
  { environment, product, secrets, clock }: Services,
  { identity, sessions, accounts }: IdentityParts,
): void {
  const publicUrl = new URL(environment.publicUrl);
  const cookies = sessionCookies(product.slug, publicUrl);
  const transactions = transactionCookie(product.slug, publicUrl, secrets.key("identity.transaction"), clock);
  const page = (reply: FastifyReply, path: string): FastifyReply => reply.redirect(new URL(path, publicUrl).href, 302);

  route(app, "beginSignIn", async (request, reply) => {
    if (request.visitor) return page(reply, "/loginerror");
    const { email } = request.query;
    try {
      const { address, transaction } = await identity.begin(typeof email === "string" && email.length <= 200 ? email : null);
      transactions.set(reply, transaction);
      return reply.redirect(address.href, 302);
    } catch (error) {
      request.log.error({ err: error }, "the identity provider does not answer");
      return page(reply, "/loginerror");
    }
  });

  route(app, "endSignIn", async (request, reply) => {
    const transaction = transactions.take(request, reply);
    if (!transaction) return page(reply, "/loginerror");
    let login: string | null;
    let idToken: string;
    try {
      const signedIn = await identity.complete(new URL(request.url, publicUrl), transaction);
      idToken = signedIn.idToken;
      login = await accounts.signedIn(signedIn);
    } catch (error) {
      request.log.warn({ err: error }, "sign-in refused");
      return page(reply, "/loginerror");
    }
    if (login === null) return page(reply, "/loginerror");
    // A new id at each sign-in: one planted or seen before is worth nothing.
    const former = cookies.read(request);
    if (former !== null) await sessions.close(former);
    cookies.set(reply, await sessions.open(login, idToken), login);
    return page(reply, "/");
  });

  route(app, "signOut", async (request, reply) => {
    const { redirect_uri: wanted, state } = request.query;
    // The provider brings the browser back here, with the page to go to as its state.
    if (typeof state === "string") return page(reply, ownAddress(state, publicUrl));
    // Only the product's own pages sign somebody out, not a link of another site.
    if (request.headers["sec-fetch-site"] === "cross-site") return page(reply, "/");
    // Nor an image, a frame or a script of ours: going there is what signs out.
    if ((request.headers["sec-fetch-dest"] ?? "document") !== "document") return page(reply, "/");
    const id = cookies.read(request);
    const ended = id === null ? null : await sessions.close(id);
    cookies.clear(reply);
    const path = ownAddress(wanted, publicUrl);
    const back = new URL(`/api/v2/${product.slug}/idp/logout`, publicUrl);
    const address = await identity.logout(ended?.idToken ?? null, back, path).catch((error: unknown) => {
      request.log.warn({ err: error }, "the provider's logout is unknown");
      return null;
    });
    return address ? reply.redirect(address.href, 302) : page(reply, path);
  });
}
