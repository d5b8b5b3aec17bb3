import { inflateSync } from "node:zlib";

import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";

import { schemaFaults } from "../../../tests/support/factur-x/schema-check.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { facturXOf } from "./factur-x.ts";
import type { PrintedInvoice } from "./printed-invoice.ts";

const invoice: PrintedInvoice = {
  number: "F2026-000042",
  kind: "invoice",
  issued_on: "2026-07-20",
  created_at: "2026-07-20T10:00:00.000Z",
  net: 4_900,
  tax: 980,
  gross: 5_880,
  isPaid: true,
  since: { paid_on: "2026-07-20", period: null, credit: null },
  content: {
    seller: {
      name: "Belvédère Tourisme",
      form: "SAS au capital de 10 000 €",
      siret: "73282932000074",
      vat: "FR44732829320",
      rcs: "RCS Annecy 732 829 320",
      street: "3 rue du Lac",
      zip: "74000",
      city: "Annecy",
      mail: "contact@belvedere.example",
    },
    buyer: { name: "Gîte <du Lac> & fils", siret: "35600000000048", street: "1 rue Haute", zip: "74000", city: "Port-Aurelle" },
    line: { label: "Expert", from: "2026-07-20", to: "2026-08-19", rate: 20 },
    method: "sepa_debit",
    corrects: null,
    mentions: ["Pas d’escompte pour paiement anticipé."],
  },
};
const credit: PrintedInvoice = {
  ...invoice,
  number: "A2026-000001",
  kind: "credit",
  net: -4_900,
  tax: -980,
  gross: -5_880,
  isPaid: false,
  since: { paid_on: null, period: null, credit: null },
  content: { ...invoice.content, corrects: invoice.number, refunds: true },
};

const wordsOf = async (given: PrintedInvoice): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await drawInvoice(given))));
  return text
    .join(" ")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\s+/g, " ");
};

describe("an invoice", () => {
  it("says on paper who sells what to whom, every amount and its legal mentions, as text", async () => {
    const words = await wordsOf(invoice);
    for (const said of [
      "Facture F2026-000042",
      "Émise le 20 juillet 2026",
      "Gîte <du Lac> & fils",
      "SIRET 356 000 000 00048",
      "Abonnement du 20 juillet 2026 au 19 août 2026",
      "Total HT 49,00 €",
      "TVA 20 % 9,80 €",
      "Total TTC 58,80 €",
      "Net à payer 0,00 €",
      "Payée le 20 juillet 2026 par prélèvement SEPA.",
      "Pas d’escompte",
      "TVA intracommunautaire FR44732829320",
      "RCS Annecy 732 829 320",
    ])
      expect(words).toContain(said);
  });

  it("that is settled later says so beneath what it said when it was issued", async () => {
    const issued = { ...invoice, isPaid: false, since: { paid_on: null, period: null, credit: null } };
    const before = await wordsOf(issued);
    expect(before).toContain("Net à payer 58,80 €");
    expect(before).toContain("À régler par prélèvement SEPA, demandé à votre banque le 20 juillet 2026");
    expect(before).not.toContain("Acquittée");
    const since = {
      paid_on: "2026-07-24",
      period: { from: "2026-07-24", to: "2026-08-23" },
      credit: { number: "A2026-000001", issued_on: "2026-08-02" },
    };
    const after = await wordsOf({ ...issued, since });
    expect(after).toContain("Net à payer 58,80 €");
    expect(after).toContain("Acquittée le 24 juillet 2026 par prélèvement SEPA. Abonnement du 24 juillet 2026 au 23 août 2026.");
    expect(after).toContain("Annulée par l’avoir A2026-000001 du 2 août 2026.");
    expect(facturXOf({ ...issued, since })).toBe(facturXOf(issued));
  });

  it("as a credit note says whether its amount is given back", async () => {
    expect(await wordsOf(credit)).toContain("Montant rendu par le moyen de paiement d’origine (prélèvement SEPA).");
    expect(await wordsOf({ ...credit, content: { ...credit.content, refunds: false } })).toContain("il n’y a rien à rembourser");
  });

  it("as a credit note names the invoice that it cancels", async () => {
    const words = await wordsOf(credit);
    expect(words).toContain("Avoir A2026-000001 Émis le 20 juillet 2026");
    expect(words).toContain("Annule la facture F2026-000042");
    expect(words).toContain("−58,80 €");
  });

  it("is a PDF/A-3b that holds its Factur-X, with the metadata that say so", async () => {
    const bytes = await drawInvoice(invoice);
    const text = bytes.toString("latin1");
    expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(text).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
    expect(text).toContain("<fx:ConformanceLevel>MINIMUM</fx:ConformanceLevel>");
    expect(text).toContain("/AFRelationship /Data");
    expect(text).toContain("/OutputIntents");
    const [, start] = /\/Type \/EmbeddedFile[^]*?stream\r?\n()/.exec(text) ?? [];
    expect(start).toBeDefined();
    const at = text.indexOf("stream\n", text.indexOf("/Type /EmbeddedFile")) + "stream\n".length;
    const xml = inflateSync(bytes.subarray(at, text.indexOf("\nendstream", at))).toString("utf8");
    expect(xml).toBe(facturXOf(invoice));
  });

  it("is the same page each time it is drawn", async () => {
    expect((await drawInvoice(invoice)).equals(await drawInvoice(invoice))).toBe(true);
  });
});

describe("its Factur-X", () => {
  it.each([
    ["an invoice", invoice],
    ["one that is not paid", { ...invoice, isPaid: false }],
    ["a credit note", credit],
    ["one for a buyer without a SIRET", { ...invoice, content: { ...invoice.content, buyer: { ...invoice.content.buyer, siret: "" } } }],
    [
      "one with signs that mark up",
      { ...invoice, content: { ...invoice.content, buyer: { ...invoice.content.buyer, name: "<&>\"'\u0001" } } },
    ],
  ])("of %s passes the schema of the profile MINIMUM", (_name, given) => {
    expect(schemaFaults(facturXOf(given))).toEqual([]);
  });

  it("has what is due and which way it goes", () => {
    const due = (xml: string): string[] =>
      Array.from(xml.matchAll(/<ram:(TypeCode|GrandTotalAmount|DuePayableAmount)>([^<]+)/g), ([, , value = ""]) => value);
    expect(due(facturXOf(invoice))).toEqual(["380", "58.80", "0.00"]);
    expect(due(facturXOf({ ...invoice, isPaid: false }))).toEqual(["380", "58.80", "58.80"]);
    expect(due(facturXOf(credit))).toEqual(["381", "58.80", "58.80"]);
  });

  it("that lacks a part, has one in the wrong place or a wrong value does not pass", () => {
    const xml = facturXOf(invoice);
    const broken = [
      xml.replace(/<ram:InvoiceCurrencyCode>EUR<\/ram:InvoiceCurrencyCode>/, ""),
      xml.replace(/(<ram:TypeCode>\d+<\/ram:TypeCode>)/, "$1$1"),
      xml.replace("49.00", "49,00"),
      xml.replace(' format="102"', ""),
      xml.replace(/(<ram:Name>[^<]*<\/ram:Name>)(<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>)/, "$2$1"),
      xml.replace("<ram:ApplicableHeaderTradeDelivery/>", "<ram:ApplicableHeaderTradeDelivery>x</ram:ApplicableHeaderTradeDelivery>"),
    ];
    for (const one of broken) {
      expect(one).not.toBe(xml);
      expect(schemaFaults(one)).not.toEqual([]);
    }
  });
});
