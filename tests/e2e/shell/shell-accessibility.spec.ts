import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

// Nothing here is about movement, which takes longer to draw than the rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Follows a link of the application, and waits for its page to have a title of its own. */
async function follow(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
  await expect.poll(() => page.title()).not.toBe(before);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("everything that the shell opens is accessible in both themes", async ({ page }) => {
  test.slow();
  await signInAside(page, "dmo@belvedere.example");
  // A page of one sentence: what is looked at is what opens over it.
  await page.goto("/licenses");
  const header = page.getByRole("banner");
  for (const name of [/^Ma réputation/, /^Téléchargements/, /^Notifications/, "Paramètres", /^Compte/]) {
    await header.getByRole("button", { name }).click();
    await expectAccessible(page, String(name));
    await page.keyboard.press("Escape");
  }
  await header.getByRole("button", { name: /notes de version/ }).click();
  await expect(page.getByRole("dialog", { name: "Notes de version" }).getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, "Notes de version");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Rechercher une page" }).fill("a");
  await expectAccessible(page, "Ctrl K");
  await page.keyboard.press("Escape");
  for (const name of ["Mentions Légales", "Accessibilité : non conforme"]) {
    await page.getByRole("contentinfo").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("the account verification and the maintenance page are accessible, wide and narrow, in both themes", async ({ page }) => {
  test.slow();
  await signInAside(page, "a.verifier@belvedere.example");
  const looks = [
    { width: 1440, height: 900, themes: ["light", "dark"] },
    { width: 390, height: 844, themes: ["light"] },
  ] as const;
  for (const { themes, ...viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.goto("/account-verification");
    await expect(page.getByRole("form", { name: "Données de facturation" }).getByRole("textbox", { name: "SIRET" })).toBeVisible();
    await expectAccessible(page, `account verification at ${viewport.width} px`, themes);
    await page.goto("/maintenance");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, `maintenance at ${viewport.width} px`, themes);
  }
});

test("pages to come and pages that say one thing are accessible, wide and narrow, in both themes", async ({ page }) => {
  test.slow();
  await signInAside(page, "pro.simple@belvedere.example");
  // Another than the first that is followed, whose title would not change.
  await page.goto("/nulle-part");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const looks = [
    { width: 1440, height: 900, themes: ["light", "dark"] },
    { width: 320, height: 640, themes: ["light"] },
  ] as const;
  for (const { themes, ...viewport } of looks) {
    await page.setViewportSize(viewport);
    for (const address of [
      "/unavailable",
      "/pro/dashboard",
      "/missing-role?roles=A,B&restrictedAccess=false",
      "/nulle-part",
      "/loginerror",
    ]) {
      await follow(page, address);
      await expectAccessible(page, `${address} at ${viewport.width} px`, themes);
    }
  }
  await page.goto("/pro/dashboard");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expectAccessible(page, "the menu of a small screen");
});
