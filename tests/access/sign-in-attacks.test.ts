import { createHash } from "node:crypto";

import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { beforeCallback, cookieName, refused } from "./support/attacks.ts";
import { Browser } from "./support/browser.ts";
import { aroundTests, PUBLIC_URL, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let base: string;
aroundTests((opened) => {
  test = opened;
  base = `/api/v2/${test.slug}`;
});

describe("attacks on the callback", () => {
  it("refuses a code the second time", async () => {
    const { browser, callback } = await beforeCallback(test);
    const transaction = browser.cookies.get("belvedere_signin");
    expect((await browser.open(callback.href)).statusCode).toBe(503);
    expect(browser.path).toBe("/");
    if (transaction) browser.cookies.set("belvedere_signin", transaction);
    browser.cookies.delete(cookieName);
    await refused(test, () => browser.open(callback.href));
    expect(browser.path).toBe("/loginerror");
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "another")],
    ["no state", (url: URL) => url.searchParams.delete("state")],
    ["two states", (url: URL) => url.searchParams.append("state", "another")],
    ["another code", (url: URL) => url.searchParams.set("code", "another")],
    ["no code", (url: URL) => url.searchParams.delete("code")],
    ["two codes", (url: URL) => url.searchParams.append("code", "another")],
    ["another issuer", (url: URL) => url.searchParams.set("iss", "https://elsewhere.example")],
    ["no issuer", (url: URL) => url.searchParams.delete("iss")],
    ["an error beside the code", (url: URL) => url.searchParams.set("error", "access_denied")],
  ])("refuses %s", async (_what, change) => {
    const { browser, callback } = await beforeCallback(test);
    change(callback);
    await refused(test, () => browser.open(callback.href));
    expect(browser.path).toBe("/loginerror");
  });

  it("refuses a callback in another browser (login CSRF)", async () => {
    const { callback } = await beforeCallback(test);
    const victim = new Browser(test);
    await refused(test, () => victim.open(callback.href));
    expect(victim.path).toBe("/loginerror");
  });

  it("refuses one's own code in the sign-in that another browser began (code injection)", async () => {
    const attacker = await beforeCallback(test, "dmo.voisin@belvedere.example");
    const victim = await beforeCallback(test);
    victim.callback.searchParams.set("code", attacker.callback.searchParams.get("code") ?? "");
    await refused(test, () => victim.browser.open(victim.callback.href));
    expect(victim.browser.path).toBe("/loginerror");
  });

  it("refuses a transaction cookie that was changed, cut or invented", async () => {
    for (const change of [
      (value: string) => `${value.startsWith("A") ? "B" : "A"}${value.slice(1)}`,
      (value: string) => value.slice(0, 20),
      () => "invented",
      () => "",
      (value: string) => `${value}AA`,
    ]) {
      const { browser, callback } = await beforeCallback(test);
      const cookie = browser.cookies.get("belvedere_signin");
      if (cookie) browser.cookies.set("belvedere_signin", { ...cookie, value: change(cookie.value) });
      await refused(test, () => browser.open(callback.href));
      expect(browser.path).toBe("/loginerror");
    }
  });

  it("refuses a sign-in that took longer than ten minutes", async () => {
    const { browser, callback } = await beforeCallback(test);
    test.advance(10 * 60_000 + 1);
    await refused(test, () => browser.open(callback.href));
    expect(browser.path).toBe("/loginerror");
  });

  it("does not adopt a session id planted before the sign-in (fixation), and ends the former session", async () => {
    const { browser, callback } = await beforeCallback(test);
    const planted = await test.sessions.open("dmo.voisin@belvedere.example", null);
    browser.cookies.set(cookieName, { value: planted, path: "/", attributes: "" });
    await browser.open(callback.href);
    expect(browser.cookies.get(cookieName)?.value).not.toBe(planted);
    expect(await test.sessions.find(planted, { touch: false })).toBeNull();
  });
});

describe("attacks on the provider", () => {
  const challenge = createHash("sha256").update("v".repeat(43)).digest("base64url");
  const query = (change: Record<string, string | null>): string => {
    const honest: Record<string, string | null> = {
      client_id: test.slug,
      response_type: "code",
      scope: "openid",
      redirect_uri: `${PUBLIC_URL}${base}/idp/callback`,
      state: "s",
      nonce: "n",
      code_challenge: challenge,
      code_challenge_method: "S256",
    };
    const merged = Object.entries({ ...honest, ...change }).filter((entry): entry is [string, string] => entry[1] !== null);
    return `/identity/authorize?${new URLSearchParams(merged).toString()}`;
  };

  it("begins a sign-in when asked properly", async () => {
    const answer = await test.send({ method: "GET", url: query({}) });
    expect(answer.headers.location).toContain("/identity/interaction/");
  });

  it.each<[string, Record<string, string | null>]>([
    ["without PKCE", { code_challenge: null, code_challenge_method: null }],
    ["with a plain PKCE challenge", { code_challenge_method: "plain" }],
    ["for tokens in the address (implicit)", { response_type: "id_token" }],
    ["for a code and a token at once (hybrid)", { response_type: "code id_token" }],
    ["for an access token", { response_type: "token" }],
    ["for another page to come back to", { redirect_uri: "https://elsewhere.example/" }],
    ["for a page below the callback", { redirect_uri: `${PUBLIC_URL}/api/v2/belvedere/idp/callback/..` }],
    ["for a callback with a query", { redirect_uri: `${PUBLIC_URL}/api/v2/belvedere/idp/callback?next=x` }],
    ["for an unknown client", { client_id: "unknown" }],
    ["with a request object", { request: "e30.e30." }],
    ["with a request address", { request_uri: "https://elsewhere.example/request" }],
  ])("does not begin a sign-in %s", async (_what, change) => {
    const answer = await test.send({ method: "GET", url: query(change) });
    expect(answer.headers.location ?? "").not.toContain("/identity/interaction/");
    expect(answer.headers.location ?? "").not.toContain("elsewhere.example");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  const exchange = async (change: {
    code?: string;
    verifier?: string | null;
    secret?: string | null;
    redirect?: string;
  }): Promise<LightMyRequestResponse> => {
    const { callback } = await beforeCallback(test);
    const secret = change.secret === undefined ? test.services.secrets.key("identity.client").toString("base64url") : change.secret;
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: change.code ?? callback.searchParams.get("code") ?? "",
      redirect_uri: change.redirect ?? `${PUBLIC_URL}${base}/idp/callback`,
    });
    if (change.verifier !== null) body.set("code_verifier", change.verifier ?? "v".repeat(43));
    return test.send({
      method: "POST",
      url: "/identity/token",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...(secret === null ? {} : { authorization: `Basic ${Buffer.from(`${test.slug}:${secret}`).toString("base64")}` }),
      },
      payload: body.toString(),
    });
  };
  it.each<[string, Parameters<typeof exchange>[0], string]>([
    ["a stolen code without its verifier", { verifier: null }, "invalid_grant"],
    ["a stolen code with another verifier", {}, "invalid_grant"],
    ["an invented code", { code: "invented" }, "invalid_grant"],
    ["another page's code", { redirect: "https://elsewhere.example/" }, "invalid_grant"],
    ["the wrong client secret", { secret: "wrong" }, "invalid_client"],
    ["no client secret", { secret: null }, "invalid_request"],
  ])("exchanges no token for %s", async (_what, change, error) => {
    const answer = await refused(test, () => exchange(change));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ error });
  });

  it.each([
    "/identity/session/end",
    "/identity/me",
    "/identity/reg",
    "/identity/device",
    "/identity/token/revocation",
    "/identity/interaction",
    "/identity/../api/v2/belvedere/user",
  ])("keeps %s shut", async (url) => {
    expect((await test.send({ method: "GET", url })).statusCode).toBeGreaterThanOrEqual(400);
  });
});
