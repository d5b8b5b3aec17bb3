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

test("a tile's settings change it at once, a mistake keeps its last picture, and everything is undone", async ({ page }) => {
  await robot.open();
  await settled(page);
  await robot.select("courbe");
  await robot.settings.getByRole("combobox", { name: "Indicateur", exact: true }).click();
  await page.getByRole("option", { name: "Taux de réponse", exact: true }).click();
  await robot.saved();
  expect((await robot.stored()).draft).toMatchObject({ widgets: { courbe: { query: { measure: "response-rate" } } } });
  await expect(robot.tile("courbe")).toHaveAttribute("data-state", "ready");

  await robot.settings.getByRole("textbox", { name: "Ligne de repère", exact: true }).fill("beaucoup");
  await expect(robot.settings.getByRole("textbox", { name: "Ligne de repère", exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Dernier aperçu valide")).toBeVisible();
  await expect(robot.tile("courbe")).toHaveAttribute("data-state", "ready");
  await expectAccessible(page, "the composer");

  // The draft keeps the mistake, a publication does not take it.
  await robot.saved();
  await robot.publishButton.click();
  await expect(page.getByRole("dialog").getByText(/doit être un nombre/)).toBeVisible();
  await page.getByRole("button", { name: "Corriger", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("F8");
  await expect(robot.settings.getByRole("textbox", { name: "Ligne de repère", exact: true })).toBeFocused();
  await robot.undo();
  await robot.undo();
  await expect(page.getByText("Dernier aperçu valide")).toHaveCount(0);
});

test("a question is drawn on the reader's own figures, and placed with one click", async ({ page }) => {
  await robot.open();
  await page.getByRole("button", { name: "Nouvelle tuile" }).click();
  const dialog = page.getByRole("dialog", { name: /Nouvelle tuile/ });
  await dialog.getByRole("searchbox").fill("réponse");
  await dialog.getByRole("button", { name: /^Taux de réponse Part/ }).click();
  await dialog.getByRole("combobox", { name: "Par", exact: true }).click();
  await page.getByRole("option", { name: "Catégorie", exact: true }).click();
  await expect(dialog.locator('[data-picture="bars"] [data-state="ready"]')).toBeVisible();
  await expectAccessible(page, "the composer");
  await dialog.getByRole("button", { name: "Placer : Barres" }).click();
  await expect(page.getByRole("heading", { name: "Taux de réponse par catégorie" }).first()).toBeVisible();
  await robot.saved();
  expect((await robot.stored()).draft).toMatchObject({
    widgets: { bars: { type: "bars", query: { measure: "response-rate", by: ["category"] } } },
  });
});

test("of two editors of one dashboard, what goes together is joined, what does not is chosen with both values shown", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await signInAside(other, "dmo@belvedere.example");
  await robot.open();
  const theirs = await robot.on(other).open();

  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Avis reçus");
  await robot.saved();
  await theirs.select("note");
  await theirs.settings.getByLabel("Titre").fill("Note de l’été");
  await expect(other.getByText(/ont été réunies avec les vôtres/)).toBeVisible();
  await expect(other.getByRole("heading", { name: "Avis reçus" }).first()).toBeVisible();
  await expect
    .poll(async () => (await robot.stored()).draft)
    .toMatchObject({ widgets: { avis: { title: "Avis reçus" }, note: { title: "Note de l’été" } } });

  // Only one's own steps are undone: what the other has done stays.
  await theirs.undo();
  await expect(other.getByRole("heading", { name: "Note de l’été" })).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Avis reçus" }).first()).toBeVisible();
  await other.getByRole("button", { name: "Rétablir (Ctrl Maj Z)" }).click();
  await expect(other.getByRole("heading", { name: "Note de l’été" }).first()).toBeVisible();
  await theirs.saved();

  await robot.select("note");
  await robot.settings.getByLabel("Titre").fill("Note de la saison");
  const dialog = page.getByRole("dialog", { name: "Un autre brouillon a été enregistré" });
  await expect(dialog.getByText(/Note de la saison/)).toBeVisible();
  await expect(dialog.getByText(/Note de l’été/)).toBeVisible();
  await dialog.getByRole("radio", { name: "L’autre" }).check();
  await dialog.getByRole("button", { name: "Réunir les deux" }).click();
  await expect(robot.tile("note").getByRole("heading", { name: "Note de l’été" })).toBeVisible();
  await other.context().close();
});

test("nine tiles on two tabs are composed and published by keyboard alone", async ({ page }) => {
  test.slow();
  await robot.open();
  await settled(page);
  const add = async (label: string): Promise<void> => {
    await tabTo(page, (element) => element.type === "search" && element.id === "editor-palette");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(label);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  };
  for (const label of ["Part d’avis positifs", "Taux de réponse", "Barres"]) await add(label);
  await tabTo(page, ({ name }) => name === "Ajouter un onglet");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Détail");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Détail" })).toHaveAttribute("aria-selected", "true");
  for (const label of ["Chiffre clé", "Classement", "Carte de chaleur"]) await add(label);
  await robot.saved();
  await tabTo(page, ({ name }) => name === "Publier");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tableau de bord publié")).toBeVisible();
  const { document } = await robot.stored();
  expect(Object.keys(document.widgets)).toHaveLength(9);
  expect(document.layout.tabs.map(({ title, sections }) => [title, sections.flatMap(({ grid }) => grid).length])).toEqual([
    ["Onglet 1", 6],
    ["Détail", 3],
  ]);
});

interface Focused {
  name: string;
  type: string;
  /** The part of the editor that it is in. */
  id: string;
}

/** Goes with the Tab key to what is looked for. */
async function tabTo(page: Page, isIt: (element: Focused) => boolean): Promise<void> {
  for (let step = 0; step < 160; step += 1) {
    const focused = await page.evaluate((): Focused => {
      const element = document.activeElement as HTMLElement | null;
      return {
        name: (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim(),
        type: element?.getAttribute("type") ?? "",
        id: element?.closest("aside")?.id ?? "",
      };
    });
    if (isIt(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by the Tab key");
}
