import { type BrowserContext, expect, type Page } from "@playwright/test";

import { formTokens } from "../../server/modules/forms/form-tokens.ts";
import { openSecrets } from "../../server/ports/identity/secrets.ts";
import type { FormMails, StoredForm } from "../../src/generated/types.ts";
import { expectAccessible } from "./support/accessible.ts";
import { signInAside } from "./support/session.ts";
import { test } from "./support/test.ts";

const api = "/api/v2/belvedere/satisfaction-forms";
const phone = { width: 390, height: 844 };

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`${api}${path}`)).json()) as T;
}

/** The address of a guest's invitation, as the mail has it: mails go out between nine and seven, tests at any hour. */
function invitationOf(mail: string): string {
  const tokens = formTokens(openSecrets(process.env.E2E_DATA_DIR ?? ""));
  return `/public/form/${tokens.invitation(mail)}`;
}

async function answerFrom(guest: Page, submit: string, text: string): Promise<void> {
  await guest.getByRole("radio", { name: "10", exact: true }).check({ force: true });
  await guest.getByRole("button", { name: submit }).click();
  await guest.getByRole("radio", { name: "9", exact: true }).check({ force: true });
  await guest.getByRole("button", { name: submit }).click();
  await guest.getByRole("textbox").fill(text);
}

async function phoneOf(context: BrowserContext, address: string): Promise<Page> {
  const guest = await context.newPage();
  await guest.goto(address);
  return guest;
}

test("a hotelier makes a form and sends it by CSV; a guest answers without a connection, in German, and it counts once", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const key = Date.now().toString(36);
  const title = `Séjour ${key}`;
  const words = `Sehr ruhiges Zimmer und ein herzlicher Empfang (${key}).`;
  await signInAside(page, "pro@belvedere.example");
  await page.goto("/preferences/questionnaires");
  await expect(page.getByRole("heading", { level: 1, name: "Questionnaires de satisfaction" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Questionnaires" })).toBeVisible();
  await expectAccessible(page, "the list of forms");
  await page.getByRole("button", { name: "Nouveau questionnaire" }).first().click();
  await page.getByRole("radio", { name: "Séjour à l’hôtel", exact: true }).first().check({ force: true });
  await page.getByLabel("Nom du questionnaire").fill(title);
  await page.getByRole("button", { name: "Créer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible(page, "the editor of a form");
  await page.getByRole("radio", { name: "Borne", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Aperçu" }).getByRole("button", { name: "Commencer", exact: true })).toBeVisible();
  await expectAccessible(page, "the preview of a form on a kiosk");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publier" }).click();
  await expect(page.getByRole("dialog", { name: "Questionnaire publié" })).toContainText(
    /^Questionnaire publiéLa version 1 est ouverte pour [^.]+\./,
  );
  await page.getByRole("button", { name: "Diffuser ce questionnaire" }).click();
  await expect(page.getByText("Ouvert", { exact: true })).toBeVisible();
  await page
    .getByRole("button", { name: /^Code QR de / })
    .first()
    .click();
  await expect(page.getByRole("img", { name: /^Code QR de / })).toBeVisible();
  await expectAccessible(page, "the addresses of a form");
  await page.getByRole("button", { name: "Choisir les établissements" }).click();
  const choosing = page.getByRole("dialog", { name: /^Qui diffuse ce questionnaire/ });
  await choosing.getByRole("checkbox", { checked: true }).first().uncheck();
  await expect(choosing.getByText(/^À retirer\s:\s1\. Leurs adresses/)).toBeVisible();
  await expectAccessible(page, "the choice of establishments of a form");
  const places = page.getByText("Adresse pour une borne", { exact: true });
  const before = await places.count();
  await choosing.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("1 établissement retiré")).toBeVisible();
  await expect(places).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(places).toHaveCount(before);
  const guests = ["vogt", "anna", "jan"].map((name) => `${name}.${key}@example.org`);
  const lines = [
    "Adresse;Nom;Venue;Langue",
    `${guests[0]};Herr Vogt;;de`,
    `${guests[1]};Anna;;it`,
    `${guests[2]};Jan;;nl`,
    "sans adresse;Luc",
  ];
  await page.getByLabel("Fichier CSV").setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await expect(page.getByText("clients.csv")).toBeVisible();
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page.getByText("3 invitations prêtes.")).toBeVisible();
  await expect(page.getByText(/^Ligne 5\s:/)).toBeVisible();
  await expectAccessible(page, "the sending of a form");
  await page.getByRole("button", { name: "Envoyer 3 invitations" }).click();
  await page.getByRole("link", { name: "Suivre les envois" }).click();
  await expect(page.getByRole("rowheader", { name: /Herr Vogt/ })).toBeVisible();
  await expectAccessible(page, "the mails of a form");

  const { items } = await read<FormMails>(page, `/${id}/mails`);
  const address = invitationOf(items.find(({ email }) => email === guests[0])?.id ?? "");
  const context = await browser.newContext({ viewport: phone, locale: "de-DE" });
  const guest = await phoneOf(context, address);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Ihr Aufenthalt");
  await expectAccessible(guest, "the beginning of a form");
  await guest.evaluate(() => navigator.serviceWorker.ready);
  await guest.getByRole("button", { name: "Beginnen" }).click();
  await context.setOffline(true);
  await expect(guest.getByText(/^Keine Verbindung/)).toBeVisible();
  await answerFrom(guest, "Weiter", words);
  // The page itself is loaded without a connection, and what was typed is there.
  await guest.reload();
  await expect(guest.getByRole("textbox")).toHaveValue(words);
  await expect(guest.getByText(/^Keine Verbindung/)).toBeVisible();
  await expectAccessible(guest, "a question of a form, without a connection");
  for (let step = 0; step < 12 && (await guest.getByRole("checkbox").count()) === 0; step += 1)
    await guest.getByRole("button", { name: "Weiter" }).click();
  await guest.getByRole("checkbox").first().check();
  // No person is quicker.
  await guest.waitForTimeout(3_000);
  await guest.getByRole("button", { name: "Absenden" }).click();
  await expect(guest.getByRole("heading", { name: "Ihre Antwort ist gespeichert" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Ihre Antwort ist gespeichert" })).toBeVisible();
  expect((await read<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 0 });
  await context.setOffline(false);
  await expect(guest.getByRole("heading", { name: "Vielen Dank für Ihre Antwort" })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(guest, "the ending of a form");
  expect((await read<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 1, started: 0, partial: 0, promoters: 1, nps: 100 });
  // Kept on the device: the page, and neither a form nor an answer.
  expect(
    await guest.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return { api: kept.flat().filter(({ url }) => url.includes("/api/")).length, storage: Object.keys(localStorage) };
    }),
  ).toEqual({ api: 0, storage: [] });
  await guest.goto(address);
  await expect(guest.getByRole("heading", { name: /nicht mehr verfügbar/ })).toBeVisible();

  await page.getByRole("tab", { name: "Réponses" }).click();
  await page.reload();
  await expect(page.getByText("1 réponse complète", { exact: true })).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: words })).toBeVisible();
  await expectAccessible(page, "the answers to a form");
  await page.context().clearCookies();
  await signInAside(page, "dmo@belvedere.example");
  await page.goto(`/moderation/reviews/pending?q=${key}`);
  await expect(page.getByRole("article", { name: "Avis ouvert" }).getByText(words)).toBeVisible();
  await context.close();
});

test("a kiosk asks for no address, forgets each guest and returns to its start; it thanks them all and loses no answer", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signInAside(page, "pro@belvedere.example");
  const { id, place } = await opened(page, "Borne");
  const figures = async () => (await read<StoredForm>(page, `/${id}`)).figures;
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
  const { document } = await read<StoredForm>(page, `/${id}`);
  await page.request.put(`${api}/${id}`, {
    headers: { ...writes, "If-Match": "*" },
    data: { document: { ...document, title: { fr: "Qu’en dites-vous aujourd’hui ?" } } },
  });
  await page.request.post(`${api}/${id}/publish`, { headers: writes });
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
  const { id } = await opened(page, "Reçu");
  const email = `recu.${Date.now()}@example.org`;
  await page.request.post(`${api}/${id}/send`, { headers: writes, data: { guests: [{ email, lang: "fr" }] } });
  const { items } = await read<FormMails>(page, `/${id}/mails`);
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
  expect((await read<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 1 });
  await context.close();
});

test("a guest answers with the keyboard alone, and goes back once", async ({ page, browser }) => {
  await signInAside(page, "pro@belvedere.example");
  const { id, place } = await opened(page, "Clavier");
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
  expect((await read<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 1, promoters: 1 });
  await context.close();
});

const writes = { "X-Requested-By": "belvedere" };

/** A short form that is open, and the addresses of the establishment that asks with it. */
async function opened(page: Page, title: string): Promise<{ id: string; place: StoredForm["establishments"][number] | undefined }> {
  const created = await page.request.post(api, {
    headers: { ...writes, "Idempotency-Key": `questionnaire-${Date.now()}` },
    data: { model: "court", title: `${title} ${Date.now()}`, establishments: [await ownPlace(page)] },
  });
  const { id } = (await created.json()) as StoredForm;
  await page.request.post(`${api}/${id}/publish`, { headers: writes });
  return { id, place: (await read<StoredForm>(page, `/${id}`)).establishments[0] };
}

/** The first establishment of who is signed in. */
async function ownPlace(page: Page): Promise<string> {
  const answer = await page.request.get("/api/v2/belvedere/user");
  return ((await answer.json()) as { cards: { id: string }[] }).cards[0]?.id ?? "";
}
