import { expect } from "@playwright/test";

import type { FormMails, StoredForm } from "../../../src/generated/types.ts";
import { expectAccessible } from "../support/accessible.ts";
import { answerFrom, invitationOf, phone, phoneOf, readForms } from "../support/forms.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

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

  const { items } = await readForms<FormMails>(page, `/${id}/mails`);
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
  expect((await readForms<StoredForm>(page, `/${id}`)).figures).toMatchObject({ complete: 0 });
  await context.setOffline(false);
  await expect(guest.getByRole("heading", { name: "Vielen Dank für Ihre Antwort" })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(guest, "the ending of a form");
  expect((await readForms<StoredForm>(page, `/${id}`)).figures).toMatchObject({
    complete: 1,
    started: 0,
    partial: 0,
    promoters: 1,
    nps: 100,
  });
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
