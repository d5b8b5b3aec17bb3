import type { Secrets } from "./secrets.ts";

/** Issuer under which the embedded provider's accounts are stored: its address changes with the port, its people do not. */
export const EMBEDDED_ISSUER = "embedded";

/** Where the embedded provider is mounted. */
export const PROVIDER_PATH = "/identity";

/** The secret that the product and its embedded provider share. */
export function embeddedClientSecret(secrets: Secrets): string {
  return secrets.key("identity.client").toString("base64url");
}

/** What a sign-in must remember between leaving for the provider and coming back, in the same browser. */
export interface SignInTransaction {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who signed in, as the provider vouches for it. Only issuer and subject identify. */
export interface SignedIn {
  readonly issuer: string;
  readonly subject: string;
  /** Names under which an account waits for its first sign-in; from claims that may change, never an identity. */
  readonly candidates: readonly string[];
  readonly idToken: string;
}

/** Sign-in at an OpenID Connect provider: code flow with PKCE. */
export interface IdentityPort {
  begin(loginHint: string | null): Promise<{ address: URL; transaction: SignInTransaction }>;
  /** Exchanges the code; throws on any doubt (state, nonce, issuer, audience, signature, expiry, PKCE, replay). */
  complete(callback: URL, transaction: SignInTransaction): Promise<SignedIn>;
  /** Where the provider ends its own session; null when it keeps none. */
  logout(idToken: string | null, back: URL, state: string): Promise<URL | null>;
}
