import type { AuthorLanguage } from "../../../src/domain/moderation/policy.ts";
import { authorOf, establishmentAddresses, type NewLetter } from "./letters.ts";
import type { AppliedPolicy } from "./policies.ts";
import { replyLink } from "./reply-links.ts";
import type { EndedReport, ReportOutcome } from "./reports.ts";
import type { StepTaken } from "./steps.ts";
import { moderationTokens } from "./tokens.ts";
import { type Deciding, type Decision, namesOf } from "./deciding.ts";

/** The letters of a decision, and to whom they go. */
export async function lettersOf(
  deciding: Deciding,
  { before, revision }: StepTaken,
  decision: Decision,
  { policy }: AppliedPolicy,
  reports: readonly EndedReport[],
): Promise<NewLetter[]> {
  const { store, config, environment, secrets, clock } = deciding;
  const product = config.product();
  const tokens = moderationTokens(secrets);
  const { establishment, destination } = await store.system("moderation.names", (db) =>
    namesOf(db, before.establishment_id, before.destination_id),
  );
  const author = await authorOf(store, before.id);
  const base = { review: before.id, step: revision };
  const words = { establishment, destination, product: product.name };
  const label = (lang: AuthorLanguage): string =>
    "reason" in decision ? (policy.reasons.find(({ code }) => code === decision.reason)?.label[lang] ?? "") : "";
  const message = "message" in decision ? (decision.message?.trim() ?? "") : "";
  const authors = (letter: "published" | "refused" | "answered", days: number): NewLetter[] =>
    author
      ? [
          {
            ...base,
            letter,
            recipient: "author",
            address: author.address,
            lang: author.lang,
            values: {
              ...words,
              reason: label(author.lang),
              message,
              days,
              link: `${environment.publicUrl}/public/review/${tokens.author(author.submission)}`,
            },
          },
        ]
      : [];
  const receipts = reportLetters(deciding, base, words, reports);
  /** To the professionals of the establishment, whose accounts are in French, with an address at which anybody of them answers. */
  const establishments = async (
    letter: "notification" | "answer_refused",
    values: Readonly<Record<string, string>>,
  ): Promise<NewLetter[]> => {
    const addresses = await establishmentAddresses(store, before.establishment_id);
    const link = addresses.length > 0 ? await replyLink(deciding, before.id, policy, clock.now()) : "";
    return addresses.map((address) => ({
      ...base,
      letter,
      recipient: "establishment",
      address,
      lang: "fr",
      values: { ...words, ...values, days: policy.delays.reply_link_days, link },
    }));
  };
  switch (decision.action) {
    case "publish":
      return before.state === "reported"
        ? receipts
        : [...authors("published", 0), ...(await establishments("notification", { text: excerpt(before.text ?? before.title ?? "") }))];
    case "reject":
      return [...authors("refused", policy.delays.appeal_months), ...receipts];
    case "publish-response":
      return authors("answered", 0);
    case "reject-response":
      return establishments("answer_refused", { reason: label("fr"), message });
  }
}

/** What is written to those whose reports of a review have ended. */
export function reportLetters(
  { environment, secrets }: Pick<Deciding, "environment" | "secrets">,
  base: Pick<NewLetter, "review" | "step">,
  words: NewLetter["values"],
  reports: readonly EndedReport[],
): NewLetter[] {
  return reports.map(({ id, address, lang, outcome, hasReceipt }) => ({
    ...base,
    letter: "report_decided",
    recipient: "reader",
    address,
    lang,
    values: {
      ...words,
      message: outcomeWords[outcome][lang],
      link: hasReceipt ? `${environment.publicUrl}/public/report/${moderationTokens(secrets).report(id)}` : "",
    },
  }));
}

const outcomeWords = {
  upheld: {
    fr: "Il a été retiré.",
    en: "It has been removed.",
    de: "Sie wurde entfernt.",
    nl: "Ze is verwijderd.",
    es: "Se ha retirado.",
    it: "È stata rimossa.",
  },
  dismissed: {
    fr: "Il reste publié.",
    en: "It stays published.",
    de: "Sie bleibt veröffentlicht.",
    nl: "Ze blijft gepubliceerd.",
    es: "Sigue publicada.",
    it: "Resta pubblicata.",
  },
  withdrawn: {
    fr: "Son auteur l’a retiré avant la décision.",
    en: "Its author has withdrawn it before a decision was taken.",
    de: "Ihr Verfasser hat sie vor der Entscheidung zurückgezogen.",
    nl: "De auteur heeft ze vóór de beslissing ingetrokken.",
    es: "Su autor la ha retirado antes de la decisión.",
    it: "L’autore l’ha ritirata prima della decisione.",
  },
} satisfies Record<ReportOutcome, Record<AuthorLanguage, string>>;

/** The first words of a review, for a letter. */
export function excerpt(text: string): string {
  return text.length > 240 ? `${text.slice(0, 239).trimEnd()}…` : text;
}
