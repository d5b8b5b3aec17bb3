import { readFileSync } from "node:fs";

import { expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";

import { borrow, settled, signIn } from "./support/session.ts";
import { watch } from "./support/watch.ts";

const account = (name: string): string => `${name}@belvedere.example`;

/** The entries of a menu that a button opens, by its name. */
async function entriesOf(page: Page, button: string | RegExp): Promise<string[]> {
  await page.getByRole("banner").getByRole("button", { name: button }).click();
  const entries = await page.getByRole("menuitem").allInnerTexts();
  await page.keyboard.press("Escape");
  return entries;
}

test.describe("the header", () => {
  test("gives a destination its main menu with sub-items, and its parameters", async ({ page }) => {
    await signIn(page, account("dmo"));
    const navigation = page.getByRole("navigation", { name: "Menu principal" });
    await expect(navigation.getByRole("button", { name: "Ma réputation" })).toBeVisible();
    expect(await navigation.locator("> *").allInnerTexts()).toEqual(["Ma réputation", "Mes professionnels", "Modération"]);
    expect(await entriesOf(page, "Ma réputation")).toEqual([
      "Ma réputation",
      "Notes Belvédère",
      "Net Promoter Score",
      "Thématiques",
      "Avis",
      "Tableaux de bords",
    ]);
    expect(await entriesOf(page, "Mes professionnels")).toEqual(["Mes professionnels", "Accès professionnels", "Offre PROS"]);
    expect(await entriesOf(page, "Paramètres")).toEqual([
      "Etablissements",
      "Sélections",
      "Licences",
      "Monitoring",
      "Widgets",
      "Diffusion",
      "Me déconnecter",
    ]);
    await page.getByRole("button", { name: "Mes professionnels" }).click();
    const offer = page.getByRole("menuitem", { name: "Offre PROS" });
    expect(await offer.getAttribute("target")).toBe("_blank");
    expect(await offer.getAttribute("href")).toMatch(/^https:\/\//);
  });

  test("gives a professional theirs", async ({ page }) => {
    await signIn(page, account("pro"));
    const navigation = page.getByRole("navigation", { name: "Menu principal" });
    await expect(navigation.getByRole("link")).toHaveText(["Tableau de bord", "Analyser", "Droit de réponse", "Sur mon site internet"]);
    expect(await entriesOf(page, "Paramètres")).toEqual([
      "Mon Compte",
      "Mes Options",
      "Mes Sites Surveillés",
      "Mes Factures",
      "Support",
      "Me déconnecter",
    ]);
  });

  test("shows no door that does not open", async ({ page }) => {
    await signIn(page, account("restreint"));
    await expect(page.getByRole("navigation", { name: "Menu principal" }).getByRole("link")).toHaveCount(4);
    expect(await entriesOf(page, "Paramètres")).toEqual(["Mes Sites Surveillés", "Me déconnecter"]);
  });

  test("counts what waits beside an entry, as a description that is no part of its name", async ({ page }) => {
    await signIn(page, account("dmo"));
    const moderation = page.getByRole("link", { name: "Modération", exact: true });
    await expect(moderation).toHaveAccessibleDescription(/^\d+ avis à modérer$/);
    const drawn = moderation.locator("[data-count]");
    expect((await moderation.getAttribute("aria-describedby")) && (await drawn.getAttribute("data-count"))).toMatch(/^\d+$/);
    await signIn(page, account("pro"));
    await expect(page.getByRole("link", { name: "Droit de réponse", exact: true })).toHaveAccessibleDescription(/^\d+ avis sans réponse$/);
    await signIn(page, account("pro.simple"));
    await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible();
    await expect(page.locator("[data-count]")).toHaveCount(0);
  });

  test("shows the login, and the version that opens «Notes de version»", async ({ page }) => {
    const seen = await watch(page);
    await signIn(page, account("dmo"));
    await expect(page.getByRole("banner").getByText(account("dmo"))).toBeVisible();
    const badge = page.getByRole("button", { name: /notes de version/ });
    await expect(badge).toHaveText("v3.3.12");
    await badge.click();
    const modal = page.getByRole("dialog", { name: "Notes de version" });
    await expect(modal.getByRole("heading", { level: 3 }).first()).toContainText("Version 3.3.12");
    await expect(modal.locator("strong").first()).toHaveText("CSV");
    expect(await modal.boundingBox()).toMatchObject({ width: 700, height: 500 });
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    await expect(badge).toBeFocused();
    seen.clean();
  });

  test("lets a professional of several establishments change the one on screen, and keeps it", async ({ page }) => {
    await signIn(page, account("pro"));
    const switcher = page.getByRole("button", { name: /^Établissement affiché/ });
    await expect(switcher).toContainText("Base nautique du Lac");
    await switcher.click();
    await page.getByRole("menuitemradio", { name: /Hôtel Bellerive/ }).click();
    await expect(switcher).toContainText("Hôtel Bellerive");
    await page.reload();
    await expect(switcher).toContainText("Hôtel Bellerive");
    await page.goto("/disconnect");
    await page.waitForURL(/identity/);
    expect(await page.evaluate(() => localStorage.getItem("active-card"))).toBeNull();
  });

  test("names the destination, and the one establishment of a professional, without a choice", async ({ page }) => {
    await signIn(page, account("pro.simple"));
    await expect(page.getByRole("banner").getByText("Camping La Clairière")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Établissement affiché/ })).toHaveCount(0);
  });

  test("remembers the dark theme and takes it before the first paint", async ({ page }) => {
    await signIn(page, account("dmo"));
    await page.getByRole("button", { name: /^Compte/ }).click();
    await page.getByRole("menuitem", { name: "Passer au thème sombre" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("dark-mode"))).toBe("true");
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  });
});

test.describe("a professional's strip", () => {
  test("leads to the analysis where replies are included", async ({ page }) => {
    await signIn(page, account("pro"));
    await expect(page.getByText("Passer en mode EXPERT")).toHaveCount(0);
    await page.getByRole("link", { name: /répond à vos avis\s!$/ }).click();
    await expect(page).toHaveURL(/\/pro\/analyze\/reviews$/);
  });

  test("leads to the offers where they are not, as does «Passer en mode EXPERT»", async ({ page }) => {
    await signIn(page, account("pro.simple"));
    await page.getByRole("link", { name: /répond à vos avis\s!$/ }).click();
    await expect(page).toHaveURL(/\/account\/offers$/);
    await page.goto("/pro/dashboard");
    await page.getByRole("link", { name: "Passer en mode EXPERT" }).click();
    await expect(page).toHaveURL(/\/account\/offers$/);
  });

  test("is not for destinations, which are always expert", async ({ page }) => {
    await signIn(page, account("dmo"));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText(/répond à vos avis|mode EXPERT/)).toHaveCount(0);
  });
});

test.describe("the command palette", () => {
  test("opens by Ctrl K and finds pages, dashboards and establishments, whatever case and accents", async ({ page }) => {
    const seen = await watch(page);
    await signIn(page, account("dmo"));
    await settled(page);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Rechercher une page" });
    await expect(field).toBeFocused();
    await field.fill("thematiq");
    await expect(page.getByRole("option", { name: "Thématiques", exact: true })).toBeVisible();
    await field.fill("hotel bellerive");
    await expect(page.getByRole("option", { name: "Hôtel Bellerive" })).toBeVisible();
    await field.fill("net promoter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/destination\/net-promoter-score$/);
    await expect(field).toBeHidden();
    seen.clean();
  });

  test("moves by arrows, and offers only what opens", async ({ page }) => {
    await signIn(page, account("dmo.api"));
    await page.getByRole("button", { name: /Rechercher/ }).click();
    await expect(page.getByRole("option")).toHaveText(["Déconnexion", "API", "Documentation"]);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option").nth(0)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/api$/);
  });
});

test.describe("downloads", () => {
  test("hold a dashboard's CSV export, fetched by a click on its name, after a reload too, until it is removed", async ({ page }) => {
    const seen = await watch(page);
    await signIn(page, account("dmo"));
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Bilan de l’été" }).click();
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
    seen.clean();
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
  await signIn(page, account("dmo"));
  await page.goto("/dashboard");
  await page.locator("tbody th a").first().click();
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

test.describe("the footer", () => {
  test("holds the legal notice, the accessibility statement and links to other sites", async ({ page }) => {
    await signIn(page, account("dmo.api"));
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Mentions Légales" }).click();
    const legal = page.getByRole("dialog", { name: "Mentions Légales" });
    await expect(legal).toContainText("Éditeur");
    await expect(legal).toContainText("Hébergeur");
    await page.getByTestId("modal-background").click({ position: { x: 5, y: 5 } });
    await expect(legal).toBeHidden();
    await footer.getByRole("button", { name: "Accessibilité : non conforme" }).click();
    await expect(page.getByRole("dialog", { name: "Déclaration d’accessibilité" })).toContainText("n’est pas conforme");
    await page.keyboard.press("Escape");
    expect(await footer.getByRole("link", { name: "Offre PROS" }).getAttribute("target")).toBe("_blank");
  });

  test("is hidden with the header when logged out and on public routes", async ({ page }) => {
    await page.goto("/unavailable");
    await expect(page.getByRole("heading", { name: "Cette page n’est plus disponible." })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await signIn(page, account("dmo"));
    await page.goto("/documentation/api");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

  test("is hidden, and the page's scroll locked, where the route limits it", async ({ page }) => {
    await signIn(page, account("dmo"));
    await page.goto("/reviews");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.goto("/barometer");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe("hidden");
  });
});

test.describe("a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has the four entries of a professional under the thumb, at 44 px at least", async ({ page }) => {
    await signIn(page, account("pro"));
    const bar = page.getByRole("navigation", { name: "Accès rapides" });
    await expect(bar.getByRole("link")).toHaveText(["Tableau de bord", "Analyser", "Droit de réponse", "Sur mon site internet"]);
    await bar.getByRole("link", { name: "Analyser" }).click();
    await expect(bar.getByRole("link", { name: "Analyser" })).toHaveAttribute("aria-current", "page");
    const targets = page
      .locator("nav[aria-label='Accès rapides'] a, header button, header a, aside a, footer button, footer a")
      .filter({ visible: true });
    for (const box of await targets.evaluateAll((all) =>
      all.map((one) => [one.textContent, Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width)] as const),
    ))
      expect(box[1], box[0]).toBeGreaterThanOrEqual(44);
  });

  test("has everything else in one list behind a button", async ({ page }) => {
    await signIn(page, account("pro"));
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const menu = page.locator("#mobile-menu");
    await expect(menu.getByRole("link", { name: "Mes Factures" })).toBeVisible();
    await expect(menu.getByText(account("pro"))).toBeVisible();
    await menu.getByRole("link", { name: "Mon Compte" }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(menu).toBeHidden();
  });
});

test("a borrowed session offers «Revenir sur mon compte», which lands on the professionals’ administration", async ({ page }) => {
  await borrow(page, account("dmo"), account("pro.simple"));
  await expect(page.getByRole("banner").getByText(account("pro.simple"))).toBeVisible();
  await page.getByRole("button", { name: "Paramètres" }).click();
  await page.getByRole("menuitem", { name: "Revenir sur mon compte" }).click();
  await expect(page).toHaveURL(/\/pros$/);
  await expect(page.getByRole("banner").getByText(account("dmo"), { exact: true })).toBeVisible();
  expect(await entriesOf(page, "Paramètres")).not.toContain("Revenir sur mon compte");
});
