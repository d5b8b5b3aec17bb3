import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

const root = join(import.meta.dirname, "../../..");
const type = join(root, "widgets/types/zz-e2e-families.json");
const template = join(root, "templates/dashboards/zz-e2e-families.json");

const destinationPage = join(root, "templates/pages/zz-e2e-families.json");
const menu = join(root, "templates/menus/zz-e2e-families.json");

test.afterEach(async () => {
  await Promise.all([type, template, menu].map((file) => rm(file, { force: true })));
  // A menu that leads there would keep it.
  await rm(destinationPage, { force: true });
});

test("a widget type and a template dropped into the folders of a running server are used at once", async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  await writeFile(
    type,
    JSON.stringify({
      type: "zz-e2e-families",
      label: "Note des familles",
      view: "kpi",
      query: { measure: "rating", where: { profile: ["famille"] } },
    }),
  );
  await writeFile(
    template,
    JSON.stringify({
      id: "zz-e2e-families",
      version: 1,
      label: "Familles (essai)",
      description: "Un modèle déposé pendant que le serveur tourne.",
      tags: ["Essai"],
      dashboard: {
        version: 1,
        title: "Suivi des familles",
        widgets: { note: { type: "zz-e2e-families" } },
        layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "note", x: 0, y: 0, w: 4, h: 2 }] }] }] },
      },
    }),
  );
  await expect
    .poll(
      async () => {
        await page.goto("/dashboard/templates");
        await expect(page.getByRole("article").first()).toBeVisible();
        return page.getByRole("heading", { name: "Familles (essai)" }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await page.getByRole("article", { name: "Familles (essai)" }).getByRole("button", { name: "Utiliser ce modèle" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Suivi des familles" })).toBeVisible();
  await settled(page);
  const tile = page.locator('[data-widget="note"]');
  await expect(tile).toHaveAttribute("data-state", "ready");
  await expect(tile.getByRole("heading", { name: "Note des familles" })).toBeVisible();
});

test("an open editor offers a new widget type as it is saved, and asks nothing by the clock", async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  const robot = await DashboardRobot.create(page, {
    version: 1,
    title: "Types à venir",
    widgets: {},
    layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  });
  await robot.open();
  const palette = page.getByRole("complementary", { name: "Widgets à ajouter" });
  const offered = palette.getByRole("button", { name: "Note à venir" });
  await expect(palette.getByRole("button").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/catalog")) asked += 1;
  });

  // Never by the clock: an editor left open would keep its session alive.
  await page.waitForTimeout(3_000);
  expect(asked).toBe(0);
  await writeFile(type, JSON.stringify({ type: "zz-e2e-families", label: "Note à venir", view: "kpi", query: { measure: "rating" } }));
  await expect(offered).toBeVisible();
  expect(asked).toBe(1);

  await rm(type);
  await expect(offered).toHaveCount(0);
  await robot.remove();
});

test("a broken file is reported where it is broken, and the last valid version stays", async ({ page }) => {
  const good = { type: "zz-e2e-families", label: "Note des familles", view: "kpi", query: { measure: "rating" } };
  await signIn(page, "dmo@belvedere.example");
  const types = async (): Promise<{ type: string; label: string }[]> =>
    (await page.request.get("/api/v2/belvedere/dashboard/widgets")).json();
  await writeFile(type, JSON.stringify(good, null, 2));
  await expect.poll(async () => (await types()).some(({ type: name }) => name === good.type)).toBe(true);

  await writeFile(type, JSON.stringify({ ...good, label: "Cassé", query: { measure: "ratin" } }, null, 2));
  const problems = async (): Promise<{ file: string; line: number; message: string; nearest: string }[]> =>
    (await page.request.get("/api/v2/belvedere/config/problems")).json();
  await expect.poll(async () => (await problems()).length).toBe(1);
  expect((await problems())[0]).toMatchObject({ file: "widgets/types/zz-e2e-families.json", line: 6, nearest: "rating" });
  expect((await types()).find(({ type: name }) => name === good.type)?.label).toBe("Note des familles");
});

test("a page and its menu entry, shipped as two files into a running server, open privately and by the public address", async ({
  page,
  browser,
}) => {
  await signIn(page, "dmo@belvedere.example");
  await settled(page);
  await writeFile(
    destinationPage,
    JSON.stringify({
      page: "zz-e2e-families",
      title: "Familles chez {product}",
      public: true,
      dashboard: {
        version: 1,
        title: "Familles",
        widgets: { reviews: { type: "reviews" } },
        layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [{ widget: "reviews", x: 0, y: 0, w: 4, h: 2 }] }] }] },
      },
    }),
  );
  await writeFile(
    menu,
    JSON.stringify({
      menu: "zz-e2e-families",
      for: "DMO",
      place: "main",
      items: [{ id: "families", label: "Nos familles", route: "destination.zz-e2e-families" }],
    }),
  );
  await expect.poll(async () => (await page.request.get("/api/v2/belvedere/menu")).text(), { timeout: 4_000 }).toContain("Nos familles");

  // The open page is not reloaded: it hears of them.
  await page.getByRole("banner").getByRole("link", { name: "Nos familles" }).click();
  await expect(page).toHaveURL(/\/destination\/zz-e2e-families$/);
  await expect(page.getByRole("heading", { level: 1, name: "Familles chez Belvédère" })).toBeVisible();
  await expect(page).toHaveTitle("Familles chez Belvédère · Belvédère");
  await settled(page);
  await expect(page.locator('[data-widget="reviews"]')).toHaveAttribute("data-state", "ready");

  await page.getByRole("button", { name: "Partager" }).click();
  const address = await page.getByTestId("public-link").getAttribute("href");
  const visitor = await browser.newPage();
  await visitor.goto(address ?? "");
  await expect(visitor.getByRole("heading", { level: 1, name: "Familles chez Belvédère" })).toBeVisible();
  await settled(visitor);
  await expect(visitor.locator('[data-widget="reviews"]')).toHaveAttribute("data-state", "ready");

  await rm(menu);
  await rm(destinationPage);
  await expect.poll(async () => (await page.request.get("/api/v2/belvedere/destination/pages/zz-e2e-families")).status()).toBe(404);
  await page.reload();
  await expect(page).toHaveTitle("Page introuvable · Belvédère");
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Cette page n’est plus disponible." })).toBeVisible();
  await visitor.goto("/destination/zz-e2e-families");
  await expect(visitor).toHaveURL(/\/(login|identity)/);
  await visitor.close();
});
