import { expect } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

const dmo = "dmo@belvedere.example";

test("several reviews are decided on at once, and all of them are taken back by the notification", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/moderation/reviews/pending?q=hotel");
  const bar = page.getByRole("group", { name: "Sélectionner tous les avis affichés" });
  await expect(bar.getByRole("status")).toHaveText(/^\d+ avis$/);
  const before = Number((await bar.getByRole("status").innerText()).replaceAll(/\D/g, ""));
  expect(before).toBeGreaterThan(2);
  const rows = page.getByRole("checkbox", { name: /^Sélectionner l’avis sur/ });
  for (const at of [0, 1]) await rows.nth(at).check();
  await expect(bar.getByRole("status")).toHaveText("2 éléments sélectionnés");
  await expectAccessible(page, "moderation with reviews selected");
  await bar.getByRole("button", { name: "Refuser" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuser 2 avis" });
  const refuse = dialog.getByRole("button", { name: "Refuser 2 avis" });
  await expect(refuse).toBeDisabled();
  await dialog.getByRole("radio", { name: /Hors sujet/ }).check();
  await refuse.click();
  await expect(page.getByText("2 avis traités")).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText(`${before - 2} avis`);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(bar.getByRole("status")).toHaveText(`${before} avis`);
});

test("a note on a review says who wrote it, and a mask needs words to hide", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/moderation/reviews/pending");
  const worded = page
    .getByRole("region", { name: "Avis" })
    .getByRole("listitem")
    .filter({ has: page.getByText(/\S+\. \S+.{80}/) });
  await worded.first().getByRole("button").click();
  const panel = page.getByRole("article", { name: "Avis ouvert" });
  const note = `À relire avec l’équipe (${Date.now().toString(36)}).`;
  await panel.getByRole("textbox", { name: "Notes internes" }).fill(note);
  await panel.getByRole("button", { name: "Ajouter" }).click();
  await expect(panel.getByText(note)).toBeVisible();
  await expect(panel.getByText(new RegExp(`^${dmo}, `)).first()).toBeVisible();
  await panel.getByRole("button", { name: "Masquer la sélection" }).click();
  await expect(panel.getByText("Sélectionnez d’abord un passage du texte.")).toBeVisible();
});
