import { expect, type Locator, type Page } from "@playwright/test";

import type { DashboardRobot } from "../support/dashboard-robot.ts";
import { settled } from "../support/session.ts";
import { test } from "../support/test.ts";
import { closePanel, openLatest, openVoices, panel, themeRow } from "../support/voices.ts";

let robot: DashboardRobot;
test.beforeEach(async ({ page }) => void (robot = await openVoices(page)));
test.afterEach(() => robot.remove());

const row = (theme: string): Locator => themeRow(robot, theme);
const mentions = async (theme: string): Promise<number> => countIn(row(theme).locator('[data-label="Mentions"]'));
async function countIn(place: Locator): Promise<number> {
  const text = await place.innerText();
  const [digits = ""] = /[\d\s\u202f]+/.exec(text) ?? [];
  return Number(digits.replace(/\D/g, ""));
}
/** The number of passages that the open panel shows. */
const passages = (page: Page): Promise<number> => countIn(panel(page).getByText(/ passages? dans /));

test("a theme's figure opens as many passages as it counts, in a table, in bars and by balance of opinion", async ({ page }) => {
  await robot.view();
  const weighed = robot.tile("solde").locator("li").first();
  const [inTable, byBalance] = [await mentions("Calme"), await countIn(weighed.locator('[class*="mentions"]'))];
  expect(inTable).toBeGreaterThan(20);

  await row("Calme").getByRole("button", { name: "Calme" }).click();
  expect(await passages(page)).toBe(inTable);
  await expect(panel(page).getByRole("article").first().locator("strong")).not.toBeEmpty();
  await panel(page)
    .getByRole("radio", { name: /^Négatifs/ })
    .click();
  await expect.poll(() => passages(page)).toBeLessThan(inTable);
  const negative = await passages(page);
  await expect(panel(page).getByRole("radio", { name: /^Négatifs/ })).toHaveText(new RegExp(`\\s${negative}$`));
  await closePanel(page);

  // It begins on the side that was clicked; all that it counts is a step away.
  await weighed.getByRole("button").click();
  const sides = panel(page).getByRole("radio");
  await expect(sides.first()).not.toBeChecked();
  await sides.first().click();
  await expect.poll(() => passages(page)).toBe(byBalance);
  await closePanel(page);

  const bars = robot.tile("plaintes");
  await bars.locator('[tabindex="0"]').first().focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const title = await panel(page).getByRole("heading").first().innerText();
  const counted = await passages(page);
  await closePanel(page);
  await bars.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Tableau" }).click();
  const themeRow = bars.getByRole("row").filter({ hasText: title.split(", ").slice(1).join(", ") });
  expect(await countIn(themeRow.getByRole("cell").first())).toBe(counted);
});

test("a point of one theme among several opens that theme's passages of its quarter, by keyboard and by pointer", async ({ page }) => {
  const tile = robot.tile("temps");
  const plane = tile.locator('[tabindex="0"]').first();
  /** The theme under the cursor, and the number of its mentions on the card. */
  const themeAtCursor = async (): Promise<{ theme: string; n: number }> => {
    const row = page.locator("[popover] p", { hasText: "Mentions pour ou contre, " });
    const [name = "", n = ""] = await row.locator("span").allInnerTexts();
    return { theme: name.split(", ").slice(1).join(", "), n: Number(n.replace(/\D/g, "")) };
  };
  const opens = async ({ theme, n }: { theme: string; n: number }): Promise<void> => {
    await expect(panel(page).getByRole("heading").first()).toHaveText(new RegExp(`, ${theme}, \\d.*trimestre`));
    expect(await passages(page)).toBe(n);
    await closePanel(page);
  };
  const seen = new Set<string>();
  for (const keys of [
    ["Home", "ArrowRight"],
    ["Home", "ArrowRight", "ArrowDown"],
  ]) {
    await plane.focus();
    for (const key of keys) await page.keyboard.press(key);
    let chosen = await themeAtCursor();
    // A theme may have a quarter without a word for or against it.
    for (let more = 0; chosen.n === 0 && more < 6; more++) {
      await page.keyboard.press("ArrowRight");
      chosen = await themeAtCursor();
    }
    expect(chosen.n).toBeGreaterThan(0);
    seen.add(chosen.theme);
    await page.keyboard.press("Enter");
    await opens(chosen);
  }
  expect(seen.size).toBe(2);

  const box = await plane.boundingBox();
  if (!box) throw new Error("the chart has no place");
  const at = { x: box.x + box.width * 0.55, y: box.y + box.height * 0.15 };
  await page.mouse.move(at.x, at.y);
  const chosen = await themeAtCursor();
  await page.mouse.click(at.x, at.y);
  await opens(chosen);
});

test("what makes the NPS opens the passages of as many promoters and detractors as it shows", async ({ page }) => {
  const line = robot.tile("moteurs").getByRole("listitem").first();
  const reviews = await countIn(line.getByText(/ avis$/));
  await line.getByRole("button").click();
  const note = panel(page).getByText(/ avis de promoteurs et de détracteurs$/);
  expect(await countIn(note.filter({ hasText: "dans" }))).toBeGreaterThanOrEqual(reviews);
  expect(Number((await note.innerText()).split(" dans ")[1]?.replace(/\D/g, ""))).toBe(reviews);
});

/** Opens, from a theme's passages, the first review that mentions the theme once: moved, it leaves none behind. Returns that mention's line among the corrections. */
async function openSoleMention(page: Page, review: Locator, theme: string): Promise<Locator> {
  for (let nth = 0; nth < 20; nth++) {
    await panel(page)
      .getByRole("button", { name: /^Lire l’avis sur/ })
      .nth(nth)
      .click();
    await expect(page).toHaveURL(/[?&]avis=/);
    await review.locator("[data-mention][data-active]").first().click();
    const lines = review.getByRole("list", { name: "Thématiques de l’avis" }).getByRole("listitem");
    await expect(lines.first()).toBeVisible();
    const names = await lines.evaluateAll((all) => all.map((line) => line.ariaLabel ?? ""));
    const ofTheme = names.filter((name) => name.includes(`: ${theme}, `));
    if (ofTheme.length === 1) return lines.nth(names.indexOf(ofTheme[0] ?? ""));
    await page.goBack();
    await expect(review).toHaveCount(0);
  }
  throw new Error(`each of the first reviews mentions ${theme} more than once`);
}

test("a correction moves a mention from one theme's count to the other's, and its undo moves it back", async ({ page }) => {
  const before: Record<string, number> = {};
  for (const theme of await robot.tile("tableau").getByRole("rowheader").getByRole("button").allInnerTexts())
    before[theme] = await mentions(theme);
  await row("Calme").getByRole("button", { name: "Calme" }).click();
  const review = panel(page).filter({ has: page.getByRole("list", { name: "Thématiques", exact: true }) });
  const item = await openSoleMention(page, review, "Calme");
  // A theme is counted once a review: the mention goes to one that the review is not on yet.
  const chips = await review.getByRole("list", { name: "Thématiques", exact: true }).getByRole("listitem").allInnerTexts();
  const other = Object.keys(before).find((theme) => !chips.some((chip) => chip.includes(theme))) ?? "";
  const counts = async (): Promise<Record<string, number>> => ({ Calme: await mentions("Calme"), [other]: await mentions(other) });
  const [calm = 0, others = 0] = [before["Calme"], before[other]];
  await item.getByRole("combobox").click();
  await page.getByRole("option", { name: other }).click();
  await expect(page.getByText("Correction enregistrée")).toBeVisible();
  await expect(item).toContainText("Corrigé par vous le");
  await expect(item).toContainText("Avant correction");
  const address = page.url();

  await page.goBack();
  await expect(review).toHaveCount(0);
  await expect.poll(() => passages(page)).toBe(calm - 1);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(counts).toEqual({ Calme: calm - 1, [other]: others + 1 });

  // The address alone brings the review back, with its history.
  await page.goto(address);
  await settled(page);
  await review.getByRole("button", { name: "Annuler", exact: true }).first().click();
  await expect(review.getByText(/^Annulé par vous le/)).toBeVisible();
  // Beneath it the address has the figure that it was opened from.
  await review.getByRole("button", { name: "Fermer" }).first().click();
  await expect(review).toHaveCount(0);
  await closePanel(page);
  await expect.poll(counts).toEqual({ Calme: calm, [other]: others });
});

test("words selected in a review get a theme, which the notification takes away again", async ({ page }) => {
  const before = await mentions("Calme");
  await openLatest(robot);
  const text = panel(page).locator('[data-field="text"]');
  await panel(page).getByRole("button", { name: "Corriger" }).click();
  await panel(page).getByRole("button", { name: "Ajouter une thématique" }).click();
  const chips = panel(page).getByRole("list", { name: "Thématiques", exact: true }).getByRole("listitem");
  const themes = await chips.count();
  // As a double press does: the first word. A long review may have left the panel's sight with the form.
  await text.evaluate((words) => words.scrollIntoView({ block: "start" }));
  const box = await text.boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 12, (box?.y ?? 0) + 14);
  const word = await page.evaluate(() => getSelection()?.toString().trim() ?? "");
  expect(word).not.toBe("");
  const form = panel(page).getByRole("form", { name: "Ajouter une thématique" });
  await expect(form.getByRole("textbox", { name: "Passage" })).toHaveValue(word);
  await form.getByRole("combobox", { name: "Thématique" }).click();
  await page.getByRole("option", { name: "Calme" }).click();
  await form.getByRole("radio", { name: "Négatif" }).click();
  await form.getByRole("button", { name: "Ajouter" }).click();
  await expect(chips).toHaveCount(themes + 1);
  await page.locator("[data-toasts]").getByRole("button", { name: "Annuler" }).click();
  await expect(chips).toHaveCount(themes);
  await closePanel(page);
  await expect.poll(() => mentions("Calme")).toBe(before);
});
