import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";
import { smallDashboard } from "../support/dashboard-robot.ts";

const dmo = "dmo@belvedere.example";
const pro = "pro@belvedere.example";

const choose = async (page: Page, name: string, option: string): Promise<void> => {
  await page.getByRole("combobox", { name, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("a destination sets a rhythm for its professionals, who see whose choice it is, and choose the rest themselves", async ({
  page,
  browser,
}) => {
  await signInAside(page, dmo);
  await page.goto("/notices");
  await expect(page.getByRole("heading", { level: 2, name: "Rythme fixé pour tous" })).toBeVisible();
  await expectAccessible(page, "the messages of a destination");
  await choose(page, "Rythme pour tous : Nouveaux avis, Professionnels", "Chaque lundi");
  const saved = page.getByText("Rythme enregistré");
  await expect(saved.first()).toBeVisible();
  const locked = page.getByRole("checkbox", { name: /Imposé.*Nouveaux avis, Professionnels/ });
  await locked.click();
  await expect(locked).toBeChecked();

  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await signInAside(phone, pro);
  await phone.goto("/preferences");
  await expect(phone.getByText(/a fixé ce rythme pour tous/)).toBeVisible();
  await choose(phone, "Rythme : Résumé de la semaine", "Jamais");
  await expect(phone.getByText("Choix enregistré")).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("combobox", { name: "Rythme : Résumé de la semaine" })).toContainText("Jamais");
  await phone.getByRole("switch", { name: "Propreté critiquée" }).click();
  await expect(phone.getByRole("switch", { name: "Propreté critiquée" })).not.toBeChecked();
  await phone.reload();
  await expect(phone.getByRole("switch", { name: "Propreté critiquée" })).not.toBeChecked();
  await expectAccessible(phone, "the preferences of a professional");
  await context.close();

  await choose(page, "Rythme pour tous : Nouveaux avis, Professionnels", "Au choix de chacun");
  await expect(locked).not.toBeChecked();
});

test("a dashboard is sent regularly: programmed, listed, paused and deleted", async ({ page }) => {
  await signIn(page, dmo);
  const dashboards = "/api/v2/belvedere/dashboard";
  const headers = { "X-Requested-By": "belvedere", "If-Match": "*" };
  const made = await page.request.post(dashboards, { headers, data: smallDashboard("À envoyer") });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/dashboard/views/${id}`);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Envoyer régulièrement" });
  await expect(dialog.getByRole("textbox", { name: "Adresse électronique" })).toHaveValue(dmo);
  await expectAccessible(page, "the dialog of reports");
  await dialog.getByRole("button", { name: "Ajouter un destinataire" }).click();
  await dialog.getByRole("textbox", { name: "Adresse électronique" }).nth(1).fill("elue@example");
  await dialog.getByRole("button", { name: "Programmer l’envoi" }).click();
  const wrong = dialog.getByRole("textbox", { name: "Adresse électronique" }).nth(1);
  await expect(wrong).toHaveAccessibleDescription(/«.elue@example.» n’est pas une adresse électronique/);
  await expect(page.getByText("n’est pas une adresse électronique")).toHaveCount(1);
  await wrong.fill("elue@example.org");
  await expect(dialog.getByText("n’est pas une adresse électronique")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Programmer l’envoi" }).click();
  await expect(dialog.getByText(/Prochain envoi/)).toBeVisible();
  await expect(dialog.getByText("elue@example.org", { exact: false }).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).last().click();

  await page.goto("/notices");
  const reports = page.getByRole("listitem").filter({ hasText: "elue@example.org" });
  await reports.getByRole("button", { name: /Mettre en pause/ }).click();
  await expect(reports.getByText("En pause")).toBeVisible();
  await reports.getByRole("button", { name: /Supprimer le rapport/ }).click();
  await expect(reports).toHaveCount(0);
  await page.request.delete(`${dashboards}/${id}`, { headers });
});

test("administrators read what went out", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/mails");
  await expect(page.getByRole("heading", { level: 1, name: "Messages envoyés" })).toBeVisible();
  await expectAccessible(page, "the mails that went out");
  await page.getByRole("searchbox", { name: "Objet ou destinataire" }).fill("aucun message ne porte ce nom");
  await expect(page.getByText("Aucun message ne correspond à ces critères.")).toBeVisible();
});
