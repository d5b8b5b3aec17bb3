import { expect, type Page } from "@playwright/test";

import { borrow, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";
import { elsewhere, homes, type Profile, profiles, table } from "../support/web-table.ts";

// Nothing here is about movement, which takes longer to draw than the rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Follows a link of the application without leaving its page. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    // The guard decides at once; a frame later its decision is in the address.
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

interface Step {
  address: string;
  /** Where it must lead, and the title of the page there; null where it does not matter. */
  path: string;
  title: string | null;
}

/** Follows links of the application one after the other without leaving its page; says where each has led. */
function walk(page: Page, steps: readonly Step[]): Promise<{ path: string; search: string; title: string }[]> {
  return page.evaluate(async (all) => {
    const found = [];
    for (const { address, path, title } of all) {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
      const end = performance.now() + 5000;
      // The guard decides at once, two frames later its decision is in the address; the title comes with the screen's file.
      do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
      while (performance.now() < end && (location.pathname !== path || (title !== null && !document.title.startsWith(`${title} ·`))));
      found.push({ path: location.pathname, search: location.search, title: document.title });
    }
    return found;
  }, steps);
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function open(page: Page, profile: Profile): Promise<string[]> {
  if (profile === "impersonated") await borrow(page, "dmo@belvedere.example", "pro@belvedere.example");
  else if (profile !== "anonymous") await signIn(page, `${profile}@belvedere.example`);
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
    const left = await open(page, profile);
    const steps = table.map(({ address, title, who, lands = address }) =>
      who.includes(profile)
        ? { address, path: lands, title: typeof title === "string" ? title : title(profile) }
        : { address, path: elsewhere(profile), title: null },
    );
    const found = await walk(page, steps);
    const differences = steps.flatMap(({ address, path, title }, index) => {
      const at = found[index];
      if (at?.path !== path) return [`${address}: ${at?.path}, expected ${path}`];
      if (title !== null && !at.title.startsWith(`${title} ·`)) return [`${address}: «${at.title}», expected «${title}»`];
      if (path === "/missing-role" && address !== path && !new URLSearchParams(at.search).has("restrictedAccess"))
        return [`${address}: no query at missing-role`];
      return [];
    });
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
  });
}
