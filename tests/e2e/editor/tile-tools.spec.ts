import { expect, type Locator, type Page } from "@playwright/test";

import type { Dashboard } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

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

interface Spot {
  x: number;
  y: number;
  width: number;
}

/** Where in its grid something has come to rest: the same for half a second, without a movement. */
async function restOf(thing: Locator): Promise<Spot> {
  await expect(thing).toBeVisible();
  const look = (): Promise<Spot & { moves: boolean }> =>
    thing.evaluate((node) => {
      const { x, y, width } = node.getBoundingClientRect();
      const grid = node.closest(".react-grid-layout")?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return {
        x: Math.round(x - grid.x),
        y: Math.round(y - grid.y),
        width: Math.round(width),
        moves: node.getAnimations().length > 0,
      };
    });
  let before = await look();
  await expect(async () => {
    await thing.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const now = await look();
    const rests = !now.moves && JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(rests).toBe(true);
  }).toPass({ timeout: 15_000 });
  return { x: before.x, y: before.y, width: before.width };
}

const ghostPlace = (page: Page): Promise<Spot> => restOf(page.locator(".react-grid-placeholder"));

const dragged = (page: Page, label: string): Locator =>
  page.getByRole("complementary", { name: "Widgets à ajouter" }).getByRole("button", { name: label }).first();

/** A box of the page that is the same for a quarter of a second: what opens, closes or loads above it moves it no more. */
async function restingBox(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = await thing.boundingBox();
  await expect(async () => {
    await thing.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    const now = await thing.boundingBox();
    const rests = now !== null && JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(rests).toBe(true);
  }).toPass({ timeout: 10_000 });
  if (!before) throw new Error("nothing is there");
  return before;
}

/** Takes a preset of the palette by its middle to a point of the page, in few steps, and holds it there. */
async function dragPreset(page: Page, label: string, to: { x: number; y: number }): Promise<void> {
  const preset = dragged(page, label);
  await preset.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    delete document.documentElement.dataset["testDrags"];
    document.addEventListener("dragstart", () => (document.documentElement.dataset["testDrags"] = ""), { capture: true, once: true });
  });
  // A press that meets what is still closing above the preset begins no drag, and no later move would.
  await expect(async () => {
    const from = await restingBox(preset);
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
    const begun = await page.evaluate(() => "testDrags" in document.documentElement.dataset);
    if (!begun) await page.mouse.up();
    expect(begun).toBe(true);
  }).toPass({ timeout: 15_000 });
  // A browser reports a drag again and again, its driver at each move alone.
  await expect(async () => {
    await page.mouse.move(to.x - 6, to.y - 6);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await expect(page.locator(".react-grid-placeholder")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Where the widget is that is none of these. */
function placeOf(page: Page, known: readonly string[]): Promise<Spot> {
  const added = page.locator(`[data-widget]${known.map((id) => `:not([data-widget="${id}"])`).join("")}`);
  return restOf(page.locator(".react-grid-item").filter({ has: added }));
}

test("a preset dragged from the palette shows where it would be and its size, and is put there", async ({ page }) => {
  const preset = page.locator("[data-palette] li").filter({ hasText: "Part d’avis positifs", hasNotText: "mois par mois" }).first();
  await preset.scrollIntoViewIfNeeded();
  const thumbnail = preset.locator("[data-thumbnail]");
  await expect(thumbnail, "a thumbnail is drawn by the view itself once the page is idle").toHaveAttribute("data-thumbnail", "drawn");
  await expect(thumbnail).toContainText(/\d/);
  const size = await dragged(page, "Part d’avis positifs").locator("small").innerText();
  const target = await restingBox(robot.tile("courbe"));
  await dragPreset(page, "Part d’avis positifs", { x: target.x + 66, y: target.y + 26 });
  const ghost = page.locator(".react-grid-placeholder");
  await expect(ghost).toBeVisible();
  const words = await ghost.evaluate((node) => [getComputedStyle(node, "::before").content, getComputedStyle(node, "::after").content]);
  expect(words).toEqual(['"Déposer ici"', JSON.stringify(size)]);
  const shown = await ghostPlace(page);
  await page.mouse.up();
  await expect(ghost).toHaveCount(0);
  expect(await placeOf(page, ["note", "avis", "courbe"])).toEqual(shown);
});

test("on a slow machine too, a preset and a tile are put where their ghosts were last", async ({ page }) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const target = await restingBox(robot.tile("courbe"));
  // A row below the first figures, then across the border between two rows in one step.
  await dragPreset(page, "Part d’avis positifs", { x: target.x + 66, y: target.y + 150 });
  await page.mouse.move(target.x + 366, target.y - 20);
  await page.mouse.move(target.x + 367, target.y - 20);
  const shown = await ghostPlace(page);
  await page.mouse.up();
  expect(await placeOf(page, ["note", "avis", "courbe"])).toEqual(shown);
  await robot.undo();
  await expect(page.locator("[data-widget]")).toHaveCount(3);

  const grip = await robot.tile("note").locator("[data-drag-handle]").boundingBox();
  if (!grip) throw new Error("nothing to take hold of");
  await page.mouse.move(grip.x + 12, grip.y + 12);
  await page.mouse.down();
  await page.mouse.move(grip.x + 60, grip.y + 30, { steps: 2 });
  await page.mouse.move(grip.x + 500, grip.y + 80);
  const ghost = await ghostPlace(page);
  await page.mouse.up();
  expect(await placeOf(page, ["avis", "courbe"])).toEqual(ghost);
});

test("a preset is dropped into an empty section", async ({ page }) => {
  await page.getByRole("button", { name: "Ajouter une section" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Vide");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const empty = page.locator("section").filter({ has: page.getByRole("heading", { name: "Vide" }) });
  await empty.scrollIntoViewIfNeeded();
  const target = await restingBox(empty);
  await dragPreset(page, "Part d’avis positifs", { x: target.x + 100, y: target.y + target.height / 2 + 10 });
  await page.mouse.move(target.x + 110, target.y + target.height / 2 + 14);
  await ghostPlace(page);
  await page.mouse.up();
  await expect(empty.locator("[data-widget]")).toHaveCount(1);
});

test("a preset dropped on the preview of a tablet is where its ghost was, and the other devices keep their layout", async ({ page }) => {
  await page.getByRole("radio", { name: "Tablette" }).click();
  const target = await restingBox(robot.tile("avis"));
  await dragPreset(page, "Part d’avis positifs", { x: target.x + target.width / 2, y: target.y + 20 });
  const shown = await ghostPlace(page);
  await page.mouse.up();
  expect(await placeOf(page, ["note", "avis", "courbe"])).toEqual(shown);
  await expect(page.getByText("Cet onglet a sa propre disposition sur tablette.")).toBeVisible();
  await robot.saved();
  const { draft } = await robot.stored();
  const [section] = (draft as unknown as Dashboard).layout.tabs[0]?.sections ?? [];
  expect(section?.tablet).toHaveLength(4);
  expect(section?.grid).toEqual(expect.arrayContaining(smallDashboard("").layout.tabs[0]?.sections[0]?.grid ?? []));
  await robot.undo();
  await expect(page.locator("[data-widget]")).toHaveCount(3);
  await expect(page.getByText(/Sur tablette, la disposition est déduite/)).toBeVisible();
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
