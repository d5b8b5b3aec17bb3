import type { PaymentFact } from "../../../src/domain/payment/states.ts";

type PaymentMethod = "card" | "sepa_debit";

/** A payment that its payer makes on the provider's page. */
export interface CheckoutOrder {
  /** The payment's own id: the same one opens the same page again. */
  payment: string;
  /** What is paid for, for the page. */
  label: string;
  /** In cents, with tax. */
  amount: number;
  method: PaymentMethod;
  /** The payer's mail address, or login. */
  login: string;
  /** Where the page leads when it is done with, and when it is given up. */
  returnAddress: string;
  cancelAddress: string;
}

/** A payment by what the payer has agreed to before. */
export interface ChargeOrder extends Pick<CheckoutOrder, "payment" | "label" | "amount" | "method"> {
  customer: string;
  instrument: string;
}

/** What a provider says of a payment. */
export interface PaymentReport {
  /** What the provider calls it. */
  ref: string;
  /** The payment's own id, where the provider repeats it. */
  payment?: string | undefined;
  /** Null where nothing has happened yet. */
  fact: PaymentFact | null;
  /** Whom and by what the next payments are charged. */
  customer?: string | undefined;
  instrument?: string | undefined;
  /** Its last digits, as «•••• 4242». */
  instrument_label?: string | undefined;
}

/** A report that came by itself, with an id that is the same each time it comes. */
export interface PaymentEvent {
  id: string;
  /** Null for an event about something else. */
  report: PaymentReport | null;
}

/** Who takes the money. Each call gives up after ten seconds and throws an ApiError (`upstream.failed`, `upstream.slow`). */
export interface PaymentProvider {
  readonly name: "sandbox" | "stripe";
  open(order: CheckoutOrder): Promise<{ ref: string; address: string }>;
  /** How far a payment is, by the provider's own books. */
  find(ref: string): Promise<PaymentReport>;
  /** Charges without the payer; the same payment is charged once. */
  charge(order: ChargeOrder): Promise<PaymentReport>;
  /** Pays a settled payment back; one that is paid back already stays so. */
  refund(ref: string): Promise<void>;
  /** Closes a page that is open, and says how far the payment is then: one that was paid meanwhile stays so. */
  close(ref: string): Promise<PaymentReport>;
  /** The event of a webhook. Throws an ApiError where the provider has not signed it, or not lately. */
  read(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): Promise<PaymentEvent>;
}
