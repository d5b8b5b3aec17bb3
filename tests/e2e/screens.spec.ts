import { expect } from "@playwright/test";

import { expectAccessible } from "./support/accessible.ts";
import { settled, signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

const screens = [
  "/destination/home",
  "/destination/belvedere-rating",
  "/destination/concepts",
  "/destination/net-promoter-score",
  "/destination/professionals",
  "/dashboard",
  "/dashboard/templates",
];
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of widths) {
  test(`every screen is accessible in both themes and keeps the policy, ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInAside(page, "dmo@belvedere.example");
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (address.startsWith("/destination")) await settled(page);
      await expectAccessible(page, address);
    }
  });
}
