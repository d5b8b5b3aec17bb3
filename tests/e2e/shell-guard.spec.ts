import { expect, type Page, test } from "@playwright/test";

import { signIn } from "./support/session.ts";
import { watch } from "./support/watch.ts";
import { elsewhere, homes, type Profile, profiles, table } from "./support/web-table.ts";

/** Follows a link of the application without leaving its page. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    // The guard decides at once; a frame later its decision stands in the address.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20))));
  }, address);
}

/** Sign-in and sign-out would leave the page; what is tested is that it asks for them. */
async function stayOnPage(page: Page): Promise<string[]> {
  const left: string[] = [];
  await page.route("**/api/v2/belvedere/idp/*", (route) => {
    left.push(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return route.fulfill({ status: 204 });
  });
  return left;
}

/** The title comes with the screen, whose file may still be on its way. */
const titled = (page: Page, title: string): Promise<boolean> =>
  page
    .waitForFunction((wanted) => document.title.startsWith(`${wanted} ·`), title, { timeout: 5000, polling: 20 })
    .then(() => true)
    .catch(() => false);

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function open(page: Page, profile: Profile): Promise<string[]> {
  if (profile !== "anonymous") await signIn(page, `${profile}@belvedere.example`);
  const left = await stayOnPage(page);
  if (profile === "anonymous") await page.goto("/unavailable");
  return left;
}

test("the walk over routes and accounts counts at least 800 pairs", () => {
  expect(table.length * profiles.length).toBeGreaterThanOrEqual(800);
});

for (const profile of profiles) {
  test(`every route, home, sign-in and redirect lead where they must for ${profile}`, async ({ page }) => {
    test.slow();
    const seen = await watch(page);
    const left = await open(page, profile);
    const differences: string[] = [];
    for (const { address, title, who, lands = address } of table) {
      const admitted = who.includes(profile);
      await go(page, address);
      const expected = admitted ? lands : elsewhere(profile);
      const found = pathOf(page);
      if (found !== expected) differences.push(`${address}: ${found}, expected ${expected}`);
      else if (admitted && !(await titled(page, title))) differences.push(`${address}: «${await page.title()}», expected «${title}»`);
      if (expected === "/missing-role" && address !== expected && !new URL(page.url()).searchParams.has("restrictedAccess"))
        differences.push(`${address}: no query at missing-role`);
    }
    expect(differences).toEqual([]);
    if (profile === "anonymous") expect(left).toContain("login");

    await go(page, "/");
    await expect.poll(() => pathOf(page)).toBe(homes[profile]);
    await go(page, "/login");
    if (profile === "anonymous") await expect.poll(() => left).toContain("login");
    else await expect.poll(() => pathOf(page)).toBe("/loginerror");
    await page.evaluate(() => sessionStorage.clear());
    await go(page, "/redirect");
    await expect.poll(() => pathOf(page)).toBe(homes[profile]);
    seen.clean();
  });
}
