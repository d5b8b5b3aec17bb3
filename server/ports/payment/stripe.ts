import type { PaymentFact } from "../../../src/domain/payment/states.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isMailAddress } from "../mail/mailer.ts";
import type { PaymentEvent, PaymentProvider, PaymentReport } from "./payment-provider.ts";
import { requireSignature } from "./signed-body.ts";
import { stripeClient } from "./stripe-client.ts";

export interface StripeSettings {
  key: string;
  /** Of the endpoint that receives its events. */
  webhookSecret: string;
  /** Its API; that of Stripe unless said otherwise. */
  url?: string;
}

/** What is read of Stripe's objects. */
interface Charge {
  refunded?: boolean;
  disputed?: boolean;
}
interface Method {
  id: string;
  card?: { last4?: string };
  sepa_debit?: { last4?: string };
}
interface Intent {
  id: string;
  status: string;
  customer?: string | null;
  payment_method?: Method | string | null;
  latest_charge?: Charge | string | null;
  metadata?: Record<string, string>;
}
interface Session {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  customer?: string | null;
  client_reference_id?: string | null;
  payment_intent?: Intent | string | null;
}
interface Event {
  id: string;
  type: string;
  data: { object: { id: string; payment_intent?: string | null; metadata?: Record<string, string> } };
}

/** Says of an intent that its product charges without the payer: one of a page may fail and be tried again there. */
const RENEWAL = "renewal";
const expanded = "payment_intent.payment_method";
const charged = "payment_intent.latest_charge";

/**
 * Stripe, by its Checkout for first payments (card, or SEPA debit with its mandate) and by payment intents for later ones.
 * An event is a hint alone: what counts is what Stripe's books say when they are asked, so that order and repetition do not matter.
 */
export function stripeProvider({ key, webhookSecret, url }: StripeSettings, clock: Clock): PaymentProvider & { readonly name: "stripe" } {
  const api = stripeClient(key, url);
  const session = (ref: string): Promise<Session> =>
    api.get<Session>(`/v1/checkout/sessions/${ref}`, { "expand[0]": expanded, "expand[1]": charged });
  const intent = (ref: string): Promise<Intent> =>
    api.get<Intent>(`/v1/payment_intents/${ref}`, { "expand[0]": "payment_method", "expand[1]": "latest_charge" });

  const find = async (ref: string): Promise<PaymentReport> =>
    ref.startsWith("pi_") ? intentReport(await intent(ref)) : sessionReport(await session(ref));

  const reportOf = async ({ type, data: { object } }: Event): Promise<PaymentReport | null> => {
    if (type.startsWith("checkout.session.")) return find(object.id);
    if (type.startsWith("payment_intent.")) return object.metadata?.kind === RENEWAL ? find(object.id) : null;
    if ((type === "charge.refunded" || type === "charge.dispute.created") && typeof object.payment_intent === "string")
      return find(object.payment_intent);
    return null;
  };

  return {
    name: "stripe",
    open: async ({ payment, label, amount, method, login, returnAddress, cancelAddress }) => {
      const made = await api.post<Session>(
        "/v1/checkout/sessions",
        {
          mode: "payment",
          locale: "fr",
          "payment_method_types[0]": method,
          "line_items[0][quantity]": "1",
          "line_items[0][price_data][currency]": "eur",
          "line_items[0][price_data][unit_amount]": String(amount),
          "line_items[0][price_data][product_data][name]": label,
          client_reference_id: payment,
          customer_creation: "always",
          ...(isMailAddress(login) ? { customer_email: login } : {}),
          // Keeps the card, or the mandate, for the payments that follow.
          "payment_intent_data[setup_future_usage]": "off_session",
          "payment_intent_data[metadata][payment]": payment,
          success_url: returnAddress,
          cancel_url: cancelAddress,
        },
        payment,
      );
      if (made.url === null) throw new ApiError("upstream.failed");
      return { ref: made.id, address: made.url };
    },
    find,
    charge: async ({ payment, label, amount, method, customer, instrument }) => {
      const made = await api.post<Intent>(
        "/v1/payment_intents",
        {
          amount: String(amount),
          currency: "eur",
          customer,
          payment_method: instrument,
          "payment_method_types[0]": method,
          description: label,
          off_session: "true",
          confirm: "true",
          "metadata[payment]": payment,
          "metadata[kind]": RENEWAL,
        },
        payment,
        // A refusal of the bank is an answer: its error holds the intent.
        (error) => error.payment_intent as Intent | undefined,
      );
      return intentReport(made);
    },
    refund: async (ref) => {
      const of = ref.startsWith("pi_") ? ref : idOf((await session(ref)).payment_intent);
      if (of === null) return;
      await api.post("/v1/refunds", { payment_intent: of }, `refund-${ref}`, (error) =>
        error.code === "charge_already_refunded" ? {} : undefined,
      );
    },
    close: async (ref) => {
      // One that is complete or expired already is refused; its books are asked either way.
      await api.post(`/v1/checkout/sessions/${ref}/expire`, {}, `close-${ref}`, () => ({}));
      return find(ref);
    },
    read: async (body, headers): Promise<PaymentEvent> => {
      requireSignature(headers["stripe-signature"], body, webhookSecret, clock.now());
      const event = JSON.parse(body.toString("utf8")) as Event;
      return { id: event.id, report: await reportOf(event) };
    },
  };
}

function sessionReport({ id, status, payment_status, customer, client_reference_id, payment_intent }: Session): PaymentReport {
  const own = typeof payment_intent === "object" && payment_intent !== null ? payment_intent : null;
  const fact = ((): PaymentFact | null => {
    if (status === "expired") return "expired";
    if (status === "open") return null;
    if (own && isReversed(own)) return "reversed";
    if (payment_status !== "unpaid") return "paid";
    return own ? intentFact(own) : "submitted";
  })();
  return { ref: id, payment: client_reference_id ?? undefined, fact, customer: customer ?? undefined, ...instrumentOf(own) };
}

function intentReport(intent: Intent): PaymentReport {
  const { id, metadata, customer } = intent;
  return {
    ref: id,
    payment: metadata?.payment,
    fact: isReversed(intent) ? "reversed" : intentFact(intent),
    customer: customer ?? undefined,
    ...instrumentOf(intent),
  };
}

function isReversed({ latest_charge }: Intent): boolean {
  return (
    typeof latest_charge === "object" && latest_charge !== null && (latest_charge.refunded === true || latest_charge.disputed === true)
  );
}

/** What an intent's status means once its payer has done his part. */
function intentFact({ status }: Intent): PaymentFact {
  if (status === "succeeded") return "paid";
  return status === "processing" ? "submitted" : "failed";
}

function instrumentOf(intent: Intent | null): Pick<PaymentReport, "instrument" | "instrument_label"> {
  const method = intent?.payment_method;
  if (!method) return {};
  if (typeof method === "string") return { instrument: method };
  const last = method.card?.last4 ?? method.sepa_debit?.last4;
  return { instrument: method.id, ...(last === undefined ? {} : { instrument_label: `•••• ${last}` }) };
}

function idOf(object: { id: string } | string | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}
