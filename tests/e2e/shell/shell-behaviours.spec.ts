import { expect, type Page } from "@playwright/test";

import { lastingDashboard, settled, signIn, signInAside, signInClocked } from "../support/session.ts";
import { test } from "../support/test.ts";

const account = (name: string): string => `${name}@belvedere.example`;
const minute = 60_000;

test.describe("the outdated-version banner", () => {
  test("appears within 60 s of another version being served, and reloads on a click", async ({ page }) => {
    let served = "3.3.12";
    let asked = 0;
    await page.route("**/VERSION", (route) => {
      asked += 1;
      return route.fulfill({ body: `${served}\n` });
    });
    await signInClocked(page, account("dmo.api"));
    const banner = page.getByRole("button", { name: "Une nouvelle version de Belvédère est disponible. Cliquez pour recharger la page." });
    await page.clock.fastForward(minute);
    await expect.poll(() => asked).toBe(1);
    await expect(banner).toHaveCount(0);
    served = "3.3.13";
    await page.clock.fastForward(minute);
    await expect(banner).toBeVisible();
    await Promise.all([page.waitForEvent("load"), banner.click()]);
    await expect(banner).toHaveCount(0);
  });

  test("says nothing of a failed fetch but in the console", async ({ page }) => {
    await page.route("**/VERSION", (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent("console", (message) => message.type() === "error" && message.text().includes("VERSION: 500"));
    await signInClocked(page, account("dmo.api"));
    await page.clock.fastForward(minute);
    await logged;
    await expect(page.getByText(/nouvelle version/)).toHaveCount(0);
  });
});

test.describe("another user in the session cookie", () => {
  const takeOver = (page: Page): Promise<void> =>
    page
      .context()
      .addCookies([{ name: "belvedere_login", value: encodeURIComponent("autre@belvedere.example"), url: new URL(page.url()).origin }]);
  const show = (page: Page): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  test("disconnects when the tab becomes visible, then raises «User changed.»", async ({ page, seen }) => {
    await signIn(page, account("dmo.api"));
    await expect(page.getByRole("banner")).toBeVisible();
    await page.route("**/idp/logout*", (route) => route.fulfill({ status: 204 }));
    await show(page);
    await expect(page).toHaveURL(/\/api$/);
    const raised = page.waitForEvent("pageerror");
    await takeOver(page);
    await show(page);
    expect((await raised).message).toBe("User changed.");
    await expect(page).toHaveURL(/\/disconnect$/);
    expect(seen.errors.splice(0)).toEqual(["User changed."]);
  });
});

test("signing out clears what was known and asks the identity provider after 500 ms", async ({ page }) => {
  await signIn(page, account("pro"));
  await page.evaluate(() => localStorage.setItem("active-card", "x"));
  const leaving = page.waitForRequest("**/idp/logout*").then(() => Date.now());
  await page.getByRole("button", { name: "Paramètres" }).click();
  const started = Date.now();
  await page.getByRole("menuitem", { name: "Me déconnecter" }).click();
  const waited = (await leaving) - started;
  expect(waited).toBeGreaterThanOrEqual(500);
  await page.waitForURL(/identity/);
  expect(await page.evaluate(() => localStorage.getItem("active-card"))).toBeNull();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("belvedere_login");
});

test("sign-in forgets the establishment that was on screen, and hands the e-mail of its address on", async ({ page }) => {
  await page.goto("/unavailable");
  await page.evaluate(() => localStorage.setItem("active-card", "x"));
  await page.route("**/idp/login*", (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest("**/idp/login*");
  await page.goto("/login?email=qui%2Bavis%40hotel.example");
  expect(new URL((await asked).url()).searchParams.get("email")).toBe("qui+avis@hotel.example");
  expect(await page.evaluate(() => localStorage.getItem("active-card"))).toBeNull();
});

test("the stored address is followed after sign-in, by route name and parameters, its search kept", async ({ page }) => {
  await page.goto("/establishments/list/hotel?page=2");
  await page.waitForURL(/identity/);
  await page.getByLabel("Identifiant").fill(account("dmo"));
  await page.getByLabel("Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/establishments\/list\/hotel\?page=2$/);
  expect(await page.evaluate(() => sessionStorage.getItem("stored-redirect"))).toBeNull();
});

test("a session that ends while the page is open leads to sign-in, and back to where one was", async ({ page, context }) => {
  await signInAside(page, account("dmo"));
  await page.goto("/dashboard");
  await expect(lastingDashboard(page)).toBeVisible();
  // A request still on its way would meet the end of the session before the click does.
  await page.waitForLoadState("networkidle");
  await context.clearCookies({ name: "belvedere_session" });
  await lastingDashboard(page).click();
  await page.waitForURL(/identity/);
  await page.getByLabel("Identifiant").fill(account("dmo"));
  await page.getByLabel("Mot de passe").fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/dashboard\/views\//);
});

test.describe("start and loss", () => {
  test("a failing app config puts the application in public mode", async ({ page }) => {
    await signIn(page, account("dmo"));
    await page.route("**/api/v2/belvedere/app", (route) => route.fulfill({ status: 500, body: "" }));
    const logged = page.waitForEvent("console", (message) => message.text().includes("FAILED TO LOAD APP CONFIG"));
    await page.goto("/dashboard");
    await logged;
    await expect(page.getByRole("heading", { name: "Le service ne répond pas" })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await page.goto("/unavailable");
    await expect(page.getByRole("heading", { name: "Cette page n’est plus disponible." })).toBeVisible();
  });

  test("the application is drawn once user and settings have both come", async ({ page }) => {
    await signIn(page, account("dmo.api"));
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route("**/api/v2/belvedere/user", async (route) => {
      await held;
      await route.continue();
    });
    const app = page.waitForResponse("**/api/v2/belvedere/app");
    await page.goto("/api", { waitUntil: "commit" });
    await app;
    expect(await page.locator("#root > *").count()).toBe(0);
    release();
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("a screen's file that fails once is asked for again", async ({ page }) => {
    await signIn(page, account("dmo"));
    await settled(page);
    let failed = 0;
    await page.route(/\/assets\/list-screen-.*\.js/, (route) => (failed++ === 0 ? route.abort() : route.continue()));
    await page.getByRole("banner").getByRole("button", { name: "Ma réputation" }).click();
    await page.getByRole("menuitem", { name: "Tableaux de bords" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tableaux de bords" })).toBeVisible();
    expect(failed).toBeGreaterThanOrEqual(2);
  });

  test("a screen's file that keeps failing shows a card in French, in its place alone", async ({ page }) => {
    await signIn(page, account("dmo"));
    await settled(page);
    await page.route(/\/assets\/list-screen-.*\.js/, (route) => route.abort());
    await page.evaluate(() => addEventListener("vite:preloadError", () => document.documentElement.setAttribute("data-preload-error", "")));
    await page.getByRole("banner").getByRole("button", { name: "Ma réputation" }).click();
    await page.getByRole("menuitem", { name: "Tableaux de bords" }).click();
    await expect(page.getByRole("heading", { name: "Une erreur est survenue." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-preload-error", "");
  });

  test("a part of the shell whose file keeps failing is asked for again, then a card replaces it alone", async ({ page }) => {
    await signIn(page, account("dmo.api"));
    const asked: string[] = [];
    await page.route(/\/assets\/(release-notes|notification-list|command-palette|legal-notice)-.*\.js/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const parts: [chunk: string, open: () => Promise<void>][] = [
      ["release-notes", () => page.getByRole("button", { name: /notes de version/ }).click()],
      ["notification-list", () => page.getByRole("button", { name: /^Notifications/ }).click()],
      ["command-palette", () => page.keyboard.press("Control+k")],
      ["legal-notice", () => page.getByRole("contentinfo").getByRole("button", { name: "Mentions Légales" }).click()],
    ];
    for (const [chunk, open] of parts) {
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await open();
      const card = page.getByRole("alert");
      await expect(card.getByText("Une erreur est survenue."), chunk).toBeVisible();
      await expect(card.getByRole("button", { name: "Recharger la page" })).toBeVisible();
      expect(asked.filter((url) => url.includes(chunk)).length, chunk).toBeGreaterThanOrEqual(2);
      await expect(page.getByRole("heading", { level: 1 }), chunk).toBeVisible();
      await expect(page.getByRole("banner"), chunk).toBeVisible();
    }
    await page.getByRole("alert").getByRole("button", { name: "Fermer" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a slow screen shows the loader, and after 5 s that loading still goes on", async ({ page }) => {
    await signIn(page, account("dmo"));
    await settled(page);
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/assets\/list-screen-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.install();
    await page.getByRole("banner").getByRole("button", { name: "Ma réputation" }).click();
    await page.getByRole("menuitem", { name: "Tableaux de bords" }).click();
    await page.clock.runFor(300);
    await expect(page.getByText("Chargement en cours")).toBeAttached();
    await page.clock.runFor(5000);
    await expect(page.getByText("Le chargement est toujours en cours")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Tableaux de bords" })).toBeVisible();
  });

  test("a lost network is announced while it lasts, and a write is refused in clear words", async ({ page, context }) => {
    await signInAside(page, account("dmo"));
    await page.goto("/dashboard");
    await lastingDashboard(page).click();
    await settled(page);
    await context.setOffline(true);
    await expect(page.getByText(/^Le service ne répond pas\. Vos modifications/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Le service ne répond pas\. Vos modifications/)).toHaveCount(0);
  });
});

test.describe("the facet context of an area", () => {
  const follow = async (page: Page, button: string, entry: string): Promise<void> => {
    await page.getByRole("banner").getByRole("button", { name: button }).click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
  };

  test("comes along inside the area and is dropped outside", async ({ page }) => {
    await signIn(page, account("dmo"));
    await settled(page);
    await page.getByRole("combobox", { name: "Catégorie" }).click();
    const hotels = page.getByRole("option", { name: /^Hôtel/ });
    await hotels.click();
    // The tick contrasts with its box.
    await expect(hotels.locator("svg")).toHaveCSS("color", "rgb(255, 255, 255)");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/home\?category=hotel/);
    await follow(page, "Ma réputation", "Thématiques");
    await expect(page).toHaveURL(/concepts\?category=hotel/);
    await follow(page, "Ma réputation", "Tableaux de bords");
    await expect(page.getByRole("heading", { level: 1, name: "Tableaux de bords" })).toBeVisible();
    await follow(page, "Ma réputation", "Thématiques");
    await expect(page.getByRole("heading", { level: 1, name: "Thématiques" })).toBeVisible();
    await settled(page);
    expect(new URL(page.url()).search).toBe("");
  });
});

test("account verification says what is wrong, and lets the account in once it is mended", async ({ page }) => {
  await signIn(page, account("a.verifier"));
  await expect(page).toHaveURL(/\/account-verification$/);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Vérifier de nouveau" }).click();
  await expect(page.getByText("Il reste des corrections à faire.")).toBeVisible();
  await page.route("**/user/verification", (route) => route.fulfill({ json: { problems: [] } }));
  await page.getByRole("button", { name: "Vérifier de nouveau" }).click();
  await expect(page).toHaveURL(/\/pro\/dashboard$/);
});

test("a verification that fails to answer holds nobody back", async ({ page }) => {
  await page.route("**/user/verification", (route) => route.fulfill({ status: 500, json: { title: "Une erreur est survenue." } }));
  await signIn(page, account("a.verifier"));
  await expect(page).toHaveURL(/\/pro\/dashboard$/);
});

test("«Retour» of a page that is gone goes back where one was", async ({ page }) => {
  await signIn(page, account("dmo.api"));
  await expect(page).toHaveURL(/\/api$/);
  await page.goto("/unavailable");
  await page.getByRole("button", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/api$/);
});
