import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("the home page begins with what has changed: the campsites' fall is first on screen and opens the reviews that it counts", async ({
  page,
}) => {
  await page.goto("/destination/home");
  await settled(page);
  const tile = page.locator("[data-widget]").first();
  await expect(tile.getByRole("heading", { name: "Ce qui a changé" })).toBeVisible();
  const changes = tile.getByRole("listitem");
  await expect(changes).not.toHaveCount(0);
  expect(await changes.count()).toBeLessThanOrEqual(3);
  // Told by a sign, a word and both figures, within the first screen.
  const fall = changes.filter({ hasText: "Camping" }).first();
  await expect(fall).toHaveText(/−\d.*en baisse, de \S+ à \S+/);
  await expect(fall).toBeInViewport({ ratio: 1 });
  const counted = /(\d[\d\u00a0\u202f]*) avis, contre/.exec(await fall.innerText())?.[1]?.replace(/\D/g, "");
  await fall.getByRole("button").click();
  const shown = await page
    .getByRole("dialog")
    .getByText(/^\d[\d\u00a0\u202f]* avis notés/)
    .first()
    .innerText();
  expect(shown.replace(/\D/g, "")).toBe(counted);
});

test("what has changed follows the page's filters, and says where it looked where nothing did", async ({ page }) => {
  await page.goto("/destination/home?category=ot");
  await settled(page);
  const tile = page.locator('[data-widget="changes"]');
  await expect(tile.getByText(/^(Aucun changement significatif|Trop peu d’avis)/)).toBeVisible();
  await expect(tile.getByText(/comparaisons?\s:/)).toBeVisible();
  await expectAccessible(page, "home without a change");
});

test("on a phone the changes come before the figures, each whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/destination/home");
  await settled(page);
  const first = page.locator('[data-widget="changes"]').getByRole("listitem").first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "home on a phone");
});

test("professionals: the list of establishments is a file at one press, the most urgent review opens to be answered", async ({ page }) => {
  await page.goto("/destination/professionals");
  await settled(page);
  const list = page.locator('[data-widget="unanswered-by-establishment"]');
  const download = page.waitForEvent("download");
  await list.getByRole("button", { name: "Exporter la liste" }).click();
  expect((await download).suggestedFilename()).toMatch(/^reponses-par-etablissement_.*\.csv$/);
  const urgent = page.locator('[data-widget="reviews-to-answer"]');
  await urgent.getByText("Comment cette liste est-elle faite\u00a0?").click();
  await expect(urgent.getByText(/^D’abord les avis notés moins de 5/)).toBeVisible();
  // The first one is a bad one.
  await expect(
    urgent
      .getByRole("article")
      .first()
      .getByText(/^Note [0-4],\d sur 10$/),
  ).toBeAttached();
  await urgent.getByRole("article").first().getByRole("button").click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading", { name: "Votre réponse", exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(panel.getByRole("textbox", { name: "Texte de votre réponse" })).toBeEditable();
});
