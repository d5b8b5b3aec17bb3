import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";

import { lastingDashboard, settled, signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const account = (name: string): string => `${name}@belvedere.example`;

test.describe("the command palette", () => {
  test("opens by Ctrl K and finds pages and dashboards, whatever case and accents", async ({ page }) => {
    await signIn(page, account("dmo"));
    await settled(page);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Rechercher une page" });
    await expect(field).toBeFocused();
    await field.fill("thematiq");
    await expect(page.getByRole("option", { name: "Thématiques", exact: true })).toBeVisible();
    // A screen that is not built yet is not offered.
    await field.fill("documentation");
    await expect(page.getByRole("option")).toHaveCount(0);
    await field.fill("net promoter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/destination\/net-promoter-score$/);
    await expect(field).toBeHidden();
  });

  test("finds a professional's own establishments, and puts the chosen one on screen", async ({ page }) => {
    await signIn(page, account("pro"));
    const switcher = page.getByRole("button", { name: /^Établissement affiché/ });
    await expect(switcher).toContainText("Base nautique du Lac");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Rechercher une page" }).fill("hotel belle");
    await expect(page.getByRole("option", { name: /Hôtel Bellerive/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(switcher).toContainText("Hôtel Bellerive");
    await expect(page).toHaveURL(/\/pro\/dashboard$/);
  });

  test("moves by arrows, and offers only what opens", async ({ page }) => {
    await signIn(page, account("pro"));
    await page.getByRole("button", { name: /Rechercher/ }).click();
    await expect(page.getByRole("option")).toHaveText([
      "Tableau de bord",
      "Analyser, Avis",
      "Droit de réponse",
      "Mon compte",
      "Mes options",
      "Préférences",
      "Mes factures",
      "Support",
    ]);
    await expect(page.getByRole("option").nth(0)).toHaveAttribute("aria-selected", "true");
    const steps = [
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowDown", 3],
      ["ArrowDown", 4],
      ["ArrowUp", 3],
    ] as const;
    for (const [key, at] of steps) {
      await page.keyboard.press(key);
      await expect(page.getByRole("option").nth(at)).toHaveAttribute("aria-selected", "true");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/account$/);
  });
});

test.describe("downloads", () => {
  test("hold a dashboard's workbook", async ({ page }) => {
    await signInAside(page, account("dmo"));
    await page.goto("/dashboard");
    await lastingDashboard(page).click();
    await settled(page);
    await page.getByRole("button", { name: "Exporter" }).click();
    await page.getByRole("menuitem", { name: "XLSX" }).click();
    await expect(page.getByText(/^Préparation du fichier/)).toBeVisible();
    await page.getByRole("button", { name: /^Téléchargements/ }).click();
    const list = page.getByRole("dialog", { name: "Téléchargements" });
    const file = list.getByRole("button", { name: /^[a-z0-9-]+\.xlsx$/ }).first();
    await expect(file).toBeVisible({ timeout: 15_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    const { sheets } = await readXlsx(readFileSync(await download.path()));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets[0]?.name).toBe("Périmètre");
    expect(sheets[0]?.rows.map(([name]) => name)).toContain("Période");
  });

  test("hold a dashboard's CSV export, fetched by a click on its name, after a reload too, until it is removed", async ({ page }) => {
    await signInAside(page, account("dmo"));
    await page.goto("/dashboard");
    await lastingDashboard(page).click();
    await settled(page);
    await page.getByRole("button", { name: "Exporter" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    await expect(page.getByText(/^Préparation du fichier/)).toBeVisible();
    await page.reload();
    await settled(page);
    await page.getByRole("button", { name: /^Téléchargements/ }).click();
    const list = page.getByRole("dialog", { name: "Téléchargements" });
    const file = list.getByRole("button", { name: /^[a-z0-9-]+\.zip$/ }).first();
    await expect(file).toBeVisible({ timeout: 15_000 });
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    const name = await file.getAttribute("aria-label");
    expect(download.suggestedFilename()).toBe(name);
    const files = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(files).some((path) => path.endsWith(".csv"))).toBe(true);
    expect(strFromU8(files["lisez-moi.txt"] ?? new Uint8Array())).toContain("Période");
    await list.getByRole("button", { name: `Retirer ${name}` }).click();
    await expect(list.getByRole("button", { name: name ?? "", exact: true })).toHaveCount(0);
  });

  test("say «Une erreur est survenue.» of a failed one, and turn for a pending one", async ({ page }) => {
    const task = (id: string, state: string): object => ({
      id,
      title: `${state}.zip`,
      filename: `${state}.zip`,
      state,
      created_at: new Date().toISOString(),
    });
    await page.route("**/api/v2/belvedere/tasks", (route) => route.fulfill({ json: [task("a", "pending"), task("b", "error")] }));
    await signIn(page, account("dmo"));
    await page.getByRole("button", { name: "Téléchargements, 1 en préparation" }).click();
    const list = page.getByRole("dialog", { name: "Téléchargements" });
    await expect(list.getByTitle("Une erreur est survenue.")).toBeVisible();
    await expect(list.getByText("En préparation")).toBeVisible();
    await expect(list.getByRole("button", { name: /^(pending|error)\.zip$/ })).toHaveCount(0);
  });
});

test("notifications stay in their log with their text, and can be cleared", async ({ page }) => {
  await page.route("**/export?*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { type: "/problemes/service.unavailable", title: "Service momentanément indisponible.", status: 503 },
    }),
  );
  await signInAside(page, account("dmo"));
  await page.goto("/dashboard");
  await lastingDashboard(page).click();
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect(page.getByRole("alert")).toContainText("Service momentanément indisponible.");
  await page.getByRole("button", { name: "Notifications, 1 non lue" }).click();
  const log = page.getByRole("dialog", { name: "Notifications" });
  await expect(log.getByText("Service momentanément indisponible.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await log.getByRole("button", { name: "Tout effacer" }).click();
  await expect(log.getByText("Aucune notification.")).toBeVisible();
});
