import { expect, type Page } from "@playwright/test";

import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
  await robot.open();
});
test.afterEach(() => robot.remove());

/** Chooses an entry of the menu of the open tab, or of a section. */
async function choose(page: Page, menu: string, entry: string): Promise<void> {
  const list = page.getByRole("menu");
  // A dialog that has just closed gives the focus back a moment later, which closes a menu.
  await expect(async () => {
    if (!(await list.isVisible())) await page.getByRole("button", { name: menu, exact: true }).click();
    await list.getByText(entry, { exact: true }).click({ timeout: 1_000 });
  }).toPass();
}

/** Answers the dialog that asks for a name. */
async function name(page: Page, text: string): Promise<void> {
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const tabs = (page: Page): Promise<string[]> =>
  page
    .getByRole("tablist", { name: "Onglets du tableau de bord" })
    .getByRole("tab")
    .evaluateAll((all) => all.map((tab) => tab.textContent?.trim() ?? ""));

test("tabs and sections are added, named, moved, repeated and removed, tiles go from one to another, and every step is undone", async ({
  page,
}) => {
  test.slow();
  await settled(page);
  const { document: before } = await robot.stored();
  await page.getByRole("button", { name: "Ajouter un onglet" }).click();
  await name(page, "Détail");
  expect(await tabs(page)).toEqual(["Onglet 1", "Détail"]);
  await page.getByRole("tab", { name: "Onglet 1" }).click();
  await robot.choose("avis", "Détail");
  await expect(page.getByRole("tab", { name: "Détail" })).toHaveAttribute("aria-selected", "true");
  await expect(robot.tile("avis")).toBeVisible();
  await choose(page, "Onglet", "Renommer");
  await name(page, "Avis");
  await choose(page, "Onglet", "Déplacer à gauche");
  expect(await tabs(page)).toEqual(["Avis", "Onglet 1"]);

  await page.getByRole("button", { name: "Ajouter une section" }).click();
  await name(page, "En plus");
  await choose(page, "Section : En plus", "Renommer");
  await name(page, "Selon la catégorie");
  await choose(page, "Section : Selon la catégorie", "Monter");
  await choose(page, "Section : Selon la catégorie", "Catégorie");
  await expect(page.getByText("Répétée par Catégorie")).toBeVisible();
  await choose(page, "Section : Selon la catégorie", "Vers « Onglet 1 »");
  await expect(page.getByRole("heading", { name: "Selon la catégorie" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Onglet 1" }).click();
  await expect(page.getByRole("heading", { name: "Selon la catégorie" })).toBeVisible();
  await robot.choose("note", "Onglet 1 – Selon la catégorie");
  await expect(page.getByText(/^Ici\s: /)).toBeVisible();
  await choose(page, "Onglet", "Déplacer à gauche");
  const shape = (document: unknown): unknown =>
    (document as typeof before).layout.tabs.map(({ title, sections }) => [
      title,
      sections.map((section) => [section.title, section.repeat?.by, section.grid.map(({ widget }) => widget)]),
    ]);
  const made = [
    [
      "Onglet 1",
      [
        [undefined, undefined, ["courbe"]],
        ["Selon la catégorie", "category", ["note"]],
      ],
    ],
    ["Avis", [[undefined, undefined, ["avis"]]]],
  ];
  await expect.poll(async () => shape((await robot.stored()).draft ?? before)).toEqual(made);

  const undo = page.getByRole("button", { name: "Annuler (Ctrl Z)" });
  const redo = page.getByRole("button", { name: "Rétablir (Ctrl Maj Z)" });
  for (let step = 0; step < 11; step += 1) await undo.click();
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("tablist", { name: "Onglets du tableau de bord" })).toHaveCount(0);
  await expect.poll(async () => shape((await robot.stored()).draft ?? before)).toEqual(shape(before));
  for (let step = 0; step < 11; step += 1) await redo.click();
  await expect.poll(async () => shape((await robot.stored()).draft ?? before)).toEqual(made);

  await page.reload();
  await expect.poll(() => tabs(page)).toEqual(["Onglet 1", "Avis"]);
  await choose(page, "Onglet", "Supprimer l’onglet");
  await expect(robot.tile("avis")).toBeVisible();
  await expect(robot.tile("courbe")).toHaveCount(0);
  await robot.undo();
  await page.getByRole("tab", { name: "Onglet 1" }).click();
  await expect(robot.tile("courbe")).toBeVisible();
});

test("a tab counts the mistakes of its tiles, and F8 opens it at the field", async ({ page }) => {
  await page.getByRole("button", { name: "Ajouter un onglet" }).click();
  await name(page, "Détail");
  await page.getByRole("tab", { name: "Onglet 1" }).click();
  await robot.choose("courbe", "Détail");
  await robot.select("courbe");
  const field = robot.settings.getByRole("textbox", { name: "Ligne de repère", exact: true });
  await field.fill("beaucoup");
  await expect(page.getByRole("tab", { name: "Détail 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "1 erreur", exact: true })).toBeVisible();
  await expect(page.locator("[data-problem]").filter({ has: robot.tile("courbe") })).toHaveCount(1);
  await page.getByRole("tab", { name: "Onglet 1" }).click();
  await expect(robot.tile("courbe")).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(robot.tile("courbe")).toBeVisible();
  await expect(field).toBeFocused();
});
