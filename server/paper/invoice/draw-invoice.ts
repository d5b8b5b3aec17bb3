import { formatDate } from "../../../src/domain/format/format.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { formatMoney, formatRate } from "../../../src/domain/payment/price.ts";
import { openSheet } from "../sheet.ts";
import { FACTUR_X_FILE, facturXMetadata, facturXOf } from "./factur-x.ts";
import type { PrintedInvoice } from "./printed-invoice.ts";

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const INK = "#161922";
const GREY = "#4d5057";
const RULE = "#d8d6d1";
const NOTHING_TO_REFUND = "La facture annulée n’avait pas été payée : il n’y a rien à rembourser.";

/** The invoice as a PDF/A-3b whose words can be selected, with the same invoice as Factur-X within it. The same invoice gives the same page. */
export async function drawInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, kind, issued_on, created_at, net, tax, gross, isPaid, content } = invoice;
  const { seller, buyer, line, corrects, mentions } = content;
  const made = new Date(created_at);
  const name = kind === "credit" ? "Avoir" : "Facture";
  const sheet = openSheet(PAGE, { title: `${name} ${number}`, author: seller.name, archive: made });
  const { doc } = sheet;
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
  doc.addPage();
  const width = PAGE.width - 2 * MARGIN;
  const say = (text: string, x: number, y: number, own: number, setting: Parameters<typeof sheet.words>[4]): number =>
    sheet.words(typeset(text), x, y, own, setting);
  const lines = (texts: readonly string[], x: number, y: number, own: number, setting: Parameters<typeof sheet.words>[4]): number =>
    texts.filter((text) => text !== "").reduce((at, text) => at + say(text, x, at, own, setting), y);

  const half = width / 2 - 12;
  lines([seller.name], MARGIN, MARGIN, half, { size: 13, weight: 600 });
  const under = lines([seller.form, seller.street, `${seller.zip} ${seller.city}`, seller.mail], MARGIN, MARGIN + 20, half, {
    size: 9,
    color: GREY,
  });
  const right = MARGIN + width / 2 + 12;
  say(`${name} ${number}`, right, MARGIN, half, { size: 15, weight: 600, align: "right" });
  const dates = lines(
    [
      `${kind === "credit" ? "Émis" : "Émise"} le ${formatDate(issued_on, "long")}`,
      corrects === null ? "" : `Annule la facture ${corrects}`,
    ],
    right,
    MARGIN + 24,
    half,
    { size: 9, color: GREY, align: "right" },
  );

  let y = Math.max(under, dates) + 28;
  say(kind === "credit" ? "Avoir pour" : "Facturé à", right, y, half, { size: 8, color: GREY });
  y = lines(
    [buyer.name, buyer.street, `${buyer.zip} ${buyer.city}`, buyer.siret === "" ? "" : `SIRET ${grouped(buyer.siret)}`],
    right,
    y + 13,
    half,
    { size: 10 },
  );

  y += 32;
  const columns = [MARGIN, MARGIN + width * 0.52, MARGIN + width * 0.68, MARGIN + width * 0.84] as const;
  const cell = width * 0.16;
  ["Montant HT", "TVA", "Montant TTC"].forEach((text, index) =>
    say(text, columns[index + 1] ?? 0, y, cell, { size: 8, color: GREY, align: "right" }),
  );
  say("Désignation", columns[0], y, width * 0.5, { size: 8, color: GREY });
  y += 15;
  sheet.rule(MARGIN, y, width, RULE);
  y += 8;
  const rate = `${formatRate(line.rate)} %`;
  [formatMoney(net), rate, formatMoney(gross)].forEach((text, index) =>
    say(text, columns[index + 1] ?? 0, y, cell, { size: 10, align: "right" }),
  );
  y += say(line.label, columns[0], y, width * 0.5, { size: 10 });
  if (line.from !== null && line.to !== null)
    y += say(`Abonnement du ${formatDate(line.from, "long")} au ${formatDate(line.to, "long")}`, columns[0], y, width * 0.5, {
      size: 9,
      color: GREY,
    });
  y += 8;
  sheet.rule(MARGIN, y, width, RULE);
  y += 10;
  for (const [label, amount, weight] of [
    ["Total HT", net, 400],
    [`TVA ${rate}`, tax, 400],
    ["Total TTC", gross, 600],
    [kind === "credit" ? "Net à créditer" : "Net à payer", isPaid ? 0 : gross, 600],
  ] as const) {
    say(label, columns[1], y, width * 0.28, { size: 10, weight });
    y += say(formatMoney(amount), columns[3], y, cell, { size: 10, weight, align: "right" });
  }

  y += 24;
  for (const { text, weight } of settlementOf(invoice))
    y += say(text, MARGIN, y, width, { size: 9, weight, color: weight === 600 ? INK : GREY });
  y = lines(mentions, MARGIN, y + 4, width, { size: 8, color: GREY });
  const foot = [`${seller.name}, ${seller.form}`, `SIRET ${grouped(seller.siret)} – ${seller.rcs} – TVA intracommunautaire ${seller.vat}`];
  lines(foot, MARGIN, PAGE.height - MARGIN - 22, width, { size: 7.5, color: GREY, align: "center" });

  // Its types leave the relationship out, by which readers know it for the invoice's data.
  const attachment = {
    name: FACTUR_X_FILE,
    type: "text/xml",
    description: "Factur-X",
    creationDate: made,
    modifiedDate: made,
    relationship: "Data",
  };
  doc.file(Buffer.from(facturXOf(invoice)), attachment);
  (doc as unknown as { appendXML: (xml: string) => void }).appendXML(facturXMetadata);
  doc.end();
  return done;
}

/** How it is paid, as it said when it was issued; then, in bold, what has become of it since. */
function settlementOf({ kind, issued_on, isPaid, since, content }: PrintedInvoice): { text: string; weight: 400 | 600 }[] {
  const means = content.method === "card" ? "carte bancaire" : "prélèvement SEPA";
  const then = (text: string) => ({ text, weight: 400 as const });
  const now = (text: string) => ({ text, weight: 600 as const });
  if (kind === "credit") {
    if (content.refunds === undefined) return [then(`Moyen de paiement : ${means}.`)];
    return [then(content.refunds ? `Montant rendu par le moyen de paiement d’origine (${means}).` : NOTHING_TO_REFUND)];
  }
  const { paid_on, period, credit } = since;
  const opened = period ? ` Abonnement du ${formatDate(period.from, "long")} au ${formatDate(period.to, "long")}.` : "";
  return [
    then(
      isPaid
        ? `Payée le ${formatDate(paid_on ?? issued_on, "long")} par ${means}.`
        : `À régler par ${means}, demandé à votre banque le ${formatDate(issued_on, "long")} : vous n’avez rien à envoyer.`,
    ),
    ...(isPaid || paid_on === null ? [] : [now(`Acquittée le ${formatDate(paid_on, "long")} par ${means}.${opened}`)]),
    ...(credit === null ? [] : [now(`Annulée par l’avoir ${credit.number} du ${formatDate(credit.issued_on, "long")}.`)]),
  ];
}

/** A SIRET as it is read aloud. */
function grouped(siret: string): string {
  return siret.replace(/^(...)(...)(...)(.....)$/, "$1\u00a0$2\u00a0$3\u00a0$4");
}
