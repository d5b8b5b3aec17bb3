import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const independent = "pro.independant@belvedere.example";
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("button", { name }).click();

/** From the first step to the bank's page, whose address it returns. */
async function goToBank(page: Page, method: "Mandat SEPA" | "Carte bancaire"): Promise<string> {
  await expect(page.getByRole("form", { name: "Données de facturation" })).toBeVisible();
  await press(page, "Suivant");
  await page.getByRole("radio", { name: method }).check();
  await expect(page.getByText("À payer aujourd’hui")).toBeVisible();
  await press(page, /^Payer 58,80/);
  await expect(page.getByRole("heading", { level: 1, name: "Banque de démonstration" })).toBeVisible();
  return page.url();
}

/** What the account holds, by the server. */
async function isExpert(page: Page): Promise<boolean> {
  const answer = await page.request.get("/api/v2/belvedere/user");
  return ((await answer.json()) as { roles: string[] }).roles.includes("BELVEDERE_V2_PRO_WIDGET_EXPERT");
}

test("an independent subscribes by mandate, waits while it is pending, and comes in once the bank has settled it", async ({
  page,
  context,
}) => {
  // The whole course, looked at on seven pages.
  test.slow();
  await signInAside(page, independent);
  await page.goto("/pro/dashboard");
  await expect(page).toHaveURL(/\/account\/subscription\/widget-expert/);
  await expectAccessible(page, "the first step");
  await page.goto("/account/support");
  await expect(page.getByRole("form", { name: "Nous écrire" })).toBeVisible();
  await expectAccessible(page, "the support before a subscription");
  await page.getByRole("link", { name: /^Revenir à l’abonnement$/ }).click();
  const bank = await goToBank(page, "Mandat SEPA");
  await expectAccessible(page, "the bank of the demonstration");
  await press(page, "Signer le mandat, prélèvement en attente");
  await page.getByRole("link", { name: "Revenir au site" }).click();
  await expect(page.getByRole("heading", { name: "Votre mandat est enregistré." })).toBeVisible();
  await expect(page).toHaveURL(/widget-expert\/pending\?paiement=/);
  expect(await isExpert(page)).toBe(false);
  await expectAccessible(page, "a pending payment");
  // An address says nothing: what counts is the server's.
  await page.goto(page.url().replace("/pending", "/success"));
  await expect(page).toHaveURL(/widget-expert\/pending/);

  const other = await context.newPage();
  await other.goto(bank);
  await press(other, "Régler le prélèvement");
  await expect(other.getByText("Le paiement est réglé.")).toBeVisible();
  await expect(page.getByRole("heading", { name: /votre abonnement est actif/ })).toBeVisible({ timeout: 15_000 });
  expect(await isExpert(page)).toBe(true);
  await page.getByRole("link", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/pro\/dashboard/);

  await page.goto("/account/invoices");
  const row = page.getByRole("row", { name: /F\d{4}-\d{6}/ }).first();
  await expect(row).toContainText("Payée");
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: /^Télécharger F/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^facture-F\d{4}-\d{6}\.pdf$/);
  await expectAccessible(page, "the invoices");

  await page.goto("/account/options");
  await press(page, "Mettre fin : Expert");
  const dialog = page.getByRole("dialog", { name: "Mettre fin à l’abonnement" });
  await expect(dialog).toContainText("rien n’est remboursé");
  await expect(dialog).toContainText("Les widgets de votre site ne s’affichent plus.");
  await dialog.getByRole("button", { name: "Mettre fin" }).click();
  await expect(page.getByText(/Reste ouvert jusqu’au/)).toBeVisible();
  await expectAccessible(page, "the options");

  // The bank takes the payment back: what it opened is closed.
  await press(other, "Rembourser le paiement");
  await expect(other.getByText("Le paiement est remboursé.")).toBeVisible();
  await expect.poll(() => isExpert(page)).toBe(false);
  await page.goto("/account/invoices");
  await expect(page).toHaveURL(/widget-expert\?voir=factures/);
  const invoice = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^F\d{4}-\d{6}/ }) });
  await expect(invoice.first()).toContainText(/Remboursée\s*annulée par A/);
  await other.close();
});

test("an independent whose payment fails stays outside, and may try again", async ({ page }) => {
  // Two courses, one after the other.
  test.slow();
  await signInAside(page, independent);
  await page.goto("/account/subscription/widget-expert");
  await goToBank(page, "Carte bancaire");
  await press(page, "Refuser");
  await page.getByRole("link", { name: "Revenir au site" }).click();
  await expect(page.getByRole("heading", { name: "Le paiement n’a pas abouti." })).toBeVisible();
  await page.getByRole("link", { name: "Reprendre le paiement" }).click();
  await expect(page.getByRole("radio", { name: "Carte bancaire" })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/widget-expert\/error\?paiement=/);
  expect(await isExpert(page)).toBe(false);
  await page.goto("/pro/dashboard");
  await expect(page).toHaveURL(/\/account\/subscription\/widget-expert/);

  const bank = await goToBank(page, "Carte bancaire");
  await press(page, "Accepter, annoncé deux fois");
  await page.getByRole("link", { name: "Revenir au site" }).click();
  await expect(page.getByRole("heading", { name: /votre abonnement est actif/ })).toBeVisible();
  await expectAccessible(page, "a payment that is settled");
  await expect.poll(() => isExpert(page)).toBe(true);
  const paid = await page.request.get("/api/v2/belvedere/subscription");
  expect(((await paid.json()) as { status: string }[]).filter(({ status }) => status === "active").length).toBe(1);

  // As it was, for the tests that follow.
  await page.goto(bank);
  await press(page, "Rembourser le paiement");
  await expect.poll(() => isExpert(page)).toBe(false);
});

test("a subscription is resumed from its pause and paid that day, paused again, and kept, every date and amount said beforehand", async ({
  page,
}) => {
  test.slow();
  await signInAside(page, "pro.simple@belvedere.example");
  await page.goto("/account/options");
  const option = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Mes avis sur mon site" }) })
    .first();
  await expect(option).toContainText("En pause");
  await press(page, "Reprendre maintenant : Mes avis sur mon site");
  const resume = page.getByRole("dialog", { name: "Reprendre maintenant" });
  await expect(resume).toContainText("10,80");
  await expectAccessible(page, "the resumption of a subscription");
  await resume.getByRole("button", { name: /^Reprendre et payer 10,80/ }).click();
  await expect(option).toContainText("Actif");
  await expect(option).toContainText(/Prochain paiement le .+?\s:\s10,80/);
  const roles = async (): Promise<string[]> =>
    ((await (await page.request.get("/api/v2/belvedere/user")).json()) as { roles: string[] }).roles;
  await expect.poll(roles).toContain("BELVEDERE_DIFFUSION_WIDGET");

  // Who has the option reads what becomes of it, where the offer that contains it is bought.
  await page.goto("/account/subscription/widget-expert?offre=expert");
  await expect(page.getByText(/y est comprise.: payée jusqu’au/)).toBeVisible();
  await expect(page.getByText(/49,00.€ HT/)).toBeVisible();

  await page.goto("/account/options");
  await press(page, "Mettre en pause : Mes avis sur mon site");
  const pause = page.getByRole("dialog", { name: "Mettre en pause" });
  await pause.getByRole("radio", { name: "2 mois" }).check();
  await expect(pause).toContainText("Rien n’est prélevé pendant la pause.");
  await expect(pause).toContainText("Les widgets de votre site ne s’affichent plus.");
  await pause.getByRole("button", { name: "Mettre en pause" }).click();
  await expect(option).toContainText("Pause prévue");
  await expect(option).toContainText(/En pause après le .+?\s; reprise et paiement de 10,80\s€ TTC le /);
  await press(page, "Garder comme avant : Mes avis sur mon site");
  await page.getByRole("dialog").getByRole("button", { name: "Garder comme avant" }).click();
  await expect(option).toContainText("Actif");

  await page.goto("/account/invoices");
  await expect(page.getByRole("row", { name: /F\d{4}-\d{6}/ }).first()).toContainText("Payée");
});

test("a professional compares the offers, and writes to the support with a file", async ({ page }) => {
  await signInAside(page, "pro.simple@belvedere.example");
  await page.goto("/account/offers");
  await expect(page.getByRole("heading", { level: 2, name: "Expert", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Passer en mode EXPERT" }).last()).toHaveAttribute("href", /offre=expert/);
  await expectAccessible(page, "the offers");
  await page.goto("/account/support");
  await page.getByText("Où sont mes factures ?").click();
  await expect(page.getByRole("link", { name: "Voir mes factures" })).toBeVisible();
  await page.getByRole("textbox", { name: "Objet" }).fill("Mes widgets");
  await press(page, "Envoyer");
  await expect(page.getByRole("textbox", { name: "Votre message" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Votre message" }).fill("Ils ne s’affichent plus.");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "capture.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(page.getByRole("list", { name: "Pièces jointes" })).toContainText("capture.pdf");
  await press(page, "Envoyer");
  await expect(page.getByRole("heading", { level: 3, name: "Mes widgets" }).first()).toBeVisible();
  await expectAccessible(page, "the support");
});
