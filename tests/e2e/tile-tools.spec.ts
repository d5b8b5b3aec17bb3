import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { DashboardRobot, smallDashboard } from "./support/dashboard-robot.ts";
import { settled, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
  await robot.open();
  await settled(page);
});
test.afterEach(() => robot.remove());

const tools = (page: Page) => page.getByRole("group", { name: /^Actions sur le widget/ });

test("the chosen tile has its tools: duplicated, opened as JSON, moved and removed by mouse", async ({ page }) => {
  await expect(tools(page)).toHaveCount(0);
  await robot.tile("avis").getByRole("heading").click();
  await expect(tools(page)).toContainText("3 × 2");
  await expectAccessible(page, "the tools of a tile");

  await tools(page).getByRole("button", { name: "Dupliquer" }).click();
  await expect(page.locator("[data-widget]")).toHaveCount(4);
  await expect(page.locator("[data-selected] [data-drag-handle]"), "the copy is chosen and has the focus").toBeFocused();
  await tools(page).getByRole("button", { name: "Supprimer" }).click();
  await expect(page.locator("[data-widget]")).toHaveCount(3);

  await robot.tile("avis").getByRole("heading").click();
  await tools(page).getByRole("button", { name: "Modifier en JSON" }).click();
  await expect(robot.settings.getByRole("tab", { name: /^JSON/, selected: true })).toBeVisible();

  await robot.settings.getByRole("tab", { name: /^Réglages/ }).click();

  // Its grip drags; pressed, it gives the tile to the arrows.
  const grip = tools(page).getByRole("button", { name: /^Déplacer/ });
  const before = await robot.placeOf("avis");
  const box = await grip.boundingBox();
  if (!box) throw new Error("no grip");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  const dragged = await robot.placeOf("avis");
  expect(dragged.x).toBeGreaterThan(before.x);
  await grip.click();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect.poll(() => robot.placeOf("avis")).toEqual({ ...dragged, x: dragged.x - 1 });
});

test("by keyboard the tools of the chosen tile are before its handle", async ({ page }) => {
  const handle = robot.tile("courbe").locator("[data-drag-handle]");
  await handle.focus();
  await page.keyboard.press("Control+ ");
  await page.keyboard.press("Shift+Tab");
  await expect(tools(page).getByRole("button", { name: "Supprimer" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(handle).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(robot.tile("courbe")).toHaveCount(0);
});

test("a preset dragged from the palette shows where it would be and its size, and is put there", async ({ page }) => {
  const preset = page
    .getByRole("complementary", { name: "Widgets à ajouter" })
    .getByRole("button", { name: "Part d’avis positifs" })
    .first();
  await preset.scrollIntoViewIfNeeded();
  const thumbnail = page.locator("[data-palette] li").filter({ hasText: "Part d’avis positifs" }).first().locator("[data-thumbnail]");
  await expect(thumbnail, "a thumbnail is drawn by the view itself once the page is idle").toHaveAttribute("data-thumbnail", "drawn");
  await expect(thumbnail).toContainText(/\d/);
  const size = await preset.locator("small").innerText();
  const target = await robot.tile("courbe").boundingBox();
  const from = await preset.boundingBox();
  if (!target || !from) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
  await page.mouse.move(target.x + 60, target.y + 20, { steps: 8 });
  const ghost = page.locator(".react-grid-placeholder");
  await expect(async () => {
    await page.mouse.move(target.x + 60, target.y + 20);
    await page.mouse.move(target.x + 66, target.y + 26, { steps: 3 });
    await expect(ghost).toBeVisible({ timeout: 500 });
  }).toPass();
  const words = await ghost.evaluate((node) => [getComputedStyle(node, "::before").content, getComputedStyle(node, "::after").content]);
  expect(words).toEqual(['"Déposer ici"', JSON.stringify(size)]);
  // It glides from one place to the next.
  await ghost.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  const [x, y] = await ghost.evaluate((node) => {
    const { x: left, y: top } = node.getBoundingClientRect();
    return [left, top];
  });
  // What is dropped is what the last move was over.
  await page.mouse.move(target.x + 66, target.y + 26);
  await page.mouse.up();
  await expect(page.locator("[data-widget]")).toHaveCount(4);
  await expect(ghost).toHaveCount(0);
  const added = (await robot.ids()).find((id) => !["note", "avis", "courbe"].includes(id)) ?? "";
  await expect.poll(async () => (await robot.tile(added).boundingBox())?.x).toBeCloseTo(x ?? 0, 0);
  expect((await robot.tile(added).boundingBox())?.y).toBeCloseTo(y ?? 0, 0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap chooses a tile, whose tools are large enough to be touched", async ({ page }) => {
    await robot.tile("avis").getByRole("heading").tap();
    const up = tools(page).getByRole("button", { name: "Monter" });
    expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await up.tap();
    await expect.poll(() => robot.ids()).toEqual(["avis", "note", "courbe"]);
    await tools(page).getByRole("button", { name: "Supprimer" }).tap();
    await expect(robot.tile("avis")).toHaveCount(0);
  });
});
