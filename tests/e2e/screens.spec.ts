import { expect } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { settled, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

// Nothing here is about movement, which takes longer to draw than the rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const screens = [
  "/destination/home",
  "/destination/belvedere-rating",
  "/destination/concepts",
  "/destination/net-promoter-score",
  "/destination/professionals",
  "/dashboard",
  "/dashboard/templates",
];
const narrow = { width: 390, height: 844 };

test("every screen is accessible in both themes and keeps the policy, wide and narrow", async ({ page }) => {
  test.slow();
  await signInAside(page, "dmo@belvedere.example");
  const { width, height } = page.viewportSize() ?? narrow;
  for (const address of screens) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (address.startsWith("/destination")) await settled(page);
    await expectAccessible(page, address);
    // As a window is made narrower: what is shown may change, its colours do not.
    await page.setViewportSize(narrow);
    await expectAccessible(page, `${address} at ${narrow.width} px`, ["light"]);
    await page.setViewportSize({ width, height });
  }
});
