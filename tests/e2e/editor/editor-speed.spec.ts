import { expect, type Page } from "@playwright/test";

import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

/** A dashboard of 48 tiles in its editor, everything drawn and the first tile chosen. */
async function openEditor(page: Page): Promise<DashboardRobot> {
  await signInAside(page, "dmo@belvedere.example");
  const types = ["rating", "rating-evolution", "reviews-by-category", "rating-by-category"];
  const ids = Array.from({ length: 48 }, (_, at) => `t-${at}`);
  const robot = await DashboardRobot.create(page, {
    version: 1,
    title: "Quarante-huit",
    widgets: Object.fromEntries(ids.map((id, at) => [id, { type: types[at % types.length] ?? "rating" }])),
    layout: {
      tabs: [
        {
          id: "t",
          sections: [{ id: "s", grid: ids.map((widget, at) => ({ widget, x: (at % 3) * 4, y: Math.floor(at / 3) * 4, w: 4, h: 4 })) }],
        },
      ],
    },
  });
  await robot.open();
  await settled(page);
  // The palette draws its pictures when the page is idle: those in sight are there before anything is counted.
  const pictures = (): Promise<number> => page.locator("[data-thumbnail=drawn]").count();
  await expect
    .poll(
      async () => {
        const before = await pictures();
        await page.waitForTimeout(1_000);
        return before > 0 && before === (await pictures());
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await robot.select("t-0");
  return robot;
}

/** What is drawn again from now on: the tiles but the first, and the palette's pictures. What moves a tile aside is outside of its card. */
async function redrawn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const tile = element?.closest<HTMLElement>("[data-widget]");
        if (tile) changed.add(tile.dataset["widget"] ?? "");
        if (element?.closest("[data-thumbnail=drawn] svg")) changed.add("a picture of the palette");
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed].filter((id) => id !== "t-0"));
}

test("dragging one of 48 tiles draws no other chart again", async ({ page }) => {
  test.slow();
  const robot = await openEditor(page);
  const drawn = await redrawn(page);
  const grip = await robot.tile("t-0").locator("[data-drag-handle]").boundingBox();
  if (!grip) throw new Error("nothing to take hold of");
  await page.mouse.move(grip.x + 12, grip.y + 12);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(grip.x + 12 + step * 20, grip.y + 12 + step * 8);
  expect(await drawn(), "while the pointer moves").toEqual([]);
  await page.mouse.up();
  await expect.poll(async () => (await robot.stored()).draft !== null).toBe(true);
  await robot.remove();
});

test("a title that is typed draws no other chart again", async ({ page }) => {
  test.slow();
  const robot = await openEditor(page);
  await expect(page.locator("[data-thumbnail=drawn] svg[width]").first()).toBeVisible();
  // The pictures in sight are drawn one by one.
  await page.waitForTimeout(1500);
  const drawn = await redrawn(page);
  await page.getByLabel("Titre", { exact: true }).pressSequentially("Ma note", { delay: 60 });
  await expect(robot.tile("t-0").getByRole("heading", { name: "Ma note" })).toBeVisible();
  expect(await drawn()).toEqual([]);
  await robot.remove();
});
