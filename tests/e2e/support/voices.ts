import { expect, type Locator, type Page } from "@playwright/test";

import type { Dashboard } from "../../../src/generated/types.ts";
import { DashboardRobot } from "./dashboard-robot.ts";
import { signInAside } from "./session.ts";

/** The themes of the restaurants alone, in a table, in bars and by balance, and their latest reviews. */
const voices: Dashboard = {
  version: 1,
  title: "Paroles de visiteurs",
  period: { preset: "last-12-months" },
  compare: "none",
  filters: { category: ["restaurant"] },
  widgets: {
    tableau: { type: "themes-table" },
    plaintes: { type: "theme-complaints" },
    solde: { type: "themes-detailed" },
    avis: { type: "latest-reviews" },
    temps: { type: "theme-evolution" },
    moteurs: { type: "nps-drivers" },
  },
  layout: {
    tabs: [
      {
        id: "principal",
        sections: [
          {
            id: "section-1",
            grid: [
              { widget: "tableau", x: 0, y: 0, w: 8, h: 8 },
              { widget: "avis", x: 8, y: 0, w: 4, h: 8 },
              { widget: "solde", x: 0, y: 8, w: 6, h: 7 },
              { widget: "plaintes", x: 6, y: 8, w: 6, h: 7 },
              { widget: "temps", x: 0, y: 15, w: 6, h: 5 },
              { widget: "moteurs", x: 6, y: 15, w: 6, h: 7 },
            ],
          },
        ],
      },
    ],
  },
};

/** The side panel that is open: passages, or a review. */
export const panel = (page: Page): Locator => page.getByRole("dialog");

/** A theme's row in the dashboard's table. */
export function themeRow(robot: DashboardRobot, theme: string): Locator {
  return robot
    .tile("tableau")
    .getByRole("row")
    .filter({ has: robot.page.getByRole("button", { name: theme, exact: true }) });
}

/** Opens the latest review that says anything; `found` narrows the cards, by a selector. */
export async function openLatest(robot: DashboardRobot, found = ""): Promise<void> {
  const card = robot.tile("avis").locator(`article:has([data-lines])${found}`).first();
  await card.getByRole("button", { name: /^Lire l’avis sur/ }).click();
  await expect(panel(robot.page).locator('[data-field="text"]')).toBeVisible();
}

/** Closes the panel by its button. */
export async function closePanel(page: Page): Promise<void> {
  await panel(page).getByRole("button", { name: "Fermer" }).first().click();
  await expect(panel(page)).toHaveCount(0);
}

/** Makes that dashboard for the destination, and opens it. */
export async function openVoices(page: Page): Promise<DashboardRobot> {
  await signInAside(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, voices);
  await robot.view();
  return robot;
}
