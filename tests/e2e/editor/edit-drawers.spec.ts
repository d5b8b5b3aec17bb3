import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test("everything that the editor opens can be read and used by everybody, in both themes", async ({ page }) => {
  test.setTimeout(150_000);
  await signInAside(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, smallDashboard("Tiroirs"));
  await robot.open();
  await settled(page);
  await expectAccessible(page, "the palette and the settings of the dashboard");
  await robot.select("courbe");
  for (const name of ["Réglages", "Données", "JSON"]) {
    await robot.settings.getByRole("tab", { name }).click();
    await expect(robot.settings.getByRole("tabpanel")).toBeVisible();
    await expectAccessible(page, `the settings of a widget, ${name}`);
  }
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() =>
    navigator.clipboard.writeText('{ "type": "rating-evolution", "query": { "measure": "rating", "by": ["moth"] } }'),
  );
  await page.locator("[data-json-editor] .cm-content").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await expect(page.getByText("1 erreur à corriger avant de publier")).toBeVisible();
  await expectAccessible(page, "a mistake and the list of mistakes");

  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the versions");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Réglages du tableau de bord" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the settings of the whole");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Nouvelle tuile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("note moyenne");
  await expect(dialog.locator("[aria-pressed]").first()).toHaveText(/^Note moyenne/);
  await dialog.locator("[aria-pressed]").first().click();
  await expect(dialog.locator('[data-widget][data-state="ready"]').first()).toBeVisible();
  await expectAccessible(page, "a question with its pictures");
  await page.keyboard.press("Escape");
  await robot.remove();
});
