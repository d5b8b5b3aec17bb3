import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, {
    version: 1,
    title: title.slice(0, 100),
    facets: ["category", "commune"],
    widgets: {
      note: { type: "rating" },
      reponse: { type: "response-rate" },
      courbe: { type: "rating-evolution" },
      themes: { type: "themes" },
    },
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              grid: [
                { widget: "note", x: 0, y: 0, w: 3, h: 2 },
                { widget: "reponse", x: 3, y: 0, w: 3, h: 2 },
                { widget: "courbe", x: 0, y: 2, w: 8, h: 5 },
                { widget: "themes", x: 8, y: 2, w: 4, h: 5 },
              ],
            },
          ],
        },
      ],
    },
  });
  await robot.view();
});
test.afterEach(() => robot.remove());

test("figures are read by keyboard alone: named after their tile, opened, given back, shown as a table", async ({ page }, { title }) => {
  await expect(page).toHaveTitle(`${title.slice(0, 100)} · Belvédère`);
  const figure = robot.tile("note").getByRole("button", { name: /^Note moyenne\s: \d,\d \/ 10 ?, ouvrir sa carte d’identité$/ });
  await figure.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(figure).toBeFocused();

  const curve = robot.tile("courbe");
  await curve.getByRole("group", { name: /^Évolution de la note, graphique/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(curve.locator("[aria-live=polite]").filter({ hasText: /\d,\d/ })).toHaveCount(1);

  const menu = curve.getByRole("button", { name: /^Actions/ });
  await menu.focus();
  await page.keyboard.press("Enter");
  const entry = page.getByRole("menuitem", { name: "Tableau" });
  await expect(entry).toBeFocused();
  expect(await entry.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe("none");
  await page.keyboard.press("Enter");
  await expect(curve.getByText("Évolution de la note, affiché en tableau")).toBeAttached();
  await expect(menu).toBeFocused();
  await expect(curve.getByRole("table")).toBeVisible();
});

test("what opens is accessible too: shortcuts, a tile's menu, filters, calendar and the palette of pages", async ({ page }) => {
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Raccourcis clavier" })).toBeVisible();
  await expectAccessible(page, "the shortcuts");
  await page.getByRole("switch", { name: "Raccourcis d’une seule touche" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await robot
    .tile("note")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await expectAccessible(page, "the menu of a tile");
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Catégorie" }).focus();
  await page.keyboard.type("zzz");
  await expect(page.getByRole("status").filter({ hasText: "Aucun résultat" })).toBeVisible();
  await expectAccessible(page, "a filter without a match");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /vs/ }).first().click();
  await expect(page.getByRole("textbox", { name: "Premier jour" })).toBeVisible();
  await expectAccessible(page, "the calendar");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the palette of pages");
});

test("in the colours of the system no bar disappears", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const drawn = await page.evaluate(() => {
    const surface = getComputedStyle(document.body).backgroundColor;
    const bars = document.querySelectorAll("[data-widget=reponse] [class*=fill], [data-widget=themes] li [class*=bar]");
    return [...bars].map((bar) => getComputedStyle(bar).backgroundColor !== surface);
  });
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn).not.toContain(false);
});

test("text that is spaced out runs into nothing, and a tile's foot stays in reach", async ({ page }) => {
  await spaceOut(page);
  for (const id of ["note", "reponse"]) {
    const [title, figure] = await Promise.all([
      robot.tile(id).getByRole("heading").boundingBox(),
      robot.tile(id).locator("[data-sample]").first().boundingBox(),
    ]);
    expect((title?.y ?? 0) + (title?.height ?? 0), `${id}: title above figure`).toBeLessThanOrEqual((figure?.y ?? 0) + 1);
    // By the wheel, as a reader does: a program can also scroll what a reader cannot.
    const foot = robot.tile(id).locator("[data-reference]").first();
    await robot.tile(id).locator("[data-sample]").first().hover();
    await page.mouse.wheel(0, 400);
    await expect(foot).toBeInViewport({ ratio: 1 });
    // The tile ends under it.
    const inside = async (): Promise<boolean> => {
      const [own, tile] = await Promise.all([foot.boundingBox(), robot.tile(id).boundingBox()]);
      return (own?.y ?? 0) + (own?.height ?? 0) <= (tile?.y ?? 0) + (tile?.height ?? 0);
    };
    await expect.poll(inside).toBe(true);
  }
  await settled(page);
});

/** The text spacing that a reader may set (WCAG 1.4.12). */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
