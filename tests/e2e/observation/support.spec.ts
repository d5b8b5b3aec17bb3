import { expect } from "@playwright/test";

import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("who is to be supported says why, takes the note of a visit and what follows, and what was removed comes back", async ({ page }) => {
  await page.goto("/destination/professionals");
  await settled(page);
  const list = page.getByRole("region", { name: "Établissements à accompagner, et pourquoi" });
  const first = list.getByRole("row").nth(1);
  await expect(first.getByRole("listitem").first()).toHaveText(/Indice de|Note de|Aucune réponse|avis sans réponse/);
  const opener = first.getByRole("button");
  const name = (await opener.textContent()) ?? "";
  await opener.click();
  const panel = page.getByRole("dialog", { name });
  await expect(panel.getByRole("heading", { name: "Pourquoi l’accompagner" })).toBeVisible();
  await expect(page).toHaveURL(/accompagner=/);
  await expect(panel.getByRole("link", { name: "Ouvrir la fiche" })).toHaveAttribute("href", /^\/establishments\//);

  await panel.getByRole("button", { name: "Ajouter une visite" }).click();
  const form = panel.getByRole("form", { name: "Nouvelle visite" });
  await form.getByLabel("Ce qui a été vu").fill("Chambres à rafraîchir, accueil chaleureux.");
  await form.getByLabel("Suite à donner").fill("Envoyer le guide des réponses");
  await form.getByLabel("Pour le").fill("31/12/2020");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form.getByText("Indiquez un jour à partir de la visite", { exact: false })).toBeVisible();
  await form.getByLabel("Pour le").fill("31/12/2099");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  const visit = panel.getByRole("article").first();
  await expect(visit).toContainText("Chambres à rafraîchir");
  await visit.getByRole("button", { name: "Voir ce qui a changé" }).click();
  await expect(visit.getByText("Trop tôt pour le dire", { exact: false })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  const steps = page.getByRole("region", { name: "Suites à donner" });
  const step = steps.getByRole("checkbox", { name: /Envoyer le guide des réponses/ });
  // Done, it leaves the list.
  await step.click();
  await expect(step).toHaveCount(0);

  await opener.click();
  await panel
    .getByRole("button", { name: /^Actions : visite du/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(panel.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).last().click();
  await expect(panel.getByRole("article")).toHaveCount(1);
});
