import { createHmac, createSign, generateKeyPairSync, type JsonWebKey, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const CLIENT = { clientId: "produit", clientSecret: "a-secret-of-the-tests" };

type Claims = Record<string, unknown>;

/** What the issuer does wrong; each part may change what an honest one would send. */
export interface Misdeed {
  readonly claims?: (honest: Claims) => Claims;
  /** Replaces the signed token as a whole. */
  readonly token?: (parts: { claims: Claims; sign: typeof signJwt; keys: IssuerKeys }) => unknown;
  readonly discovery?: (honest: Claims) => Claims;
  /** Query of the callback. */
  readonly callback?: (honest: URLSearchParams) => URLSearchParams;
  readonly tokenStatus?: number;
  /** The claims of the UserInfo endpoint. */
  readonly userinfo?: (honest: Claims) => Claims;
}

interface IssuerKeys {
  readonly own: KeyObject;
  readonly other: KeyObject;
  readonly publicPem: string;
}

/** An OpenID Connect issuer on this machine that misbehaves on demand. */
export interface RogueIssuer {
  readonly url: string;
  misdeed: Misdeed;
  /** Who signs in next. */
  person: Claims;
  /** The callback address to which it sends the browser that came with this authorization request. */
  answer(authorization: URL): URL;
  close(): Promise<void>;
}

/** Starts the issuer on a free port. */
export async function startRogueIssuer(): Promise<RogueIssuer> {
  const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keys: IssuerKeys = {
    own: own.privateKey,
    other: other.privateKey,
    publicPem: own.publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
  const jwk: JsonWebKey = { ...own.publicKey.export({ format: "jwk" }), kid: "own", use: "sig", alg: "ES256" };
  let nonce = "";

  const issuer: RogueIssuer = {
    url: "",
    misdeed: {},
    person: {},
    answer(authorization) {
      nonce = authorization.searchParams.get("nonce") ?? "";
      const honest = new URLSearchParams({ code: "a-code", state: authorization.searchParams.get("state") ?? "", iss: issuer.url });
      const back = new URL(authorization.searchParams.get("redirect_uri") ?? "");
      back.search = (issuer.misdeed.callback?.(honest) ?? honest).toString();
      return back;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const idToken = (): unknown => {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer.url, aud: CLIENT.clientId, iat: now, exp: now + 300, nonce, ...issuer.person };
    const claims = issuer.misdeed.claims?.(honest) ?? honest;
    return issuer.misdeed.token
      ? issuer.misdeed.token({ claims, sign: signJwt, keys })
      : signJwt({ alg: "ES256", kid: "own" }, claims, keys.own);
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, body: unknown): void =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration") {
      const honest = {
        issuer: issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        userinfo_endpoint: `${issuer.url}/userinfo`,
        jwks_uri: `${issuer.url}/jwks`,
        end_session_endpoint: `${issuer.url}/logout`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["ES256"],
        authorization_response_iss_parameter_supported: true,
      };
      return send(200, issuer.misdeed.discovery?.(honest) ?? honest);
    }
    if (request.url === "/jwks") return send(200, { keys: [jwk] });
    if (request.url === "/token") {
      if (issuer.misdeed.tokenStatus) return send(issuer.misdeed.tokenStatus, { error: "invalid_grant" });
      const token = idToken();
      return send(200, { access_token: "x", token_type: "Bearer", expires_in: 60, ...(token === undefined ? {} : { id_token: token }) });
    }
    if (request.url === "/userinfo" && request.headers.authorization === "Bearer x")
      return send(200, issuer.misdeed.userinfo?.(issuer.person) ?? issuer.person);
    send(404, {});
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  Object.assign(issuer, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return issuer;
}

/** A compact JWT; a string key signs with HMAC, null leaves it unsigned. */
export function signJwt(header: Claims, claims: Claims, key: KeyObject | string | null): string {
  const encode = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const text = `${encode(header)}.${encode(claims)}`;
  if (key === null) return `${text}.`;
  if (typeof key === "string") return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  return `${text}.${createSign("sha256").update(text).sign({ key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
