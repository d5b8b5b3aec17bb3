import { expect } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { DashboardRobot, smallDashboard } from "./support/dashboard-robot.ts";
import { settled, signIn, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

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

test("a text is written with a figure that follows the period, an image is chosen, and both are published", async ({ page }) => {
  await robot.open();
  await robot.add("Texte");
  const text = robot.settings.getByLabel("Texte", { exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type("La **note** est de ");
  await robot.press("Insérer un chiffre");
  await page.getByRole("menuitem", { name: "Note moyenne", exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type(" sur 10.");
  await expect(text).toHaveValue("La **note** est de {{rating}} sur 10.");
  await expect(robot.tile("text")).toContainText(/La note est de \d,\d sur 10\./);
  await expectAccessible(page, "the settings of a text");

  // An unknown figure is reported beside the text, and stops nothing but the publication.
  await page.keyboard.type(" {{raiting}}");
  await expect(text).toHaveAccessibleDescription(/raiting.* est inconnu/);
  await robot.saved();
  await robot.undo();
  await expect(text).toHaveValue("La **note** est de {{rating}}");
  await robot.redo();
  await text.fill("La **note** est de {{rating}} sur 10.");

  await robot.add("Image");
  await expect(robot.settings.getByLabel("Adresse de l’image")).toBeFocused();
  await robot.press("Choisir une image");
  await page.getByRole("menuitem", { name: "Logo de Belvédère" }).click();
  await expect(robot.tile("image").getByRole("img", { name: "Logo de Belvédère" })).toBeVisible();

  await robot.publish();
  await settled(page);
  await expect(robot.tile("text")).toContainText(/La note est de \d,\d sur 10\./);
  await expect(robot.tile("text").getByRole("strong")).toHaveText("note");
  await expect(robot.tile("image").getByRole("img", { name: "Logo de Belvédère" })).toBeVisible();
  const { widgets } = (await robot.stored()).document;
  expect(widgets["text"]).toEqual({ type: "text", query: { text: "La **note** est de {{rating}} sur 10." } });
  expect(widgets["image"]).toEqual({ type: "image", options: { src: "/logo.svg", alt: "Logo de Belvédère" } });
});

test("a dashboard without a widget says so where it is read, and leads back to its editor", async ({ page }) => {
  const empty = await DashboardRobot.create(page, {
    version: 1,
    title: "Rien encore",
    widgets: {},
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  });
  await page.goto(`/dashboard/views/${empty.id}`);
  const said = page.getByText("Ce tableau de bord est vide");
  await expect(said).toBeVisible();
  await page.getByRole("link", { name: "Modifier" }).last().click();
  await expect(empty.publishButton).toBeVisible();
  await empty.add("Note moyenne");
  await empty.publish();
  await settled(page);
  await expect(said).toHaveCount(0);
  await empty.remove();
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

test("the draft survives a reload and stays a draft until it is published", async ({ page }) => {
  await robot.open();
  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Pas encore publié");
  await robot.saved();
  await page.reload();
  await expect(robot.tile("avis").getByRole("heading", { name: "Pas encore publié" })).toBeVisible();
  await robot.view();
  await expect(page.getByRole("heading", { name: "Pas encore publié" })).toHaveCount(0);
  await robot.open();
  await robot.publish();
  await expect(page.getByRole("heading", { name: "Pas encore publié" })).toBeVisible();
});

test("of two people who publish the second is asked, and nothing of either is lost", async ({ browser }) => {
  const other = await browser.newContext();
  const second = robot.on(await other.newPage());
  await signIn(second.page, "dmo@belvedere.example");
  await robot.open();
  await second.open();

  await robot.select("note");
  await robot.settings.getByLabel("Titre").fill("De la première");
  await robot.publish();

  await second.select("courbe");
  await second.settings.getByLabel("Titre").fill("De la seconde");
  await second.publishButton.click();
  const dialog = second.page.getByRole("dialog");
  await expect(dialog).toContainText("Une autre personne a publié une version");
  expect((await robot.stored()).document.widgets["note"]?.title).toBe("De la première");
  await second.page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // Refused and dismissed, the work is still there, on the screen and as a draft.
  await expect(second.tile("courbe").getByRole("heading", { name: "De la seconde" })).toBeVisible();
  await second.saved();
  expect(JSON.stringify((await second.stored()).draft)).toContain("De la seconde");

  await second.publishButton.click();
  await dialog.getByRole("button", { name: "Publier ma version" }).click();
  await expect(second.page.getByText("Tableau de bord publié")).toBeVisible();
  expect((await robot.stored()).document.widgets["courbe"]?.title).toBe("De la seconde");
  await other.close();
});

test("of two who edit at once neither draft is lost: the second chooses, and the first gets back what was put aside", async ({
  browser,
  page,
}) => {
  const other = await browser.newContext();
  const second = robot.on(await other.newPage());
  await signIn(second.page, "dmo@belvedere.example");
  await robot.open();
  await second.open();
  await robot.select("note");
  await robot.settings.getByLabel("Titre").fill("Du premier");
  await robot.saved();

  // Edits of different things are joined; of the same title one alone can stay.
  await second.select("note");
  await second.settings.getByLabel("Titre").fill("Du second");
  const dialog = second.page.getByRole("dialog", { name: "Un autre brouillon a été enregistré" });
  await expect(dialog).toContainText("dans une autre fenêtre");
  // Closed, the choice is still to be made.
  await second.page.keyboard.press("Escape");
  await expect(second.page.getByText("Brouillon mis de côté : un autre est plus récent")).toBeVisible();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Du premier");
  await second.page.getByRole("button", { name: "Choisir le brouillon" }).click();
  await dialog.getByRole("button", { name: "Reprendre l’autre" }).click();
  await expect(second.tile("note").getByRole("heading", { name: "Du premier" })).toBeVisible();
  await expect(second.tile("note").getByRole("heading", { name: "Du second" })).toHaveCount(0);
  await second.undo();
  await expect(second.tile("note").getByRole("heading", { name: "Du second" })).toBeVisible();
  await second.saved();

  // Now the first is behind, and keeps their own.
  await robot.settings.getByLabel("Titre").fill("Du premier encore");
  await page.getByRole("dialog").getByRole("button", { name: "Garder le mien" }).click();
  await robot.saved();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Du premier encore");
  await second.open();
  await expect(second.page.getByText("a été mis de côté pour un autre")).toBeVisible();
  await second.page.getByRole("button", { name: "Le reprendre" }).click();
  await expect(second.tile("note").getByRole("heading", { name: "Du second" })).toBeVisible();
  await second.saved();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Du second");
  await other.close();
});

test("a double click on «Publier» publishes once", async ({ page }) => {
  await robot.open();
  const { revision } = await robot.stored();
  let published = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && new URL(request.url()).pathname.endsWith(`/dashboard/${robot.id}`)) published += 1;
  });
  await robot.select("note");
  await robot.settings.getByLabel("Titre").fill("Une seule fois");
  await robot.publishButton.dblclick();
  await expect(page.getByText("Tableau de bord publié")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(published).toBe(1);
  expect((await robot.stored()).revision).toBe(revision + 1);
});
