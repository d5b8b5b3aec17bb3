import { expect } from "@playwright/test";

import type { FormMails, StoredForm } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { answerFrom, formsApi, invitationOf, openForm, phone, phoneOf, readForms, writes } from "../support/forms.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

test("a kiosk asks for no address, forgets each guest and returns to its start; it thanks them all and loses no answer", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signInAside(page, "pro@belvedere.example");
  const { id, place } = await openForm(page, "Borne");
  const figures = async () => (await readForms<StoredForm>(page, `/${id}`)).figures;
  const key = Date.now();
  const kiosk = await context.newPage();
  // Whoever is signed in on the same computer answers as a guest.
  await kiosk.goto(new URL(place?.kiosk ?? "").pathname);
  await expectAccessible(kiosk, "a kiosk");
  // Whoever set it up has tried the form at its plain address, and left it there.
  const abandoned = `form-answer ${place?.address.split("/").at(-1)}`;
  await kiosk.evaluate((name) => localStorage.setItem(name, JSON.stringify({ answers: { note: 3 }, began: Date.now() })), abandoned);
  await kiosk.reload();
  await expect(kiosk.getByRole("button", { name: "Commencer", exact: true })).toBeVisible();
  expect(await kiosk.evaluate((name) => localStorage.getItem(name), abandoned)).toBeNull();
  const begun = kiosk.getByRole("button", { name: "Commencer", exact: true });
  const answer = async (words: string): Promise<void> => {
    await begun.click();
    await answerFrom(kiosk, "Continuer", words);
    // No person is quicker.
    await kiosk.waitForTimeout(3_000);
    await kiosk.getByRole("button", { name: "Envoyer" }).click();
  };
  for (const guest of ["Très bel accueil au comptoir, merci", "Un guichet de plus le samedi, s’il vous plaît"]) {
    await answer(`${guest} (${key}).`);
    await expect(kiosk.getByRole("heading", { name: "Merci de votre réponse" })).toBeVisible({ timeout: 30_000 });
    await kiosk.getByRole("button", { name: "Nouvelle réponse" }).click();
    await expect(begun).toBeVisible();
  }
  expect(await figures()).toMatchObject({ on_spot: 2, complete: 0, partial: 0, started: 0 });
  await context.setOffline(true);
  await answer(`Les horaires manquent à la porte (${key}).`);
  await expect(kiosk.getByRole("heading", { name: "Votre réponse est conservée" })).toBeVisible();
  await kiosk.getByRole("button", { name: "Nouvelle réponse" }).click();
  await expect(begun).toBeVisible();
  expect(await kiosk.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("form-answer")))).toEqual([]);
  await context.setOffline(false);
  await expect.poll(async () => (await figures()).on_spot, { timeout: 40_000 }).toBe(3);
  // The next guest is asked what is published by now.
  const { document } = await readForms<StoredForm>(page, `/${id}`);
  await page.request.put(`${formsApi}/${id}`, {
    headers: { ...writes, "If-Match": "*" },
    data: { document: { ...document, title: { fr: "Qu’en dites-vous aujourd’hui ?" } } },
  });
  await page.request.post(`${formsApi}/${id}/publish`, { headers: writes });
  await answer(`Parfait pour les enfants (${key}).`);
  await expect(kiosk.getByRole("button", { name: "Nouvelle réponse" })).toBeVisible({ timeout: 30_000 });
  await kiosk.getByRole("button", { name: "Nouvelle réponse" }).click();
  await expect(kiosk.getByRole("heading", { name: /^Qu’en dites-vous aujourd’hui/ })).toBeVisible();
  expect(await figures()).toMatchObject({ on_spot: 4, complete: 0 });
});

test("an invited guest whose answer arrived while its receipt was lost is thanked; the focus stays on the language that is chosen", async ({
  page,
  browser,
}) => {
  await signInAside(page, "pro@belvedere.example");
  const { id } = await openForm(page, "Reçu");
  const email = `recu.${Date.now()}@example.org`;
  await page.request.post(`${formsApi}/${id}/send`, { headers: writes, data: { guests: [{ email, lang: "fr" }] } });
  const { items } = await readForms<FormMails>(page, `/${id}/mails`);
  const context = await browser.newContext({ viewport: phone, locale: "fr-FR", serviceWorkers: "block" });
  const guest = await phoneOf(context, invitationOf(items[0]?.id ?? ""));
  const language = guest.getByRole("combobox", { name: "Langue" });
  await language.focus();
  await language.selectOption("de");
  await expect(guest.getByRole("combobox", { name: "Sprache" })).toBeFocused();
  await guest.getByRole("combobox", { name: "Sprache" }).selectOption("fr");
  await guest.getByRole("button", { name: "Commencer", exact: true }).click();
  await answerFrom(guest, "Continuer", `Une équipe attentive, un lieu calme (${email}).`);
  await expect(guest.getByRole("button", { name: "Continuer" })).toBeVisible();
  await guest.getByRole("button", { name: "Continuer" }).click();
  await guest.route("**/answers", async (route) => {
    await route.fetch();
    await route.abort();
  });
  // No person is quicker.
  await guest.waitForTimeout(3_000);
  await guest.getByRole("button", { name: "Envoyer" }).click();
  await expect(guest.getByRole("heading", { name: "Votre réponse est conservée" })).toBeVisible({ timeout: 30_000 });
  await guest.unroute("**/answers");
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Merci de votre réponse" })).toBeVisible({ timeout: 30_000 });
  expect((await readForms<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 1 });
  await context.close();
});

test("a guest answers with the keyboard alone, and goes back once", async ({ page, browser }) => {
  await signInAside(page, "pro@belvedere.example");
  const { id, place } = await openForm(page, "Clavier");
  const context = await browser.newContext({ viewport: phone, locale: "fr-FR" });
  const guest = await phoneOf(context, new URL(place?.address ?? "").pathname);
  const heading = guest.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  /** Goes on by the Tab key until a button has the focus, and presses it. */
  const press = async (name: string): Promise<void> => {
    const button = guest.getByRole("button", { name, exact: true });
    for (let stop = 0; stop < 12 && !(await button.evaluate((one) => one === document.activeElement)); stop += 1)
      await guest.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await guest.keyboard.press("Enter");
  };
  await press("Commencer");
  // The focus is on the question: its first mark is the next stop, the others are reached by arrows.
  await guest.keyboard.press("Tab");
  await guest.keyboard.press("Space");
  await guest.keyboard.press("ArrowLeft");
  await expect(guest.getByRole("radio", { name: "10", exact: true })).toBeChecked();
  await press("Continuer");
  await expect(guest.getByText(/^Étape 2 sur/)).toBeVisible();
  await press("Revenir");
  await expect(guest.getByRole("radio", { name: "10", exact: true })).toBeChecked();
  await press("Continuer");
  await guest.keyboard.press("Tab");
  await guest.keyboard.press("Space");
  await guest.keyboard.press("ArrowLeft");
  await press("Continuer");
  await guest.keyboard.press("Tab");
  await guest.keyboard.type(`Tout au clavier, sans souris (${Date.now()}).`);
  await press("Continuer");
  await expect(guest.getByRole("heading", { name: "Avant d’envoyer" })).toBeVisible();
  // No person is quicker.
  await guest.waitForTimeout(3_000);
  await press("Envoyer");
  await expect(guest.getByRole("heading", { name: "Merci de votre réponse" })).toBeVisible({ timeout: 30_000 });
  expect((await readForms<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 1, promoters: 1 });
  await context.close();
});
