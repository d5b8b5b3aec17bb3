import { expect, type Page } from "@playwright/test";

import type { ReviewDetail, ReviewSearchAnswer, VerbatimPage } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import type { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";
import { closePanel, openLatest, openVoices, panel, themeRow } from "../support/voices.ts";

const api = "/api/v2/belvedere/observation";
const headers = { "X-Requested-By": "belvedere" };

let robot: DashboardRobot;
test.beforeEach(async ({ page }) => void (robot = await openVoices(page)));
test.afterEach(() => robot.remove());

test("the words pointed at are distinguished without covering a letter beside them", async ({ page }) => {
  // The latest review in which a theme is found.
  await openLatest(robot, ":has(li)");
  const mark = panel(page).locator("[data-mention]").first();
  await expect(mark).toBeVisible();
  const beside = async (): Promise<string> => {
    const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: Math.ceil(box.x + box.width), y: Math.ceil(box.y), width: 2, height: Math.floor(box.height) };
    return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
  };
  // Once the panel has stopped moving.
  await mark.hover();
  await page.mouse.move(0, 0);
  await expect(mark).not.toHaveAttribute("data-active");
  const [before, plain] = [await beside(), await mark.screenshot()];
  await mark.hover();
  await expect(mark).toHaveAttribute("data-active");
  expect((await mark.screenshot({ animations: "disabled" })).equals(plain)).toBe(false);
  expect(await beside()).toBe(before);
});

test("an address opens its review, and going back closes it", async ({ page }) => {
  await openLatest(robot);
  const title = await panel(page).getByRole("heading").first().innerText();
  const address = page.url();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await page.goto("/licenses");
  await page.goto(address);
  await expect(panel(page).getByRole("heading").first()).toHaveText(title);
  await closePanel(page);
  expect(new URL(page.url()).search).toBe("");
});

test("a review of another destination is as absent as one that never was", async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAside(other, "dmo.voisin@belvedere.example");
  const found = await other.request.post(`${api}/reviews/search`, { headers, data: { size: 1 } });
  const [foreign] = ((await found.json()) as ReviewSearchAnswer).items;
  await elsewhere.close();
  for (const id of [foreign?.id ?? "", "00000000-0000-4000-8000-000000000000", "n-importe-quoi"]) {
    await robot.view();
    await page.goto(`${new URL(page.url()).pathname}?avis=${id}`);
    await expect(panel(page).getByText("Cet avis n’existe pas, n’existe plus ou ne fait pas partie de vos établissements.")).toBeVisible();
    await expect(panel(page)).not.toContainText(foreign?.establishment_name ?? "?");
    await panel(page).getByRole("button", { name: "Fermer" }).last().click();
    await expect(panel(page)).toHaveCount(0);
  }
});

for (const width of [1440, 390]) {
  test(`passages and a review are accessible in both themes, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await robot.view();
    // The most spoken of: a phone shows few rows at a time.
    await themeRow(robot, "Restauration").getByRole("button", { name: "Restauration" }).click();
    await expect(panel(page).getByRole("article").first()).toBeVisible();
    await expectAccessible(page, "passages");
    // One with every kind of mark, and a history.
    const review = await mixedReview(page);
    await page.goto(`${new URL(page.url()).pathname}?avis=${review.review.id}`);
    await settled(page);
    await panel(page).getByRole("button", { name: "Corriger" }).click();
    await panel(page).getByRole("button", { name: "Ajouter une thématique" }).click();
    await panel(page).locator("[data-mention]").first().focus();
    await expectAccessible(page, "review");
  });
}

/** A review that praises and blames: few do, and the passages that blame most plainly come first. */
async function mixedReview(page: Page): Promise<ReviewDetail> {
  for (const theme of ["calme", "prix", "chambre", "attente", "restauration"]) {
    const answer = await page.request.post(`${api}/verbatims/search`, { headers, data: { theme, polarity: -1, size: 40 } });
    for (const { review } of ((await answer.json()) as VerbatimPage).items) {
      const detail = (await (await page.request.get(`${api}/reviews/${review}`)).json()) as ReviewDetail;
      if (detail.mentions.some(({ polarity }) => polarity === 1)) return detail;
    }
  }
  throw new Error("no review praises and blames");
}
