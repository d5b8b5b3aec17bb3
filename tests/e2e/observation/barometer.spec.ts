import { expect, type Page } from "@playwright/test";

import type { JournalEntry } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { settled, signIn, signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const address = "/barometer?month=07&year=2026";
const journal = "/api/v2/belvedere/observation/journal";
const headers = { "X-Requested-By": "belvedere" };
const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ""));

async function open(page: Page, path = address): Promise<void> {
  await signInAside(page, "dmo@belvedere.example");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Baromètre" })).toBeVisible();
  await settled(page);
}

test("a month is read from the menu, and the one before it by one press, whose address says so", async ({ page }) => {
  await signIn(page, "dmo@belvedere.example");
  await page.getByRole("button", { name: "Ma réputation" }).click();
  await page.getByRole("menuitem", { name: "Baromètre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Baromètre" })).toBeVisible();
  await open(page);
  const moved = page.getByRole("definition").first();
  await expect(moved).toContainText("La note de juillet 2026 est de");
  await page.getByRole("button", { name: "Mois précédent : juin 2026" }).click();
  await expect(moved).toContainText("La note de juin 2026 est de");
  expect(new URL(page.url()).search).toBe("?month=06&year=2026");
  await page.goBack();
  await expect(moved).toContainText("juillet 2026");
});

test("a figure of the tables opens the reviews that it counts", async ({ page }) => {
  await open(page);
  const figure = page.getByRole("table", { name: "Par catégorie" }).getByRole("button", { name: "Lire les avis : Restaurant" });
  const counted = numberIn(await figure.innerText());
  expect(counted).toBeGreaterThan(30);
  await figure.click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("Restaurant, juillet 2026");
  const total = async (): Promise<number> =>
    numberIn(
      await panel
        .getByText(/^[\d\s]+ avis$/)
        .first()
        .innerText(),
    );
  await expect.poll(total).toBe(counted);
});

test("is printed on two sheets of A4, each with text", async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  // Both sheets set type: each has fonts among its resources.
  expect(pdf.match(/\/Type\s*\/Page\b[^]*?\/Font\b/g)?.length).toBe(2);
});

test("an entry of the journal is noted, marked on the curve and named at its month, and removed with a way back", async ({ page }) => {
  await open(page);
  const title = `Fête de l’essai ${Date.now()}`;
  await page.getByRole("button", { name: "Journal du territoire", exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Ajouter une entrée" }).click();
  await panel.getByLabel("Intitulé").fill(title);
  await panel.getByLabel("Premier jour").fill("2026-07-18");
  await panel.getByLabel("Dernier jour").fill("2026-07-19");
  await expectAccessible(page, "the form of the journal");
  await panel.getByRole("button", { name: "Enregistrer" }).click();
  await expect(panel.getByText(title)).toBeVisible();
  await expectAccessible(page, "the list of the journal");
  await page.keyboard.press("Escape");

  const curve = page.locator('[data-widget="course"]');
  await expect(curve.locator("[data-drawn]")).toHaveAttribute("aria-label", new RegExp(title));
  // A curve that is drawn anew with its marks forgets the point under the cursor.
  await expect(async () => {
    await curve.getByRole("group").focus();
    await page.keyboard.press("End");
    await expect(curve.locator("[aria-live]").last()).toContainText(title, { timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Repères du journal du territoire" }).click();
  await expect(curve.locator("[data-drawn]")).not.toHaveAttribute("aria-label", new RegExp(title));
  await page.getByRole("button", { name: "Repères du journal du territoire" }).click();

  await page.getByRole("button", { name: "Journal du territoire", exact: true }).click();
  await panel.getByRole("button", { name: `Supprimer : ${title}` }).click();
  await expect(panel.getByText(title)).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).last().click();
  await expect(panel.getByText(title)).toBeVisible();
  const entries = (await (await page.request.get(journal)).json()) as JournalEntry[];
  for (const { id } of entries.filter((entry) => entry.title === title)) await page.request.delete(`${journal}/${id}`, { headers });
});

test("nothing of it is inaccessible, at both widths", async ({ page }) => {
  await open(page);
  await expectAccessible(page, "the barometer");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "the barometer on a phone");
});

test("a month without reviews says so, and its tiles offer nothing that a month cannot do", async ({ page }) => {
  await open(page, "/barometer?month=01&year=2015");
  await expect(page.getByRole("definition").first()).toContainText("Aucun avis noté en janvier 2015");
  await expect(page.locator('[data-widget="rating"]')).toContainText("Aucun avis sur cette période");
  for (const name of ["Élargir à 12 mois", "Voir jusqu’à cette date"]) await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("a month to come is refused with a way on, and what is no territory of one's own is not there", async ({ page }) => {
  await signInAside(page, "dmo@belvedere.example");
  await page.goto("/barometer?month=01&year=2099");
  await expect(page.getByText("Ce mois n’a pas commencé. Choisissez un mois passé, ou le mois en cours.")).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole("button", { name: /^Voir / }).click();
  await expect(page.getByRole("heading", { name: "Le mois en trois phrases" })).toBeVisible();
  await page.goto("/barometer?territory=dunes");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Baromètre");
});
