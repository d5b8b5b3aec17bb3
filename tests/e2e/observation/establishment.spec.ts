import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";

/** Opens the pages of the demo's best known hotel. */
async function openBellerive(page: Page, child = ""): Promise<string> {
  await signInAside(page, "dmo@belvedere.example");
  const answer = await page.request.post(`${api}/facets`, {
    data: { dimensions: ["establishment"] },
    headers: { "X-Requested-By": "belvedere" },
  });
  const { facets } = (await answer.json()) as { facets: { establishment: { value: string; label: string }[] } };
  const id = facets.establishment.find(({ label }) => label === "Hôtel Bellerive")?.value ?? "";
  await page.goto(`/establishments/${id}${child}`);
  return id;
}

test("an establishment opens on its dashboard: who it is, its figures, its place, and the way from page to page", async ({ page }) => {
  const id = await openBellerive(page);
  await expect(page).toHaveURL(new RegExp(`/establishments/${id}/dashboard$`));
  await expect(page.getByRole("heading", { level: 1, name: "Hôtel Bellerive" })).toBeVisible();
  await expect(page).toHaveTitle("Tableau de bord · Hôtel Bellerive · Belvédère");
  const figures = page.getByLabel("Chiffres de la période");
  await expect(figures).toContainText(/Note\s*\d,\d/);
  await expect(figures).toContainText(/NPS\s*[+−]\d+/);
  await expect(figures).toContainText(/Rang, hôtel\s*\d+(er|e)\s*sur \d+/);
  await settled(page);
  const position = page.locator('[data-widget="position"]');
  await expect(position).toHaveAttribute("data-state", "ready");
  await expect(position.getByRole("group", { name: /Position dans la catégorie, graphique/ })).toBeVisible();
  // The others are anonymous in the table too.
  await position.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Tableau" }).click();
  const names = await position.getByRole("rowheader").allTextContents();
  expect(new Set(names)).toEqual(new Set(["Hôtel Bellerive", "Établissement anonyme"]));
  await expectAccessible(page, "dashboard of an establishment");
});

test("the period goes along from page to page, and the figures lead to the establishment's own reviews", async ({ page }) => {
  const id = await openBellerive(page, "/dashboard?period=last-90-days");
  const pages = page.getByRole("navigation", { name: "Pages de l’établissement" });
  await pages.getByRole("link", { name: "Évolution" }).click();
  await expect(page).toHaveURL(new RegExp(`/establishments/${id}/evolution\\?period=last-90-days$`));
  await expect(pages.getByRole("link", { name: "Évolution" })).toHaveAttribute("aria-current", "page");
  await settled(page);
  const asked = page.waitForRequest((request) => request.url().endsWith("/observation/reviews/search"));
  await page
    .locator('[data-widget="reviews"]')
    .getByRole("button", { name: /ouvrir sa carte d’identité$/ })
    .click();
  expect(((await asked).postDataJSON() as { filters: object }).filters).toMatchObject({ establishment: [id] });
  await expect(page.getByRole("dialog")).toContainText("Hôtel Bellerive");
  await page.keyboard.press("Escape");
  for (const [name, tile] of [
    ["Satisfaction", "nps-declared"],
    ["Opinions", "expression-cloud"],
  ] as const) {
    await pages.getByRole("link", { name }).click();
    await settled(page);
    await expect(page.locator(`[data-widget="${tile}"]`)).toHaveAttribute("data-state", /ready|small-sample/);
  }
  await expectAccessible(page, "opinions of an establishment");
});

test("its reviews are searched and read within it, and an unknown establishment or page is not found", async ({ page }) => {
  const id = await openBellerive(page, "/reviews");
  await expect(page.getByRole("navigation", { name: "Pages de l’établissement" }).getByRole("link", { name: /^Avis/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  // Each row is named by who wrote it; the open review says whose it is.
  await expect(page.locator("#reviews-list [data-row]").first()).toBeVisible();
  await expect(page.locator("#reviews-list")).not.toContainText("Hôtel Bellerive");
  await expect(page.locator("#reviews-detail").getByRole("heading", { level: 2 })).toContainText("Hôtel Bellerive");
  // The lists scroll within the window: the page is hardly longer than it.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThan(200);
  for (const path of ["00000000-0000-4000-8000-000000000000/dashboard", "nulle-part/dashboard", `${id}/nulle-part`]) {
    await page.goto(`/establishments/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toBeVisible();
  }
});

test("a grave incident that nobody has read stands above an establishment's figures, and leads to its review", async ({ page }) => {
  await signInAside(page, "dmo@belvedere.example");
  const filters = { incident: ["hygiene", "danger", "harassment", "theft"], read: ["false"] };
  const data = { from: Date.now() - 300 * 86_400_000, to: Date.now(), filters, facets: [] };
  const found = await page.request.post(`${api}/observation/reviews/search`, { data, headers: { "X-Requested-By": "belvedere" } });
  const [grave] = ((await found.json()) as { items: { id: string; establishment: string }[] }).items;
  if (!grave) throw new Error("the demo has no grave incident");
  await page.goto(`/establishments/${grave.establishment}/dashboard`);
  await page.getByRole("button", { name: /incidents? graves? non lus?/ }).click();
  await expect(page).toHaveURL(/\/reviews\?incident=/);
  await expect(page.locator(`[data-row="${grave.id}"]`)).toBeVisible({ timeout: 20_000 });
});

test("an administrator opens the session of the professional, sees the establishment as they do, and comes back", async ({ page }) => {
  await openBellerive(page, "/dashboard");
  await page.getByRole("button", { name: "Ouvrir la session du professionnel" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("« Revenir sur mon compte »");
  await expectAccessible(page, "the session of a professional");
  await page.waitForLoadState("networkidle");
  await dialog.getByRole("button", { name: "Ouvrir la session" }).click();
  await expect(page).toHaveURL(/\/pro\/dashboard/);
  const banner = page.getByRole("complementary", { name: "Session empruntée" });
  await expect(banner).toContainText("pro@belvedere.example");
  await expectAccessible(page, "a borrowed session");
  await page.waitForLoadState("networkidle");
  await banner.getByRole("button", { name: "Revenir sur mon compte" }).click();
  await expect(page).toHaveURL(/\/pros$/);
  await expect(page.getByRole("banner").getByText("dmo@belvedere.example", { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("a visit is noted on the establishment's page with what follows, and taken back", async ({ page }) => {
  const id = await openBellerive(page, "/dashboard");
  const visits = page.getByRole("region", { name: "Visites" });
  const seen = `Essai ${Date.now()} : les chambres du premier étage sont refaites.`;
  await visits.getByRole("button", { name: "Ajouter une visite" }).click();
  await visits.getByRole("textbox", { name: /^Ce qui a été vu/ }).fill(seen);
  await visits.getByRole("textbox", { name: /^Suite à donner/ }).fill("Rappeler le propriétaire");
  await expectAccessible(page, "the form of a visit");
  await visits.getByRole("button", { name: "Enregistrer" }).click();
  const visit = visits.getByRole("article").filter({ hasText: seen });
  await expect(visit.getByRole("checkbox", { name: "Rappeler le propriétaire" })).not.toBeChecked();
  await page.reload();
  await expect(visit).toBeVisible();
  await visit.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expect(visit).toHaveCount(0);
  expect(await (await page.request.get(`${api}/observation/establishment/${id}/visits`)).text()).not.toContain(seen);
});
