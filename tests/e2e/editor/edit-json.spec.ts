import { expect, type Page } from "@playwright/test";

import { DashboardRobot, smallDashboard } from "../support/dashboard-robot.ts";
import { settled, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

let robot: DashboardRobot;

test.beforeEach(async ({ page }, { title }) => {
  await signInAside(page, "dmo@belvedere.example");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  robot = await DashboardRobot.create(page, smallDashboard(title.slice(0, 100)));
  await robot.open();
  await settled(page);
  await robot.select("courbe");
  await robot.settings.getByRole("tab", { name: "JSON" }).click();
});
test.afterEach(() => robot.remove());

const code = (page: Page) => page.locator("[data-json-editor] .cm-content");

/** Puts a text in the place of what is there, the cursor at its end. */
async function write(page: Page, text: string): Promise<void> {
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
  await code(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
}
const measure = async (): Promise<unknown> => {
  const { draft } = await robot.stored();
  return (draft as { widgets: Record<string, { query?: { measure?: string } }> } | null)?.widgets["courbe"]?.query?.measure;
};

test("the JSON of a widget is completed from this installation's names and explained, in the history of the whole editor", async ({
  page,
}) => {
  await write(page, '{ "type": "rating-evolution", "query": { "measure": "" } }');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("response-r");
  const proposals = page.locator("[data-json-editor] .cm-tooltip-autocomplete");
  await expect(proposals.getByText("Taux de réponse", { exact: true })).toBeVisible();
  await expect(proposals.locator("[aria-selected=true]")).toContainText("response-rate");
  // Completion takes no key in the first moments, when it may be about to change.
  await page.waitForTimeout(200);
  await page.keyboard.press("Enter");
  await expect(code(page)).toContainText('"measure": "response-rate"');
  await robot.saved();
  await expect.poll(measure).toBe("response-rate");
  await expect(robot.tile("courbe")).toHaveAttribute("data-state", "ready");

  await page.keyboard.type(", ");
  await page.keyboard.press("Control+ ");
  await expect(proposals.getByText('"limit"')).toBeVisible();
  await page.keyboard.press("Escape");

  await write(page, '{ "type": "rating-evolution", "query": { "measure": "response-rate" } }');
  await page.locator("[data-json-editor] .cm-line").getByText('"response-rate"').hover();
  await expect(page.locator("[data-json-editor] .cm-hover")).toContainText("Taux de réponse");

  // The other tab shows the same, and one history undoes what was written in either.
  await robot.settings.getByRole("tab", { name: "Réglages" }).click();
  await expect(robot.settings.getByRole("combobox", { name: "Indicateur", exact: true })).toHaveText(/Taux de réponse/);
  await robot.settings.getByLabel("Titre").fill("Réponses");
  await robot.settings.getByRole("tab", { name: "JSON" }).click();
  await expect(code(page)).toContainText('"title": "Réponses"');
  await code(page).click();
  await page.keyboard.press("Control+z");
  await expect(code(page)).not.toContainText("Réponses");
});

test("a mistake in the JSON is underlined where it is, said in words, and repaired with one click", async ({ page }) => {
  await write(page, '{ "type": "rating-evolution", "query": { "measure": "raiting", "by": ["month"] } }');
  const underlined = page.locator("[data-json-editor] .cm-lintRange-error");
  await expect(underlined).toHaveText('"raiting"');
  await underlined.hover();
  const hint = page.locator("[data-json-editor] .cm-tooltip-lint");
  await expect(hint).toContainText("raiting");
  await hint.getByRole("button", { name: /Remplacer par rating/ }).click();
  await expect(code(page)).toContainText('"rating"');
  await expect(underlined).toHaveCount(0);
  await expect.poll(async () => [(await robot.stored()).draft !== null, await measure()]).toEqual([true, "rating"]);

  await write(page, '{ "type": "rating-evolution" "title": "Sans virgule" }');
  await expect(underlined).toHaveCount(1);
  await expect(robot.settings.getByRole("status").filter({ hasText: "Ce texte n’est pas encore lisible." })).toBeVisible();
  await expect(robot.tile("courbe")).toHaveAttribute("data-state", "ready");
});
