import { expect } from "@playwright/test";

import type { DashboardAnswer, TemplateSummary } from "../../../src/generated/types.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };
/** Templates of figures and a table, of sentences and curves, of a map: all on the first screen of the gallery. */
const drawn = ["executive", "season", "elected-officials"];

// Every template's document is planned by the tests of the configuration: here three kinds of them are drawn, the others wait.
test.beforeEach(async ({ page }) => {
  await signInAside(page, "dmo@belvedere.example");
  await page.route("**/dashboard/templates/*/results", async (route) => {
    if (drawn.includes(route.request().url().split("/").at(-2) ?? "")) await route.continue();
  });
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("templates of the gallery are drawn with the destination's own figures, searched and narrowed to a tag; one is looked at whole, then taken", async ({
  page,
}) => {
  const templates = (await (await page.request.get(`${api}/dashboard/templates`)).json()) as TemplateSummary[];
  expect(templates.length).toBeGreaterThanOrEqual(8);
  const season = templates.find(({ id }) => id === "season");
  const tag = season?.tags[0] ?? "";
  await page.goto("/dashboard/templates");
  await expect(page.getByRole("article")).toHaveCount(templates.length);
  for (const id of drawn) {
    const label = templates.find((template) => template.id === id)?.label ?? "";
    const card = page.getByRole("article", { name: label, exact: true });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('[data-widget][data-state="ready"]').first(), label).toBeAttached({ timeout: 15_000 });
    await expect(card.locator('[data-widget]:not([data-state="ready"], [data-state="small-sample"])'), label).toHaveCount(0, {
      timeout: 15_000,
    });
  }

  await page.getByRole("button", { name: tag, exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(templates.filter(({ tags }) => tags.includes(tag)).length);
  await page.getByRole("searchbox").fill("rien de tel");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("searchbox").fill((season?.label ?? "").toUpperCase());
  const card = page.getByRole("article", { name: season?.label ?? "", exact: true });
  await expect(card).toBeVisible();
  // The address has what was searched: reloaded it is as it was, and its keys go along the cards.
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.keyboard.press("j");
  await expect(card.getByRole("button", { name: "Utiliser ce modèle" })).toBeFocused();

  await card.getByRole("button", { name: "Aperçu" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-widget]")).toHaveCount(season?.widgets ?? 0);
  await expect(dialog.locator('[data-widget][data-state="loading"]')).toHaveCount(0);
  await expect(dialog.locator('[data-widget][data-state="ready"]').first()).toBeVisible();
  await dialog.getByRole("button", { name: "Utiliser ce modèle" }).click();
  await page.waitForURL(/\/dashboard\/views\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const made = (await (await page.request.get(`${api}/dashboard/${id}`)).json()) as DashboardAnswer;
  // Linked to the template's version, whose next one will be offered.
  expect(made.document).toEqual({ ...season?.dashboard, extends: `season@${season?.version}` });
  await page.request.delete(`${api}/dashboard/${id}`, { headers });
});

test("a blank dashboard opens in the editor, ready for its first widget", async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Nouveau tableau de bord" }).click();
  await page.waitForURL(/\/dashboard\/edit\//);
  const id = page.url().split("/").at(-1) ?? "";
  await expect(page.locator("[data-widget]")).toHaveCount(0);
  await page
    .getByRole("complementary", { name: "Widgets à ajouter" })
    .getByRole("button", { name: "Part d’avis positifs" })
    .first()
    .click();
  await expect(page.locator('[data-widget][data-state="ready"]')).toHaveCount(1);
  await page.request.delete(`${api}/dashboard/${id}`, { headers });
});
