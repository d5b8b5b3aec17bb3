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
  };
}
