import { expect, type Page } from "@playwright/test";

import { viewManifests } from "../../../src/generated/view-manifests.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

/** One type of each view that draws figures; a table scrolls sideways, and texts and images have no least form. */
const types = {
  kpi: "rating",
  "nps-interval": "nps-estimated",
  gauge: "response-rate",
  distribution: "tonalities",
  donut: "reviews-by-provider",
  evolution: "rating-evolution",
  themes: "themes-detailed",
  bars: "tonalities-by-category",
  heatmap: "weekday-hours",
  map: "rating-map",
  ranking: "establishment-ranking",
  feed: "latest-reviews",
  "nps-drivers": "nps-drivers",
  "theme-impact": "theme-impact",
  "mix-effect": "rating-mix-effect",
  "word-cloud": "expression-cloud",
} as const;

let robot: DashboardRobot;

test.beforeEach(async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  robot = await DashboardRobot.create(page, leastDashboard());
});
test.afterEach(() => robot.remove());

test("every view stays readable in its least box, between the editor's two panels", async ({ page }) => {
  // High enough for every tile to be drawn.
  await page.setViewportSize({ width: 1440, height: 3000 });
  await robot.open();
  await settled(page);
  for (const view of Object.keys(types)) {
    await expect(robot.tile(view), view).toHaveAttribute("data-state", /ready|small-sample/);
    expect(await collisions(page, view), view).toEqual([]);
  }
  // The themes keep their bars, the donut its names.
  await expect(robot.tile("themes").locator("[data-tonality] [aria-hidden] > span").first()).toBeVisible();
  await expect(robot.tile("donut").getByText("Google")).toBeVisible();
});

test("no figure's foot is cut in the editor: what has no room beside the change is left out whole", async ({ page }) => {
  const figures = ["rating", "nps-estimated", "reviews", "positive-share"];
  const four = await DashboardRobot.create(page, {
    version: 1,
    title: "Quatre chiffres",
    widgets: Object.fromEntries(figures.map((type) => [type, { type }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: figures.map((widget, at) => ({ widget, x: 3 * at, y: 0, w: 3, h: 2 })) }] }] },
  });
  await four.open();
  await settled(page);
  for (const width of [1440, 1280, 1110, 800]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of figures) {
      const cut = four
        .tile(id)
        .evaluate((tile) =>
          [...tile.querySelectorAll<HTMLElement>("[class*=foot] > *")]
            .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflow === "hidden")
            .map((part) => part.innerText),
        );
      expect(await cut, `${id}, ${width}`).toEqual([]);
    }
  }
  await four.remove();
});

test("a feed's last line is above the fade once it is scrolled to its end", async ({ page }) => {
  await robot.open();
  await settled(page);
  const list = robot.tile("feed").getByRole("group");
  await list.scrollIntoViewIfNeeded();
  const { hidden, room, fade } = await list.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
    const last = box.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
    const style = getComputedStyle(box);
    return {
      hidden: box.scrollHeight - box.clientHeight,
      room: box.getBoundingClientRect().bottom - last,
      // The mask's first stop: the whole height less the fade.
      fade: Number(/100% - (\d+)px/.exec(style.maskImage)?.[1]),
    };
  });
  expect(hidden).toBeGreaterThan(0);
  // Where a scroll ends is rounded to a whole pixel.
  expect(room).toBeGreaterThan(fade - 1);
});

test("on a phone a short tile says whole what it is narrowed to, above its whole figure", async ({ page }) => {
  const query = { where: { category: ["hotel", "camping"], provider: ["google", "booking"] } };
  const figures = ["rating", "reviews", "nps-estimated"];
  const own = await DashboardRobot.create(page, {
    version: 1,
    title: "Filtres propres",
    period: { preset: "last-12-months" },
    widgets: Object.fromEntries(figures.map((type) => [type, { type, query }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: figures.map((widget, at) => ({ widget, x: 4 * at, y: 0, w: 4, h: 2 })) }] }] },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await own.view();
  for (const id of figures) {
    const cut = own.tile(id).evaluate((tile) => {
      const words = tile.querySelector<HTMLElement>("[data-short]");
      const foot = tile.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
      return {
        said: words?.innerText,
        cut: words ? words.scrollWidth > words.clientWidth + 1 : null,
        below: foot > tile.getBoundingClientRect().bottom + 1,
      };
    });
    expect(await cut, id).toEqual({ said: expect.stringContaining("Plateforme"), cut: false, below: false });
  }
  await own.remove();
});

/** Every view at the least size that its manifest allows, in rows from the left. */
function leastDashboard(): Dashboard {
  let [x, y, high] = [0, 0, 0];
  const grid = Object.keys(types).map((widget) => {
    const { w, h } = viewManifests[widget as keyof typeof types].minSize;
    if (x + w > 12) [x, y, high] = [0, y + high, 0];
    const box = { widget, x, y, w, h };
    [x, high] = [x + w, Math.max(high, h)];
    return box;
  });
  return {
    version: 1,
    title: "Petites tuiles",
    widgets: Object.fromEntries(Object.entries(types).map(([view, type]) => [view, { type }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] },
  };
}

/** The pairs of visible texts of a tile that overlap by more than a fifth of the smaller. */
function collisions(page: Page, widget: string): Promise<string[]> {
  return page.locator(`[data-widget="${widget}"]`).evaluate((tile) => {
    type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;
    const common = (one: Box, other: Box): Box => ({
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
      left: Math.max(one.left, other.left),
    });
    const area = ({ top, right, bottom, left }: Box): number => Math.max(right - left, 0) * Math.max(bottom - top, 0);
    const seen = (node: Node): Box => {
      const range = document.createRange();
      range.selectNodeContents(node);
      let box: Box = range.getBoundingClientRect();
      for (let at = node.parentElement; at && tile.contains(at); at = at.parentElement)
        if (getComputedStyle(at).overflow !== "visible") box = common(box, at.getBoundingClientRect());
      return box;
    };
    const texts: { text: string; box: Box; paragraph: Element | null }[] = [];
    const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const box = seen(walker.currentNode);
      // Text for screen readers alone has almost no area.
      const paragraph = walker.currentNode.parentElement?.closest("p:has(mark)") ?? null;
      if (area(box) > 4) texts.push({ text: walker.currentNode.textContent ?? "", box, paragraph });
    }
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        // Marked words and those around them follow each other: the boxes of what goes on below do meet.
        .filter((other) => one.paragraph === null || other.paragraph !== one.paragraph)
        .filter((other) => area(common(one.box, other.box)) > Math.min(area(one.box), area(other.box)) / 5)
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}
