import { expect, type Page } from "@playwright/test";

import type { DashboardAnswer } from "../../../src/generated/types.ts";
import { smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };
const made: string[] = [];

async function make(page: Page, title: string, tags: string[], widgets: string[]): Promise<void> {
  const document = smallDashboard(title);
  const grid = widgets.map((widget, index) => ({ widget, x: 0, y: index * 2, w: 3, h: 2 }));
  const own = {
    widgets: Object.fromEntries(widgets.map((id) => [id, { type: "rating" }])),
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid }] }] },
  };
  const answer = await page.request.post(`${api}/dashboard`, { data: { ...document, tags, ...own }, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  made.push(((await answer.json()) as DashboardAnswer).id);
}

/** Titles in the order of the list. */
const titles = (page: Page): Promise<string[]> => page.locator('th a[href^="/dashboard/views/"]').allInnerTexts();
const row = (page: Page, title: string) => page.getByRole("row", { name: title });

test.beforeEach(async ({ page }) => {
  await signInAside(page, "dmo@belvedere.example");
  await make(page, "Zzé essai, le bilan", ["Zz-essai"], ["a"]);
  await make(page, "Zze essai, un détail", ["Zz-essai", "Zz-autre"], ["a", "b", "c"]);
  await make(page, "Zze essai, à part", [], ["a", "b"]);
});
test.afterEach(async ({ page }) => {
  const left = (await (await page.request.get(`${api}/dashboard`)).json()) as { id: string; title: string }[];
  const own = left.filter(({ id, title }) => made.includes(id) || title.startsWith("Zz"));
  for (const { id } of own) await page.request.delete(`${api}/dashboard/${id}`, { headers });
});

test("the list is searched, narrowed to a tag and sorted; a dashboard is duplicated, deleted, and brought back by undo", async ({
  page,
}) => {
  // The templates above the list, whose tests are the gallery's, cost more to draw than all that is done here.
  await page.route("**/dashboard/templates", (route) => route.fulfill({ json: [] }));
  await page.goto("/dashboard");
  const search = page.getByRole("searchbox");
  await search.fill("ZZE ESSAI");
  // Newest first, case and accents ignored.
  await expect.poll(() => titles(page)).toEqual(["Zze essai, à part", "Zze essai, un détail", "Zzé essai, le bilan"]);
  const sort = async (by: string): Promise<void> => {
    await page.getByRole("button", { name: /^Trier par/ }).click();
    await page.getByRole("menuitemradio", { name: by, exact: true }).click();
  };
  await sort("Nom");
  await expect.poll(() => titles(page)).toEqual(["Zze essai, à part", "Zzé essai, le bilan", "Zze essai, un détail"]);
  await sort("Nombre de widgets");
  await expect.poll(() => titles(page)).toEqual(["Zze essai, un détail", "Zze essai, à part", "Zzé essai, le bilan"]);

  await search.fill("");
  await page.getByRole("button", { name: "Zz-essai" }).click();
  await expect.poll(() => titles(page)).toEqual(["Zze essai, un détail", "Zzé essai, le bilan"]);
  await search.fill("rien de tel");
  await expect(page.getByText("Aucun tableau de bord ne correspond")).toBeVisible();
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(3);

  await search.fill("zze essai");
  const choose = async (title: string, entry: string): Promise<void> => {
    await row(page, title)
      .getByRole("button", { name: /^Actions/ })
      .click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await choose("Zze essai, un détail", "Dupliquer");
  await expect(page.getByText("Copie créée")).toBeVisible();
  await expect.poll(async () => (await titles(page)).length).toBe(4);
  const copy = (await titles(page)).find((title) => title !== "Zze essai, un détail" && title.includes("Zze essai, un détail")) ?? "";
  expect(copy).not.toBe("");
  await expect(row(page, copy)).toContainText("Zz-autre");

  await choose("Zze essai, à part", "Supprimer");
  await expect(page.getByText("Tableau de bord supprimé")).toBeVisible();
  await expect(row(page, "Zze essai, à part")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(row(page, "Zze essai, à part")).toBeVisible();
  const kept = (await (await page.request.get(`${api}/dashboard`)).json()) as { title: string }[];
  expect(kept.map(({ title }) => title)).toContain("Zze essai, à part");
  await row(page, "Zze essai, à part").getByRole("link", { name: "Zze essai, à part" }).click();
  await settled(page);
  await expect(page.locator('[data-widget][data-state="ready"]')).toHaveCount(2);
});

test("the list is gone along by J and K, several are selected and deleted, undo brings all back, and the address keeps what was asked for", async ({
  page,
}) => {
  await page.route("**/dashboard/templates", (route) => route.fulfill({ json: [] }));
  await page.goto("/dashboard?q=zze+essai&tri=title");
  const own = ["Zze essai, à part", "Zzé essai, le bilan", "Zze essai, un détail"];
  await expect.poll(() => titles(page)).toEqual(own);
  await expect(page.getByRole("searchbox")).toHaveValue("zze essai");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: own[0] ?? "" })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: own[2] ?? "" })).toBeFocused();
  await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: own[1] ?? "" })).toBeFocused();

  // Where a text is typed, they are letters.
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("jk");
  await expect(page).toHaveURL(/q=zze\+essaijk/);
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect(page).toHaveURL(/\/dashboard\?tri=title$/);
  await page.getByRole("searchbox").fill("zze essai");
  await expect.poll(() => titles(page)).toEqual(own);

  await page.getByRole("checkbox", { name: "Sélectionner Zze essai, à part" }).check();
  const bar = page.getByRole("group", { name: "Sélection" });
  await expect(bar).toContainText("1 élément sélectionné");
  await bar.getByRole("button", { name: "Tout sélectionner (3)" }).click();
  await expect(bar).toContainText("3 éléments sélectionnés");
  await page.getByRole("checkbox", { name: "Sélectionner Zze essai, un détail" }).uncheck();
  await bar.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("2 tableaux de bords supprimés")).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(own.slice(2));
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => titles(page)).toEqual(own);

  await page.getByRole("link", { name: own[1] ?? "" }).click();
  await expect(page).toHaveURL(/\/dashboard\/views\//);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(own);
  await expect(page.getByRole("searchbox")).toHaveValue("zze essai");
});

test("the toast of a deletion does not cover the buttons of the next dialog", async ({ page }) => {
  await page.goto("/dashboard");
  await row(page, "Zze essai, à part")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  const toast = page.locator("[data-toasts] li");
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Aperçu" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const notice = await toast.boundingBox();
  for (const button of await dialog.locator("header, footer").getByRole("button").all()) {
    const box = await button.boundingBox();
    if (!notice || !box) throw new Error("the toast and the buttons are there");
    const apart =
      notice.x + notice.width <= box.x ||
      box.x + box.width <= notice.x ||
      notice.y + notice.height <= box.y ||
      box.y + box.height <= notice.y;
    expect(apart, `${await button.innerText()} under the toast`).toBe(true);
  }
});
