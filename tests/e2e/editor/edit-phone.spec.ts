import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
  await robot.open();
  await settled(page);
});
test.afterEach(() => robot.remove());

test("a phone shows the widgets in one column, and nothing reaches beyond it", async ({ page }) => {
  const tiles = await Promise.all(["note", "avis", "courbe"].map((id) => robot.tile(id).boundingBox()));
  expect(tiles.map((box) => [box?.x, box?.width])).toEqual(Array.from({ length: 3 }, () => [16, 358]));
  expect(tiles.map((box) => box?.y)).toEqual(tiles.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Leaving, publishing and adding stay in reach at every scroll position.
  await robot.tile("courbe").scrollIntoViewIfNeeded();
  for (const control of [
    page.getByRole("link", { name: "Retour" }),
    robot.publishButton,
    page.getByRole("button", { name: "Ajouter un widget" }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "the editor on a phone");
});

test("on a phone widgets are moved, set, removed and added by touch, and the draft is what is published", async ({ page }) => {
  await robot.choose("avis", "Monter");
  await expect.poll(() => robot.ids()).toEqual(["avis", "note", "courbe"]);
  await expect(page.getByText("Volume d’avis, 1 sur 3")).toBeAttached();
  await robot.choose("courbe", "Monter");
  await expect.poll(() => robot.ids()).toEqual(["avis", "courbe", "note"]);

  await robot.choose("courbe", "Régler");
  const settings = page.getByRole("dialog", { name: "Réglages du widget" });
  await settings.getByLabel("Titre").fill("La courbe");
  await settings.getByRole("button", { name: "Plus haut" }).click();
  await expect(settings.getByText("8 colonnes sur 6 lignes")).toBeVisible();
  await settings.getByRole("button", { name: "Descendre" }).click();
  await expect(settings.getByText("La courbe, 3 sur 3")).toBeVisible();
  await settings.getByRole("button", { name: "Fermer" }).click();
  await expect.poll(() => robot.ids()).toEqual(["avis", "note", "courbe"]);

  await robot.choose("note", "Supprimer");
  await expect(robot.tile("note")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler (Ctrl Z)" }).click();
  await expect(robot.tile("note")).toHaveCount(1);

  await page.getByRole("button", { name: "Ajouter un widget" }).click();
  await page.getByRole("dialog", { name: "Widgets à ajouter" }).getByRole("button", { name: "Part d’avis positifs" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // It takes the first free place, which is beside the two figures.
  const added = (await robot.ids())[2] ?? "";
  await expect(robot.tile(added).getByRole("heading", { name: "Part d’avis positifs" })).toBeVisible();
  await expect(robot.tile(added)).toBeInViewport();
  await expect(robot.tile(added)).toHaveAttribute("data-state", "ready");

  await robot.publish();
  const { document } = await robot.stored();
  expect(document.widgets["courbe"]?.title).toBe("La courbe");
  const grid = document.layout.tabs[0]?.sections[0]?.grid.toSorted((a, b) => a.y - b.y || a.x - b.x);
  expect(grid?.map(({ widget }) => widget)).toEqual(["avis", "note", added, "courbe"]);
  expect(grid?.[3]).toMatchObject({ w: 8, h: 6 });
});

test("on a phone a new text is written at once in the sheet where it was chosen", async ({ page }) => {
  const adding = page.getByRole("button", { name: "Ajouter un widget" });
  await adding.click();
  await page.getByRole("dialog", { name: "Widgets à ajouter" }).getByRole("button", { name: "Texte" }).click();
  const settings = page.getByRole("dialog", { name: "Réglages du widget" });
  await expect(settings.getByLabel("Texte", { exact: true })).toBeFocused();
  await page.keyboard.type("Note : ");
  await settings.getByRole("button", { name: "Insérer un chiffre" }).click();
  await page.getByRole("menuitem", { name: "Note moyenne", exact: true }).click();
  await expect(settings.getByText("Texte, 3 sur 4")).toBeVisible();
  await expectAccessible(page, "the settings of a text on a phone");
  await settings.getByRole("button", { name: "Fermer" }).click();
  await expect(adding).toBeFocused();
  await expect(robot.tile("text")).toContainText(/Note : \d,\d/);
});
