import { expect } from "@playwright/test";

import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
});
test.afterEach(() => robot.remove());

test("a dashboard is edited by hand: added to, moved, resized, renamed, published", async ({ page }) => {
  await robot.open();
  await settled(page);

  await robot.add("Part d’avis positifs");
  await expect(page.locator("[data-widget]")).toHaveCount(4);
  const added = (await robot.ids()).find((id) => !["note", "avis", "courbe"].includes(id)) ?? "";
  // A new widget gets its figures as soon as the draft is kept.
  await expect(robot.tile(added)).toHaveAttribute("data-state", "ready");
  await expect(robot.tile(added), "a new widget comes into view").toBeInViewport();

  const before = await robot.placeOf("note");
  await robot.drag("note", { columns: 7 });
  await expect.poll(() => robot.placeOf("note")).toEqual({ ...before, x: before.x + 7 });

  const curve = await robot.placeOf("courbe");
  await robot.resize("courbe", { columns: 2, rows: 1 });
  await expect.poll(() => robot.placeOf("courbe")).toEqual({ ...curve, w: curve.w + 2, h: curve.h + 1 });

  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Avis reçus");
  await expect(robot.tile("avis").getByRole("heading", { name: "Avis reçus" })).toBeVisible();
  await page.getByLabel("Titre du tableau de bord").fill("Bilan à la main");

  await robot.publish();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(`/dashboard/views/${robot.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Bilan à la main" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Avis reçus" })).toBeVisible();
  const { document, draft } = await robot.stored();
  expect(draft).toBeNull();
  const grid = document.layout.tabs[0]?.sections[0]?.grid ?? [];
  expect(grid.find(({ widget }) => widget === "note")).toMatchObject({ x: 7, y: 0, w: 3, h: 2 });
  expect(grid.find(({ widget }) => widget === "courbe")).toMatchObject({ w: 10, h: 6 });
  expect(Object.keys(document.widgets).toSorted()).toEqual(["note", "avis", "courbe", added].toSorted());
});

test("a widget that the pointer has chosen, or that was just added, hears its keys", async ({ page }) => {
  await robot.open();
  await settled(page);
  const before = await robot.placeOf("note");
  await robot.tile("note").getByRole("heading").click();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await robot.placeOf("note")).toEqual(before);
  await robot.tile("note").getByRole("heading").click();
  await page.keyboard.press("r");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => robot.placeOf("note")).toEqual({ ...before, h: before.h + 1 });

  await robot.add("Part d’avis positifs");
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-widget]")).toHaveCount(3);
  await robot.add("Part d’avis positifs");
  await page.keyboard.press("F2");
  await expect(robot.settings.getByLabel("Titre")).toBeFocused();
});

test("what a mouse does, buttons do: each step moves or resizes by one and says where the widget is", async () => {
  await robot.open();
  const start = await robot.placeOf("avis");
  await robot.press("Déplacer à droite");
  await expect.poll(() => robot.placeOf("avis")).toEqual({ ...start, x: start.x + 1 });
  await robot.press("Plus large");
  await robot.press("Plus haut");
  await expect.poll(() => robot.placeOf("avis")).toEqual({ ...start, x: start.x + 1, w: start.w + 1, h: start.h + 1 });
  await robot.press("Moins large");
  await robot.press("Moins haut");
  await robot.press("Déplacer à gauche");
  await expect.poll(() => robot.placeOf("avis")).toEqual(start);
});

test("a click anywhere on a widget chooses it, text that is selected in another does not", async ({ page }) => {
  await robot.open();
  await settled(page);
  const chosen = (title: string) => expect(robot.settings.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const title = robot.tile("note").getByRole("heading");
  // A click by keyboard: no pointer was pressed.
  await robot.tile("courbe").getByRole("heading").dispatchEvent("click", { detail: 0 });
  await expect(page.locator("[data-selected]")).toHaveCount(0);
  await robot.tile("courbe").click();
  await chosen(await robot.tile("courbe").getByRole("heading").innerText());
  await robot.tile("avis").click({ position: { x: 60, y: 80 } });
  await chosen(await robot.tile("avis").getByRole("heading").innerText());

  const text = await title.boundingBox();
  if (!text) throw new Error("the title has no place");
  await page.mouse.move(text.x + 1, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(text.x + 50, text.y + text.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
  await chosen(await robot.tile("avis").getByRole("heading").innerText());

  await title.click();
  await chosen(await title.innerText());

  // A menu belongs to the widget that it is opened on; another one stays chosen.
  await robot
    .tile("avis")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await chosen(await title.innerText());
  await page.getByRole("menuitem", { name: "Supprimer", exact: true }).click();
  await expect(robot.tile("avis")).toHaveCount(0);
  await chosen(await title.innerText());
  await robot.undo();
  await expect(robot.tile("avis")).toBeVisible();
  await chosen(await title.innerText());
});

test("every step is undone and redone by the keyboard, a removal included", async ({ page }) => {
  await robot.open();
  const start = await robot.placeOf("note");
  await robot.drag("note", { columns: 7 });
  await expect.poll(async () => (await robot.placeOf("note")).x).toBe(start.x + 7);
  await robot.select("avis");
  await robot.press("Supprimer");
  await expect(robot.tile("avis")).toHaveCount(0);

  await robot.undo();
  await expect(robot.tile("avis")).toBeVisible();
  await robot.undo();
  await expect.poll(() => robot.placeOf("note")).toEqual(start);
  await expect(page.getByRole("button", { name: "Annuler (Ctrl Z)" })).toBeDisabled();
  await robot.redo();
  await expect.poll(async () => (await robot.placeOf("note")).x).toBe(start.x + 7);
  await robot.redo();
  await expect(robot.tile("avis")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Rétablir (Ctrl Maj Z)" })).toBeDisabled();
});
