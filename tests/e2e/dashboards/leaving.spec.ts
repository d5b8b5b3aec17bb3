import { expect, type Page } from "@playwright/test";

import { settled, signIn } from "../support/session.ts";
import { test } from "../support/test.ts";

/** Has the figures of the home page come again and again as long as it is there, and counts how often. */
async function repeatHomeFigures(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (typeof input !== "string" || !input.endsWith("/results") || location.pathname !== "/destination/home") return answer;
      const lines = (await answer.text()).split("\n").filter((line) => line.includes('"widget"'));
      let times = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((go) => setTimeout(go));
          if (init?.signal?.aborted) return controller.close();
          controller.enqueue(new TextEncoder().encode(`${lines.join("\n")}\n`));
          times += 1;
          document.documentElement.dataset.times = String(times);
        },
      });
      return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.times ?? 0));
}

test("a page whose figures keep coming in is left at once", async ({ page }) => {
  const times = await repeatHomeFigures(page);
  await signIn(page, "dmo@belvedere.example");
  const menu = page.getByRole("banner").getByRole("button", { name: "Ma réputation" });
  const entry = page.getByRole("menuitem", { name: "Thématiques", exact: true });
  const heading = page.getByRole("heading", { level: 1, name: "Thématiques" });

  // Known already, the next page is drawn whole as soon as it opens.
  await menu.click();
  await entry.click();
  await expect(heading).toBeVisible();
  await settled(page);
  await page.goBack();
  await expect(heading).toHaveCount(0);
  const before = await times();
  await expect.poll(times).not.toBe(before);

  // On a slow machine there is never time to draw it between two figures.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await menu.click();
  await entry.click();
  const clicked = await times();
  await expect(heading).toBeVisible({ timeout: 30_000 });
  expect((await times()) - clicked).toBeLessThanOrEqual(3);
});
