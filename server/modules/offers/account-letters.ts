import { formatMoney } from "../../../src/domain/payment/price.ts";
import type { Services } from "../../http/services.ts";
import type { JobQueue } from "../../jobs/jobs.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import { invoiceFileName, type InvoiceRow, printedInvoice } from "../invoices/invoice-file.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";

/** What an account is written about: an invoice or a credit note that was issued, or a subscription that has ended; by its id. */
export type AccountLetter = { invoice: string } | { ended: string };

type Parts = Pick<Services, "store" | "jobs" | "mails" | "config" | "environment">;

/** The mails to accounts about what they pay, each sent once; to logins that are mail addresses. Before {@link Jobs.start}. */
export function openAccountLetters({ store, jobs, mails, config, environment }: Parts, paper: PaperProcess): JobQueue<AccountLetter, void> {
  const sendInvoice = async (id: string, signal: AbortSignal): Promise<void> => {
    const row = await store.system("letters.invoice", (db) =>
      db.selectFrom("invoices").where("id", "=", id).selectAll().executeTakeFirst(),
    );
    if (!row || !isMailAddress(row.login)) return;
    const title = `${row.kind === "credit" ? "Votre avoir" : "Votre facture"} ${row.number}`;
    const content = await paper.draw(printedInvoice(row), signal);
    await mails.queue(row.group_id, {
      mail: "invoice",
      to: { address: row.login, name: row.content.buyer.name },
      key: `invoice:${row.number}`,
      values: { title, text: invoiceText(row), address: `${environment.publicUrl}/account/invoices` },
      attachments: [{ filename: invoiceFileName(row), media_type: "application/pdf", content }],
    });
  };
  const sendEnd = async (id: string): Promise<void> => {
    const row = await store.system("letters.ended", (db) =>
      db.selectFrom("subscriptions").where("id", "=", id).where("state", "=", "ended").selectAll().executeTakeFirst(),
    );
    if (!row || !isMailAddress(row.login)) return;
    const document = config.documents("offer").find(({ offer }) => offer === row.offer);
    await mails.queue(row.group_id, {
      mail: "subscription-ended",
      to: { address: row.login },
      key: `subscription-ended:${row.id}`,
      values: {
        offer: row.label,
        text: endTexts[row.reason ?? "asked"],
        lost: (document?.lost ?? document?.gives ?? []).join("\n"),
        address: `${environment.publicUrl}/account/subscription/widget-expert?offre=${row.offer}`,
      },
    });
  };
  return jobs.handle<AccountLetter, void>({
    name: "account-letter",
    atOnce: 1,
    tries: 5,
    run: (letter, { signal }) => ("invoice" in letter ? sendInvoice(letter.invoice, signal) : sendEnd(letter.ended)),
  });
}

function invoiceText({ kind, gross, content }: InvoiceRow): string {
  const amount = `${formatMoney(Math.abs(gross))} TTC`;
  if (kind === "credit") {
    const cancels = `Cet avoir annule la facture ${content.corrects}, de ${amount}`;
    return content.refunds
      ? `${cancels} : cette somme vous est rendue par le moyen de paiement d’origine.`
      : `${cancels} : le prélèvement n’a pas abouti. Rien n’est dû, et il n’y a rien à rembourser.`;
  }
  return content.paid
    ? `Votre paiement de ${amount} pour « ${content.line.label} » est confirmé.`
    : `Le prélèvement de ${amount} pour « ${content.line.label} » est en cours ; votre banque le confirme en général sous cinq jours ouvrés.`;
}

const endTexts: Readonly<Record<NonNullable<SubscriptionRow["reason"]>, string>> = {
  asked: "Il a pris fin à votre demande, au terme de la période payée. Plus rien ne sera prélevé.",
  unpaid: "Votre banque a refusé le paiement de la période suivante. Rien n’est dû, et plus rien ne sera prélevé.",
  reversed: "Le paiement de la période en cours vous a été remboursé, par nous ou par votre banque. Plus rien ne sera prélevé.",
  replaced: "Votre offre le comprend : vous gardez ce qu’il ouvrait, et plus rien n’est prélevé pour lui.",
};
