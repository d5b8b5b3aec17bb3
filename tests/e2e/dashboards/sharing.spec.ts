import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import type { FacetsAnswer, LinkAnswer } from "../../../src/generated/types.ts";
import { call, figure, made } from "../support/made-dashboard.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const gone = "Cette page n’est plus disponible.";

const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ""));

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("a link with a last day says so to its owner, and closes once its time is over", async ({ page, browser }) => {
  const { id } = await made(page);
  await page.goto(`/dashboard/views/${id}`);
  await page.getByRole("button", { name: "Lien public" }).click();
  await page.getByLabel("Dernier jour du lien").fill("2099-12-31");
  await page.getByRole("button", { name: "Créer le lien" }).click();
  await expect(page.getByText("Un lien est actif jusqu’au 31 déc. 2099.")).toBeVisible();

  // Until then a slow machine has opened it too.
  const soon = new Date(Date.now() + 12_000).toISOString();
  const { url } = (await (await call(page, "POST", `/dashboard/${id}/link`, { expires_at: soon })).json()) as LinkAnswer;
  const stranger = await browser.newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole("heading", { level: 1, name: "À partager" })).toBeVisible();
  await stranger.waitForTimeout(Math.max(0, Date.parse(soon) - Date.now()) + 500);
  await stranger.reload();
  await expect(stranger.getByText(gone)).toBeVisible();
  expect(stranger.url()).toBe(url);
  await stranger.close();
});

test("a link that was replaced or revoked opens nothing any more", async ({ page, browser }) => {
  const { id } = await made(page);
  const link = async (): Promise<string> => ((await (await call(page, "POST", `/dashboard/${id}/link`, {})).json()) as LinkAnswer).url;
  const first = await link();
  const second = await link();
  const stranger = await browser.newPage();
  await stranger.goto(first);
  await expect(stranger.getByText(gone)).toBeVisible();
  await stranger.goto(second);
  await settled(stranger);
  expect((await call(page, "DELETE", `/dashboard/${id}/link`)).ok()).toBe(true);
  await stranger.reload();
  await expect(stranger.getByText(gone)).toBeVisible();
  await stranger.close();
});

test("a public page offers the document's facets and another period, and hides what rests on too few reviews", async ({
  page,
  browser,
}) => {
  // An establishment with a few reviews, fewer than a public figure needs.
  const asked = { dimensions: ["establishment"] };
  const { id: wide } = await made(page);
  const counted = (await (await call(page, "POST", `/dashboard/${wide}/facets`, asked)).json()) as FacetsAnswer;
  const few = counted.facets.establishment?.find(({ n }) => n >= 3 && n <= 8);
  expect(few).toBeDefined();
  const { id } = await made(page, {
    title: "Petit établissement",
    filters: { establishment: [few?.value ?? ""] },
    widgets: { note: { type: "rating" } },
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 4, h: 2 }] }] }] },
  });
  await page.goto(`/dashboard/views/${id}`);
  await settled(page);
  await expect(figure(page, "note")).toHaveAttribute("data-state", "small-sample");
  await expect(figure(page, "note").getByText("Échantillon insuffisant", { exact: true })).toHaveCount(1);
  await expect(figure(page, "note").getByRole("button", { name: "/ 10" })).toBeVisible();

  const linkOf = async (dashboard: string): Promise<string> =>
    ((await (await call(page, "POST", `/dashboard/${dashboard}/link`, {})).json()) as LinkAnswer).url;
  const stranger = await browser.newPage();
  await stranger.goto(await linkOf(id));
  await settled(stranger);
  await expect(figure(stranger, "note").getByText("Échantillon insuffisant", { exact: true })).toHaveCount(1);
  expect(await figure(stranger, "note").innerText()).not.toMatch(/\d,\d/);

  await stranger.goto(await linkOf(wide));
  await settled(stranger);
  const all = numberIn(await figure(stranger, "avis").locator("[data-sample]").first().innerText());
  await stranger.getByRole("combobox", { name: "Catégorie" }).click();
  await stranger.getByRole("option", { name: /^Hôtel/ }).click();
  await stranger.keyboard.press("Escape");
  await expect(stranger).toHaveURL(/category=hotel/);
  await expect.poll(async () => numberIn(await figure(stranger, "avis").locator("[data-sample]").first().innerText())).toBeLessThan(all);
  const year = numberIn(await figure(stranger, "avis").locator("[data-sample]").first().innerText());
  await stranger.getByRole("button", { name: /vs N-1|vs 20/ }).click();
  await stranger.getByRole("button", { name: "30 derniers jours" }).click();
  await stranger.getByRole("button", { name: "Appliquer" }).click();
  await expect(stranger).toHaveURL(/period=last-30-days/);
  await expect.poll(async () => numberIn(await figure(stranger, "avis").locator("[data-sample]").first().innerText())).toBeLessThan(year);
  // No review behind a figure, no way to change anything.
  await expect(stranger.getByRole("link", { name: "Modifier" })).toHaveCount(0);
  await figure(stranger, "avis")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await expect(stranger.getByRole("menuitem", { name: "Tableau" })).toBeVisible();
  await expect(stranger.getByRole("menuitem", { name: "Voir les avis" })).toHaveCount(0);
  // What a figure is, and none of its reviews.
  await stranger.getByRole("menuitem", { name: /^Carte d’identité/ }).click();
  const card = stranger.getByRole("dialog");
  await expect(card.getByText("Total = nombre d’avis")).toBeVisible();
  await expect(card.getByText(/^Catégorie\s: Hôtel/)).toBeVisible();
  await expect(card.getByRole("article")).toHaveCount(0);
  await stranger.close();
});

test("a public page hands out the files that its owner has chosen, and no other", async ({ page, browser }) => {
  const { id } = await made(page);
  await page.goto(`/dashboard/views/${id}`);
  await page.getByRole("button", { name: "Lien public" }).click();
  await page.getByRole("checkbox", { name: "Classeur XLSX" }).check();
  await page.getByRole("checkbox", { name: "Images PNG des tuiles" }).check();
  await page.getByRole("button", { name: "Créer le lien" }).click();
  const url = (await page.getByTestId("public-link").getAttribute("href")) ?? "";
  const stranger = await browser.newPage();
  await stranger.goto(url);
  await settled(stranger);
  await stranger.getByRole("button", { name: "Exporter" }).click();
  await expect(stranger.getByRole("menuitem")).toHaveText(["XLSX"]);
  const workbook = stranger.waitForEvent("download");
  await stranger.getByRole("menuitem", { name: "XLSX" }).click();
  expect((await workbook).suggestedFilename()).toBe("a-partager.xlsx");
  expect((await readFile(await (await workbook).path())).subarray(0, 2).toString()).toBe("PK");

  await figure(stranger, "courbe")
    .getByRole("button", { name: /^Actions/ })
    .click();
  await expect(stranger.getByRole("menuitem", { name: "Télécharger en CSV" })).toHaveCount(0);
  const image = stranger.waitForEvent("download");
  await stranger.getByRole("menuitem", { name: "Télécharger l’image PNG" }).click();
  expect((await image).suggestedFilename()).toMatch(/\.png$/);
  const png = await readFile(await (await image).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  // Twice as wide as the drawing on the page.
  const drawn = await figure(stranger, "courbe").locator("[data-drawn] svg").boundingBox();
  expect(png.readUInt32BE(16)).toBeGreaterThan(2 * (drawn?.width ?? Infinity));
  expect(png.length).toBeGreaterThan(10_000);
  await stranger.close();
});

test("on a phone each chart of a public page fills its tile, and a text is read to its end", async ({ page, browser }) => {
  const { id } = await made(page, {
    widgets: { texte: { type: "summary" }, courbe: { type: "rating-evolution" }, pays: { type: "reviews-by-country" } },
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              grid: [
                { widget: "texte", x: 0, y: 0, w: 12, h: 2 },
                { widget: "courbe", x: 0, y: 2, w: 8, h: 4 },
                { widget: "pays", x: 8, y: 2, w: 4, h: 4 },
              ],
            },
          ],
        },
      ],
    },
  });
  const { url } = (await (await call(page, "POST", `/dashboard/${id}/link`, {})).json()) as LinkAnswer;
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await phone.goto(url);
  await settled(phone);
  for (const widget of ["courbe", "pays"]) {
    const drawing = figure(phone, widget).getByRole("img").first();
    const wide = () =>
      drawing.evaluate((image) => {
        // What only clips another part is not drawn.
        const parts = [...image.querySelectorAll("svg path, svg text")].filter((part) => !part.closest("defs"));
        const drawn = parts.map((part) => part.getBoundingClientRect());
        const { left, right, width } = image.getBoundingClientRect();
        const [from, to] = [Math.min(...drawn.map((box) => box.left)), Math.max(...drawn.map((box) => box.right))];
        return from >= left - 2 && to <= right + 2 && to - from > width * 0.6;
      });
    await expect.poll(wide).toBe(true);
  }
  const text = figure(phone, "texte");
  expect(
    await text.evaluate(
      (tile) =>
        [...tile.querySelectorAll("*")].filter((part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 20).length,
    ),
  ).toBe(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.close();
});
