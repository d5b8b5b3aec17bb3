import { describe, expect, it } from "vitest";

import { buildApp } from "../../server/lifecycle/app.ts";
import { Browser } from "./support/browser.ts";
import { aroundTests, type TestApp } from "./support/test-app.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const login = "dmo@belvedere.example";

describe("sign-in", () => {
  it("asks for login and password, then opens the home page with a session", async () => {
    const browser = new Browser(test);
    const page = await browser.open(`/api/v2/${test.slug}/idp/login`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<label for="login">Identifiant</label>');
    expect(page.body).toContain('<label for="password">Mot de passe</label>');
    expect(page.body).toContain('<button type="submit">Se connecter</button>');

    const home = await browser.submit({ login, password: "demo" });
    expect(browser.path).toBe("/");
    expect(home.statusCode).toBe(503);
    const user = await browser.open(`/api/v2/${test.slug}/user`);
    expect(user.json()).toMatchObject({ login, type: "DMO", group: { id: "aurelle" }, destination: { id: "aurelle" } });
  });

  it("says plainly that a password is wrong, and opens nothing", async () => {
    const browser = new Browser(test);
    await browser.open(`/api/v2/${test.slug}/idp/login`);
    const page = await browser.submit({ login, password: "wrong" });
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain("L’identifiant ou le mot de passe n’est pas correct.");
    expect((await browser.open(`/api/v2/${test.slug}/user`)).statusCode).toBe(401);
  });

  it("begun at one server is finished at another, or after a restart, on the same state and secrets", async () => {
    const other = await buildApp(test.services);
    const headers = { host: new URL(test.services.environment.publicUrl).host };
    const cookies = new Browser(test);
    await cookies.open(`/api/v2/${test.slug}/idp/login`);
    const elsewhere = new Browser({
      ...test,
      app: other,
      send: (options) => other.inject({ ...options, headers: { ...headers, ...options.headers } }),
    });
    for (const [name, cookie] of cookies.cookies) elsewhere.cookies.set(name, cookie);
    await elsewhere.open(cookies.path);
    await elsewhere.submit({ login, password: "demo" });
    expect(elsewhere.path).toBe("/");
    // The session opened there is good here.
    for (const [name, cookie] of elsewhere.cookies) cookies.cookies.set(name, cookie);
    expect((await cookies.open(`/api/v2/${test.slug}/user`)).statusCode).toBe(200);
    await other.close();
  });

  it("fills in the login that an address brings", async () => {
    const page = await new Browser(test).open(`/api/v2/${test.slug}/idp/login?email=${encodeURIComponent('"><b>x')}`);
    expect(page.body).toContain('value="&#34;&#62;&#60;b&#62;x"');
  });
});
