import { expect, type Cookie, type Locator, type Page } from "@playwright/test";

/** The session of each account that this worker has signed in: most tests are not about signing in. */
const sessions = new Map<string, Cookie[]>();

/**
 * Signs in from the address that a visitor would type: by the account's session of an earlier test where it is still
 * alive, else by the identity provider's page.
 */
export async function signIn(page: Page, login: string, password = "demo"): Promise<void> {
  await page.context().clearCookies({ name: sessionCookies });
  await page.context().addCookies(sessions.get(login) ?? []);
  await page.goto("/");
  await page.waitForURL(({ pathname }) => !isOnTheWay(pathname));
  if (!isSignIn(page)) return;
  await page.getByLabel("Identifiant").fill(login);
  await page.getByLabel("Mot de passe").fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/identity") && !url.pathname.startsWith("/api/"));
  const cookies = await page.context().cookies();
  sessions.set(
    login,
    cookies.filter(({ name }) => sessionCookies.test(name)),
  );
}

/** Signs in with a clock that the test moves. */
export async function signInClocked(page: Page, login: string): Promise<void> {
  await page.clock.install();
  await signIn(page, login);
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Signs in for a test that opens a page of its own next: without the home page where an earlier test's session still lives. */
export async function signInAside(page: Page, login: string): Promise<void> {
  await page.context().clearCookies({ name: sessionCookies });
  await page.context().addCookies(sessions.get(login) ?? []);
  if (!(await page.request.get("/api/v2/belvedere/user")).ok()) await signIn(page, login);
}

/** Takes a professional's session from an account of its destination, and goes to its home. */
export async function borrow(page: Page, lender: string, login: string): Promise<void> {
  await signIn(page, lender);
  // A request still on its way would come with the session that is given up.
  await page.waitForLoadState("networkidle");
  const answer = await page.request.post(`/api/v2/belvedere/pros-account/${encodeURIComponent(login)}/autoconnect`, {
    headers: { "X-Requested-By": "belvedere" },
  });
  expect(answer.ok()).toBe(true);
  const { autologinUrl } = (await answer.json()) as { autologinUrl: string };
  await page.goto(autologinUrl);
  await page.waitForURL(({ pathname }) => !isOnTheWay(pathname));
}

const sessionCookies = /_(session|login)$/;
const isSignIn = (page: Page): boolean => new URL(page.url()).pathname.startsWith("/identity");
const isOnTheWay = (pathname: string): boolean => pathname === "/" || pathname === "/login" || pathname.startsWith("/api/");

/** The shipped dashboard of the demo destination that no test deletes: the first of the list may be another test's, and gone. */
export function lastingDashboard(page: Page): Locator {
  return page.getByRole("link", { name: "Bilan de l’été", exact: true });
}

/** Waits until every tile of the page has come to rest. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-render-state="ready"]').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('[data-widget][data-state="loading"]')).toHaveCount(0);
}
