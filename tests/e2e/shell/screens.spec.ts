import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

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
// What is shown may be another at another width; its colours are not.
const looks = [
  { width: 1440, height: 900, themes: ["light", "dark"] },
  { width: 390, height: 844, themes: ["light"] },
] as const;

for (const { themes, ...viewport } of looks) {
  test(`every screen is accessible and keeps the policy, ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInAside(page, "dmo@belvedere.example");
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (address.startsWith("/destination")) await settled(page);
      await expectAccessible(page, address, themes);
    }
  });
}
