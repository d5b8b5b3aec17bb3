import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openAccounts } from "../../server/modules/identity/accounts.ts";
import { signedIn } from "../../src/domain/access/access.ts";
import { Browser } from "./support/browser.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let base: string;
let writes = 0;
beforeAll(async () => {
  test = await openTestApp({
    extend: (app) => {
      app.post("/api/v2/belvedere/a-write", { config: { access: signedIn } }, async () => ({ writes: (writes += 1) }));
    },
  });
  base = `/api/v2/${test.slug}`;
}, 60_000);
afterAll(() => test.close());

const login = "dmo@belvedere.example";
const minutes = 60_000;
const withCookie = (id: string, url = `${base}/user`): Promise<LightMyRequestResponse> =>
  test.send({ method: "GET", url, headers: { cookie: `belvedere_session=${id}` } });

async function signIn(): Promise<Browser> {
  const browser = new Browser(test);
  await browser.open(`${base}/idp/login`);
  await browser.submit({ login, password: "demo" });
  return browser;
}

describe("a session", () => {
  it("is an opaque HttpOnly cookie of 256 bits, with a readable companion that holds the login alone", async () => {
    const browser = await signIn();
    const session = browser.cookies.get("belvedere_session");
    expect(Buffer.from(session?.value ?? "", "base64url")).toHaveLength(32);
    expect(session?.attributes).toBe("Path=/; HttpOnly; SameSite=Lax");
    const companion = browser.cookies.get("belvedere_login");
    expect(decodeURIComponent(companion?.value ?? "")).toBe(login);
    expect(companion?.attributes).toBe("Path=/; SameSite=Lax");
    expect((await test.send({ method: "GET", url: `${base}/user`, headers: { cookie: `belvedere_login=${login}` } })).statusCode).toBe(401);
  });

  it("is stored as a hash", async () => {
    const id = await test.sessions.open(login, null);
    const rows = await test.services.store.system("test.read", (db) => db.selectFrom("sessions").selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it("is kept to this host by its name and to TLS where the product is reached by https", async () => {
    const secure = await openTestApp({ publicUrl: "https://avis.example" });
    const browser = new Browser(secure);
    await browser.open(`${base}/idp/login`);
    expect(browser.cookies.get("__Host-belvedere_signin")?.attributes).toContain("HttpOnly; Secure; SameSite=Lax");
    const done = await browser.submit({ login, password: "demo" });
    expect(browser.cookies.get("__Host-belvedere_session")?.attributes).toBe("Path=/; HttpOnly; Secure; SameSite=Lax");
    expect(done.headers["strict-transport-security"]).toContain("max-age");
    expect((await browser.open(`${base}/user`)).statusCode).toBe(200);
    await secure.close();
  });

  it("ends after 30 minutes without use, and lives on while it is used", async () => {
    const [used, unused] = [await test.sessions.open(login, null), await test.sessions.open(login, null)];
    for (let i = 0; i < 4; i += 1) {
      test.advance(20 * minutes);
      expect((await withCookie(used)).statusCode).toBe(200);
    }
    expect((await withCookie(unused)).statusCode).toBe(401);
  });

  it("is not kept alive by the calls that pages poll", async () => {
    const id = await test.sessions.open(login, null);
    for (let i = 0; i < 2; i += 1) {
      test.advance(16 * minutes);
      await withCookie(id, `${base}/maintenance`);
      await withCookie(id, `${base}/app`);
    }
    expect((await withCookie(id)).statusCode).toBe(401);
  });

  it("ends after 12 hours however it is used", async () => {
    const id = await test.sessions.open(login, null);
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      test.advance(20 * minutes);
      expect((await withCookie(id)).statusCode).toBe(200);
    }
    test.advance(20 * minutes);
    expect((await withCookie(id)).statusCode).toBe(401);
  });

  it("is worth nothing after the logout: 200 replays, 200 refusals", async () => {
    const browser = await signIn();
    const id = browser.cookies.get("belvedere_session")?.value ?? "";
    await browser.request("GET", `${base}/idp/logout?redirect_uri=/login`);
    expect(browser.cookies.has("belvedere_session") || browser.cookies.has("belvedere_login")).toBe(false);
    const statuses = new Set<number>();
    for (let i = 0; i < 200; i += 1) statuses.add((await withCookie(id)).statusCode);
    expect([...statuses]).toEqual([401]);
  });

  it("that another server closed, or whose account was disabled there, ends within a second", async () => {
    const [closed, disabled] = [await test.sessions.open(login, null), await test.sessions.open("sans.role@belvedere.example", null)];
    for (const id of [closed, disabled]) expect((await withCookie(id)).statusCode).toBe(200);
    await test.sessions.close(closed);
    await openAccounts(test.services.store).setDisabled("sans.role@belvedere.example", true);
    test.advance(1000);
    for (const id of [closed, disabled]) expect((await withCookie(id)).statusCode).toBe(401);
  });

  it("asks for the password again after the logout", async () => {
    const browser = await signIn();
    await browser.request("GET", `${base}/idp/logout`);
    await browser.open(`${base}/idp/login`);
    expect(browser.path).toContain("/identity/interaction/");
  });

  it("is one of several that an account may have", async () => {
    const [one, two] = [await test.sessions.open(login, null), await test.sessions.open(login, null)];
    await test.sessions.close(one);
    expect((await withCookie(two)).statusCode).toBe(200);
  });

  it("leads from the login to /loginerror while it lives", async () => {
    const browser = await signIn();
    await browser.open(`${base}/idp/login`);
    expect(browser.path).toBe("/loginerror");
  });

  it.each(["", "A", "A".repeat(42), "A".repeat(44), "../../etc/passwd", "'; DROP TABLE sessions; --", "%00".repeat(43)])(
    "is not made of %j",
    async (id) => {
      expect((await withCookie(id)).statusCode).toBe(401);
    },
  );
});

describe("after the logout the browser", () => {
  it.each([
    ["/login", "/login"],
    ["/public/page?x=1#y", "/public/page?x=1#y"],
    ["http://127.0.0.1:4999/login", "/login"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["///elsewhere.example/", "/"],
    ["/\\elsewhere.example/", "/"],
    ["http://127.0.0.1:4999//elsewhere.example", "/"],
    ["http://127.0.0.1:4999@elsewhere.example/", "/"],
    ["http://someone@127.0.0.1:4999/", "/"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,x", "/"],
    ["http://127.0.0.1:5000/", "/"],
    ["/\t/elsewhere.example", "/"],
    ["", "/"],
  ])("asked to go to %j goes to %s of the product", async (wanted, path) => {
    for (const name of ["redirect_uri", "state"]) {
      const answer = await test.send({ method: "GET", url: `${base}/idp/logout?${new URLSearchParams({ [name]: wanted }).toString()}` });
      expect(answer.headers.location).toBe(`http://127.0.0.1:4999${path}`);
    }
  });

  it.each([
    ["another site asked for the logout", { "sec-fetch-site": "cross-site" }],
    ["a page of the product holds its address as an image", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
  ])("stays signed in when %s", async (_, headers) => {
    const browser = await signIn();
    const id = browser.cookies.get("belvedere_session")?.value ?? "";
    await test.send({
      method: "GET",
      url: `${base}/idp/logout`,
      headers: { cookie: `belvedere_session=${id}`, ...headers },
    });
    expect((await withCookie(id)).statusCode).toBe(200);
  });
});

describe("a write", () => {
  const write = (headers: Record<string, string>, payload = "{}"): Promise<LightMyRequestResponse> =>
    test.send({ method: "POST", url: `${base}/a-write`, as: login, headers: { "content-type": "application/json", ...headers }, payload });

  it("is done with the header, from the product's own page or from a program", async () => {
    const own: Record<string, string> = { origin: "http://127.0.0.1:4999", "sec-fetch-site": "same-origin" };
    for (const headers of [{}, own]) expect((await write(headers)).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>, number]>([
    ["without X-Requested-By", { "x-requested-by": "" }, 403],
    ["with another product's X-Requested-By", { "x-requested-by": "autre" }, 403],
    ["from another site", { "sec-fetch-site": "cross-site" }, 403],
    ["from a sibling site", { "sec-fetch-site": "same-site" }, 403],
    ["from another origin", { origin: "https://elsewhere.example" }, 403],
    ["from another port of this machine", { origin: "http://127.0.0.1:5000" }, 403],
    ["from a sandboxed frame", { origin: "null" }, 403],
    ["as a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["as plain text", { "content-type": "text/plain" }, 415],
    ["as multipart", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ])("is refused %s", async (_what, headers, status) => {
    const before = writes;
    expect((await write(headers)).statusCode).toBe(status);
    expect(writes).toBe(before);
  });

  it("is judged by its route, however the address was written", async () => {
    const url = `${base}/a-write`.replace("/api/", "/%61pi/");
    const encoded = (headers: Record<string, string>): Promise<LightMyRequestResponse> =>
      test.send({ method: "POST", url, as: login, headers: { "content-type": "application/json", ...headers }, payload: "{}" });
    const before = writes;
    const refused = await encoded({ "x-requested-by": "" });
    expect([refused.statusCode, refused.headers["set-cookie"], writes]).toEqual([403, undefined, before]);
    expect((await encoded({})).statusCode).toBe(200);
  });
});
