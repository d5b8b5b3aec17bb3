import { expect, type Page } from "@playwright/test";

import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
});
test.afterEach(() => robot.remove());

/** Pastes a text in the place of what is in the JSON tab. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await page.locator("[data-json-editor] .cm-content").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
}

test("what the server could not take goes on in the next editor, one step after what is stored, and is saved once the server is back", async ({
  page,
}) => {
  await robot.open();
  await page.route("**/draft?*", (route) => route.abort());
  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Sans réseau");
  await expect(page.getByText("Brouillon non enregistré, nouvel essai en cours")).toBeVisible();
  await page.getByRole("link", { name: "Retour" }).click();
  await page.getByRole("link", { name: "Modifier" }).click();
  const own = robot.tile("avis").getByRole("heading", { name: "Sans réseau" });
  await expect(own).toBeVisible();
  const said = page.getByText("Vos dernières modifications sont reprises");
  await expect(said).toHaveCount(1);
  expect((await robot.stored()).draft).toBeNull();
  await robot.undo();
  await expect(own).toHaveCount(0);
  await robot.redo();
  await page.unroute("**/draft?*");
  await robot.saved();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Sans réseau");
  await page.reload();
  await expect(own).toBeVisible();
  await expect(said, "it is what is stored now").toHaveCount(0);
});

test("while the server is away the editor says that it waits, and saves once it is back; published with the answer lost, it is published once", async ({
  page,
}) => {
  await robot.open();
  await page.route("**/draft?*", (route) => route.abort());
  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Pendant la panne");
  await expect(page.getByText("Brouillon non enregistré, nouvel essai en cours")).toBeVisible();
  await page.unroute("**/draft?*");
  await robot.saved();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Pendant la panne");

  const { revision } = await robot.stored();
  const publication = `**/dashboard/${robot.id}?*`;
  await page.route(publication, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await robot.publishButton.click();
  await expect(page.getByText("Une erreur est survenue. Votre brouillon est conservé.")).toBeVisible();
  await page.unroute(publication);
  await robot.publish();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { document, ...now } = await robot.stored();
  expect([now.revision, now.draft, document.widgets["avis"]?.title]).toEqual([revision + 1, null, "Pendant la panne"]);
});

test("a text that the server would not keep is not taken for the dashboard, and says why", async ({ page }) => {
  await robot.open();
  await page.getByRole("tab", { name: "JSON" }).click();
  const { document } = await robot.stored();
  const note = robot.settings.getByRole("status").filter({ hasText: /dernière version lisible/ });
  await paste(page, JSON.stringify({ ...document, description: "é".repeat(150_000) }));
  await expect(note).toHaveText(/trop long\s: un tableau de bord tient en 240\sKo/);
  await paste(page, `{"__proto__":{},${JSON.stringify(document).slice(1)}`);
  await expect(note).toHaveText(/«\s__proto__\s» est réservé/);
  await paste(page, JSON.stringify({ ...document, title: "Enfin lisible" }));
  await expect(note).toHaveCount(0);
  await robot.saved();
  expect(JSON.stringify((await robot.stored()).draft)).toContain("Enfin lisible");
});

test("a widget called «constructor» is moved, removed and brought back as any other", async ({ page }) => {
  const { widgets, ...rest } = smallDashboard("Sans piège");
  const named = JSON.parse(JSON.stringify({ ...rest, widgets }).replaceAll('"avis"', '"constructor"')) as typeof widgets;
  await robot.open();
  await page.getByRole("tab", { name: "JSON" }).click();
  await paste(page, JSON.stringify(named));
  await expect(robot.tile("constructor")).toHaveAttribute("data-state", "ready");
  await robot.drag("constructor", { columns: 4 });
  await robot.select("constructor");
  await robot.settings.getByRole("tab", { name: "Réglages" }).click();
  await robot.settings.getByLabel("Titre").fill("Avis reçus");
  await robot.press("Supprimer");
  await expect(robot.tile("constructor")).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) await robot.undo();
  await expect(robot.tile("constructor").getByRole("heading", { name: "Volume d’avis" })).toBeVisible();
  for (let step = 0; step < 2; step += 1) await robot.redo();
  await expect(robot.tile("constructor").getByRole("heading", { name: "Avis reçus" })).toBeVisible();
  await robot.saved();
  await page.reload();
  await expect(robot.tile("constructor").getByRole("heading", { name: "Avis reçus" })).toBeVisible();
});

test("a section that repeats is edited on the first of its values, and says on which", async ({ page }) => {
  const small = smallDashboard("Par catégorie");
  const [tab] = small.layout.tabs;
  const [section] = tab?.sections ?? [];
  if (!tab || !section) throw new Error("no section");
  const repeated = { ...small, layout: { tabs: [{ ...tab, sections: [{ ...section, repeat: { by: "category" } }] }] } };
  const other = await DashboardRobot.create(page, repeated);
  await other.open();
  await settled(page);
  await expect(page.getByText("Ici : Hôtel")).toBeVisible();
  for (const id of ["note", "avis", "courbe"]) await expect(other.tile(id)).toHaveAttribute("data-state", "ready");
  await other.remove();
});
