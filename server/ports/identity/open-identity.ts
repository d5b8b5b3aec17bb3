import type { FastifyInstance } from "fastify";
import type { CustomFetch } from "openid-client";

import type { Product } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import type { Environment } from "../../kit/environment.ts";
import type { Store } from "../../store/store.ts";
import { embeddedClientSecret, type IdentityPort, PROVIDER_PATH } from "./identity.ts";
import { oidcIdentity } from "./oidc-identity.ts";
import { providerRecords } from "./provider-records.ts";
import type { Secrets } from "./secrets.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { signInThrottle } from "./throttle.ts";

/** What the identity port takes of the server's services. */
interface IdentityServices {
  readonly environment: Pick<Environment, "publicUrl" | "oidc">;
  readonly product: Product;
  readonly secrets: Secrets;
  readonly store: Store;
  readonly clock: Clock;
}

/**
 * The identity port that the environment chooses: the external issuer, else the embedded provider, which is
 * then mounted on the application.
 */
export async function openIdentity(
  app: FastifyInstance,
  services: IdentityServices,
  isPassword: (login: string, password: string) => Promise<boolean>,
): Promise<IdentityPort> {
  const { environment, product, secrets, store, clock } = services;
  const publicUrl = new URL(environment.publicUrl);
  const callback = new URL(`/api/v2/${product.slug}/idp/callback`, publicUrl);
  if (environment.oidc) {
    const { issuer, clientId, clientSecret } = environment.oidc;
    return oidcIdentity({ issuer: new URL(issuer), clientId, clientSecret, callback });
  }

  const issuer = new URL(PROVIDER_PATH, publicUrl);
  const { embeddedProvider } = await loadProvider();
  const provider = embeddedProvider({
    issuer,
    clientId: product.slug,
    callback,
    brand: product,
    secrets,
    records: providerRecords(store, clock),
    onError: (error) => app.log.error({ err: error }, "identity provider"),
  });
  await signInRoutes(app, { provider, publicUrl, brand: product, throttle: signInThrottle(clock), isPassword });
  return oidcIdentity({
    issuer,
    clientId: product.slug,
    clientSecret: embeddedClientSecret(secrets),
    callback,
    embeddedFetch: fetchFrom(app),
  });
}

/**
 * Loads the provider's library, which an external issuer does without. On import it warns of every Node before 22;
 * it was tried on 20, and the line would be the first that a user reads.
 */
async function loadProvider(): Promise<typeof import("./embedded-provider.ts")> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes("Unsupported runtime")) warn(...parts);
  };
  try {
    return await import("./embedded-provider.ts");
  } finally {
    console.warn = warn;
  }
}

/** Requests to the application itself, without network or a proxy in front of the public address. */
function fetchFrom(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address);
    const answer = await app.inject({
      method: method as "GET" | "POST",
      url: pathname + search,
      headers: { ...headers, host },
      ...(body == null ? {} : { payload: body instanceof URLSearchParams ? body.toString() : (body as string) }),
    });
    const type = answer.headers["content-type"];
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: typeof type === "string" ? { "content-type": type } : {},
    });
  };
}
