import { expect, type Page } from "@playwright/test";

import type { Dashboard } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot } from "../support/dashboard-robot.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

/** Opens a dashboard of one widget: a page of many takes longer to draw than what is done with it. */
async function open(page: Page, type: string, size: { w: number; h: number }, own: Partial<Dashboard> = {}): Promise<DashboardRobot> {
  await signInAside(page, "dmo@belvedere.example");
  const grid = [{ widget: "w", x: 0, y: 0, ...size }];
  const robot = await DashboardRobot.create(page, {
    version: 1,
    title: "Un seul widget",
    widgets: { w: { type } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] },
    ...own,
  });
  return robot.view();
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filters wait in a sheet that keeps the focus, counts at once and leads back to the reviews", async ({ page }) => {
    const robot = await open(page, "rating", { w: 3, h: 2 }, { facets: ["category", "commune", "provider", "child"] });
    const opener = page.getByRole("button", { name: /^Filtres/ });
    // The figures begin on the first screen: the filters take one row.
    const tops = await page.getByRole("group", { name: "Filtres" }).boundingBox();
    expect(tops?.height).toBeLessThan(60);

    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filtres" });
    await expect(sheet).toBeVisible();
    const before = await sheet.getByRole("button", { name: /^Voir [\d\s]+ avis$/ }).textContent();
    await expectAccessible(page, "the sheet of filters");
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      // At the sheet's end the focus is for a moment on the element that leads it back.
      await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    // The Tab key may have opened a list of values: Escape closes that one first, and not before it has stood for a moment.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden({ timeout: 400 });
    }).toPass();
    await expect(opener).toBeFocused();

    await opener.click();
    await sheet.getByRole("combobox", { name: /Catégorie/ }).click();
    await page.getByRole("option", { name: /^Hôtel/ }).click();
    await page.keyboard.press("Escape");
    const show = sheet.getByRole("button", { name: /^Voir [\d\s]+ avis$/ });
    await expect(show).not.toHaveText(before ?? "");
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Filtres, 1 actif" })).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll("category")).toHaveLength(1);
    await robot.remove();
  });
});

test("a list that its limit has cut says so, and goes on", async ({ page }) => {
  const robot = await open(page, "expressions-table", { w: 8, h: 7 }, { period: { preset: "last-12-months" } });
  const list = robot.tile("w");
  await expect(list.getByText(/^100 expressions affichées sur \d\s\d{3}$/)).toBeVisible();
  await list.getByRole("button", { name: "Afficher la suite" }).click();
  await expect(list.getByText(/^200 expressions affichées sur \d\s\d{3}$/)).toBeVisible();
  await expect(list.getByText(/ sur 200$/)).toBeVisible();
  await robot.remove();
});

test("the ranking beside a map goes on at the first click, and keeps the keyboard", async ({ page }) => {
  const robot = await open(page, "territory", { w: 8, h: 6 });
  const list = robot.tile("w");
  await list.getByRole("button", { name: "Afficher la suite" }).click();
  await expect(list.getByText(/établissements affichés/)).toBeHidden();
  await expect(list.getByRole("group", { name: "Classement" })).toBeFocused();
  await robot.remove();
});
