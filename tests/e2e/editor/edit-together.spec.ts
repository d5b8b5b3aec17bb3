import { type Browser, expect } from "@playwright/test";

import { addColleague } from "../support/colleague.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const dmo = "dmo@belvedere.example";
let colleague: { login: string; password: string };
let robot: DashboardRobot;

test.beforeAll(() => {
  colleague = addColleague("collegue");
});
test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, dmo);
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
});
test.afterEach(() => robot.remove());

// Two browsers, each with an editor.
test.slow();

/** The same dashboard before a second person, in a browser of their own. */
async function atColleague(browser: Browser): Promise<DashboardRobot> {
  const second = robot.on(await (await browser.newContext()).newPage());
  await signIn(second.page, colleague.login, colleague.password);
  return second;
}

const others = (one: DashboardRobot) => one.page.getByRole("status").filter({ hasText: "modifie aussi ce tableau de bord" });

test("two people who edit one dashboard see each other come and go", async ({ browser }) => {
  const second = await atColleague(browser);
  await robot.open();
  await expect(others(robot)).toHaveCount(0);
  await second.open();
  await expect(others(second)).toHaveText(`${dmo} modifie aussi ce tableau de bord`);
  // By the server alone: the first has touched nothing since.
  await expect(others(robot)).toHaveText(`${colleague.login} modifie aussi ce tableau de bord`);
  await second.page.getByRole("link", { name: "Retour" }).click();
  await expect(others(robot)).toHaveCount(0);
  await second.open();
  await expect(others(robot)).toBeVisible();
  await second.page.close({ runBeforeUnload: true });
  await expect(others(robot)).toHaveCount(0);
  await second.page.context().close();
});

test("an editor that is left alone hears at once that the other has saved, who and when, and takes it over without losing anything", async ({
  browser,
}) => {
  const second = await atColleague(browser);
  await robot.open();
  await robot.select("courbe");
  await robot.settings.getByLabel("Titre").fill("De la première");
  await robot.saved();
  await second.open();
  await second.select("note");
  await second.settings.getByLabel("Titre").fill("De la seconde");
  await second.saved();
  // The first has touched nothing since.
  await expect(robot.page.getByRole("status").filter({ hasText: `${colleague.login} a enregistré des modifications le` })).toBeVisible();
  await expect(robot.tile("note").getByRole("heading", { name: "De la seconde" })).toHaveCount(0);
  await robot.page.getByRole("button", { name: "Reprendre ces modifications" }).click();
  await expect(robot.tile("note").getByRole("heading", { name: "De la seconde" })).toBeVisible();
  await expect(robot.tile("courbe").getByRole("heading", { name: "De la première" })).toBeVisible();
  await expect(robot.page.getByRole("button", { name: "Reprendre ces modifications" })).toHaveCount(0);
  // Both go on from there: nothing to choose.
  await robot.settings.getByLabel("Titre").fill("Encore la première");
  await robot.saved();
  await expect(robot.page.getByRole("dialog")).toHaveCount(0);
  await second.page.context().close();
});

test("what two people change in different tiles is joined and said, with whose it is; of one title both values are shown", async ({
  browser,
  page,
}) => {
  const second = await atColleague(browser);
  await robot.open();
  await second.open();
  await robot.select("note");
  await robot.settings.getByLabel("Titre").fill("De la première");
  await robot.saved();
  await second.select("courbe");
  await second.settings.getByLabel("Titre").fill("De la seconde");
  await expect(second.page.getByText(`Les modifications de ${dmo} ont été réunies avec les vôtres.`).first()).toBeVisible();
  await expect(second.tile("note").getByRole("heading", { name: "De la première" })).toBeVisible();
  await second.saved();
  const titles = async (): Promise<unknown[]> => {
    const { widgets } = (await robot.stored()).draft as { widgets: Record<string, { title?: string }> };
    return ["note", "courbe"].map((id) => widgets[id]?.title);
  };
  await expect.poll(titles).toEqual(["De la première", "De la seconde"]);

  // The same title, from what the first has not seen yet.
  await second.select("note");
  await second.settings.getByLabel("Titre").fill("Titre de la seconde");
  await second.saved();
  await expect.poll(titles).toEqual(["Titre de la seconde", "De la seconde"]);
  await robot.settings.getByLabel("Titre").fill("Titre de la première");
  const dialog = page.getByRole("dialog", { name: "Un autre brouillon a été enregistré" });
  await expect(dialog).toContainText(`${colleague.login} a enregistré un brouillon de ce tableau de bord`);
  await expect(dialog).toContainText("Titre de la seconde");
  await expect(dialog).toContainText("Titre de la première");
  expect(await titles(), "nothing is replaced before a choice").toEqual(["Titre de la seconde", "De la seconde"]);
  await dialog.getByRole("button", { name: "Réunir les deux" }).click();
  await robot.saved();
  await expect.poll(titles).toEqual(["Titre de la première", "De la seconde"]);

  // What has yielded is kept for the one who wrote it.
  await second.open();
  await expect(second.tile("courbe").getByRole("heading", { name: "De la seconde" })).toBeVisible();
  await expect(second.tile("note").getByRole("heading", { name: "Titre de la première" })).toBeVisible();
  await second.page.context().close();
});
