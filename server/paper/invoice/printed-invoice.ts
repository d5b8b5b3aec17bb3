/** An invoice as it is printed: amounts in cents, those of a credit note negative; days as «YYYY-MM-DD». */
export interface PrintedInvoice {
  number: string;
  kind: "invoice" | "credit";
  issued_on: string;
  created_at: string;
  net: number;
  tax: number;
  gross: number;
  /** Whether nothing of it was due when it was issued. */
  isPaid: boolean;
  /** What has become of it since, which the document says on lines of its own; what it said when it was issued stays. */
  since: {
    /** The day of its payment. */
    paid_on: string | null;
    /** The period that was opened by a payment which came after the invoice: its first and last day. */
    period: { from: string; to: string } | null;
    /** The credit note that cancels it. */
    credit: { number: string; issued_on: string } | null;
  };
  content: {
    seller: {
      name: string;
      form: string;
      siret: string;
      vat: string;
      rcs: string;
      street: string;
      zip: string;
      city: string;
      mail: string;
    };
    buyer: { name: string; siret: string; street: string; zip: string; city: string };
    line: { label: string; from: string | null; to: string | null; rate: number };
    method: "card" | "sepa_debit";
    corrects: string | null;
    mentions: readonly string[];
    /** Of a credit note: whether its amount is given back; absent in older ones. */
    refunds?: boolean;
  };
}
