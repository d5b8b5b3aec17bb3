import { expect, type Locator, type Page } from "@playwright/test";

import type { Tag } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };
// Other tests remove what begins with their prefix.
const title = "À étiqueter";
const tag = "Zzt comité";
let robot: DashboardRobot;

test.beforeEach(async ({ page }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, { ...smallDashboard(title), description: "À garder" });
});
test.afterEach(async ({ page }) => {
  await robot.remove();
  const tags = (await (await page.request.get(`${api}/dashboard/tags`)).json()) as Tag[];
  for (const { id } of tags.filter((own) => own.title.startsWith("Zzt")))
    await page.request.delete(`${api}/dashboard/tags/${id}`, { headers });
});

const row = (page: Page): Locator => page.getByRole("row", { name: title });
const menu = (page: Page): Locator => row(page).getByRole("button", { name: /^Actions/ });
async function openTags(page: Page): Promise<Locator> {
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Étiquettes…" }).click();
  return page.getByRole("dialog", { name: `Étiquettes : ${title}` });
}

test("a dashboard is given a new tag, found by it, and loses it; the tag is deleted, brought back and deleted again", async ({ page }) => {
  await page.route("**/dashboard/templates", (route) => route.fulfill({ json: [] }));
  await page.goto("/dashboard");

  const dialog = await openTags(page);
  await dialog.getByLabel("Nouvelle étiquette").fill(tag);
  await dialog.getByRole("button", { name: "Ajouter" }).click();
  await expect(dialog.getByRole("checkbox", { name: tag })).toBeChecked();
  await expectAccessible(page, "the tags of a dashboard");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await expect(row(page)).toContainText(tag);

  await page.getByRole("button", { name: tag, exact: true }).click();
  await expect(page.locator('th a[href^="/dashboard/views/"]')).toHaveText([title]);
  await page.reload();
  await expect(row(page)).toContainText(tag);
  const { document } = await robot.stored();
  expect(document).toMatchObject({ ...smallDashboard(title), description: "À garder", tags: [tag] });

  // The address has kept the filter. The list is filtered by the tag that goes: so does the row, and the focus stays in the list.
  await expect(page.getByRole("button", { name: tag, exact: true })).toHaveAttribute("aria-pressed", "true");
  await openTags(page);
  await dialog.getByRole("checkbox", { name: tag }).press("Space");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByText("Mes tableaux de bords", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: tag, exact: true }).click();
  await expect(row(page)).not.toContainText(tag);
  expect((await robot.stored()).document.tags).toBeUndefined();

  await openTags(page);
  const remove = dialog.getByRole("button", { name: `Supprimer l’étiquette ${tag}` });
  await remove.click();
  await expect(dialog.getByRole("checkbox", { name: tag })).toHaveCount(0);
  await expect(dialog.getByLabel("Nouvelle étiquette")).toBeFocused();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Annuler" }).click();
  await expect(dialog.getByRole("checkbox", { name: tag })).not.toBeChecked();
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: tag, exact: true })).toHaveCount(0);
});
