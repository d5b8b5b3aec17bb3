import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const dmo = "dmo@belvedere.example";
const rows = (page: Page): Locator => page.getByRole("table", { name: "Liste des établissements" }).locator("tbody tr");
/** Until the rows are those of the address, and no longer the former ones. */
const fresh = (page: Page): Promise<void> => expect(page.locator("[data-stale]")).toHaveCount(0);
const total = async (page: Page): Promise<number> => {
  const heading = page.getByRole("heading", { name: /^\d[\d\s]* établissements?$/ });
  return Number(((await heading.textContent()) ?? "").replace(/\D/g, ""));
};

test.beforeEach(async ({ page }) => {
  await signInAside(page, dmo);
});

test("the list goes from category to search, filter, order and page, and its address brings all of it back", async ({ page }) => {
  await page.goto("/establishments/lists");
  await expect(page).toHaveURL(/\/establishments\/list\/all$/);
  await expect(rows(page)).toHaveCount(20);
  const everything = await total(page);
  await page
    .getByRole("navigation", { name: "Catégories" })
    .getByRole("link", { name: /^Hôtel/ })
    .click();
  await expect(page).toHaveURL(/\/list\/hotel$/);
  await expect.poll(() => total(page)).toBeLessThan(everything);
  await page.getByRole("button", { name: /^Trier par/ }).click();
  await page
    .getByRole("menuitemradio", { name: "Nom, de A à Z" })
    .or(page.getByRole("menuitem", { name: "Nom, de A à Z" }))
    .click();
  await expect(page).toHaveURL(/tri=name/);
  await fresh(page);
  const named = rows(page).first().getByRole("link");
  const before = (await named.textContent()) ?? "";
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(named).not.toHaveText(before);
  await fresh(page);
  const first = await named.textContent();
  await page.reload();
  await expect(named).toHaveText(first ?? "");
  await page.getByRole("searchbox").fill("bellerive");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=bellerive/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole("searchbox").fill("introuvable");
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect(rows(page)).toHaveCount(20);
});

test("list and map are one: a row marks its point, and the part shown keeps the list", async ({ page }) => {
  await page.goto("/establishments/list/hotel?tri=-reviews");
  const link = rows(page).first().getByRole("link");
  const name = (await link.textContent()) ?? "";
  await link.focus();
  const map = page.getByRole("group", { name: /^Carte/ });
  await expect(map.getByText(name, { exact: true })).toBeVisible();
  await expect(map.locator("circle[data-marked]").first()).toBeVisible();
  const all = await total(page);
  // Clicked, not checked: the box follows the address, which changes a moment after the click.
  await page.getByRole("checkbox", { name: "Dans la zone affichée" }).click();
  await expect(page).toHaveURL(/zone=/);
  await map.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("+");
  await expect.poll(() => total(page)).toBeLessThan(all);
  const kept = await total(page);
  await page.reload();
  await expect.poll(() => total(page)).toBe(kept);
  await page.getByRole("checkbox", { name: "Dans la zone affichée" }).click();
  await expect.poll(() => total(page)).toBe(all);
});

test("chosen establishments go into a selection, and the list becomes a file", async ({ page }) => {
  await page.goto("/establishments/list/camping");
  const title = `Campings ${Date.now()}`;
  for (const place of [0, 1]) await rows(page).nth(place).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ajouter à une sélection" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter 2 établissements à une sélection" });
  await dialog.getByLabel("Nouvelle sélection").fill(title);
  await dialog.getByRole("button", { name: "Créer et ajouter" }).click();
  await expect(page.getByText("Sélection créée")).toBeVisible();
  // The chosen rows stay: they can go into another one as well.
  await page.getByRole("button", { name: "Ajouter à une sélection" }).click();
  await dialog.getByRole("button", { name: title }).click();
  await expect(page.getByText("Déjà dans cette sélection")).toBeVisible();
  const selections = (await (await page.request.get("/api/v2/belvedere/selection")).json()) as {
    id: string;
    title: string;
    establishments: number;
  }[];
  const made = selections.find((one) => one.title === title);
  expect(made?.establishments).toBe(2);
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByText(/etablissements\.csv/).first()).toBeVisible();
  await page.request.delete(`/api/v2/belvedere/selection/${made?.id}`, { headers: { "X-Requested-By": "belvedere" } });
});

test("an address is recognised, monitored, deactivated, activated and taken off, and each can be taken back", async ({ page }) => {
  await page.goto("/establishments/list/hotel?q=bellerive");
  const href = await rows(page).first().getByRole("link").getAttribute("href");
  await page.goto(`${href}/preferences`);
  const field = page.getByLabel("Adresse de la page d’avis");
  await field.fill("https://169.254.169.254/latest/meta-data");
  await expect(page.getByText(/^Cette adresse ne peut pas être surveillée/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Surveiller" })).toHaveAttribute("aria-disabled", "true");
  await field.fill("https://www.abritel.fr/location-vacances/p987654");
  await expect(page.getByText("Plateforme reconnue : Abritel")).toBeVisible();
  await page.getByRole("button", { name: "Surveiller" }).click();
  const active = page.getByRole("list", { name: "Adresses surveillées" });
  const inactive = page.getByRole("list", { name: "Adresses désactivées" });
  await expect(active.getByText("Abritel", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Désactiver l’adresse : Abritel" }).click();
  await expect(inactive.getByText("Abritel", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Réactiver l’adresse : Abritel" }).click();
  await expect(active.getByText("Abritel", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Retirer l’adresse : Abritel" }).click();
  await expect(page.getByText("Abritel", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).last().click();
  await expect(active.getByText("Abritel", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Retirer l’adresse : Abritel" }).click();
  await expect(page.getByText("Abritel", { exact: true })).toHaveCount(0);
});

test("preferences are kept, and a change elsewhere is not written over", async ({ page }) => {
  await page.goto("/establishments/list/restaurant?tri=-reviews");
  const href = (await rows(page).first().getByRole("link").getAttribute("href")) ?? "";
  await page.goto(`${href}/preferences`);
  const signature = `Camille ${Date.now()}`;
  await page.getByLabel("Signature").fill(signature);
  const api = `/api/v2/belvedere/observation/establishment/${href.split("/").pop()}/settings`;
  const now = await page.request.get(api);
  const { notifications, response, comparison } = (await now.json()) as Record<string, object>;
  const elsewhere = await page.request.put(api, {
    data: { notifications: { ...notifications, weekly_summary: true }, response, comparison },
    headers: { "If-Match": now.headers().etag ?? "", "X-Requested-By": "belvedere" },
  });
  expect(elsewhere.ok()).toBe(true);
  await page.getByRole("form", { name: "Profil de réponse" }).getByRole("button", { name: "Valider" }).click();
  await expect(page.getByText("Préférences enregistrées")).toBeVisible();
  const after = (await (await page.request.get(api)).json()) as {
    notifications: { weekly_summary: boolean };
    response: { signature: string };
  };
  expect([after.notifications.weekly_summary, after.response.signature]).toEqual([true, signature]);
});

test("list and preferences are accessible, on a small screen too", async ({ page }) => {
  await page.goto("/establishments/list/hotel?q=bellerive");
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page, "the list");
  const href = await rows(page).first().getByRole("link").getAttribute("href");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "the list on a phone");
  await page.goto(`${href}/preferences`);
  await expect(page.getByRole("list", { name: "Adresses surveillées" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "preferences on a phone");
});
