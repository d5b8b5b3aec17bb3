import { type Adapter, type Configuration, type KoaContextWithOIDC, Provider } from "oidc-provider";

import { embeddedClientSecret, PROVIDER_PATH } from "./identity.ts";
import type { Secrets } from "./secrets.ts";
import { type Brand, failurePage, texts } from "./sign-in-page.ts";

export interface EmbeddedProviderOptions {
  readonly issuer: URL;
  readonly clientId: string;
  readonly callback: URL;
  readonly brand: Brand;
  readonly secrets: Secrets;
  readonly records: (model: string) => Adapter;
  /** Called with failures that no request waits for. */
  readonly onError: (error: unknown) => void;
}

/**
 * The embedded OpenID Connect provider: one first-party client, code flow with PKCE, no consent page.
 * It keeps no session of its own beyond a sign-in: whoever signs out must give the password again.
 */
export function embeddedProvider(options: EmbeddedProviderOptions): Provider {
  const { issuer, clientId, secrets } = options;
  const configuration: Configuration = {
    adapter: options.records,
    clients: [
      {
        client_id: clientId,
        client_secret: embeddedClientSecret(secrets),
        redirect_uris: [options.callback.href],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_basic",
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...secrets.signingKey }] },
    cookies: {
      keys: [secrets.key("identity.cookies").toString("base64url")],
      names: { session: `${clientId}_identity`, interaction: `${clientId}_interaction`, resume: `${clientId}_resume` },
      long: { httpOnly: true, sameSite: "lax", signed: true, secure: issuer.protocol === "https:", path: PROVIDER_PATH },
      short: { httpOnly: true, sameSite: "lax", signed: true, secure: issuer.protocol === "https:" },
    },
    pkce: { required: () => true },
    routes: { authorization: "/authorize" },
    scopes: ["openid", "profile"],
    claims: { openid: ["sub"], profile: ["preferred_username"] },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, userinfo: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 300, Interaction: 1800, Session: 1800, Grant: 1800 },
    interactions: { url: (_context, { uid }) => `${PROVIDER_PATH}/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, preferred_username: sub }) }),
    loadExistingGrant: firstPartyGrant,
    renderError: (context) => {
      // The library's message may repeat what the request said.
      context.type = "html";
      context.body = failurePage(options.brand, texts.expired);
    },
  };
  const provider = new Provider(issuer.href, configuration);
  // Addresses are made from the Host header, which the mount sets to the public origin.
  provider.proxy = true;
  provider.on("grant.success", (context) => {
    endProviderSession(provider, context).catch((error: unknown) => options.onError(error));
  });
  return provider;
}

/** The product is the provider's own: signing in is the consent. */
async function firstPartyGrant(context: KoaContextWithOIDC): Promise<InstanceType<Provider["Grant"]> | undefined> {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid profile");
  await grant.save();
  return grant;
}

/** The product's own session begins when the code is exchanged; the provider's has then done its work. */
async function endProviderSession(provider: Provider, context: KoaContextWithOIDC): Promise<void> {
  const uid = context.oidc.entities.AuthorizationCode?.sessionUid;
  const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
  await session?.destroy();
}
