import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Browser } from "./support/browser.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const login = "dmo@belvedere.example";

describe("sign-in", () => {
  it("asks for login and password, then opens the home page with a session", async () => {
    const browser = new Browser(test);
    const page = await browser.open(`/api/v2/${test.slug}/idp/login`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("<label for=\"login\">Identifiant</label>");
    expect(page.body).toContain("<label for=\"password\">Mot de passe</label>");
    expect(page.body).toContain("<button type=\"submit\">Se connecter</button>");

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
});
