import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
});
test.afterEach(() => robot.remove());

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

test("by keyboard alone a widget is added, moved, resized, renamed, removed and brought back, and the dashboard published", async ({
  page,
}) => {
  await robot.open();
  await settled(page);
  const said = page.locator("[aria-live=assertive]").filter({ hasText: /colonne/ });
  const grid = page.locator("#editor-canvas");
  await page.locator("main").focus();

  // One press of Tab leads to the links over the palette, the next ones over the grid; the palette is one stop.
  await press(page, "Tab", "Tab", "Tab");
  await expect(page.getByRole("link", { name: "Aller aux widgets à ajouter" })).toBeFocused();
  await press(page, "Enter", "Tab", "Tab");
  await page.keyboard.type("part d’avis positifs");
  await press(page, "ArrowDown", "Enter");
  await expect(page.locator("[data-widget]")).toHaveCount(4);
  await expect(page.getByText(/^Widget ajouté/)).toBeAttached();
  // After the palette come the tabs and sections of the dashboard, then its widgets.
  for (const stop of ["Onglet", "Ajouter un onglet", "Ajouter une section", "Section : Section sans titre"]) {
    await press(page, "Tab");
    expect(await focused(page)).toBe(stop);
  }
  await press(page, "Tab");
  expect(await focused(page)).toBe("Note moyenne, colonne 1, ligne 1, 3 sur 2");
  const note = robot.tile("note").locator("[data-drag-handle]");
  await expect(note).toHaveAccessibleDescription(/M déplacer.*R redimensionner.*F2 renommer/);

  // A gesture is announced step by step; Escape puts the widget back, and nothing can be undone.
  await press(page, "m");
  await expect(said).toHaveText(/^Déplacement : Note moyenne, colonne 1, ligne 1, 3 sur 2\. Les flèches/);
  await press(page, "ArrowRight");
  await expect(said).toHaveText("Note moyenne, colonne 2, ligne 1, 3 sur 2");
  await press(page, "ArrowLeft", "ArrowLeft");
  await expect(said).toHaveText("Limite atteinte : Note moyenne, colonne 1, ligne 1, 3 sur 2");
  await press(page, "ArrowDown");
  await expect(said).toHaveText("Note moyenne, colonne 1, ligne 8, 3 sur 2");
  await press(page, "Escape");
  await expect(said).toHaveText("Annulé : Note moyenne, colonne 1, ligne 1, 3 sur 2");
  await expect(note).toBeFocused();

  // The whole gesture is one step to undo.
  const before = (await robot.stored()).document.layout;
  await press(page, "m", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await expect(said).toHaveText("Validé : Note moyenne, colonne 7, ligne 1, 3 sur 2");
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleName("Note moyenne, colonne 7, ligne 1, 3 sur 2");
  await press(page, "Control+z");
  await expect(note).toHaveAccessibleName("Note moyenne, colonne 1, ligne 1, 3 sur 2");
  await expect(page.getByText("Dernière modification annulée")).toBeAttached();
  await press(page, "Control+Shift+z");
  await expect(note).toHaveAccessibleName("Note moyenne, colonne 7, ligne 1, 3 sur 2");
  await expect(note).toBeFocused();

  await press(page, "r", "ArrowRight", "ArrowDown", "Enter");
  await expect(said).toHaveText("Validé : Note moyenne, colonne 7, ligne 1, 4 sur 3");

  // Its settings, and back; F2 renames.
  await press(page, "Enter");
  await expect(robot.settings.getByRole("heading", { name: "Note moyenne" })).toBeFocused();
  await press(page, "Tab");
  await expect(robot.settings.getByRole("tab", { name: "Réglages", exact: true })).toBeFocused();
  await press(page, "Tab");
  await expect(robot.settings.getByRole("tabpanel")).toBeFocused();
  await press(page, "Tab");
  await expect(robot.settings.getByLabel("Titre")).toBeFocused();
  await press(page, "Escape");
  await expect(note).toBeFocused();
  await press(page, "F2");
  await page.keyboard.type("Note de l’été");
  await press(page, "Escape");
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleName(/^Note de l’été, colonne 7/);

  // A removed widget leaves the focus on its neighbour, and comes back.
  await press(page, "Delete");
  await expect(robot.tile("note")).toHaveCount(0);
  await expect(page.getByText(/^Widget supprimé : Note de l’été/)).toBeAttached();
  await expect(grid.locator("[data-drag-handle]:focus")).toHaveCount(1);
  await press(page, "Control+z");
  await expect(robot.tile("note")).toBeVisible();
  await expect(grid.locator("[data-drag-handle]:focus")).toHaveCount(1);
  await expectAccessible(page, "the editor with a widget in hand");

  await robot.publishButton.focus();
  await press(page, "Enter");
  await expect(page.getByText("Tableau de bord publié")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const { document } = await robot.stored();
  expect(document.layout).not.toEqual(before);
  expect(document.layout.tabs[0]?.sections[0]?.grid.find(({ widget }) => widget === "note")).toMatchObject({ x: 6, y: 0, w: 4, h: 3 });
  expect(document.widgets["note"]?.title).toBe("Note de l’été");
});

test("in a narrower window the keys move and resize as well, and the settings open in their sheet", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await robot.open();
  await settled(page);
  const handle = robot.tile("avis").locator("[data-drag-handle]");
  await handle.focus();
  await press(page, "m", "ArrowRight", "ArrowRight", "r", "ArrowRight", "Enter");
  await expect(handle).toHaveAccessibleName("Volume d’avis, colonne 6, ligne 1, 4 sur 2");
  await press(page, "F2");
  const sheet = page.getByRole("dialog", { name: "Réglages du widget" });
  await expect(sheet.getByLabel("Titre")).toBeFocused();
  await page.keyboard.type("Avis reçus");
  await press(page, "Escape");
  await expect(sheet).toHaveCount(0);
  await expect(handle).toBeFocused();
  // A menu says the same keys, and leads to the same gestures.
  await robot.choose("avis", "Déplacer avec les flèches");
  await expect(handle).toBeFocused();
  await press(page, "ArrowLeft", "Tab");
  await expect(handle).toHaveAccessibleName("Avis reçus, colonne 5, ligne 1, 4 sur 2");
  await expect(handle).toHaveAttribute("aria-keyshortcuts", "Enter M R F2 Delete");
  await page.getByRole("button", { name: "Ajouter un widget" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the palette of widgets on a tablet");
});

test("keys that are turned off are shown nowhere", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("single-keys", "false"));
  await robot.open();
  await settled(page);
  const handle = robot.tile("avis").locator("[data-drag-handle]");
  await handle.focus();
  await expect(handle).toHaveAttribute("aria-keyshortcuts", "Enter F2 Delete");
  await expect(handle).toHaveAccessibleDescription(/Entrée/);
  await expect(handle).not.toHaveAccessibleDescription(/\b[MR]\b/);
  await robot
    .tile("avis")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await expect(page.getByRole("menuitem", { name: /^Déplacer avec les flèches/ })).not.toHaveAttribute("aria-keyshortcuts");
  await expect(page.getByRole("menuitem", { name: /^Renommer/ })).toHaveAttribute("aria-keyshortcuts", "F2");
});
