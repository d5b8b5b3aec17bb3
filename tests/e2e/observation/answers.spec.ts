import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test("what waits for an answer is gone along by keys, answered from a suggestion, and put off", async ({ page }) => {
  await signInAside(page, "pro@belvedere.example");
  await page.goto("/pro/answers");
  await expect(page.getByRole("heading", { level: 1, name: "À répondre" })).toBeVisible();
  const place = page.getByText(/^\d+ sur [\d\s]+$/);
  await expect(place).toHaveText(/^1 sur /);
  await page.keyboard.press("j");
  await expect(place).toHaveText(/^2 sur /);
  await page.keyboard.press("k");
  await expect(place).toHaveText(/^1 sur /);

  const area = page.getByRole("textbox", { name: "Texte de votre réponse" });
  await expect(area).toBeVisible();
  await page.keyboard.press("g");
  await expect(area).toHaveValue(/^[^\n]+[,!:]\n\n[^]+\n\n[^]+/);
  await expect(page.getByRole("button", { name: "Plus courte" })).toBeVisible();
  await expect(page.getByText("Brouillon enregistré")).toBeVisible();
  await expectAccessible(page, "what waits for an answer");

  const total = Number((await place.innerText()).split(" sur ")[1]?.replaceAll(/\D/g, ""));
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByText(/mis de côté pour 7 jours/)).toBeVisible();
  // The button went with its review; whoever uses the keyboard goes on at the next one.
  await expect(page.getByRole("region", { name: "Avis affiché" })).toBeFocused();
  await expect(place).toHaveText(new RegExp(`^1 sur ${total - 1}$`));
  // A suggestion that took the place of an earlier attempt's draft can be undone, too.
  await page
    .getByRole("listitem")
    .filter({ hasText: /mis de côté/ })
    .getByRole("button", { name: "Annuler" })
    .click();
  await expect(place).toHaveText(new RegExp(` sur ${total}$`));
});

test("a line of the fact sheet is written and taken off, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAside(page, "pro@belvedere.example");
  await page.goto("/preferences");
  await page.getByRole("button", { name: "Ajouter une information" }).click();
  await page.getByLabel(/^Information/).fill("Le parking compte quarante places.");
  await expectAccessible(page, "a line of the fact sheet on a phone");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const sheet = page.getByRole("list", { name: "Fiche de l’établissement" });
  await expect(sheet).toContainText("Le parking compte quarante places.");
  await sheet.getByRole("button", { name: "Retirer : Le parking compte quarante places." }).click();
  await expect(page.getByText("Information retirée")).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test("suggestions are tried on one's own reviews before subscribing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAside(page, "pro.simple@belvedere.example");
  await page.goto("/trial/responses");
  // Five at first; an attempt before this one may have taken one.
  const left = page.getByText(/Il vous reste [1-5] suggestions? à essayer/);
  await expect(left).toBeVisible();
  const before = Number(/\d/.exec(await left.innerText())?.[0]);
  await page.getByRole("button", { name: "Proposer une réponse" }).click();
  await expect(left).toContainText(`Il vous reste ${before - 1} suggestion`);
  await expectAccessible(page, "the trial on a phone");
});
