import { expect, type Locator, type Page } from "@playwright/test";

import type { ReviewSearchAnswer } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const rows = (page: Page): Locator => page.getByRole("region", { name: "Liste des avis" }).locator("[data-row]");
const detail = (page: Page): Locator => page.getByRole("region", { name: "Avis ouvert" });
const group = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });
const found = async (page: Page): Promise<number> =>
  Number((await page.getByRole("region", { name: "Liste des avis" }).locator("p strong").first().innerText()).replaceAll(/\D/g, ""));

const api = "/api/v2/belvedere/observation";
const headers = { "X-Requested-By": "belvedere" };
const search = async (page: Page, data: object): Promise<ReviewSearchAnswer> =>
  (await (await page.request.post(`${api}/reviews/search`, { headers, data })).json()) as ReviewSearchAnswer;
/** The year of the last August that is over. */
const lastAugust = async (page: Page): Promise<number> =>
  page.evaluate(() => new Date().getFullYear() - (new Date().getMonth() > 7 ? 0 : 1));

test.beforeEach(async ({ page }) => signInAside(page, "dmo@belvedere.example"));

test("the list, its filters and the open review are in the address: a reload and going back bring them back", async ({ page }) => {
  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  const all = await found(page);
  await group(page, "Réponse")
    .getByRole("checkbox", { name: /Sans réponse/ })
    .check();
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(page).toHaveURL(/answered=false/);
  const third = rows(page).nth(2);
  const name = await third.getByRole("link").innerText();
  await third.click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toContainText(name);
  await page.reload();
  await expect(detail(page).getByRole("heading", { level: 2 })).toContainText(name);
  await expect(group(page, "Réponse").getByRole("checkbox", { name: /Sans réponse/ })).toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/avis=/);
  await page.goBack();
  await expect.poll(() => found(page)).toBe(all);
});

test("a place far down the list is come back to after a reload", async ({ page }) => {
  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  await page
    .locator("[data-row]")
    .first()
    .evaluate((row) => row.closest("ol")?.parentElement?.scrollTo(0, 60_000));
  await expect.poll(() => rows(page).first().getAttribute("aria-posinset").then(Number)).toBeGreaterThan(300);
  // The place is kept once the reader rests.
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("list-places") ?? "[]") as [string, { index: number }][]);
  await expect.poll(async () => (await kept())[0]?.[1].index).toBeGreaterThan(300);
  const top = Number(await rows(page).nth(8).getAttribute("aria-posinset"));
  await page.reload();
  await expect.poll(async () => Math.abs(Number(await rows(page).nth(8).getAttribute("aria-posinset")) - top)).toBeLessThan(4);
});

test("the angriest unanswered German review about one theme in one commune last August is five gestures away", async ({ page }) => {
  test.slow();
  const year = await lastAugust(page);
  const [from, to] = [Date.parse(`${year}-07-31T22:00:00Z`), Date.parse(`${year}-08-31T22:00:00Z`)];
  const german = { answered: ["false"], language: ["de"] };
  // What Germans blamed most that month: the first values of a facet are in sight.
  const [theme] = (await search(page, { from, to, filters: german, order: "worst", facets: ["blamed"] })).facets["blamed"] ?? [];
  if (!theme) throw new Error("no theme is blamed");
  const filters = { ...german, blamed: [theme.value] };
  const all = await search(page, { from, to, filters, order: "urgency", facets: ["commune"] });
  const [angriest] = all.items;
  const commune = all.facets["commune"]?.find(({ label }) => label === angriest?.commune);
  if (!angriest || !commune) throw new Error("no commune has such a review");

  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  let gestures = 0;
  /** Ticks a value of a facet that is open and in sight: one gesture. */
  const tick = async (facet: string, value: RegExp): Promise<void> => {
    await group(page, facet).getByRole("checkbox", { name: value }).check();
    gestures += 1;
    await expect.poll(() => page.locator("[data-stale]").count()).toBe(0);
  };
  await tick("Réponse", /^Sans réponse/);
  await tick("Langue", /^Allemand/);
  await tick("Mois", new RegExp(`^août ${year}`));
  await tick("Thématiques critiquées", new RegExp(`^${theme.label}`));
  await tick("Commune", new RegExp(`^${commune.label}`));
  expect(gestures).toBe(5);
  await expect.poll(() => found(page)).toBe(commune.n);
  await expect(rows(page).first()).toHaveAttribute("data-row", angriest.id);
  await expect(detail(page).getByRole("heading", { level: 2 })).toContainText(angriest.establishment_name);
});

test("the keyboard alone searches, goes along the list, selects, marks as read and takes it back", async ({ page }) => {
  await page.goto("/reviews?tri=worst");
  await expect(rows(page).nth(3)).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Shift+J");
  await page.keyboard.press("k");
  await expect(rows(page).nth(1)).toHaveAttribute("data-current");
  const bar = page.getByRole("group", { name: "Avis sélectionnés" });
  // From the row on which the reader was, not from the first of the list.
  await expect(bar).toContainText("2 avis sélectionnés");
  await page.keyboard.press("x");
  await expect(bar).toContainText("1 avis sélectionné");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await page.keyboard.press("l");
  await expect(rows(page).nth(1)).not.toContainText("Non lu");
  await expect(detail(page).getByRole("button", { name: "Marquer comme non lu" })).toBeVisible();
  await page.getByRole("button", { name: "Annuler", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page).nth(1)).toContainText("Non lu");
  await rows(page).nth(2).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(detail(page).getByRole("heading", { level: 2 })).toBeFocused();
  // What is typed is text, not a key of the page.
  await page.getByRole("searchbox", { name: "Rechercher dans les avis" }).focus();
  await page.keyboard.type('"petit déjeuner" -parking');
  await expect(page).toHaveURL(/q=/);
  await expect(rows(page).first().locator("mark").first()).toHaveText(/petit.déjeuner/i);
});

test("several reviews are tagged, put into a file, and their establishments into a selection; the tag is taken back", async ({ page }) => {
  const tag = `à rappeler ${Date.now()}`;
  await page.goto("/reviews?tri=best");
  await expect(rows(page).nth(4)).toBeVisible({ timeout: 20_000 });
  const chosen = [rows(page).nth(1), rows(page).nth(3)];
  const names = new Set<string>();
  for (const row of chosen) {
    names.add(await row.getByRole("link").innerText());
    await row.getByRole("checkbox").check();
  }
  const bar = page.getByRole("group", { name: "Avis sélectionnés" });
  await bar.getByRole("button", { name: "Étiquettes" }).click();
  await page.getByLabel("Nouvelle étiquette").fill(tag);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Étiquettes enregistrées sur 2 avis")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const row of chosen) await expect(row).toContainText(tag);
  expect((await search(page, { filters: { tag: [tag] } })).total).toBe(2);

  await bar.getByRole("button", { name: "Exporter" }).click();
  const asked = page.waitForRequest(/\/reviews\/export$/);
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect(((await asked).postDataJSON() as { reviews: string[] }).reviews).toHaveLength(2);
  await expect(page.getByText(/avis-.*\.csv/).first()).toBeVisible();

  await bar.getByRole("button", { name: "Ajouter à une sélection" }).click();
  const dialog = page.getByRole("dialog", { name: /à une sélection$/ });
  await dialog.getByLabel("Nouvelle sélection").fill(tag);
  await dialog.getByRole("button", { name: "Créer et ajouter" }).click();
  await expect(page.getByText("Sélection créée")).toBeVisible();
  const selections = (await (await page.request.get("/api/v2/belvedere/selection")).json()) as {
    id: string;
    title: string;
    establishments: number;
  }[];
  const made = selections.find((one) => one.title === tag);
  expect(made?.establishments).toBe(names.size);
  await page.request.delete(`/api/v2/belvedere/selection/${made?.id}`, { headers });

  // Of both at once, from what the bar shows of them.
  await bar.getByRole("button", { name: "Étiquettes" }).click();
  await page.getByRole("checkbox", { name: tag }).click();
  for (const row of chosen) await expect(row).not.toContainText(tag);
  expect((await search(page, { filters: { tag: [tag] } })).total).toBe(0);
});

test("an address that somebody has mangled opens what it says soundly, and a foreign establishment finds nothing, with a way on", async ({
  page,
}) => {
  const long = "a".repeat(300);
  await page.goto(`/reviews?language=de&language=de&theme=${long}&tri=hasard&period=0001-01-01_9999-12-31&avis=x&page=-1`);
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(group(page, "Langue").getByRole("checkbox", { name: /^Allemand/ })).toBeChecked();
  await page.goto(`/reviews?q=${long}&answered=peut-%C3%AAtre&mois=avril&establishment=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText("Aucun avis ne correspond").first()).toBeVisible({ timeout: 20_000 });
  await page
    .getByRole("button", { name: /^Effacer/ })
    .first()
    .click();
  await expect(rows(page).first()).toBeVisible();
});

test("a search is kept, pinned, shared, renamed, and comes back after it was deleted", async ({ page }) => {
  const name = `Essai ${test.info().workerIndex}`;
  await page.goto("/reviews?answered=false&q=parking");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  const menu = page.getByRole("button", { name: /^Recherches enregistrées/ });
  await menu.click();
  await page.getByLabel("Enregistrer cette recherche sous").fill(name);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const chip = page.getByRole("button", { name, exact: true });
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await chip.click();
  await expect(page).toHaveURL(/\/reviews$/);
  await chip.click();
  await expect(page).toHaveURL(/answered=false/);
  await menu.click();
  await page.getByRole("button", { name: `Renommer « ${name} »` }).click();
  await page.getByLabel("Nom de la recherche").fill(`${name} bis`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Supprimer « ${name} bis »` }).click();
  await expect(page.getByRole("button", { name: `${name} bis`, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(page.getByRole("list", { name: "Recherches épinglées" }).getByText(`${name} bis`)).toBeVisible();
  const kept = (await (await page.request.get(`${api}/searches`)).json()) as { id: string; title: string }[];
  for (const { id, title } of kept) if (title.startsWith("Essai")) await page.request.delete(`${api}/searches/${id}`, { headers });
});

test("two windows that triage one review keep what each has done", async ({ page, context }) => {
  await page.goto("/reviews?tri=worst");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  const id = (await rows(page).nth(5).getAttribute("data-row")) ?? "";
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(`/reviews?tri=worst&avis=${id}`);
    await expect(detail(one).getByRole("button", { name: "Marquer comme lu" })).toBeVisible();
  }
  await detail(other).getByRole("button", { name: "Marquer comme lu" }).click();
  await expect(detail(other).getByRole("button", { name: "Marquer comme non lu" })).toBeVisible();
  await detail(page).getByRole("button", { name: "À moi", exact: true }).click();
  await expect(detail(page).getByRole("button", { name: "Marquer comme non lu" })).toBeVisible();
  for (const one of [page, other]) {
    await one.reload();
    await expect(detail(one).getByRole("button", { name: "Marquer comme non lu" })).toBeVisible();
    await expect(detail(one)).toContainText(/assigné/i);
  }
  const undone = await page.request.post(`${api}/reviews/triage`, { headers, data: { reviews: [id], read: false, assigned_to: null } });
  expect(undone.ok()).toBe(true);
});

test("while the server is away nothing is lost: what was found stays, a sentence says so, and the search goes on", async ({ page }) => {
  await page.goto("/reviews");
  await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("searchbox", { name: "Rechercher dans les avis" }).fill("parking");
  await expect(page).toHaveURL(/q=parking/);
  await expect(page.getByRole("button", { name: "Réessayer" }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("searchbox", { name: "Rechercher dans les avis" })).toHaveValue("parking");
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Réessayer" }).first().click();
  await expect(rows(page).first().locator("mark").first()).toHaveText(/parking/i);
});

for (const width of [1440, 1200, 390]) {
  test(`is accessible in both themes, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/reviews?answered=false");
    await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "list");
    if (width < 768) {
      await rows(page).first().getByRole("link").click();
      await expect(detail(page).getByRole("heading", { level: 2 })).toBeFocused();
      await expectAccessible(page, "review");
      await page.getByRole("button", { name: "Retour à la liste" }).click();
      await expect(rows(page).first().getByRole("link")).toBeFocused();
    }
    if (width < 1360) {
      await page.getByRole("button", { name: /^Filtres/ }).click();
      await expect(page.getByRole("dialog", { name: "Filtres" })).toBeVisible();
      await expectAccessible(page, "filters");
    }
  });
}
