import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

/** The server is gone: every request fails as a refused connection does. */
const stopServer = (page: Page): Promise<unknown> => page.route("**/api/**", (route) => route.abort("connectionrefused"));
const startServer = (page: Page): Promise<void> => page.unroute("**/api/**");

test.beforeEach(async ({ page }) => signInAside(page, "dmo@belvedere.example"));

test("a server that stops amid the reviews loses neither what is typed nor what is open, and the way on is one button", async ({
  page,
}) => {
  await page.goto("/reviews");
  const list = page.getByRole("region", { name: "Liste des avis" });
  await expect(list.locator("[data-row]").first()).toBeVisible({ timeout: 20_000 });
  const field = page.getByRole("searchbox", { name: "Rechercher dans les avis" });
  await stopServer(page);
  await field.fill("piscine");
  await expect(page.getByText(/Le service ne répond pas/).first()).toBeVisible({ timeout: 30_000 });
  const retry = list.getByRole("button", { name: "Réessayer" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue("piscine");
  await expectAccessible(page, "the reviews without a server");
  await startServer(page);
  await retry.click();
  await expect(list.locator("mark").first()).toHaveText(/^piscin/i, { timeout: 20_000 });
});

test("a selection that cannot be saved keeps its name and its rule, and is saved once the server is back", async ({ page }) => {
  await page.goto("/selections?selection=new");
  await page.getByRole("combobox", { name: "Catégorie : valeurs" }).click();
  await page.getByRole("option", { name: /^Camping/ }).click();
  await page.keyboard.press("Escape");
  const total = page.getByRole("status").filter({ hasText: /établissements?\./ });
  await expect(total).toBeAttached();
  const name = `Campings ${Date.now()}`;
  const field = page.getByRole("textbox", { name: /Nom de la sélection/ });
  await field.fill(name);
  await stopServer(page);
  const save = page.getByRole("button", { name: "Enregistrer" });
  await save.click();
  await expect(page.getByText(/Rien n’a été enregistré/).first()).toBeVisible({ timeout: 30_000 });
  await expect(field).toHaveValue(name);
  await expect(page).toHaveURL(/selection=new/);
  await startServer(page);
  await save.click();
  await expect(page).toHaveURL(/selection=(?!new)/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("selection") ?? "";
  const removed = await page.request.delete(`/api/v2/belvedere/selection/${id}`, {
    headers: { "X-Requested-By": "belvedere", "If-Match": "*" },
  });
  expect(removed.ok()).toBe(true);
});

test("a month of the barometer that cannot be read says so under its name, and comes once the server is back", async ({ page }) => {
  await page.goto("/barometer?month=07&year=2026");
  const moved = page.getByRole("definition").first();
  await expect(moved).toContainText("juillet 2026", { timeout: 20_000 });
  await stopServer(page);
  await page.getByRole("button", { name: "Mois précédent : juin 2026" }).click();
  const retry = page.getByRole("main").getByRole("button", { name: "Réessayer" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/month=06/);
  await startServer(page);
  await retry.click();
  await expect(moved).toContainText("juin 2026", { timeout: 20_000 });
});

test("on a slow network each screen has its name at once, says that it is loading, and then has its contents", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/licenses");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 80_000,
    uploadThroughput: 40_000,
  });
  for (const [address, heading, contents] of [
    ["/reviews", "Avis", "#reviews-list [data-row]"],
    ["/selections", "Sélections", "main table, main [data-row], main h2"],
    ["/barometer", "Baromètre", "main dd"],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(contents).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole("button", { name: "Réessayer" })).toHaveCount(0);
  }
});

test("the reviews are accessible with a facet's list, the dialogs and several chosen", async ({ page }) => {
  test.slow();
  await page.goto("/reviews");
  const rows = page.getByRole("region", { name: "Liste des avis" }).locator("[data-row]");
  await expect(rows.first()).toBeVisible({ timeout: 20_000 });
  await rows.first().getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  await expectAccessible(page, "two reviews chosen");
  await page
    .getByRole("button", { name: /Exporter/ })
    .first()
    .click();
  await expectAccessible(page, "the choice of a file");
  await page.keyboard.press("Escape");
  await page.goto("/selections");
  await page.getByRole("button", { name: "Nouvelle sélection" }).click();
  await page.getByRole("button", { name: "Ajouter une condition" }).click();
  await page.getByRole("combobox", { name: "Critère" }).last().click();
  await expectAccessible(page, "the criteria of a rule");
});
