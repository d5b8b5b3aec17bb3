import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { login, refused } from "./support/attacks.ts";
import { Browser } from "./support/browser.ts";
import { aroundTests, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let base: string;
aroundTests((opened) => {
  test = opened;
  base = `/api/v2/${test.slug}`;
});

describe("attacks on the password page", () => {
  const form = async (): Promise<Browser> => {
    const browser = new Browser(test);
    await browser.open(`${base}/idp/login`);
    return browser;
  };

  it.each<[string, Record<string, string>]>([
    ["a wrong password", { login, password: "Demo" }],
    ["an empty password", { login, password: "" }],
    ["no fields", {}],
    ["an unknown login", { login: "nobody@belvedere.example", password: "demo" }],
    ["SQL for a login", { login: "' OR 1=1 --", password: "demo" }],
    ["a NUL in the login", { login: `${login}\u0000`, password: "demo" }],
    ["markup for a login", { login: '"><script>alert(1)</script>', password: "demo" }],
    ["an endless password", { login, password: "x".repeat(5000) }],
  ])("opens nothing for %s", async (_what, fields) => {
    const browser = await form();
    const answer = await refused(test, () => browser.submit(fields));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain("<script>alert");
    expect(answer.statusCode).toBeLessThan(500);
  });

  it("opens nothing for a form sent from another site or another browser", async () => {
    const browser = await form();
    const action = browser.path;
    for (const headers of [
      { origin: "https://elsewhere.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "null" },
    ]) {
      const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
      const answer = await test.send({
        method: "POST",
        url: action,
        headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: `login=${login}&password=demo`,
      });
      expect(answer.statusCode).toBe(400);
    }
    expect((await new Browser(test).request("POST", action, `login=${login}&password=demo`)).statusCode).toBe(400);
  });

  it("opens nothing for a disabled account", async () => {
    await test.services.store.system("test.disable", (db) =>
      db.updateTable("users").set({ disabled: true }).where("login", "=", "dmo.api@belvedere.example").execute(),
    );
    const browser = await form();
    expect((await refused(test, () => browser.submit({ login: "dmo.api@belvedere.example", password: "demo" }))).statusCode).toBe(401);
  });

  it("answers an unknown login and a wrong password alike", async () => {
    const [unknown, wrong] = [
      await (await form()).submit({ login: "nobody@x.example", password: "a" }),
      await (await form()).submit({ login: "dmo.voisin@belvedere.example", password: "a" }),
    ];
    const neutral = (body: string): string => body.replace(/value="[^"]*"|action="[^"]*"/g, "");
    expect(neutral(unknown.body)).toBe(neutral(wrong.body));
  });

  it("holds a login up after ten failures, says for how long, and lets others in", async () => {
    const browser = await form();
    const guess = (): Promise<LightMyRequestResponse> => browser.submit({ login: "pro@belvedere.example", password: "guess" });
    // All at once: attempts in flight count too.
    const action = browser.path;
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        test.send({
          method: "POST",
          url: action,
          headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
          payload: "login=pro@belvedere.example&password=guess",
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);

    const held = await guess();
    expect(held.statusCode).toBe(429);
    expect(held.body).toMatch(/Trop de tentatives ont échoué\. Réessayez dans \d+\u00a0s\./);
    expect(Number(held.headers["retry-after"])).toBeGreaterThan(0);
    expect((await refused(test, () => browser.submit({ login: "pro@belvedere.example", password: "demo" }))).statusCode).toBe(429);
    await (await form()).submit({ login, password: "demo" });

    test.advance(15 * 60_000 + 1000);
    const later = await form();
    await later.submit({ login: "pro@belvedere.example", password: "demo" });
    expect(later.path).toBe("/");
  });
});
