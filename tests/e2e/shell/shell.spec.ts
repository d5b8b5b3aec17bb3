import { expect, type Page } from "@playwright/test";

import { borrow, signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const account = (name: string): string => `${name}@belvedere.example`;

/** The entries of a menu that a button opens, by its name. */
async function entriesOf(page: Page, button: string | RegExp): Promise<string[]> {
  await page.getByRole("banner").getByRole("button", { name: button }).click();
  const entries = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  return entries;
}

/** An entry's name, without the count of what waits there. */
const nameOf = (text: string): string => text.split("\n")[0] ?? "";

test.describe("the header", () => {
  test("gives a destination its main menu with sub-items, and its parameters", async ({ page }) => {
    await signIn(page, account("dmo"));
    const navigation = page.getByRole("navigation", { name: "Menu principal" });
    await expect(navigation.getByRole("button", { name: "Ma réputation" })).toBeVisible();
    expect((await navigation.locator("> *").allInnerTexts()).map(nameOf)).toEqual(["Ma réputation", "Mes professionnels", "Modération"]);
    expect((await entriesOf(page, "Ma réputation")).map(nameOf)).toEqual([
      "Ma réputation",
      "Notes Belvédère",
      "Net Promoter Score",
      "Thématiques",
      "Avis",
      "À répondre",
      "Tableaux de bords",
      "Baromètre",
      "Statistiques de modération",
    ]);
    expect(await entriesOf(page, "Mes professionnels")).toEqual(["Mes professionnels", "Offre PROS"]);
    expect(await entriesOf(page, "Paramètres")).toEqual(["Etablissements", "Sélections", "Me déconnecter"]);
    await page.getByRole("button", { name: "Mes professionnels" }).click();
    const offer = page.getByRole("menuitem", { name: "Offre PROS" });
    expect(await offer.getAttribute("target")).toBe("_blank");
    expect(await offer.getAttribute("href")).toMatch(/^https:\/\//);
  });

  test("gives a professional theirs", async ({ page }) => {
    await signIn(page, account("pro"));
    expect(await entriesOf(page, "Paramètres")).toEqual([
      "Mon Compte",
      "Mes Options",
      "Mes Sites Surveillés",
      "Mes Factures",
      "Support",
      "Me déconnecter",
    ]);
  });

  test("shows no door that does not open", async ({ page }) => {
    await signIn(page, account("restreint"));
    expect(await entriesOf(page, "Paramètres")).toEqual(["Mes Sites Surveillés", "Me déconnecter"]);
  });

  test("shows the login, and the version that opens «Notes de version»", async ({ page }) => {
    await signIn(page, account("dmo"));
    await expect(page.getByRole("banner").getByText(account("dmo"))).toBeVisible();
    const badge = page.getByRole("button", { name: /notes de version/ });
    await expect(badge).toHaveText("v3.3.12");
    await badge.click();
    const modal = page.getByRole("dialog", { name: "Notes de version" });
    await expect(modal.getByRole("heading", { level: 3 }).first()).toContainText("Version 3.3.12");
    await expect(modal.locator("strong").first()).toHaveText("CSV");
    expect(await modal.boundingBox()).toMatchObject({ width: 700, height: 500 });
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(badge).toBeFocused();
  });

  test("lets a professional of several establishments change the one on screen, and keeps it", async ({ page }) => {
    await signIn(page, account("pro"));
    const switcher = page.getByRole("button", { name: /^Établissement affiché/ });
    await expect(switcher).toContainText("Base nautique du Lac");
    await switcher.click();
    await page.getByRole("menuitemradio", { name: /Hôtel Bellerive/ }).click();
    await expect(switcher).toContainText("Hôtel Bellerive");
    await page.reload();
    await expect(switcher).toContainText("Hôtel Bellerive");
    await page.goto("/disconnect");
    await page.waitForURL(/identity/);
    expect(await page.evaluate(() => localStorage.getItem("active-card"))).toBeNull();
  });

  test("names the destination, and the one establishment of a professional, without a choice", async ({ page }) => {
    await signIn(page, account("pro.simple"));
    await expect(page.getByRole("banner").getByText("Camping La Clairière")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Établissement affiché/ })).toHaveCount(0);
  });

  test("remembers the dark theme and takes it before the first paint", async ({ page }) => {
    await signIn(page, account("dmo"));
    await page.getByRole("button", { name: /^Compte/ }).click();
    await page.getByRole("menuitem", { name: "Passer au thème sombre" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("dark-mode"))).toBe("true");
    const surface = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--surface").trim());
    const dark = await surface();
    // Without the application's own files: what is painted first is dark already.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await surface()).toBe(dark);
    await expect(page.locator("#root")).toBeEmpty();
  });
});

test.describe("a professional's strip", () => {
  test("leads to the analysis where replies are included", async ({ page }) => {
    await signIn(page, account("pro"));
    await expect(page.getByText("Passer en mode EXPERT")).toHaveCount(0);
    await page.getByRole("link", { name: /répond à vos avis\s!$/ }).click();
    await expect(page).toHaveURL(/\/pro\/analyze\/reviews$/);
  });

  test("leads to the offers where they are not, as does «Passer en mode EXPERT»", async ({ page }) => {
    await signIn(page, account("pro.simple"));
    await page.getByRole("link", { name: /répond à vos avis\s!$/ }).click();
    await expect(page).toHaveURL(/\/account\/offers$/);
    await page.goto("/pro/dashboard");
    await page.getByRole("link", { name: "Passer en mode EXPERT" }).click();
    await expect(page).toHaveURL(/\/account\/offers$/);
  });

  test("is outside the scrolled part of the page, above a screen that is whole", async ({ page }) => {
    await signInAside(page, account("pro"));
    await page.goto("/widgets/w1");
    await expect(page.getByRole("link", { name: /répond à vos avis\s!$/ })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  test("is not for destinations, which are always expert", async ({ page }) => {
    await signIn(page, account("dmo"));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText(/répond à vos avis|mode EXPERT/)).toHaveCount(0);
  });
});

test("a borrowed session offers «Revenir sur mon compte», which lands on the professionals’ administration", async ({ page }) => {
  await borrow(page, account("dmo"), account("pro.simple"));
  await expect(page.getByRole("banner").getByText(account("pro.simple"))).toBeVisible();
  await page.getByRole("button", { name: "Paramètres" }).click();
  await page.getByRole("menuitem", { name: "Revenir sur mon compte" }).click();
  await expect(page).toHaveURL(/\/pros$/);
  await expect(page.getByRole("banner").getByText(account("dmo"), { exact: true })).toBeVisible();
  expect(await entriesOf(page, "Paramètres")).not.toContain("Revenir sur mon compte");
});
