import * as client from "openid-client";

import { EMBEDDED_ISSUER, type IdentityPort } from "./identity.ts";

export interface OidcOptions {
  readonly issuer: URL;
  readonly clientId: string;
  /** Null: a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** The address to which the provider sends browsers back. */
  readonly callback: URL;
  /** Reaches the embedded provider without the network; absent for an external issuer. */
  readonly embeddedFetch?: client.CustomFetch;
}

/** The identity port over any OpenID Connect issuer. The issuer is asked at the first sign-in, so that a start needs no network. */
export function oidcIdentity(options: OidcOptions): IdentityPort {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = async (): Promise<client.Configuration> => {
    discovered ??= discover(options);
    try {
      return await discovered;
    } catch (cause) {
      discovered = undefined;
      throw cause;
    }
  };

  return {
    async begin(loginHint) {
      const transaction = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.callback.href,
        scope: "openid profile",
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(transaction.verifier),
        code_challenge_method: "S256",
        ...(loginHint === null ? {} : { login_hint: loginHint }),
      });
      return { address, transaction };
    },

    async complete(callback, { state, nonce, verifier }) {
      const found = await configuration();
      const tokens = await client.authorizationCodeGrant(found, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error("the provider sent no identity");
      const told = candidatesOf(claims);
      // OpenID Connect Core 5.4: with a code, an issuer may keep what it knows of a person to its UserInfo endpoint.
      const asks = told.length === 0 && found.serverMetadata().userinfo_endpoint !== undefined;
      return {
        issuer: options.embeddedFetch ? EMBEDDED_ISSUER : claims.iss,
        subject: claims.sub,
        candidates: asks ? await userInfoNames(found, tokens.access_token, claims.sub) : told,
        idToken: tokens.id_token,
      };
    },

    async logout(idToken, back, state) {
      // The embedded provider keeps no session of its own.
      if (options.embeddedFetch) return null;
      const found = await configuration();
      if (!found.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(found, {
        post_logout_redirect_uri: back.href,
        state,
        ...(idToken === null ? {} : { id_token_hint: idToken }),
      });
    },
  };
}

/** The names that the UserInfo endpoint returns of the subject; none where it fails, as a person known already by issuer and subject needs none. */
async function userInfoNames(found: client.Configuration, accessToken: string, subject: string): Promise<string[]> {
  try {
    return candidatesOf(await client.fetchUserInfo(found, accessToken, subject));
  } catch {
    return [];
  }
}

/** The names that claims vouch for: an e-mail only where it is verified. */
function candidatesOf({ preferred_username, email, email_verified }: client.UserInfoResponse | client.IDToken): string[] {
  const names = [preferred_username, email_verified === true ? email : undefined];
  return names.filter((name): name is string => typeof name === "string" && name !== "");
}

async function discover({ issuer, clientId, clientSecret, embeddedFetch }: OidcOptions): Promise<client.Configuration> {
  // Without TLS only a provider on this machine is trusted.
  const loopback = issuer.protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname);
  return client.discovery(
    issuer,
    clientId,
    embeddedFetch ? { id_token_signed_response_alg: "ES256" } : undefined,
    clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret),
    {
      // By default the library trusts the token endpoint's TLS and does not look at the token's signature.
      execute: [client.enableNonRepudiationChecks, ...(loopback || embeddedFetch ? [client.allowInsecureRequests] : [])],
      ...(embeddedFetch ? { [client.customFetch]: embeddedFetch } : {}),
    },
  );
}
