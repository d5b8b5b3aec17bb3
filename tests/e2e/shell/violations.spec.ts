import { expect, type Page } from "@playwright/test";

import { test } from "../support/test.ts";

/** Has the page apply a style that its policy blocks. */
async function plant(page: Page): Promise<void> {
  await page.goto("/login");
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
}

test("what a page's policy blocks is reported, in the runner's own page and in one that a test opens", async ({ page, browser, seen }) => {
  const own = await browser.newPage();
  for (const one of [page, own]) {
    await plant(one);
    await expect.poll(() => seen.violations.length).toBe(1);
    expect(seen.violations.splice(0)[0]).toMatch(/^style-src(-elem)? inline /);
  }
  await own.close();
});
