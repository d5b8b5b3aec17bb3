import { expect } from "@playwright/test";

import { signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const account = (name: string): string => `${name}@belvedere.example`;

test.describe("the footer", () => {
  test("holds the legal notice, the accessibility statement and links to other sites", async ({ page }) => {
    await signIn(page, account("dmo.api"));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Mentions Légales" }).click();
    const legal = page.getByRole("dialog", { name: "Mentions Légales" });
    await expect(legal).toContainText("Éditeur");
    await expect(legal).toContainText("Hébergeur");
    await page.getByTestId("modal-background").click({ position: { x: 5, y: 5 } });
    await expect(legal).toBeHidden();
    await footer.getByRole("button", { name: "Accessibilité : non conforme" }).click();
    await expect(page.getByRole("dialog", { name: "Déclaration d’accessibilité" })).toContainText("n’est pas conforme");
    await page.keyboard.press("Escape");
    expect(await footer.getByRole("link", { name: "Offre PROS" }).getAttribute("target")).toBe("_blank");
  });

  test("is hidden with the header when logged out and on public routes", async ({ page }) => {
    await page.goto("/unavailable");
    await expect(page.getByRole("heading", { name: "Cette page n’est plus disponible." })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await signInAside(page, account("dmo"));
    await page.goto("/documentation/api");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

  test("is hidden, and the page's scroll locked, where the route limits it", async ({ page }) => {
    await signInAside(page, account("dmo"));
    await page.goto("/reviews");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.goto("/barometer");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  });
});

test("the header keeps within the page at every width", async ({ page }) => {
  for (const name of ["pro", "dmo"]) {
    await signInAside(page, account(name));
    await page.goto(name === "pro" ? "/preferences" : "/selections");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [1440, 1360, 1200, 1199, 1100, 1024, 1023, 900, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page
        .locator("header :is(a, button)")
        .filter({ visible: true })
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.ariaLabel));
      expect(outside, `${name}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("the header of a wide screen cuts neither the establishment's name nor the login, and always names the search", async ({ page }) => {
  await signIn(page, account("pro"));
  const header = page.getByRole("banner");
  const names = [header.getByRole("button", { name: /^Établissement/ }).locator("span"), header.getByText(account("pro"))];
  for (const width of [1600, 1440, 1360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of names)
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth), `${await name.innerText()}, ${width} px`).toBe(0);
    await expect(header.getByRole("button", { name: /^Rechercher/ })).toBeVisible();
  }
});

test.describe("a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has targets of 44 px at least", async ({ page }) => {
    await signIn(page, account("pro"));
    const targets = page.locator("header button, header a, aside a, footer button, footer a").filter({ visible: true });
    for (const box of await targets.evaluateAll((all) =>
      all.map((one) => [one.textContent, Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width)] as const),
    ))
      expect(box[1], box[0]).toBeGreaterThanOrEqual(44);
  });

  test("has everything else in one list behind a button", async ({ page }) => {
    await signIn(page, account("pro"));
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const menu = page.locator("#mobile-menu");
    await expect(menu.getByRole("link", { name: "Mon Compte" })).toBeVisible();
    await expect(menu.getByText(account("pro"))).toBeVisible();
    await menu.getByRole("link", { name: "Mon Compte" }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(menu).toBeHidden();
  });

  test("marks the entry whose page is open, whatever its address goes on with", async ({ page }) => {
    await signIn(page, account("dmo"));
    for (const [address, name] of [
      ["/moderation/reviews/rejected", "Modération"],
      ["/reviews/answers", "À répondre"],
      ["/destination/home", "Ma réputation"],
    ] as const) {
      await page.goto(address);
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await expect(page.locator("#mobile-menu [aria-current=page]")).toHaveText(new RegExp(`^${name}`));
    }
  });

  test("has a palette that closes without a keyboard", async ({ page }) => {
    await signIn(page, account("pro"));
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.locator("#mobile-menu").getByRole("button", { name: "Rechercher" }).click();
    const field = page.getByRole("combobox", { name: "Rechercher une page" });
    await expect(field).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
    await expect(field).toBeHidden();
  });
});
