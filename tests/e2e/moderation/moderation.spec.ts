import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

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

test("who moderates what and who is away is changed by the keyboard, in a drawer that keeps it", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/moderation/reviews/pending");
  const opener = page.getByRole("button", { name: "Modérateurs" });
  await opener.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Modérateurs" });
  const colleague = drawer.getByRole("listitem").filter({ hasText: "dmo.moderation@belvedere.example" });
  const edit = colleague.getByRole("button", { name: "Modifier dmo.moderation@belvedere.example" });
  await expectAccessible(page, "the moderators");
  await edit.press("Enter");
  const form = colleague.getByRole("form");
  await expect(form).toBeFocused();
  await expectAccessible(page, "the form of a moderator");
  // A leave that ends before it begins is refused with what to do, and stays typed.
  await form.getByLabel("En congé du").fill("2026-06-10");
  await form.getByLabel("au", { exact: true }).fill("2026-06-01");
  await form.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(page.getByText(/Le congé finit avant de commencer/)).toBeVisible();
  await expect(form.getByLabel("au", { exact: true })).toHaveValue("2026-06-01");
  await form.getByLabel("au", { exact: true }).fill("2099-06-01");
  await page.keyboard.press("Enter");
  await expect(colleague.getByText(/^En congé jusqu’au .*2099/)).toBeVisible();
  await expect(edit).toBeFocused();
  // It is read again by whoever opens the drawer.
  await page.reload();
  await opener.press("Enter");
  await expect(colleague.getByText(/^En congé jusqu’au .*2099/)).toBeVisible();
  await edit.press("Enter");
  for (const label of ["En congé du", "au"]) await form.getByLabel(label, { exact: true }).fill("");
  await form.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(colleague.getByText(/^En congé/)).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await form.getByRole("button", { name: "Annuler" }).press("Enter");
  await expect(edit).toBeFocused();
  await drawer.getByRole("button", { name: "Fermer" }).press("Enter");
  await expect(opener).toBeFocused();
});
