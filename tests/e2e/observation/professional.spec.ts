import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const login = "pro@belvedere.example";

async function openDashboard(page: Page): Promise<void> {
  await signInAside(page, login);
  await page.goto("/pro/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
}

test("a professional reads on a phone what to do first, then the figures, and goes on by the bar under the thumb", async ({ page }) => {
  await openDashboard(page);
  const today = page.getByRole("region", { name: "À faire aujourd’hui" });
  await expect(today.getByRole("listitem").first()).toContainText(/avis/);
  await settled(page);
  for (const tile of ["rating", "nps-estimated", "response-rate", "themes", "platforms"])
    await expect(page.locator(`[data-widget="${tile}"]`)).toHaveAttribute("data-state", /ready|small-sample/);
  await expectAccessible(page, "dashboard of a professional on a phone");
  await page.getByRole("navigation", { name: "Accès rapides" }).getByRole("link", { name: "Analyser" }).click();
  await expect(page).toHaveURL(/\/pro\/analyze\/reviews$/);
  await expect(page.getByText("Bientôt disponible")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Analyses" }).getByRole("link", { name: "Opinions" }).click();
  await settled(page);
  await expect(page.locator('[data-widget="themes-detailed"]')).toBeVisible();
  await expectAccessible(page, "opinions of a professional on a phone");
});

test("another establishment, or all of them, is chosen in the header, and every figure follows", async ({ page }) => {
  await openDashboard(page);
  await settled(page);
  const choose = async (name: string, asks: RegExp): Promise<void> => {
    const asked = page.waitForRequest((request) => asks.test(request.url()));
    await page.getByRole("button", { name: /^Établissement affiché/ }).click();
    await page.getByRole("menuitemradio", { name }).or(page.getByRole("menuitem", { name })).first().click();
    await asked;
    await settled(page);
  };
  const answer = await page.request.get("/api/v2/belvedere/user");
  const { cards } = (await answer.json()) as { cards: { id: string; name: string }[] };
  const second = cards[1];
  await choose(second?.name ?? "", new RegExp(`/observation/establishment/${second?.id}/pages/dashboard/results$`));
  await expect(page).toHaveTitle(`Tableau de bord · ${second?.name} · Belvédère`);
  await choose("Tous mes établissements", /\/observation\/establishment-pages\/dashboard\/results$/);
  await expect(page).toHaveTitle("Tableau de bord · Belvédère");
  await page.reload();
  await expect(page.getByRole("button", { name: /Tous mes établissements/ })).toBeVisible();
});

test("a review that waits is opened, or set aside and brought back", async ({ page }) => {
  await openDashboard(page);
  const waiting = page.getByRole("region", { name: "Avis sans réponse" });
  const first = waiting.getByRole("listitem").first();
  await first.getByRole("button", { name: "Lire et répondre" }).click();
  // The panel is where the answer is written.
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading", { name: "Votre réponse", exact: true })).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Texte de votre réponse" })).toBeEditable();
  await expect(page).toHaveURL(/[?&]avis=/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const words = await first.textContent();
  await first.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByText("Avis mis de côté pour 7 jours.")).toBeVisible({ timeout: 20_000 });
  await expect(waiting.getByRole("listitem").first()).not.toHaveText(words ?? "");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(waiting.getByRole("listitem").first()).toHaveText(words ?? "", { timeout: 20_000 });
});
