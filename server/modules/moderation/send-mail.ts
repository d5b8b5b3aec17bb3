import type { AuthorLanguage } from "../../../src/domain/moderation/policy.ts";
import type { Services } from "../../http/services.ts";

/** A letter of the policy as it goes out: paragraphs, of which one is an address of a public page alone. */
export interface WordMail {
  /** One mail goes out per id, however often it is queued. */
  id: string;
  /** The group in whose name it goes. */
  group: string;
  to: string;
  lang: AuthorLanguage;
  subject: string;
  text: string;
}

/** Queues a letter by the template `moderation-letter`, as part of the caller's transaction where there is one. */
export async function sendMail(
  { mails, environment }: Pick<Services, "mails" | "environment">,
  { id, group, to, lang, subject, text }: WordMail,
): Promise<void> {
  const paragraphs = text.split("\n\n").map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, " ").trim());
  // An address in the words of a guest or a moderator never becomes the button.
  const at = paragraphs.findLastIndex((paragraph) => /^\S+$/.test(paragraph) && paragraph.startsWith(`${environment.publicUrl}/public/`));
  const [first = "", second = "", third = "", ...more] = at < 0 ? paragraphs : paragraphs.slice(0, at);
  const after = at < 0 ? "" : paragraphs.slice(at + 1).join(" ");
  await mails.queue(group, {
    mail: "moderation-letter",
    to: { address: to },
    lang,
    values: {
      title: subject,
      first,
      second,
      third,
      fourth: more.join(" "),
      after,
      label: labels[lang],
      footer: footers[lang],
      address: at < 0 ? "" : (paragraphs[at] ?? ""),
    },
    key: `moderation ${id}`,
  });
}

const labels: Readonly<Record<AuthorLanguage, string>> = {
  fr: "Ouvrir la page",
  en: "Open the page",
  de: "Seite öffnen",
  nl: "De pagina openen",
  es: "Abrir la página",
  it: "Aprire la pagina",
};

const footers: Readonly<Record<AuthorLanguage, string>> = {
  fr: "Ce message concerne un avis et ne sert à rien d’autre.",
  en: "This message is about a review and serves no other purpose.",
  de: "Diese Nachricht betrifft eine Bewertung und dient keinem anderen Zweck.",
  nl: "Dit bericht gaat over een beoordeling en dient geen ander doel.",
  es: "Este mensaje trata de una opinión y no tiene otro fin.",
  it: "Questo messaggio riguarda una recensione e non ha altro scopo.",
};
