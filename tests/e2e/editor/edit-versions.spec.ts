import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test("a version is named, compared in words and in a drawing, brought back in one step, and deleted once that is confirmed", async ({
  page,
}) => {
  await signInAside(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, smallDashboard("Versions"));
  await robot.open();
  await settled(page);
  const open = async (): Promise<void> => page.getByRole("button", { name: "Versions", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Versions du tableau de bord" });
  await robot.select("avis");
  await robot.settings.getByLabel("Titre").fill("Avis de l’été");
  await open();
  await dialog.getByRole("textbox").fill("Avant l’été");
  await dialog.getByRole("button", { name: "Garder cette version" }).click();
  await expect(dialog.getByRole("button", { name: /^Avant l’été/ })).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByText("Rien n’a changé depuis.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await robot.settings.getByLabel("Titre").fill("Avis reçus");
  await robot.choose("note", "Supprimer");
  await open();
  await expect(dialog.getByText("2 changements depuis")).toBeVisible();
  await expect(dialog.getByText(/passe de «\sAvis de l’été\s» à «\sAvis reçus\s»/)).toBeVisible();
  await expect(dialog.getByText(/Note moyenne/).last()).toBeVisible();
  expect(await dialog.locator("svg [data-changed]").count()).toBeGreaterThan(1);
  await expectAccessible(page, "a version and what has changed since");
  await dialog.getByRole("button", { name: "Rétablir cette version" }).click();
  await expect(robot.tile("note")).toBeVisible();
  await expect(robot.tile("avis").getByRole("heading", { name: "Avis de l’été" })).toBeVisible();
  await robot.undo();
  await expect(robot.tile("note")).toHaveCount(0);

  await open();
  await dialog.getByRole("button", { name: "Supprimer cette version" }).click();
  await expect(dialog.getByText(/«\sAvant l’été\s» sera supprimée/)).toBeVisible();
  await dialog.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(dialog.getByRole("button", { name: /^Avant l’été/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Supprimer cette version" }).click();
  await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(page.getByText(/Version supprimée\s: Avant l’été/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Avant l’été/ })).toHaveCount(0);
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await robot.remove();
});
