import { expect, type Page } from "@playwright/test";

/** Signs in by the identity provider's page, from the address that a visitor would type. */
export async function signIn(page: Page, login: string, password = "demo"): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Identifiant").fill(login);
  await page.getByLabel("Mot de passe").fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/identity") && !url.pathname.startsWith("/api/"));
}

/** Waits until every tile of the page has come to rest. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-render-state="ready"]').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-widget][data-state="loading"]')).toHaveCount(0);
}
