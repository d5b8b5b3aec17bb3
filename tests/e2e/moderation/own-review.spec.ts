import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { signInAside } from "../support/session.ts";
import { test } from "../support/test.ts";

const api = "/api/v2/belvedere";
const phone = { width: 390, height: 844 };
const dmo = "dmo@belvedere.example";

const policies = join(import.meta.dirname, "../../../templates/moderation");
/** A policy of the destination under which no decision can be taken back; there for a moment. */
const atOnce = join(policies, "zz-e2e-at-once.json");
test.afterEach(() => rmSync(atOnce, { force: true }));

/** The latest mail of the outbox that holds some words; null until it is there. */
function mailWith(words: string): string | null {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "outbox");
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
    return (
      files
        .toSorted()
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .findLast((mail) => mail.includes(words)) ?? null
    );
  } catch {
    return null;
  }
}

/** The address of a page in the latest mail that holds some words and leads there, as the browser opens it. */
async function linkIn(words: string, path: string): Promise<string> {
  const link = (): string | undefined =>
    mailWith(words)
      ?.split(/\r?\n/)
      .find((one) => one.includes(path) && one.trim().startsWith("http"));
  await expect.poll(link, { timeout: 20_000 }).toBeDefined();
  return new URL(link()?.trim() ?? "").pathname;
}

test("a guest's review goes from their phone to publication, is answered without an account, contested and withdrawn", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const key = Date.now().toString(36);
  const email = `camille.${key}@exemple.fr`;
  const text = `La chambre donnait sur le lac, et l’accueil était chaleureux (${key}).`;
  await signInAside(page, dmo);
  const found = await page.request.post(`${api}/observation/establishment?search=Hôtel Bellerive`, {
    headers: { "X-Requested-By": "belvedere" },
    data: {},
  });
  const { items } = (await found.json()) as { items: { id: string; name: string }[] };
  const place = items.find(({ name }) => name === "Hôtel Bellerive")?.id ?? "";

  // The guest, on a phone of their own.
  const guest = await (await browser.newContext({ viewport: phone, locale: "fr-FR" })).newPage();
  await guest.goto(`/public/review/new/${place}`);
  await expect(guest.getByRole("heading", { level: 1, name: "Votre avis sur Hôtel Bellerive" })).toBeVisible();
  await guest.getByLabel("Langue").selectOption("en");
  await expect(guest.getByRole("heading", { level: 1, name: "Your review of Hôtel Bellerive" })).toBeVisible();
  await guest.getByLabel("Language").selectOption("fr");
  await guest.getByRole("radio", { name: "9", exact: true }).check({ force: true });
  await guest.getByLabel("Votre commentaire").fill(text);
  // What is typed stays through a reload.
  await guest.reload();
  await expect(guest.getByLabel("Votre commentaire")).toHaveValue(text);
  await expectAccessible(guest, "the form of a review");
  await guest.getByLabel("Date de votre visite").fill(new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10));
  await guest.getByLabel("Vous êtes venu").selectOption("couple");
  await guest.getByLabel("Votre adresse e-mail").fill(email);
  await guest.getByRole("button", { name: "Envoyer mon avis" }).click();
  await expect(guest.getByText("Votre accord est nécessaire pour publier votre avis.")).toBeVisible();
  await guest.getByLabel("J’accepte que mon avis soit publié.").check();
  await guest.waitForTimeout(3_000);
  await guest.getByRole("button", { name: "Envoyer mon avis" }).click();
  await expect(guest.getByRole("heading", { name: "Confirmez votre avis" })).toBeVisible({ timeout: 30_000 });
  const authorPage = await linkIn(email, "/public/review/");
  await guest.goto(authorPage);
  await expect(guest.getByText("Votre avis attend votre confirmation.")).toBeVisible();
  await expect(guest.getByText(/E-mail confirmé/)).toHaveCount(0);
  await guest.getByRole("button", { name: "Confirmer mon avis" }).click();
  await expect(guest.getByText("Votre avis attend la lecture d’un modérateur.")).toBeVisible({ timeout: 30_000 });
  // A document proves the stay; nothing else is taken.
  const document = guest.locator("input[type=file]");
  await document.setInputFiles({ name: "facture.txt", mimeType: "text/plain", buffer: Buffer.from("facture") });
  await expect(guest.getByText(/ni une image PNG, JPEG ou WebP/)).toBeVisible();
  await document.setInputFiles({ name: "facture.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 facture") });
  await expect(guest.getByText(/Un modérateur l’examine/)).toBeVisible();
  await expectAccessible(guest, "the page of an author");

  // A moderator refuses it, takes that back by the keyboard's way of deciding, then refuses again.
  await page.goto(`/moderation/reviews/pending?q=${key}`);
  const panel = page.getByRole("article", { name: "Avis ouvert" });
  await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByText(/E-mail confirmé/)).toBeVisible();
  await expectAccessible(page, "moderation");
  await panel.getByRole("button", { name: "Elle prouve la venue" }).click();
  await expect(panel.getByText(/Preuve fournie/).first()).toBeVisible();
  await page.keyboard.press("4");
  await expect(panel.getByRole("radio", { name: /Hors sujet/ })).toBeChecked();
  await page.keyboard.press("r");
  await expect(page.getByText("Avis refusé")).toBeVisible();
  // Its author reads nothing of it while it can be taken back.
  await guest.reload();
  await expect(guest.getByText("Votre avis attend la lecture d’un modérateur.")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Contester la décision" })).toHaveCount(0);
  const { delays } = JSON.parse(readFileSync(join(policies, "avis.json"), "utf8")) as { delays: object };
  writeFileSync(atOnce, JSON.stringify({ policy: "zz-e2e-at-once", for: "aurelle", delays: { ...delays, undo_minutes: 0 } }));
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText("Motif : Hors sujet")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await guest.getByRole("button", { name: "Contester la décision" }).click();
  await guest.getByLabel("Pourquoi votre avis devrait-il être publié ?").fill("Il parle de mon séjour.");
  await guest.getByRole("button", { name: "Contester la décision" }).click();
  await expect(guest.getByText("Vous contestez le refus : un modérateur relit votre avis.")).toBeVisible();

  rmSync(atOnce);

  // Who refused does not judge the appeal; a colleague does.
  await page.goto(`/moderation/reviews/pending?q=${key}`);
  await expect(panel.getByText("L’auteur conteste le refus.")).toBeVisible();
  await panel.getByRole("button", { name: /^Publier/ }).click();
  await expect(page.getByText(/un autre modérateur juge la contestation/).first()).toBeVisible();
  // What is said of a decision covers no button of the next one.
  await panel.getByRole("button", { name: /^Publier/ }).click({ trial: true, timeout: 3_000 });
  await expect(page.getByText(/un autre modérateur juge la contestation/).first()).toBeVisible();
  await signInAside(page, "dmo.moderation@belvedere.example");
  await page.goto(`/moderation/reviews/pending?q=${key}`);
  await expect(panel.getByText(text)).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText("Avis publié")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("Votre avis est publié.")).toBeVisible();

  // The professional answers from the mail, without an account.
  await page.goto(`/moderation/reviews/published?q=${key}`);
  await panel.getByRole("button", { name: "Renvoyer la notification" }).click();
  await expect(panel.getByText("Notification renvoyée")).toBeVisible();
  const replyPage = await linkIn(key, "/public/moderation/review/");
  await guest.goto(replyPage);
  const words = guest.getByRole("textbox", { name: "Texte de votre réponse" });
  await guest.getByRole("button", { name: "Proposer une réponse" }).click();
  await expect(words).toHaveValue(/\S/);
  await words.fill("Merci pour votre visite, à bientôt au bord du lac.");
  // The server keeps it: another visit of the link goes on where this one was.
  await expect(guest.getByText("Brouillon enregistré")).toBeVisible();
  await guest.reload();
  await expect(words).toHaveValue("Merci pour votre visite, à bientôt au bord du lac.");
  await expectAccessible(guest, "the right of reply");
  await guest.getByRole("button", { name: "Publier la réponse" }).click();
  await expect(guest.getByText("En modération")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Modifier la réponse" })).toHaveCount(0);

  // A moderator publishes the answer; the author reads it, and the figures count the review.
  await page.goto(`/moderation/reviews/responses?q=${key}`);
  await panel.getByRole("button", { name: /^Publier la réponse/ }).click();
  await expect(page.getByText("Réponse publiée")).toBeVisible();
  await guest.goto(authorPage);
  await expect(guest.getByText("Merci pour votre visite, à bientôt au bord du lac.")).toBeVisible();
  await signInAside(page, dmo);
  await page.goto(`/reviews?q=${key}`);
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });

  // Withdrawn, it is gone everywhere.
  await guest.getByRole("button", { name: "Retirer mon avis" }).click();
  await guest.getByRole("button", { name: "Retirer pour toujours" }).click();
  await expect(guest.getByText("Votre avis est retiré.")).toBeVisible();
  await guest.goto(replyPage);
  await expect(guest.getByText("Cette page n’est plus disponible.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toHaveCount(0, { timeout: 20_000 });
});

test("an unknown state says so with the way back, and «todo» leads to the reviews that wait", async ({ page }) => {
  await signInAside(page, dmo);
  await page.goto("/moderation/reviews/nonsense");
  await expect(page.getByRole("heading", { name: "Cet état n’existe pas" })).toBeVisible();
  await page.getByRole("link", { name: "Voir les avis à modérer" }).click();
  await expect(page.getByRole("link", { name: /^À modérer/ })).toHaveAttribute("aria-current", "page");
  await page.goto("/moderation/todo");
  await expect(page).toHaveURL(/\/moderation\/reviews$/);
});

test("how reviews are controlled can be read by anybody", async ({ page }) => {
  await page.goto("/public/moderation/aurelle");
  await expect(page.getByRole("heading", { level: 1, name: "Comment ces avis sont contrôlés" })).toBeVisible();
  await expect(page.getByText("Propos injurieux ou discriminatoires").first()).toBeVisible();
  await expectAccessible(page, "how reviews are controlled");
  // Whoever comes from elsewhere reads it in their language.
  await page.getByLabel("Langue").selectOption("de");
  await expect(page.getByRole("heading", { level: 1, name: "Wie diese Bewertungen geprüft werden" })).toBeVisible();
  await expect(page.getByText("Beleidigende oder diskriminierende Äußerungen").first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Eingegangene Bewertungen" })).toBeVisible();
});

test("moderators read how moderation goes, narrowed by what they decide on; a professional does not", async ({ page }) => {
  await signInAside(page, "dmo.moderation@belvedere.example");
  await page.goto("/moderation/reviews");
  await page.getByRole("link", { name: "Statistiques" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Statistiques de modération" })).toBeVisible();
  // Which reasons lead depends on the day of the made-up reviews.
  await expect(page.getByRole("img", { name: /^Refus de modération : \D+ \d+\s%, .+ décisions$/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Par modérateur" }).getByText(dmo).first()).toBeVisible();
  await expect(page.getByText(/^\d[\d\s]* dossiers$/)).toBeVisible();
  await expectAccessible(page, "the statistics of moderation");
  const register = page.getByRole("button", { name: "Registre" });
  await register.click();
  await expect(page.getByRole("menuitem", { name: /^Registre de \d{4} \(PDF\)$/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(register).toBeFocused();
  // As every page it is made into files.
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("menuitem", { name: "XLSX" }).click();
  await expect(page.getByText(/^Préparation du fichier statistiques-de-moderation\.xlsx/)).toBeVisible();
  await page.setViewportSize(phone);
  await expectAccessible(page, "the statistics of moderation, on a phone", ["light"]);

  await signInAside(page, "pro@belvedere.example");
  await page.goto("/moderation/stats");
  await expect(page).toHaveURL(/\/missing-role/);
});
