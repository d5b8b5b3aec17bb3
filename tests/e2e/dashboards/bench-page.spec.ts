import { expect } from "@playwright/test";

import data from "../../../bench/page/data.json" with { type: "json" };
import { test } from "../support/test.ts";

declare global {
  interface Window {
    __bench?: { setPeriod: (period: number) => void; edit: () => void };
  }
}

test("the measured page draws 24 widgets or 48 without a session or a data request, replaces their data and is edited", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const gauge = page.locator('[data-widget="w4"]');
  for (const n of [24, 48]) {
    const answer = await page.goto(`/bench?n=${n}`);
    expect(answer?.headers()["content-encoding"]).toMatch(/gzip|br/);
    await expect(page.locator('[data-widget][data-state="ready"]')).toHaveCount(n);
    await expect(page.locator("[data-widget]")).toHaveCount(n);
    await expect(gauge).toContainText(String(data.gauge.w4[0]));
    // As many rows as the floors draw.
    await expect(page.locator('[data-widget="w3"] tbody tr')).toHaveCount(20);
    await expect(gauge.getByRole("img").or(gauge.locator("svg")).first()).toBeVisible();
  }
  await page.evaluate(() => window.__bench?.setPeriod(1));
  await expect(gauge).toContainText(String(data.gauge.w4[1]));
  await expect(page.locator("[data-drag-handle]")).toHaveCount(0);
  // Not waited for: Chromium may collect the promise of a page that has just loaded much.
  await page.evaluate(() => {
    window.__bench?.edit();
  });
  await expect(page.locator("[data-drag-handle]")).toHaveCount(48);
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});
