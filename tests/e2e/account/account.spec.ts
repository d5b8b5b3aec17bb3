import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const login = "pro@belvedere.example";
const personal = (page: Page): Locator => page.getByRole("form", { name: "Données personnelles" });
const billing = (page: Page): Locator => page.getByRole("form", { name: "Données de facturation" });
const field = (form: Locator, name: string): Locator => form.getByRole("textbox", { name, exact: true });
const press = (form: Locator, name: string): Promise<void> => form.getByRole("button", { name, exact: true }).click();

test("a professional changes the account, sees what is wrong, and finds the changes again after a reload", async ({ page }) => {
  await signInAside(page, login);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Mon Compte" })).toBeVisible();
  await expect(field(personal(page), "Identifiant")).toHaveValue(login);
  await expect(field(personal(page), "Identifiant")).toHaveAttribute("readonly");

  const phone = `06 ${String(Date.now())
    .slice(-8)
    .replace(/..(?=.)/g, "$& ")}`;
  await field(personal(page), "Téléphone").fill(phone);
  await press(personal(page), "Valider");
  await expect(page.getByText("Vos données personnelles sont à jour.")).toBeVisible();

  await field(billing(page), "Nom").fill(`Maisons Bellerive ${Date.now()}`);
  await field(billing(page), "SIRET").fill("842 117 903 0002");
  await expect(field(billing(page), "SIRET")).toHaveAttribute("aria-invalid", "true");
  await press(billing(page), "Valider");
  await expect(field(billing(page), "SIRET")).toBeFocused();
  await field(billing(page), "SIRET").fill("73282932000074");
  await press(billing(page), "Rechercher");
  await expect(field(billing(page), "Adresse")).toHaveValue("8 rue des Tisserands");
  await expect(field(billing(page), "SIRET")).not.toHaveAttribute("aria-invalid", "true");
  await press(billing(page), "Valider");
  await expect(page.getByText("Vos données de facturation sont à jour.")).toBeVisible();

  await field(billing(page), "Ville").fill("Pas encore validée");
  await page.reload();
  await expect(field(personal(page), "Téléphone")).toHaveValue(phone);
  await expect(field(billing(page), "SIRET")).toHaveValue("73282932000074");
  await expect(field(billing(page), "Ville")).toHaveValue("Pas encore validée");
  await press(billing(page), "Annuler");
  await expect(field(billing(page), "Ville")).toHaveValue("Aurelle");

  await field(billing(page), "SIRET").fill("00000005900014");
  await press(billing(page), "Rechercher");
  await expect(field(billing(page), "SIRET")).toHaveAttribute("aria-invalid", "true");
  await expect(field(billing(page), "SIRET")).toHaveValue("");
  await press(billing(page), "Annuler");
});

test("a lost network keeps what was typed, and the same click stores it once the network is back", async ({ page, context }) => {
  await signInAside(page, login);
  await page.goto("/account");
  await expect(field(personal(page), "Nom")).not.toHaveValue("");
  await field(personal(page), "Nom").fill(`Morel ${Date.now()}`);
  const typed = await field(personal(page), "Nom").inputValue();
  await context.setOffline(true);
  await press(personal(page), "Valider");
  await expect(page.getByText("Une erreur est survenue lors de la mise à jour de votre compte.")).toBeVisible();
  await expect(field(personal(page), "Nom")).toHaveValue(typed);
  await context.setOffline(false);
  await press(personal(page), "Valider");
  await expect(page.getByText("Vos données personnelles sont à jour.")).toBeVisible();
  await page.reload();
  await expect(field(personal(page), "Nom")).toHaveValue(typed);
});

test("two tabs that change different fields keep both", async ({ page, context }) => {
  await signInAside(page, login);
  await page.goto("/account");
  const other = await context.newPage();
  await other.goto("/account");
  await expect(field(personal(other), "Prénom")).not.toHaveValue("");
  const stamp = String(Date.now());
  const phone = `06 ${stamp.slice(-8).replace(/..(?=.)/g, "$& ")}`;
  await field(personal(page), "Prénom").fill(`Camille ${stamp}`);
  await field(personal(other), "Téléphone").fill(phone);
  await press(personal(other), "Valider");
  await expect(other.getByText("Vos données personnelles sont à jour.")).toBeVisible();
  await press(personal(page), "Valider");
  await expect(page.getByText("Vos données personnelles sont à jour.")).toBeVisible();
  await other.reload();
  await expect(field(personal(other), "Prénom")).toHaveValue(`Camille ${stamp}`);
  await expect(field(personal(other), "Téléphone")).toHaveValue(phone);
});

test("a sale shows billing alone and leads on, or back to the options", async ({ page }) => {
  await signInAside(page, login);
  await page.goto("/account?process=subscription");
  await expect(billing(page)).toBeVisible();
  await expect(personal(page)).toHaveCount(0);
  await field(billing(page), "Nom").fill("");
  await expect(billing(page).getByRole("button", { name: "Suivant" })).toHaveAttribute("aria-disabled", "true");
  await field(billing(page), "Nom").fill("Maisons Bellerive");
  await press(billing(page), "Suivant");
  await expect(page).toHaveURL(/\/account\/subscription\/widget-expert\?etape=paiement$/);
  await page.goto("/account?process=subscription");
  await expect(field(billing(page), "Nom")).toHaveValue("Maisons Bellerive");
  await press(billing(page), "Annuler");
  await expect(page).toHaveURL(/\/account\/options$/);
});

test("restricted access does not open it", async ({ page }) => {
  await signInAside(page, "restreint@belvedere.example");
  await page.goto("/account");
  await expect(page).toHaveURL(/\/missing-role\?.*restrictedAccess/);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`is accessible in both themes and keeps within the page, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAside(page, login);
    for (const address of ["/account", "/account?process=subscription"]) {
      await page.goto(address);
      await field(billing(page), "SIRET").fill("842 117 903 0002");
      await expect(billing(page).getByText("13 / 14")).toBeVisible();
      await expectAccessible(page, address);
    }
  });
}
