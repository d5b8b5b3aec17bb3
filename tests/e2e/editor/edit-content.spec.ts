import { expect } from "@playwright/test";

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
