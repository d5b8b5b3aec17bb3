import { expect, type Locator, type Page } from "@playwright/test";

import { addDays, addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { Dashboard, ResultsRequest } from "../../../src/generated/types.ts";
import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const numberIn = (text: string): number => Number(text.replace(/\D/g, ""));

/** Closes the open list, which keeps open for a moment whatever is pressed. */
async function shut(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0, { timeout: 100 });
  }).toPass();
}

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

/** Each value of a facet counts the reviews that it leaves, under the other facets' choice. */
async function choosesValues(page: Page): Promise<void> {
  const total = page.getByText(/^[\d\s]+ avis$/).first();
  const figure = page.locator('[data-widget="avis"] [data-sample]').getByRole("button");
  const all = numberIn(await total.innerText());
  expect(numberIn(await figure.innerText())).toBe(all);

  const counts = async (facet: string): Promise<[string, number][]> => {
    await page.getByRole("combobox", { name: facet }).click();
    await expect(page.getByRole("option").nth(1)).toBeVisible();
    const options = await page.getByRole("option").allInnerTexts();
    await shut(page);
    return options.flatMap((text) => {
      const [, label = "", n = ""] = /^(.*?)\s*([\d\s]+)$/s.exec(text) ?? [];
      return n ? [[label.trim(), numberIn(n)] as [string, number]] : [];
    });
  };
  const categories = await counts("Catégorie");
  expect(categories.reduce((sum, [, n]) => sum + n, 0)).toBe(all);
  const [, hotels] = categories.find(([label]) => label === "Hôtel") ?? ["", 0];
  expect(hotels).toBeGreaterThan(0);
  await page.getByRole("combobox", { name: "Catégorie" }).click();
  await page.getByRole("option", { name: /^Hôtel/ }).click();
  await shut(page);
  await expect.poll(async () => numberIn(await total.innerText())).toBe(hotels);
  await expect.poll(async () => numberIn(await figure.innerText())).toBe(hotels);
  // The own facet keeps all its counts, the other one counts hotels alone.
  expect(await counts("Catégorie")).toEqual(categories);
  expect((await counts("Langue")).reduce((sum, [, n]) => sum + n, 0)).toBe(hotels);
}

/** Where periods that share days say so takes no room without its words, whatever the gap beside it. */
async function leavesNoRoom(place: Locator): Promise<void> {
  const [taken, without] = await place.evaluate((element) => {
    const list = element.parentElement as HTMLElement;
    list.style.gap = "20px";
    const taken = list.offsetHeight;
    element.style.display = "none";
    const without = list.offsetHeight;
    for (const { style } of [list, element as HTMLElement]) style.gap = style.display = "";
    return [taken, without];
  });
  expect(taken).toBe(without);
}

/** Each comparison of the picker asks for its own days, and none for none. */
async function compares(page: Page): Promise<void> {
  const first = addDays(dayOf(Date.now()), -29);
  const tile = page.locator('[data-widget="note"]');
  const answers: { asked: ResultsRequest; lines: { widget?: string; from?: number }[] }[] = [];
  await page.route("**/results", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    answers.push({
      asked: route.request().postDataJSON() as ResultsRequest,
      lines: body
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { widget?: string; from?: number }),
    });
    await route.fulfill({ response, body });
  });
  const dialog = page.getByRole("dialog", { name: "Période" });
  const comparisons = [
    ["previous-year", addMonths(first, -12), () => dialog.getByRole("switch", { name: "Comparer" }).click()],
    ["previous-year-aligned", addDays(first, -364), () => dialog.getByRole("checkbox", { name: /Aligner les jours/ }).click()],
    ["previous-period", addDays(first, -30), () => dialog.getByRole("radio", { name: /Période précédente/ }).click()],
    ["none", null, () => dialog.getByRole("switch", { name: "Comparer" }).click()],
  ] as const;
  for (const [compare, before, change] of comparisons) {
    await page
      .getByRole("button", { name: /^\d.*20\d\d/ })
      .first()
      .click();
    await change();
    await leavesNoRoom(dialog.getByRole("status").filter({ hasText: /^$/ }));
    await dialog.getByRole("button", { name: "Appliquer" }).click();
    await expect.poll(() => answers.length).toBe(1);
    const [answer] = answers.splice(0);
    await settled(page);
    expect(answer?.asked.compare).toBe(compare);
    const starts = answer?.lines.flatMap(({ widget, from }) => (widget === "note" && from !== undefined ? [dayOf(from)] : []));
    expect(starts?.toSorted(), compare).toEqual([...(before ? [before] : []), first]);
    if (compare === "none") await expect(tile.getByText(/^vs /)).toHaveCount(0);
    else await expect(tile.getByText(/vs /).first()).toBeVisible();
  }
  await page.unroute("**/results");
}

/** A view fills the screen, and leaves it again. */
async function fillsTheScreen(page: Page): Promise<void> {
  const filled = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Plein écran" }).click();
  await expect.poll(filled).toBe(true);
  await page.getByRole("button", { name: "Plein écran" }).click();
  await expect.poll(filled).toBe(false);
}

test("a view compares each way, counts what each value leaves, fills the screen and leaves it again", async ({ page }) => {
  const own: Partial<Dashboard> = { facets: ["category", "language"], period: { preset: "last-30-days" }, compare: "none" };
  const robot = await DashboardRobot.create(page, { ...smallDashboard("À regarder"), ...own });
  await robot.view();
  await test.step("comparisons", () => compares(page));
  await test.step("facets", () => choosesValues(page));
  await test.step("full screen", () => fillsTheScreen(page));
  await robot.remove();
});

test("each page of a destination opens by its public address, and an altered one opens nothing", async ({ page, browser }) => {
  const { token } = (await (await page.request.get(`${api}/destination/token`)).json()) as { token: string };
  const stranger = await browser.newPage();
  // The page of fewest widgets shows its figures; those of the others, which are drawn elsewhere, are asked for and wait.
  const asked: string[] = [];
  const drawn = "net-promoter-score";
  await stranger.route("**/results", async (route) => {
    asked.push(route.request().url());
    if (new URL(stranger.url()).pathname.endsWith(drawn)) await route.continue();
  });
  const titles: [string, string][] = [
    ["home", "Ma réputation"],
    ["belvedere-rating", "Note Belvédère"],
    ["concepts", "Thématiques"],
    [drawn, "Net Promoter Score"],
  ];
  await stranger.goto(`/public/destination/${token}/home`);
  for (const [name, title] of titles) {
    await follow(stranger, `/public/destination/${token}/${name}`);
    await expect(stranger.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await stranger.locator("[data-widget]").count(), name).toBeGreaterThan(5);
    await expect(stranger.getByRole("banner")).toHaveCount(0);
  }
  await settled(stranger);
  expect(await stranger.locator('[data-widget][data-state="ready"]').count()).toBeGreaterThan(5);
  await expect(stranger.locator('[data-widget]:not([data-state="ready"], [data-state="small-sample"])')).toHaveCount(0);
  expect(asked).toHaveLength(titles.length);
  const address = `/public/destination/${token.slice(0, -4)}AAAA/home`;
  await stranger.goto(address);
  await expect(stranger.getByText("Cette page n’est plus disponible.")).toBeVisible();
  expect(new URL(stranger.url()).pathname).toBe(address);
  await stranger.unrouteAll({ behavior: "ignoreErrors" });
  await stranger.close();
});

/** Goes to an address of the application without loading it again. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
