import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import type { DashboardAnswer } from "../../../src/generated/types.ts";
import { call, figure, made } from "../support/made-dashboard.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test.beforeEach(({ page }) => signInAside(page, "dmo@belvedere.example"));

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
