import { expect, type Page } from "@playwright/test";

import type { Dashboard } from "../../../src/generated/types.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function choose(page: Page, menu: RegExp, entry: string): Promise<void> {
  await page.getByRole("button", { name: menu }).first().click();
  await page.getByRole("menu").getByText(entry, { exact: true }).click();
}

test("widgets, a section and a whole tab are taken to another dashboard, as text that anybody can read", async ({ page }) => {
  test.slow();
  await signInAside(page, "dmo@belvedere.example");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const small = smallDashboard("D’ici");
  const from = await DashboardRobot.create(page, { ...small, widgets: { ...small.widgets, note: { type: "rating", title: "Ma note" } } });
  const to = await DashboardRobot.create(page, smallDashboard("Vers là"));
  const draft = async (): Promise<Dashboard> => {
    await to.saved();
    return (await to.stored()).draft as unknown as Dashboard;
  };

  await from.open();
  await settled(page);
  await from.select("note");
  await from
    .tile("courbe")
    .locator("[data-drag-handle]")
    .click({ modifiers: ["Control"] });
  await expect(from.settings.getByRole("heading", { name: "2 widgets choisis" })).toBeVisible();
  await page.keyboard.press("Control+c");
  await expect(page.getByText("2 widgets copiés")).toBeVisible();
  expect(JSON.parse(await clipboard(page))).toMatchObject({ widgets: { note: { title: "Ma note" }, courbe: {} } });

  await to.open();
  await settled(page);
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("heading", { name: "Ma note" }).first()).toBeVisible();
  await page.keyboard.press("Control+v");
  await expect.poll(async () => Object.keys((await draft()).widgets)).toHaveLength(7);
  const ids = Object.keys((await draft()).widgets);
  expect(ids.filter((id) => id.startsWith("note"))).toHaveLength(3);

  await from.open();
  await choose(page, /^Onglet$/, "Copier l’onglet");
  await expect(page.getByText("3 widgets copiés")).toBeVisible();
  await to.open();
  await choose(page, /^Section/, "Coller ici");
  await expect(page.getByRole("tablist", { name: "Onglets du tableau de bord" }).getByRole("tab")).toHaveCount(2);
  await choose(page, /^Section/, "Copier la section");
  await choose(page, /^Section/, "Coller ici");
  await expect.poll(async () => (await draft()).layout.tabs.map(({ sections }) => sections.length)).toEqual([2, 1]);

  // What is pasted is checked: neither a text of another kind nor a clip with a mistake gets in.
  const count = Object.keys((await draft()).widgets).length;
  await page.evaluate(() => navigator.clipboard.writeText("bonjour"));
  await choose(page, /^Section/, "Coller ici");
  await expect(page.getByText("Le presse-papiers ne contient pas de widget.")).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('{"clip":1,"widgets":{"a":{"type":7}}}'));
  await choose(page, /^Section/, "Coller ici");
  await expect(page.getByText("Ce qui a été copié ne peut pas être collé ici.")).toBeVisible();
  expect(Object.keys((await draft()).widgets)).toHaveLength(count);
  await from.remove();
  await to.remove();
});
