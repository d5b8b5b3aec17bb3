import { readFile } from "node:fs/promises";

import { type APIResponse, expect, type Page } from "@playwright/test";

import type { Dashboard, DashboardAnswer, FacetsAnswer, LinkAnswer } from "../../src/generated/types.ts";
import { settled, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

const api = "/api/v2/belvedere";
const gone = "Cette page n’est plus disponible.";

/** Calls the API with the session of the page. */
function call(page: Page, method: "GET" | "POST" | "DELETE", path: string, data?: unknown): Promise<APIResponse> {
  return page.request.fetch(api + path, { method, headers: { "X-Requested-By": "belvedere" }, ...(data === undefined ? {} : { data }) });
}

/** A dashboard for one test alone, which may share and change it. */
async function made(page: Page, own: Partial<Dashboard> = {}): Promise<DashboardAnswer> {
  const document: Dashboard = {
    version: 1,
    title: "À partager",
    period: { preset: "last-12-months" },
    compare: "previous-year",
    facets: ["category"],
    widgets: { note: { type: "rating" }, avis: { type: "reviews" }, courbe: { type: "rating-evolution" } },
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              grid: [
                { widget: "note", x: 0, y: 0, w: 3, h: 2 },
                { widget: "avis", x: 3, y: 0, w: 3, h: 2 },
                { widget: "courbe", x: 0, y: 2, w: 8, h: 4 },
              ],
            },
          ],
        },
      ],
    },
    ...own,
  };
  const answer = await call(page, "POST", "/dashboard", document);
  expect(answer.status()).toBe(201);
  return (await answer.json()) as DashboardAnswer;
}

const figure = (page: Page, widget: string) => page.locator(`[data-widget="${widget}"]`);
const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ""));

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

test("a link with a last day says so to its owner, and closes once its time is over", async ({ page, browser }) => {
  const { id } = await made(page);
  await page.goto(`/dashboard/views/${id}`);
  await page.getByRole("button", { name: "Lien public" }).click();
  await page.getByLabel("Dernier jour du lien").fill("2099-12-31");
  await page.getByRole("button", { name: "Créer le lien" }).click();
  await expect(page.getByText("Un lien est actif jusqu’au 31 déc. 2099.")).toBeVisible();

  const soon = new Date(Date.now() + 4_000).toISOString();
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

test("a dashboard exported as JSON and imported again is the same document", async ({ page }) => {
  const { id, document } = await made(page, {
    tags: ["Essai"],
    filters: { category: ["hotel", "camping"] },
    description: "L’été, « à part »",
  });
  await page.goto(`/dashboard/views/${id}`);
  await settled(page);
  const exported = async (): Promise<string> => {
    await page.getByRole("button", { name: "Exporter" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "JSON" }).click()]);
    expect(file.suggestedFilename()).toBe("a-partager.json");
    return readFile(await file.path(), "utf8");
  };
  const first = await exported();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Importer un JSON" }).click();
  await page.getByLabel("Fichier JSON").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(first) });
  await page.getByRole("dialog").getByRole("button", { name: "Importer" }).click();
  await page.waitForURL(/\/dashboard\/(views|edit)\//);
  const copy = /\/dashboard\/(?:views|edit)\/([\w-]+)/.exec(page.url())?.[1] ?? "";
  expect(copy).not.toBe(id);
  expect(((await (await call(page, "GET", `/dashboard/${copy}`)).json()) as DashboardAnswer).document).toEqual(document);
  await page.goto(`/dashboard/views/${copy}`);
  await settled(page);
  expect(await exported()).toBe(first);
});

test("a tile shows its table, and hands it over as CSV", async ({ page }) => {
  await page.goto("/destination/home");
  await settled(page);
  const tile = figure(page, "rating-evolution");
  const menu = tile.getByRole("button", { name: /^Actions/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Tableau" }).click();
  const rows = tile.getByRole("row");
  await expect(rows.nth(12)).toBeVisible();
  const shown = await rows.nth(1).getByRole("cell").allInnerTexts();
  await menu.click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Télécharger en CSV" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^evolution-de-la-note_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines.length).toBe(await rows.count());
  expect(lines[0]?.startsWith("\ufeff")).toBe(true);
  // The rating as the table formats it, whatever surrounds it.
  expect(lines[1]).toContain(shown.find((text) => /^\d,\d$/.test(text)) ?? "-");
  await menu.click();
  await page.getByRole("menuitem", { name: "Graphique" }).click();
  await expect(tile.getByRole("img").first()).toBeVisible();
});

test("a tile with choices switches measure and grain alone, and the address keeps it", async ({ page }) => {
  await page.goto("/destination/home");
  await settled(page);
  const tile = figure(page, "rating-evolution");
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/results") && asked.push(request.postData() ?? ""));
  await tile.getByRole("radio", { name: "Volume" }).click();
  await expect(tile.getByRole("heading", { name: "Évolution du volume d’avis" })).toBeVisible();
  await tile.getByRole("radio", { name: "Semaine" }).click();
  await expect(tile.getByRole("img", { name: /^Nombre d’avis, de semaine du/ })).toBeVisible();
  expect(asked.map((body) => (JSON.parse(body) as { widgets?: string[] }).widgets)).toEqual([["rating-evolution"], ["rating-evolution"]]);
  await page.reload();
  await settled(page);
  await expect(tile.getByRole("radio", { name: "Semaine" })).toBeChecked();
  await expect(tile.getByRole("heading", { name: "Évolution du volume d’avis" })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/show=/);
});

test("a page on its way to paper has the width of a sheet, its period in words, and no chart wider than its tile", async ({ page }) => {
  await page.goto("/destination/home?category=hotel");
  await settled(page);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Période\s: .+ · comparée à .+ · Catégorie\s: Hôtel.* · [\d\s]+ avis$/)).toBeVisible();
  await expect(page.getByText(/^Données au \d/)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Partager" })).toBeHidden();
  const cut = await page.locator("[data-widget] svg").evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const [tile, own] = [drawing.closest("[data-widget]")?.getBoundingClientRect(), drawing.getBoundingClientRect()];
      return tile && (own.right > tile.right + 1 || own.bottom > tile.bottom + 1)
        ? [drawing.closest("[data-widget]")?.outerHTML.slice(0, 90)]
        : [];
    }),
  );
  expect(cut).toEqual([]);
  const pages = (await page.pdf({ printBackground: true })).toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(1);
  expect(pages).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("button", { name: "Partager" })).toBeVisible();
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
