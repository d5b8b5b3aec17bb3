import { expect, test } from "@playwright/test";

import type { DashboardAnswer, TemplateSummary } from "../../src/generated/types.ts";
import { settled, signInAside } from "./support/session.ts";
import { watch } from "./support/watch.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("each template of the gallery is drawn with the destination's own figures", async ({ page }) => {
  test.slow();
  const seen = await watch(page);
  const templates = (await (await page.request.get(`${api}/dashboard/templates`)).json()) as TemplateSummary[];
  expect(templates.length).toBeGreaterThanOrEqual(8);
  await page.goto("/dashboard/templates");
  for (const { label } of templates) {
    const card = page.getByRole("article", { name: label, exact: true });
    await card.scrollIntoViewIfNeeded();
    const tiles = card.locator("[data-widget]");
    await expect(tiles.first(), label).toBeAttached({ timeout: 15_000 });
    await expect(card.locator('[data-widget][data-state="ready"]').first(), label).toBeAttached({ timeout: 15_000 });
    await expect(card.locator('[data-widget]:not([data-state="ready"], [data-state="small-sample"])'), label).toHaveCount(0, {
      timeout: 15_000,
    });
  }
  seen.clean();
});

test("the gallery is searched and narrowed to a tag; a template is looked at whole, then taken", async ({ page }) => {
  const seen = await watch(page);
  const templates = (await (await page.request.get(`${api}/dashboard/templates`)).json()) as TemplateSummary[];
  const season = templates.find(({ id }) => id === "season");
  const tag = season?.tags[0] ?? "";
  await page.goto("/dashboard/templates");
  await expect(page.getByRole("article")).toHaveCount(templates.length);
  await page.getByRole("button", { name: tag, exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(templates.filter(({ tags }) => tags.includes(tag)).length);
  await page.getByRole("button", { name: tag, exact: true }).click();
  await page.getByRole("searchbox").fill((season?.label ?? "").toUpperCase());
  const card = page.getByRole("article", { name: season?.label ?? "", exact: true });
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Aperçu" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-widget]")).toHaveCount(season?.widgets ?? 0);
  await expect(dialog.locator('[data-widget][data-state="loading"]')).toHaveCount(0);
  await expect(dialog.locator('[data-widget][data-state="ready"]').first()).toBeVisible();
  await dialog.getByRole("button", { name: "Utiliser ce modèle" }).click();
  await page.waitForURL(/\/dashboard\/views\//);
  await settled(page);
  const id = page.url().split("/").at(-1) ?? "";
  const made = (await (await page.request.get(`${api}/dashboard/${id}`)).json()) as DashboardAnswer;
  expect(made.document).toEqual(season?.dashboard);
  await page.request.delete(`${api}/dashboard/${id}`, { headers });
  seen.clean();
});

test("a blank dashboard opens in the editor, ready for its first widget", async ({ page }) => {
  const seen = await watch(page);
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
  seen.clean();
});
