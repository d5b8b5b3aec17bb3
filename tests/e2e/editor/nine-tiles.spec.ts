import { expect, type Locator, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

import type { DownloadTask, StartedTask } from "../../../src/generated/types.ts";
import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";

/** Nine presets in two tabs; the figures are single ones, read on the screen and sought in the PDF. */
const tabs = [
  { name: "Onglet 1", presets: ["Note moyenne", "Volume d’avis", "Part d’avis positifs", "Avis sans réponse", "Délai médian de réponse"] },
  { name: "Détail", presets: ["Évolution de la note", "Note par catégorie", "Provenance des avis", "Établissements évalués"] },
];

const isSearch = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-palette] input[type="search"], [data-palette] [role="searchbox"]') ?? false);

/** Goes back with Shift Tab until the palette is searched. */
async function toSearch(page: Page): Promise<void> {
  for (let steps = 0; steps < 40 && !(await isSearch(page)); steps += 1) await page.keyboard.press("Shift+Tab");
  expect(await isSearch(page), "the search of the palette has the focus").toBe(true);
}

/** Goes down the palette to the entry of a name; descriptions are searched too. */
async function toEntry(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press("ArrowDown");
    const found = await page.evaluate(() => document.activeElement?.querySelector("span")?.firstChild?.textContent);
    if (found?.trim() === name) return;
  }
  throw new Error(`the palette does not lead to «${name}»`);
}

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole("button", { name, exact: true });
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to «${name}»`);
}

/** The large figure of a tile, without the words for screen readers; none where it has none. */
function figureOf(tile: Locator): Promise<string[]> {
  return tile.evaluate((card) => {
    const [figure] = card.querySelectorAll("[data-sample] > button, [data-sample]:not(:has(> button))");
    const text = [...(figure?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
    return text.length > 0 ? [text.join("")] : [];
  });
}

/** Every white space is the same: paper breaks lines where a screen does not. */
const plain = (text: string): string => text.replaceAll(/\s+/g, "");

test("nine tiles in two tabs are built by keyboard alone, published, and on paper with their titles and figures", async ({ page }) => {
  test.slow();
  await signInAside(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, {
    version: 1,
    title: "Neuf tuiles",
    widgets: {},
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  });
  await robot.open();
  await page.locator("main").focus();
  for (let steps = 0; steps < 20 && !(await isSearch(page)); steps += 1) await page.keyboard.press("Tab");
  for (const [at, { name, presets }] of tabs.entries()) {
    if (at > 0) {
      await tabTo(page, "Ajouter un onglet");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    for (const [index, preset] of presets.entries()) {
      await toSearch(page);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(preset);
      await toEntry(page, preset);
      await page.keyboard.press("Enter");
      await expect(page.locator("[data-widget]")).toHaveCount(index + 1);
    }
  }
  await robot.saved();
  await robot.publishButton.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tableau de bord publié")).toBeVisible();
  expect(Object.keys((await robot.stored()).document.widgets)).toHaveLength(9);

  await robot.view();
  const said: string[] = [];
  for (const { name } of tabs) {
    await page.getByRole("tab", { name }).click();
    await settled(page);
    for (const tile of await page.locator("[data-widget]").all()) {
      said.push(await tile.getByRole("heading").first().innerText());
      said.push(...(await figureOf(tile)));
    }
  }
  expect(said.length).toBeGreaterThanOrEqual(9 + 5);

  const asked = await page.request.get(`${api}/dashboard/${robot.id}/export?format=pdf`);
  const { task } = (await asked.json()) as StartedTask;
  const state = async () =>
    ((await (await page.request.get(`${api}/tasks`)).json()) as DownloadTask[]).find(({ id }) => id === task.id)?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe("finished");
  const file = await (await page.request.get(`${api}/tasks/${task.id}/content`)).body();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const paper = plain(text);
  expect(said.filter((words) => !paper.includes(plain(words)))).toEqual([]);
  await page.request.delete(`${api}/tasks/${task.id}`, { headers: { "X-Requested-By": "belvedere" } });
  await robot.remove();
});
