import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addAccount, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { openStripeStandIn } from "../../../tests/support/stripe-stand-in.ts";
import type { OpenedPayment } from "../../../src/generated/types.ts";
import { stripeProvider } from "./stripe.ts";

const KEY = "sk_test_essai";
const SECRET = "whsec_essai";
let test: TestApp;
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
let login: string;

beforeAll(async () => {
  stripe = await openStripeStandIn(KEY, SECRET);
  test = await openTestApp({ sandbox: false, stripe: { key: KEY, webhookSecret: SECRET, url: stripe.url } });
}, 60_000);
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const send = (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
  test.send({ method, url: `/api/v2/${test.slug}${path}`, as: login, ...(payload ? { payload } : {}) });
beforeEach(async () => {
  login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
  await send("PUT", "/billing", { name: "Gîte", siret: "", street: "1 rue", zip: "74000", city: "Port" });
});
const begin = async (method: "card" | "sepa_debit" = "sepa_debit"): Promise<OpenedPayment & { session: string }> => {
  const opened = (await send("POST", "/payment/mandate", { offer: "expert", method })).json<OpenedPayment>();
  return { ...opened, session: opened.address.split("/").at(-1) ?? "" };
};
const webhook = ({ body, headers }: { body: Buffer; headers: Record<string, string> }) =>
  test.send({
    method: "POST",
    url: `/api/v2/${test.slug}/payment/webhook`,
    payload: body,
    headers: { "content-type": "application/json; charset=utf-8", "x-requested-by": "", ...headers },
  });
const now = (): Date => test.services.clock.now();
const hear = async (type: string, id: string, more: object = {}): Promise<number> =>
  (await webhook(stripe.event(type, { id, ...more }, now()))).statusCode;
const isExpert = (): Promise<boolean> =>
  test.services.store.system("test", async (db) => {
    const { roles } = await db.selectFrom("users").where("login", "=", login).select("roles").executeTakeFirstOrThrow();
    return roles.includes("BELVEDERE_V2_PRO_WIDGET_EXPERT");
  });
const mandate = async () => (await send("GET", "/payment/mandate")).json<{ state: string; label: string | null }>();

describe("Stripe", () => {
  it("is sent what is paid, for whom, by what, and where its page leads; its mandate is kept for what follows", async () => {
    const { payment, session } = await begin();
    const form = Object.fromEntries(stripe.sessions.get(session)?.form ?? []);
    expect(form).toMatchObject({
      mode: "payment",
      locale: "fr",
      "payment_method_types[0]": "sepa_debit",
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "5880",
      "line_items[0][price_data][product_data][name]": "Belvédère – Expert",
      client_reference_id: payment,
      customer_email: login,
      "payment_intent_data[setup_future_usage]": "off_session",
    });
    expect(form.success_url).toMatch(new RegExp(`/account/subscription/widget-expert/success\\?paiement=${payment}$`));
  });

  it("settles a debit when its bank does, whatever order its events come in", async () => {
    const { session } = await begin();
    stripe.complete(session, "unpaid");
    expect(await hear("checkout.session.completed", session)).toBe(204);
    expect([(await mandate()).state, await isExpert()]).toEqual(["submitted", false]);
    stripe.settle(session, true);
    expect(await hear("checkout.session.async_payment_succeeded", session)).toBe(204);
    expect(await hear("checkout.session.completed", session)).toBe(204);
    expect(await hear("checkout.session.expired", session)).toBe(204);
    expect([await mandate(), await isExpert()]).toMatchObject([{ state: "active", label: "•••• 3000" }, true]);
  });

  const completed = "checkout.session.completed";
  const paid = (session: string): void => stripe.complete(session, "paid");
  const debit = (session: string, isPaid: boolean): void => {
    stripe.complete(session, "unpaid");
    stripe.settle(session, isPaid);
  };
  const charge = (session: string, state: { refunded: true } | { disputed: true }): void => {
    paid(session);
    Object.assign(stripe.sessions.get(session)?.intent ?? {}, state);
  };
  /** What Stripe's books say in the end, the events that it sends, and whether the role is given. */
  const courses: readonly (readonly [string, (session: string) => void, readonly string[], boolean])[] = [
    ["paid by card", paid, [completed], true],
    ["settled by its bank", (session) => debit(session, true), [completed, "checkout.session.async_payment_succeeded"], true],
    ["rejected by its bank", (session) => debit(session, false), [completed, "checkout.session.async_payment_failed"], false],
    [
      "left open",
      (session) => void Object.assign(stripe.sessions.get(session) ?? {}, { status: "expired" }),
      ["checkout.session.expired"],
      false,
    ],
    ["refunded", (session) => charge(session, { refunded: true }), [completed, "charge.refunded"], false],
    ["disputed", (session) => charge(session, { disputed: true }), [completed, "charge.dispute.created"], false],
  ];

  it.each(courses)(
    "leads a payment that is %s to the same end, whatever order its late events come in, each twice",
    async (_name, course, types, gives) => {
      for (const order of [types, types.toReversed()]) {
        login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
        await send("PUT", "/billing", { name: "Gîte", siret: "", street: "1 rue", zip: "74000", city: "Port" });
        const { session } = await begin();
        course(session);
        for (const type of order) {
          const about = type.startsWith("charge.")
            ? { id: "ch_1", payment_intent: stripe.sessions.get(session)?.intent?.id }
            : { id: session };
          const event = stripe.event(type, about, now());
          expect([(await webhook(event)).statusCode, (await webhook(event)).statusCode]).toEqual([204, 204]);
          expect(await hear(type, about.id, about)).toBe(204);
        }
        const subscriptions = (await send("GET", "/subscription")).json<{ status: string }[]>();
        const kept = (await send("GET", "/invoices")).json<{ amount: number }[]>().reduce((sum, { amount }) => sum + amount, 0);
        expect([order, await isExpert(), subscriptions.filter(({ status }) => status === "active").length, kept]).toEqual([
          order,
          gives,
          gives ? 1 : 0,
          gives ? 5_880 : 0,
        ]);
      }
    },
  );

  it("gives nothing for a debit that fails, nor for a page that expires", async () => {
    const failing = await begin();
    stripe.complete(failing.session, "unpaid");
    stripe.settle(failing.session, false);
    await hear("checkout.session.async_payment_failed", failing.session);
    expect([(await mandate()).state, await isExpert()]).toEqual(["failed", false]);
    const open = await begin();
    const session = stripe.sessions.get(open.session);
    if (session) session.status = "expired";
    await hear("checkout.session.expired", open.session);
    expect([(await mandate()).state, await isExpert()]).toEqual(["expired", false]);
  });

  it("believes no event that says more than the books", async () => {
    const { session } = await begin("card");
    // Signed, and untrue: nothing is paid.
    expect(await hear("checkout.session.completed", session, { status: "complete", payment_status: "paid" })).toBe(204);
    expect(await isExpert()).toBe(false);
  });

  it("takes back what was paid when a charge is refunded", async () => {
    const { session } = await begin("card");
    stripe.complete(session, "paid");
    await hear("checkout.session.completed", session);
    expect(await isExpert()).toBe(true);
    const intent = stripe.sessions.get(session)?.intent;
    if (intent) intent.refunded = true;
    await hear("charge.refunded", "ch_1", { payment_intent: intent?.id });
    expect(await isExpert()).toBe(false);
  });

  it("refuses events that are forged, unsigned, altered or older than five minutes", async () => {
    const { session } = await begin("card");
    stripe.complete(session, "paid");
    const event = stripe.event("checkout.session.completed", { id: session }, now());
    for (const one of [
      stripe.event("checkout.session.completed", { id: session }, now(), "whsec_autre"),
      { ...event, headers: {} },
      { ...event, body: Buffer.concat([event.body, Buffer.from(" ")]) },
      stripe.event("checkout.session.completed", { id: session }, new Date(now().getTime() - 301_000)),
    ])
      expect((await webhook(one)).statusCode).toBe(400);
    expect(await isExpert()).toBe(false);
  });

  it("closes the page that its payer gives up", async () => {
    const { payment, session } = await begin();
    const done = await send("POST", "/payment/complete", { payment, cancelled: true });
    expect([done.json<{ status: string }>().status, stripe.sessions.get(session)?.status]).toEqual(["cancel", "expired"]);
  });

  it("charges what follows once for each payment, and hears a refusal as one", async () => {
    const provider = stripeProvider({ key: KEY, webhookSecret: SECRET, url: stripe.url }, test.services.clock);
    const order = { payment: "p1", label: "Expert", amount: 5880, method: "sepa_debit" as const, customer: "cus_1", instrument: "pm_1" };
    const [first, again] = [await provider.charge(order), await provider.charge(order)];
    expect([first.fact, again.ref]).toEqual(["submitted", first.ref]);
    expect(Object.fromEntries(stripe.intents.get(first.ref)?.form ?? [])).toMatchObject({
      amount: "5880",
      off_session: "true",
      confirm: "true",
      customer: "cus_1",
    });
    stripe.bank.declines = true;
    expect((await provider.charge({ ...order, payment: "p2" })).fact).toBe("failed");
    stripe.bank.declines = false;
    await provider.refund(first.ref);
    await provider.refund(first.ref);
    expect((await provider.find(first.ref)).fact).toBe("reversed");
  });

  it("that does not answer, or refuses the key, opens nothing and says so", async () => {
    const wrong = stripeProvider({ key: "sk_autre", webhookSecret: SECRET, url: stripe.url }, test.services.clock);
    await expect(wrong.find("cs_1")).rejects.toMatchObject({ code: "upstream.failed" });
    const gone = stripeProvider({ key: KEY, webhookSecret: SECRET, url: "http://127.0.0.1:9" }, test.services.clock);
    await expect(gone.find("cs_1")).rejects.toMatchObject({ code: "upstream.failed" });
  });
});
