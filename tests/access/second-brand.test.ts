import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Product } from "../../src/generated/types.ts";
import { Browser } from "./support/browser.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let root: string;
let test: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "brand-"));
  const own = join(import.meta.dirname, "../..");
  for (const part of ["templates", "widgets"]) await cp(join(own, part), join(root, part), { recursive: true });
  const file = join(root, "templates/product.json");
  // The texts that are the first brand's own, as an installation replaces them.
  const product = JSON.parse((await readFile(file, "utf8")).replaceAll("Belvédère", "L’Autre Vue")) as Product;
  await writeFile(
    file,
    JSON.stringify({
      ...product,
      slug: "autre-vue",
      name: "L’Autre Vue",
      version: "9.8.7",
      links: [{ id: "pros-offer", label: "Offre", href: "https://autre-vue.example/pros" }],
    }),
  );
  test = await openTestApp({ root });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

describe("a second brand", () => {
  it("has its own base, cookies, roles, accounts, menus, links, pages, release notes, version and sign-in page", async () => {
    const browser = new Browser(test);
    const page = await browser.open("/api/v2/autre-vue/idp/login");
    expect(page.body).toContain("Se connecter à L’Autre Vue");
    expect(page.body).not.toMatch(/belv/i);
    await browser.submit({ login: "dmo@autre-vue.example", password: "demo" });
    expect(browser.cookies.has("autre-vue_session")).toBe(true);
    const user = await browser.open("/api/v2/autre-vue/user");
    expect(user.json<{ roles: string[] }>().roles).toContain("AUTRE_VUE_ORGANIZATION_OBSERVATORY");
    expect(user.body).not.toMatch(/belv/i);
    for (const path of ["menu", "app", "release-notes", "destination/pages/autre-vue-rating"]) {
      const answer = await browser.open(`/api/v2/autre-vue/${path}`);
      expect(answer.statusCode, path).toBe(200);
      expect(/.{0,40}belv.{0,20}/i.exec(answer.body), path).toBeNull();
    }
    expect((await browser.open("/api/v2/autre-vue/menu")).body).toContain("https://autre-vue.example/pros");
    expect((await browser.open("/VERSION")).body).toBe("9.8.7");
    expect((await test.send({ method: "GET", url: "/api/v2/belvedere/app" })).statusCode).toBe(404);
  });
});
