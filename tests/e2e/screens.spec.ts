import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { settled, signInAside } from "./support/session.ts";
import { watch } from "./support/watch.ts";

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

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of widths) {
    test(`every screen is accessible and keeps the policy, ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const seen = await watch(page);
      await signInAside(page, "dmo@belvedere.example");
      const found: string[] = [];
      for (const address of screens) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (address.startsWith("/destination")) await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.map(
            ({ id, nodes }) =>
              `${address}: ${id}: ${nodes
                .map(({ target }) => String(target))
                .slice(0, 3)
                .join(" ")}`,
          ),
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (overflow > 0) found.push(`${address}: ${overflow} px stick out of the page`);
      }
      expect(found).toEqual([]);
      seen.clean();
    });
  }
}
