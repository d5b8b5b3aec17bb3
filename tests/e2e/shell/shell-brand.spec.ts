import { expect, type Page } from "@playwright/test";

import { otherBrand, type OtherServer, serveOtherBrand } from "../support/other-brand.ts";
import { test } from "../support/test.ts";

/** The first brand's name and slug, however written, with the surrounding text. */
const first = /.{0,60}belv[eéè]d.{0,60}/i;

let server: OtherServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await serveOtherBrand();
});
test.afterAll(() => server.stop());

/** Nothing of the first brand in what the page holds: its markup, title, addresses and stored names. */
async function expectOtherBrand(page: Page, what: string): Promise<void> {
  const held = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.title,
    location.href,
    document.cookie,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ]);
  expect(
    held.flatMap((text) => first.exec(text)?.[0] ?? []),
    what,
  ).toEqual([]);
  expect(await page.title(), what).toMatch(/· L’Autre Vue$/);
}

test("another brand's name, slug, colours and logos appear wherever the first one's would", async ({ page, context }) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  await page.goto(server.url);
  await page.waitForURL(/identity/);
  await expect(page.getByRole("heading", { name: "Se connecter à L’Autre Vue" })).toBeVisible();
  await expectOtherBrand(page, "sign-in");
  await page.getByLabel("Identifiant").fill(server.login);
  await page.getByLabel("Mot de passe").fill(server.password);
  await page.getByRole("button", { name: "Se connecter" }).click();

  await expect(page).toHaveURL(/\/destination\/home$/);
  const brand = page.getByRole("banner").getByRole("link", { name: "L’Autre Vue", exact: true });
  await expect(brand).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectOtherBrand(page, "home");
  expect(await brand.locator("img").getAttribute("src")).toBe(`${otherBrand.logo}?size=52&quality=100`);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("L’Autre Vue");
  for (const image of [brand.locator("img"), footer.getByRole("img", { name: "Offre des pros" })])
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toContain(otherBrand.logo);
  const accent = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());
  expect(await accent()).toBe(otherBrand.colors.accent);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accent()).toBe(otherBrand.colors["dark-accent"]);

  await page.getByRole("button", { name: "Ma réputation" }).click();
  await page.getByRole("menuitem", { name: "Notes L’Autre Vue" }).click();
  await expect(page).toHaveURL(/\/destination\/autre-vue-rating$/);
  await expect(page).toHaveTitle("Note L’Autre Vue · L’Autre Vue");
  await expectOtherBrand(page, "rating page");

  await page.getByRole("button", { name: /notes de version/ }).click();
  await expect(page.getByRole("dialog", { name: "Notes de version" }).getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectOtherBrand(page, "release notes");
  await page.keyboard.press("Escape");
  for (const name of ["Mentions Légales", "Accessibilité : non conforme"]) {
    await footer.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toContainText("L’Autre Vue");
    await expectOtherBrand(page, name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  for (const address of [
    "/dashboard",
    "/dashboard/templates",
    "/establishments/list/all",
    "/api",
    "/documentation/api",
    "/nulle-part",
    "/unavailable",
  ]) {
    await page.goto(server.url + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectOtherBrand(page, address);
  }
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["autre-vue_session", "autre-vue_login"]));
  expect([...names, ...asked].filter((text) => first.test(text))).toEqual([]);
  expect(asked.filter((address) => address.includes("/api/")).every((address) => address.includes("/api/v2/autre-vue/"))).toBe(true);
});
