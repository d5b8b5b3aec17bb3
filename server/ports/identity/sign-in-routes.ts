import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";

import { publicAccess } from "../../../src/domain/access/access.ts";
import { isSameOrigin } from "../../kit/same-origin.ts";
import { PROVIDER_PATH } from "./identity.ts";
import { signInAssets } from "./sign-in-assets.ts";
import { type Brand, failurePage, signInPage, texts } from "./sign-in-page.ts";
import type { SignInThrottle } from "./throttle.ts";

export interface SignInRoutesOptions {
  readonly provider: Provider;
  readonly publicUrl: URL;
  readonly brand: Brand;
  readonly throttle: SignInThrottle;
  /** Whether the password is that of a live account with this login. */
  readonly isPassword: (login: string, password: string) => Promise<boolean>;
}

const FORM_LIMIT_BYTES = 4096;
const config = { access: publicAccess };

/** Mounts the embedded provider at `/identity`: its own endpoints, and the page that asks for the password. */
export async function signInRoutes(app: FastifyInstance, options: SignInRoutesOptions): Promise<void> {
  signInAssets(app);
  await app.register(async (scope) => passwordRoutes(scope, options));
  await app.register(async (scope) => providerRoutes(scope, options));
}

function passwordRoutes(app: FastifyInstance, { provider, publicUrl, brand, throttle, isPassword }: SignInRoutesOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
  const html = (reply: FastifyReply, status: number, content: string): FastifyReply =>
    reply.code(status).type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(content);
  const expired = (reply: FastifyReply): FastifyReply => html(reply, 400, failurePage(brand, texts.expired));
  /** The sign-in that this browser has begun; null when there is none under this address. */
  const begun = async (request: FastifyRequest, reply: FastifyReply): Promise<{ hint: string } | null> => {
    toPublicOrigin(request, publicUrl);
    const { uid } = request.params as { uid: string };
    const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    if (details?.uid !== uid) return null;
    const hint = details.params.login_hint;
    return { hint: typeof hint === "string" ? hint : "" };
  };

  app.get(`${PROVIDER_PATH}/interaction/:uid`, { config }, async (request, reply) => {
    const signIn = await begun(request, reply);
    return signIn ? html(reply, 200, signInPage({ brand, action: request.url, login: signIn.hint })) : expired(reply);
  });

  app.post<{ Body: URLSearchParams | undefined }>(`${PROVIDER_PATH}/interaction/:uid`, { config }, async (request, reply) => {
    const signIn = isSameOrigin(request, publicUrl.origin) ? await begun(request, reply) : null;
    if (!signIn) return expired(reply);
    const login = (request.body?.get("login") ?? "").trim().toLowerCase();
    const again = (status: number, failure: string): FastifyReply =>
      html(reply, status, signInPage({ brand, action: request.url, login, failure }));
    const seconds = throttle.attempt(login, request.ip);
    if (seconds > 0) {
      void reply.header("Retry-After", String(seconds));
      return again(429, texts.throttled.replace("{n}", String(seconds)));
    }
    if (!(await isPassword(login, request.body?.get("password") ?? ""))) return again(401, texts.wrong);
    throttle.succeeded(login, request.ip);
    const next = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId: login, remember: false } },
      { mergeWithLastSubmission: false },
    );
    return reply.redirect(next, 303);
  });
}

function providerRoutes(app: FastifyInstance, { provider, publicUrl }: SignInRoutesOptions): void {
  // The provider reads the body by itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  const answer = provider.callback();
  app.all(`${PROVIDER_PATH}/*`, { config }, async (request, reply) => {
    toPublicOrigin(request, publicUrl);
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    const { raw } = request;
    Object.assign(raw, { originalUrl: raw.url });
    raw.url = (raw.url ?? "").slice(PROVIDER_PATH.length);
    await answer(raw, reply.raw);
  });
}

/** The provider makes its addresses from these headers; what a client says of them does not count. */
function toPublicOrigin({ raw }: FastifyRequest, publicUrl: URL): void {
  raw.headers.host = publicUrl.host;
  raw.headers["x-forwarded-host"] = publicUrl.host;
  raw.headers["x-forwarded-proto"] = publicUrl.protocol.slice(0, -1);
}
