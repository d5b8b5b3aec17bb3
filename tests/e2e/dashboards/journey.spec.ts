import { expect } from "@playwright/test";

import { lastingDashboard, settled, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

test("a destination goes from sign-in to a public link that opens without a session, and closes it", async ({ page, browser }) => {
  await signIn(page, "dmo@belvedere.example");
  await expect(page.getByRole("heading", { level: 1, name: "Ma réputation" })).toBeVisible();
  await settled(page);
  await expect(page.locator('[data-widget][data-state="error"], [data-widget][data-state="invalid"]')).toHaveCount(0);

  await page.goto("/dashboard");
  await expect(page.locator("tbody th a").nth(2)).toBeVisible({ timeout: 20_000 });
  await lastingDashboard(page).click();
  await settled(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();

  await page.getByRole("button", { name: "Lien public" }).click();
  const made = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/link"));
  await page.getByRole("button", { name: /Créer le lien|Remplacer le lien/ }).click();
  await made;
  const address = await page.getByTestId("public-link").innerText();

  const stranger = await browser.newContext();
  const open = await stranger.newPage();
  await open.goto(address);
  await expect(open.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await settled(open);
  await expect(open.locator('[data-widget][data-state="ready"]').first()).toBeVisible();
  await expect(open.getByRole("navigation")).toHaveCount(0);

  await page.getByRole("button", { name: "Désactiver le lien" }).click();
  await expect(page.getByText("Lien désactivé")).toBeVisible();
  await open.goto(address);
  await expect(open.getByText("Cette page n’est plus disponible.")).toBeVisible();
  expect(new URL(open.url()).pathname).toBe(new URL(address).pathname);

  await stranger.close();
});

test("an unknown public link says that the page is no longer available, at the same address", async ({ page }) => {
  const address = `/public/dashboard/${"x".repeat(43)}`;
  await page.goto(address);
  await expect(page.getByText("Cette page n’est plus disponible.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.getByRole("button", { name: "Retour" })).toBeVisible();
});

test("a figure opens the reviews behind it, as many as it counts", async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  await settled(page);
  const tile = page.locator('[data-widget="reviews"]');
  const figure = tile.locator("[data-sample]").getByRole("button");
  const counted = numberIn(await figure.innerText());
  expect(counted).toBeGreaterThan(1000);
  const panel = page.getByRole("dialog");
  const total = async (): Promise<number> =>
    numberIn(
      await panel
        .getByText(/^[\d\s]+ avis$/)
        .first()
        .innerText(),
    );
  await figure.click();
  await expect(panel.getByRole("article").first()).toBeVisible();
  expect(await total()).toBe(counted);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  // The same from the tile's menu.
  await tile.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Voir les avis" }).click();
  await expect(panel.getByRole("article").first()).toBeVisible();
  expect(await total()).toBe(counted);
});

const numberIn = (text: string): number => Number(text.replace(/\D/g, ""));

test("filters, period and comparison are kept in the address and come back with it", async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  await settled(page);
  expect(new URL(page.url()).search).toBe("");
  const tile = page.locator("[data-widget]").first();
  const whole = await tile.innerText();
  await page.getByRole("combobox", { name: "Catégorie" }).click();
  await page.getByRole("option", { name: /^Hôtel/ }).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/category=hotel/);
  // The whole territory's figures stay until those of the hotels have come.
  await expect.poll(() => tile.innerText()).not.toBe(whole);
  const figure = await tile.innerText();
  await page.reload();
  await settled(page);
  await expect.poll(() => tile.innerText()).toBe(figure);
});
