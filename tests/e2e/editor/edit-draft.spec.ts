import { type Browser, expect } from "@playwright/test";

import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
});
test.afterEach(() => robot.remove());

/** The same dashboard opened by the same account in another browser too. */
async function inAnotherBrowser(browser: Browser): Promise<DashboardRobot> {
  const second = robot.on(await (await browser.newContext()).newPage());
  await signInAside(second.page, "dmo@belvedere.example");
  await robot.open();
  return second.open();
}

test("the draft survives a reload and stays a draft until it is published", async ({ page }) => {
  await robot.open();
  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Pas encore publié");
  await robot.saved();
  await page.reload();
  await expect(robot.tile("avis").getByRole("heading", { name: "Pas encore publié" })).toBeVisible();
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(page.getByText("Brouillon non publié")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pas encore publié" })).toHaveCount(0);
  await page.getByRole("link", { name: "Reprendre le brouillon non publié" }).click();
  await robot.publish();
  await expect(page.getByRole("heading", { name: "Pas encore publié" })).toBeVisible();
  await expect(page.getByText("Brouillon non publié")).toHaveCount(0);
});

test("of two people who publish the second is asked, and nothing of either is lost", async ({ browser }) => {
  const second = await inAnotherBrowser(browser);

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
  await second.page.context().close();
});

test("of two who edit at once neither draft is lost: the second chooses, and the first gets back what was put aside", async ({
  browser,
  page,
}) => {
  const second = await inAnotherBrowser(browser);
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
  await second.page.context().close();
});

test("an empty dashboard is published once its author has been asked", async ({ page }) => {
  await robot.remove();
  robot = await DashboardRobot.create(page, {
    ...smallDashboard("Vide"),
    widgets: {},
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  });
  await robot.open();
  const { revision } = await robot.stored();
  await robot.publishButton.click();
  const dialog = page.getByRole("dialog", { name: "Ce tableau de bord est vide" });
  await dialog.getByRole("button", { name: "Continuer à modifier" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await robot.stored()).revision).toBe(revision);
  await robot.publishButton.click();
  await dialog.getByRole("button", { name: "Publier quand même" }).click();
  await expect(page.getByText("Tableau de bord publié")).toHaveCount(1);
  expect((await robot.stored()).revision).toBe(revision + 1);
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
