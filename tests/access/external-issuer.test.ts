import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Browser } from "./support/browser.ts";
import { CLIENT, type Misdeed, type RogueIssuer, startRogueIssuer } from "./support/rogue-issuer.ts";
import { addAccount, openTestApp, PUBLIC_URL, type TestApp } from "./support/test-app.ts";

let issuer: RogueIssuer;
let test: TestApp;
let waiting: string;

beforeAll(async () => {
  issuer = await startRogueIssuer();
  test = await openTestApp({ oidc: { issuer: issuer.url, ...CLIENT } });
}, 60_000);
afterAll(async () => {
  await test.close();
  await issuer.close();
});
beforeEach(async () => {
  issuer.misdeed = {};
  waiting = await addAccount(test, { type: "DMO", group: "aurelle", roles: [] });
  issuer.person = { sub: `subject of ${waiting}`, preferred_username: waiting };
});

const sessionsMade = (): Promise<number> =>
  test.services.store.system("test.count", async (db) =>
    Number(
      (
        await db
          .selectFrom("sessions")
          .select(({ fn }) => fn.countAll().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    ),
  );

/** Signs in by way of the issuer; the browser ends on the product's page. */
async function signIn(browser = new Browser(test)): Promise<Browser> {
  const left = await browser.request("GET", `/api/v2/${test.slug}/idp/login`);
  const location = String(left.headers.location);
  if (location.startsWith(PUBLIC_URL)) await browser.open(location);
  else await browser.open(issuer.answer(new URL(location)).href);
  return browser;
}

describe("an external issuer", () => {
  it("signs in an account that waits for its first sign-in, and knows it by its subject ever after", async () => {
    const first = await signIn();
    expect(first.path).toBe("/");
    expect((await first.open(`/api/v2/${test.slug}/user`)).json()).toMatchObject({ login: waiting });

    issuer.person = { sub: `subject of ${waiting}`, preferred_username: "another name" };
    const again = await signIn();
    expect((await again.open(`/api/v2/${test.slug}/user`)).json()).toMatchObject({ login: waiting });
  });

  it("takes a verified e-mail as the name of a waiting account", async () => {
    issuer.person = { sub: "s1", email: waiting, email_verified: true };
    expect((await signIn()).path).toBe("/");
  });

  it("is asked for the name of a waiting account where its token has none", async () => {
    issuer.misdeed = { claims: (claims) => without(claims, "preferred_username") };
    const browser = await signIn();
    expect(browser.path).toBe("/");
    expect((await browser.open(`/api/v2/${test.slug}/user`)).json()).toMatchObject({ login: waiting });
  });

  it("lets nobody in by what it says of another person", async () => {
    issuer.misdeed = {
      claims: (claims) => without(claims, "preferred_username"),
      userinfo: (person) => ({ ...person, sub: "somebody else" }),
    };
    expect((await signIn()).path).toBe("/loginerror");
  });

  it("lets in whom it knows by issuer and subject, whatever becomes of the name", async () => {
    expect((await signIn()).path).toBe("/");
    issuer.misdeed = { claims: (claims) => without(claims, "preferred_username"), userinfo: () => ({}) };
    expect((await signIn()).path).toBe("/");
  });

  it("asks with PKCE S256, state and nonce, and passes the hint on", async () => {
    const browser = new Browser(test);
    const left = await browser.request("GET", `/api/v2/${test.slug}/idp/login?email=someone%40example.org`);
    const query = new URL(String(left.headers.location)).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: CLIENT.clientId,
      response_type: "code",
      scope: "openid profile",
      redirect_uri: `${PUBLIC_URL}/api/v2/${test.slug}/idp/callback`,
      code_challenge_method: "S256",
      login_hint: "someone@example.org",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(query.get(name)?.length).toBeGreaterThanOrEqual(43);
  });

  it("ends the session at the issuer too, which sends the browser back to the product", async () => {
    const browser = await signIn();
    const left = await browser.request("GET", `/api/v2/${test.slug}/idp/logout?redirect_uri=/login`);
    const address = new URL(String(left.headers.location));
    expect(address.origin + address.pathname).toBe(`${issuer.url}/logout`);
    expect(address.searchParams.get("id_token_hint")).toBeTruthy();
    const back = new URL(address.searchParams.get("post_logout_redirect_uri") ?? "");
    const home = await browser.request("GET", `${back.pathname}?state=${encodeURIComponent(address.searchParams.get("state") ?? "")}`);
    expect(home.headers.location).toBe(`${PUBLIC_URL}/login`);
    expect((await browser.open(`/api/v2/${test.slug}/user`)).statusCode).toBe(401);
  });

  it("takes over no account by a name that may change", async () => {
    expect((await signIn()).path).toBe("/");
    issuer.person = { sub: "somebody else", preferred_username: waiting, email: waiting, email_verified: true };
    expect((await signIn()).path).toBe("/loginerror");
  });

  it("takes over no account that has a password of the embedded provider", async () => {
    issuer.person = { sub: "somebody else", preferred_username: `dmo@${test.slug}.example` };
    expect((await signIn()).path).toBe("/loginerror");
  });

  it("does not serve the embedded provider beside it", async () => {
    expect((await test.send({ method: "GET", url: "/identity/.well-known/openid-configuration" })).statusCode).toBe(404);
  });

  const attacks: readonly (readonly [string, Misdeed])[] = [
    ["a nonce of another sign-in", { claims: (claims) => ({ ...claims, nonce: "another" }) }],
    ["no nonce", { claims: (claims) => without(claims, "nonce") }],
    ["another audience", { claims: (claims) => ({ ...claims, aud: "another" }) }],
    ["audiences without ours", { claims: (claims) => ({ ...claims, aud: ["one", "two"] }) }],
    ["several audiences, another authorised party", { claims: (claims) => ({ ...claims, aud: [CLIENT.clientId, "two"], azp: "two" }) }],
    ["another issuer in the token", { claims: (claims) => ({ ...claims, iss: "https://elsewhere.example" }) }],
    ["an expired token", { claims: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }) }],
    ["a token not yet valid", { claims: (claims) => ({ ...claims, nbf: Math.floor(Date.now() / 1000) + 600 }) }],
    ["no expiry", { claims: (claims) => without(claims, "exp") }],
    ["no issue time", { claims: (claims) => without(claims, "iat") }],
    ["no subject", { claims: (claims) => without(claims, "sub") }],
    ["a subject that is no text", { claims: (claims) => ({ ...claims, sub: 42 }) }],
    ["no token", { token: () => undefined }],
    ["an empty token", { token: () => "" }],
    ["a token that is no text", { token: () => ({ sub: "x" }) }],
    ["an unsigned token", { token: ({ claims, sign }) => sign({ alg: "none" }, claims, null) }],
    ["a token signed with the client's secret", { token: ({ claims, sign }) => sign({ alg: "HS256" }, claims, CLIENT.clientSecret) }],
    [
      "a token signed with the public key as a secret",
      { token: ({ claims, sign, keys }) => sign({ alg: "HS256", kid: "own" }, claims, keys.publicPem) },
    ],
    ["a token signed by another key", { token: ({ claims, sign, keys }) => sign({ alg: "ES256", kid: "own" }, claims, keys.other) }],
    ["a token of an unknown key", { token: ({ claims, sign, keys }) => sign({ alg: "ES256", kid: "unknown" }, claims, keys.other) }],
    [
      "a token changed after signing",
      {
        token: ({ claims, sign, keys }) =>
          sign({ alg: "ES256", kid: "own" }, claims, keys.own).replace(
            /\.[^.]+\./,
            `.${Buffer.from(JSON.stringify({ ...claims, sub: "x" })).toString("base64url")}.`,
          ),
      },
    ],
    ["another issuer in the address", { callback: (query) => withPart(query, "iss", "https://elsewhere.example") }],
    ["no issuer in the address", { callback: (query) => withPart(query, "iss", null) }],
    ["another state", { callback: (query) => withPart(query, "state", "another") }],
    ["no state", { callback: (query) => withPart(query, "state", null) }],
    ["no code", { callback: (query) => withPart(query, "code", null) }],
    ["a refusal of the issuer", { callback: (query) => withPart(withPart(query, "code", null), "error", "access_denied") }],
    ["a code that the issuer refuses", { tokenStatus: 400 }],
    ["an issuer that breaks down", { tokenStatus: 500 }],
  ];

  it.each(attacks)("is refused with %s", async (_what, misdeed) => {
    const before = await sessionsMade();
    issuer.misdeed = misdeed;
    const browser = await signIn();
    expect(browser.path).toBe("/loginerror");
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await sessionsMade()).toBe(before);
  });

  it("is refused while it names itself otherwise than it is asked", async () => {
    const other = await openTestApp({ oidc: { issuer: issuer.url, ...CLIENT } });
    issuer.misdeed = { discovery: (honest) => ({ ...honest, issuer: "https://elsewhere.example" }) };
    const answer = await other.send({ method: "GET", url: `/api/v2/${test.slug}/idp/login` });
    expect(answer.headers.location).toBe(`${PUBLIC_URL}/loginerror`);
    issuer.misdeed = {};
    // It is asked again once it works.
    const mended = await other.send({ method: "GET", url: `/api/v2/${test.slug}/idp/login` });
    expect(String(mended.headers.location)).toContain(`${issuer.url}/authorize`);
    await other.close();
  });

  it.each([
    ["an unknown person", { sub: "unknown" }],
    ["an unverified e-mail", { sub: "unknown", email: "WAITING", email_verified: false }],
    ["an e-mail that does not say whether it is verified", { sub: "unknown", email: "WAITING" }],
  ])("lets %s into no account", async (_what, person) => {
    issuer.person = Object.fromEntries(Object.entries(person).map(([key, value]) => [key, value === "WAITING" ? waiting : value]));
    expect((await signIn()).path).toBe("/loginerror");
  });
});

function without(claims: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
}

function withPart(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  if (value === null) query.delete(name);
  else query.set(name, value);
  return query;
}
