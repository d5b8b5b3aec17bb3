import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const figure = (page: Page, id: string) =>
  page
    .locator(`[data-widget="${id}"]`)
    .getByText(/^[\d\s]+$/)
    .first()
    .innerText();

test("a part of a figure narrows the whole dashboard, on every tab and in the address, and Escape takes it back", async ({ page }, {
  title,
}) => {
  await signInAside(page, "dmo@belvedere.example");
  const section = (id: string, widget: string, h: number) => ({
    id,
    sections: [{ id: `${id}-s`, grid: [{ widget, x: 0, y: 0, w: 12, h }] }],
  });
  const robot = await DashboardRobot.create(page, {
    version: 1,
    title: title.slice(0, 100),
    widgets: { table: { type: "categories-table" }, avis: { type: "reviews" } },
    layout: { tabs: [section("un", "table", 8), section("deux", "avis", 3)] },
  });
  await robot.view();
  await page.getByRole("tab").nth(1).click();
  await settled(page);
  const whole = await figure(page, "avis");
  await page.getByRole("tab").first().click();

  // A press opens the reviews behind the figure, and they lead to the narrowed page.
  const row = robot.tile("table").getByRole("rowheader").first().getByRole("button");
  const name = (await row.innerText()).trim();
  await row.click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: `Filtrer la page : ${name}` }).click();
  await expect(panel).toHaveCount(0);
  const steps = page.getByRole("navigation", { name: "Filtres posés depuis les graphiques" });
  await expect(steps).toContainText(`Catégorie : ${name}`);
  expect(new URL(page.url()).searchParams.get("focus")).toMatch(/^category\./);
  await settled(page);
  await expect(robot.tile("table"), "one level further down").toContainText("par établissement");
  await expectAccessible(page, "a narrowed dashboard");

  await page.getByRole("tab").nth(1).click();
  await settled(page);
  const narrowed = await figure(page, "avis");
  expect(Number(narrowed.replaceAll(/\s/g, ""))).toBeLessThan(Number(whole.replaceAll(/\s/g, "")));

  // The address alone says it, names included.
  await page.reload();
  await settled(page);
  await expect(steps).toContainText(`Catégorie : ${name}`);
  expect(await figure(page, "avis")).toBe(narrowed);

  await page.keyboard.press("Escape");
  await expect(steps).toHaveCount(0);
  await settled(page);
  expect(await figure(page, "avis")).toBe(whole);

  // With Ctrl held, a press narrows at once.
  await page.getByRole("tab").first().click();
  await row.click({ modifiers: ["Control"] });
  await expect(steps).toContainText(`Catégorie : ${name}`);
  await expect(panel).toHaveCount(0);
  await steps.getByRole("button", { name: "Toute la page" }).click();
  await expect(steps).toHaveCount(0);
  await robot.remove();
});
