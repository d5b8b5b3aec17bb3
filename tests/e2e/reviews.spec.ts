import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

const rows = (page: Page): Locator => page.getByRole("region", { name: "Liste des avis" }).locator("[data-row]");
const detail = (page: Page): Locator => page.getByRole("region", { name: "Avis ouvert" });
const group = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });
const found = async (page: Page): Promise<number> =>
  Number((await page.getByRole("region", { name: "Liste des avis" }).locator("p strong").first().innerText()).replaceAll(/\D/g, ""));

test.beforeEach(async ({ page }) => signInAside(page, "dmo@belvedere.example"));

test("the list, its filters and the open review are in the address: a reload and going back bring them back", async ({ page }) => {
  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible();
  const all = await found(page);
  await group(page, "Réponse")
    .getByRole("checkbox", { name: /Sans réponse/ })
    .check();
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(page).toHaveURL(/answered=false/);
  const third = rows(page).nth(2);
  const name = await third.getByRole("link").innerText();
  await third.click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toContainText(name);
  await page.reload();
  await expect(detail(page).getByRole("heading", { level: 2 })).toContainText(name);
  await expect(group(page, "Réponse").getByRole("checkbox", { name: /Sans réponse/ })).toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/avis=/);
  await page.goBack();
  await expect.poll(() => found(page)).toBe(all);
});

test("a place far down the list is come back to after a reload", async ({ page }) => {
  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible();
  await page
    .locator("[data-row]")
    .first()
    .evaluate((row) => row.closest("ol")?.parentElement?.scrollTo(0, 60_000));
  await expect.poll(() => rows(page).first().getAttribute("aria-posinset").then(Number)).toBeGreaterThan(300);
  // The place is kept once the reader rests.
  await page.waitForTimeout(400);
  const top = Number(await rows(page).nth(8).getAttribute("aria-posinset"));
  await page.reload();
  await expect.poll(async () => Math.abs(Number(await rows(page).nth(8).getAttribute("aria-posinset")) - top)).toBeLessThan(4);
});

for (const width of [1440, 1200, 390]) {
  test(`is accessible in both themes, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/reviews?answered=false");
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page, "list");
    if (width < 768) {
      await rows(page).first().getByRole("link").click();
      await expect(detail(page).getByRole("heading", { level: 2 })).toBeFocused();
      await expectAccessible(page, "review");
      await page.getByRole("button", { name: "Retour à la liste" }).click();
      await expect(rows(page).first().getByRole("link")).toBeFocused();
    }
    if (width < 1360) {
      await page.getByRole("button", { name: /^Filtres/ }).click();
      await expect(page.getByRole("dialog", { name: "Filtres" })).toBeVisible();
      await expectAccessible(page, "filters");
    }
  });
}
