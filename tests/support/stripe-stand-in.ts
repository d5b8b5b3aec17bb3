import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A session of the stand-in, with the fields of Stripe's that are used. */
interface StandInSession {
  id: string;
  form: URLSearchParams;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  intent: StandInIntent | null;
}
interface StandInIntent {
  id: string;
  form: URLSearchParams;
  status: "succeeded" | "processing" | "requires_payment_method";
  refunded: boolean;
  disputed?: boolean;
}

/**
 * A server that answers as Stripe's documentation says of the calls that the product makes: Checkout sessions, payment
 * intents, refunds; keys are remembered, an event is signed with the endpoint's secret. No money, no page.
 */
export async function openStripeStandIn(key: string, secret: string) {
  const sessions = new Map<string, StandInSession>();
  const intents = new Map<string, StandInIntent>();
  const answers = new Map<string, { status: number; body: unknown }>();
  const calls: string[] = [];
  /** What the bank says to charges without their payer. */
  const bank = { declines: false };

  const intentObject = ({ id, form, status, refunded, disputed = false }: StandInIntent) => ({
    id,
    object: "payment_intent",
    status,
    customer: "cus_1",
    payment_method: { id: "pm_1", type: "sepa_debit", sepa_debit: { last4: "3000" } },
    latest_charge: { id: `ch_${id}`, refunded, disputed },
    metadata: { payment: form.get("metadata[payment]"), ...(form.get("metadata[kind]") ? { kind: form.get("metadata[kind]") } : {}) },
  });
  const sessionObject = ({ id, form, status, payment_status, intent }: StandInSession) => ({
    id,
    object: "checkout.session",
    url: status === "open" ? `https://checkout.stripe.example/${id}` : null,
    status,
    payment_status,
    customer: intent ? "cus_1" : null,
    client_reference_id: form.get("client_reference_id"),
    payment_intent: intent ? intentObject(intent) : null,
  });
  const error = (status: number, code: string, more: object = {}) => ({ status, body: { error: { code, ...more } } });
  const answer = (method: string, path: string, form: URLSearchParams): { status: number; body: unknown } => {
    const [, , kind = "", id = "", verb = ""] = path.replace("checkout/sessions", "sessions").split("/");
    if (kind === "sessions" && id === "" && method === "POST") {
      const session: StandInSession = { id: `cs_test_${randomUUID()}`, form, status: "open", payment_status: "unpaid", intent: null };
      sessions.set(session.id, session);
      return { status: 200, body: sessionObject(session) };
    }
    if (kind === "sessions") {
      const session = sessions.get(id);
      if (!session) return error(404, "resource_missing");
      if (verb === "expire") {
        if (session.status !== "open") return error(400, "checkout_session_not_open");
        session.status = "expired";
      }
      return { status: 200, body: sessionObject(session) };
    }
    if (kind === "payment_intents" && method === "POST") {
      const intent: StandInIntent = {
        id: `pi_${randomUUID()}`,
        form,
        status: bank.declines ? "requires_payment_method" : "processing",
        refunded: false,
      };
      intents.set(intent.id, intent);
      return bank.declines
        ? error(402, "card_declined", { payment_intent: intentObject(intent) })
        : { status: 200, body: intentObject(intent) };
    }
    if (kind === "payment_intents") {
      const intent = intents.get(id);
      return intent ? { status: 200, body: intentObject(intent) } : error(404, "resource_missing");
    }
    if (kind === "refunds") {
      const intent = intents.get(form.get("payment_intent") ?? "");
      if (!intent) return error(404, "resource_missing");
      if (intent.refunded) return error(400, "charge_already_refunded");
      intent.refunded = true;
      return { status: 200, body: { id: "re_1", object: "refund" } };
    }
    return error(404, "resource_missing");
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    calls.push(`${request.method} ${path}`);
    const known = String(request.headers["idempotency-key"] ?? "");
    const given =
      request.headers.authorization === `Bearer ${key}`
        ? (answers.get(known) ?? answer(request.method ?? "", path, new URLSearchParams(body)))
        : error(401, "invalid_api_key");
    if (known !== "") answers.set(known, given);
    response.writeHead(given.status, { "Content-Type": "application/json" }).end(JSON.stringify(given.body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sessions,
    intents,
    bank,
    /** Ends the page of a session as its payer does. */
    complete: (id: string, payment_status: "paid" | "unpaid"): void => {
      const session = sessions.get(id);
      if (!session) throw new Error(`no session ${id}`);
      const form = new URLSearchParams({ "metadata[payment]": session.form.get("payment_intent_data[metadata][payment]") ?? "" });
      const intent: StandInIntent = {
        id: `pi_${randomUUID()}`,
        form,
        status: payment_status === "paid" ? "succeeded" : "processing",
        refunded: false,
      };
      intents.set(intent.id, intent);
      Object.assign(session, { status: "complete", payment_status, intent });
    },
    /** What the bank says of a debit, some days later. */
    settle: (id: string, isPaid: boolean): void => {
      const session = sessions.get(id);
      const intent = session?.intent ?? intents.get(id);
      if (intent) intent.status = isPaid ? "succeeded" : "requires_payment_method";
      if (session && isPaid) session.payment_status = "paid";
    },
    /** An event as Stripe sends it. */
    event: (type: string, object: object, at = new Date(), own = secret): { body: Buffer; headers: Record<string, string> } => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } });
      const t = Math.floor(at.getTime() / 1000);
      const v1 = createHmac("sha256", own).update(`${t}.${body}`).digest("hex");
      return { body: Buffer.from(body), headers: { "stripe-signature": `t=${t},v1=${v1},v0=ignored` } };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
