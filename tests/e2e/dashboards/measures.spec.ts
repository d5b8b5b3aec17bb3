import { expect, type Locator, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

const tile = (page: Page, id: string): Locator => page.locator(`[data-widget="${id}"]`);
const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};

test("a word of the cloud opens as many passages as it counts, by pointer and by keyboard", async ({ page }) => {
  await open(page, "/destination/concepts");
  const cloud = tile(page, "expression-cloud");
  const word = cloud.getByRole("listitem").first().getByRole("button");
  const count = Number(/,\s([\d\s\u202f]+)\scitations?/.exec((await word.textContent()) ?? "")?.[1]?.replace(/\D/g, ""));
  expect(count).toBeGreaterThan(1);
  await word.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(new RegExp(`^${count} passages? dans `))).toBeVisible();
});

test("the panel behind the mean rating holds the rated reviews that it counts, and no other", async ({ page }) => {
  await open(page, "/destination/belvedere-rating");
  const rating = tile(page, "rating");
  const counted = (await rating.getByText(/ notés$/).innerText()).replace(" notés", "");
  // By the figure, and by the number that it rests on.
  for (const name of [/\/ 10/, / notés/]) {
    await rating.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog").getByText(`${counted} avis notés`).first()).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("every expression of the cloud is inside its tile, or is counted below it", async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, "/destination/concepts");
    const cloud = tile(page, "expression-cloud");
    const box = await cloud.boundingBox();
    const words = await Promise.all((await cloud.getByRole("listitem").all()).map((each) => each.boundingBox()));
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) {
      expect(word && box && word.x >= box.x && word.x + word.width <= box.x + box.width).toBe(true);
      expect(word && box && word.y >= box.y && word.y + word.height <= box.y + box.height).toBe(true);
    }
    await expect(cloud.getByText(/expressions? non affichées?$/)).toBeVisible();
  }
});

test("the demo's mix effect is explained: ratings rise, the mean falls", async ({ page }) => {
  await open(page, "/destination/belvedere-rating?child=hautes-combes");
  await expect(tile(page, "rating-mix-effect").getByText(/^La moyenne recule alors que les notes elles-mêmes progressent/)).toBeVisible();
  const steps = tile(page, "rating-mix-effect").getByRole("listitem");
  const figureAt = async (index: number): Promise<number> => {
    const [figure = ""] = /[+\u2212]?\d+,\d+$/.exec((await steps.nth(index).innerText()).trim()) ?? [];
    return Number(figure.replace(",", ".").replace("\u2212", "-").replace("+", ""));
  };
  const [before, real, mix, after] = [await figureAt(0), await figureAt(1), await figureAt(2), await figureAt(3)];
  expect(real).toBeGreaterThan(0);
  expect(mix).toBeLessThan(0);
  expect(Math.abs(before + real + mix - after)).toBeLessThan(0.021);
});

test("nothing is claimed without a compared period", async ({ page }) => {
  await open(page, "/destination/belvedere-rating?compare=none");
  await expect(tile(page, "rating-mix-effect").getByText(/^Choisissez une période de comparaison/)).toBeVisible();
});

test("«Comment est calculée cette note ?» opens from the page's header; a tile's menu opens the figure's «carte d’identité», above its reviews and in the address", async ({
  page,
}) => {
  await open(page, "/destination/belvedere-rating");
  await page.getByRole("button", { name: "Comment est calculée cette note" }).click();
  const dialog = page.getByRole("dialog", { name: /^Comment est calculée cette note/ });
  await expect(dialog.getByText("Note = Σ r ÷ n")).toBeVisible();
  await expectAccessible(page, "the method of a measure");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await tile(page, "rating-index")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: /^Carte d’identité/ }).click();
  const panel = page.getByRole("dialog", { name: /^Indice pondéré/ });
  await expect(panel.getByText(/^Indice = Σ w·r ÷ Σ w/)).toBeVisible();
  await expect(panel.getByText(/^de \d,\d\d à \d,\d\d, à 95/)).toBeVisible();
  await expect(panel.getByText(/^Avis publiés en ligne/)).toBeVisible();
  await expect(panel.getByText(/^Données au /)).toBeVisible();
  const sample = await panel.getByText(/^[\d\s\u202f]+ avis notés$/).innerText();
  const listed = await panel.getByText(/^[\d\s\u202f]+ avis notés, \d/).innerText();
  expect(listed.startsWith(sample)).toBe(true);
  await expect(panel.getByRole("article").first()).toBeVisible();
  await panel.getByText("Détail du calcul").click();
  await expect(
    panel
      .getByText(/^36 mois \(1\s096 jours\) avant la fin de la période$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, "the identity of a figure");
  await expect(page).toHaveURL(/chiffre=rating-index$/);
  await page.reload();
  await expect(panel.getByText(sample, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/chiffre/);
});

test("a tile that takes a change apart explains each of its figures", async ({ page }) => {
  await open(page, "/destination/belvedere-rating");
  await tile(page, "rating-mix-effect")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: /^Carte d’identité/ }).click();
  const panel = page.getByRole("dialog", { name: /^Effet de structure/ });
  const mix = panel.getByText("Structure = Σ ½ (rA + rB) × (sB − sA)");
  await expect(mix).toBeHidden();
  await panel.getByText("Effet de structure sur la note", { exact: true }).last().click();
  await expect(mix).toBeVisible();
  await expectAccessible(page, "the methods of a tile");
});

test("the ranking by index calls its figure an index; the index has its course", async ({ page }) => {
  await open(page, "/destination/belvedere-rating");
  const ranking = tile(page, "establishment-index-ranking");
  await expect(ranking.getByRole("columnheader", { name: "Indice" })).toBeVisible();
  await expect(ranking.getByText(/^Indice de classement \d,\d sur 10$/).first()).toBeAttached();
  await expect(ranking.getByText(/^Note \d/)).toHaveCount(0);
  await expect(tile(page, "rating-index").locator("svg polyline, svg path").first()).toBeVisible();
});
