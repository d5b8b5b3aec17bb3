import { expect } from "@playwright/test";

import { DashboardRobot } from "./support/dashboard-robot.ts";
import { settled, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

test("dragging one of 48 tiles draws no other chart again", async ({ page }) => {
  test.slow();
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
  await robot.select("t-0");
  // A tile that is drawn again changes something inside its card; what moves it aside is outside.
  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const tile = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>("[data-widget]");
        if (tile) changed.add(tile.dataset["widget"] ?? "");
      }
    });
    observer.observe(document.querySelector("#editor-canvas") ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  const drawn = () => page.evaluate(() => [...(window as unknown as { changed: Set<string> }).changed].filter((id) => id !== "t-0"));
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
