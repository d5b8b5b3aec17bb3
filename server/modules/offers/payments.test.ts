import { beforeEach, describe, expect, it } from "vitest";

import { addAccount, aroundTests, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { PaymentFact } from "../../../src/domain/payment/states.ts";
import type { OpenedPayment, PaymentRequest, SandboxPlay, Subscription } from "../../../src/generated/types.ts";
import { sandboxProvider, type SandboxDelivery } from "../../ports/payment/sandbox.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import { addMonths } from "../../../src/domain/time/day.ts";

let test: TestApp;
let login: string;
aroundTests((opened) => (test = opened));

const billing = { name: "Gîte du Lac", siret: "73282932000074", street: "1 rue Haute", zip: "74000", city: "Port-Aurelle" };
const send = (
  method: "GET" | "POST" | "PUT",
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
  as: string | null = login,
) => test.send({ method, url: `/api/v2/${test.slug}${path}`, as, headers, ...(payload ? { payload } : {}) });
const account = async (group = "independants"): Promise<string> => {
  const made = await addAccount(test, { type: "TP", group, roles: ["BELVEDERE_V2_PRO_ACCESS"] });
  await send("PUT", "/billing", billing, {}, made);
  return made;
};
beforeEach(async () => void (login = await account()));

const begin = async (request: PaymentRequest = { offer: "expert", method: "sepa_debit" }): Promise<OpenedPayment> =>
  replyOf("createMandate", await send("POST", "/payment/mandate", request));
const refOf = ({ address }: OpenedPayment): string => address.split("/").at(-1) ?? "";
const play = (opened: OpenedPayment, course: SandboxPlay) => send("POST", `/payment/sandbox/${refOf(opened)}`, { course }, {}, null);
/** The roles of an account as they are stored: a session’s answers may be a second old. */
const roles = (): Promise<string[]> =>
  test.services.store.system(
    "test",
    async (db) => (await db.selectFrom("users").where("login", "=", login).select("roles").executeTakeFirstOrThrow()).roles,
  );
const isExpert = async (): Promise<boolean> => (await roles()).includes("BELVEDERE_V2_PRO_WIDGET_EXPERT");
const mandate = async () => replyOf("readMandate", await send("GET", "/payment/mandate"));
const subscriptions = async (): Promise<Subscription[]> => replyOf("listSubscriptions", await send("GET", "/subscription"));
const bank = () =>
  sandboxProvider({
    store: test.services.store,
    clock: test.services.clock,
    secret: test.services.secrets.key("payment sandbox"),
    publicUrl: "http://x",
  });
const webhook = ({ body, headers }: SandboxDelivery) =>
  test.send({
    method: "POST",
    url: `/api/v2/${test.slug}/payment/webhook`,
    // No header of the page's own: a provider sends none.
    headers: { "x-requested-by": "", "content-type": "application/json", ...headers },
    payload: body,
  });
const reported = (opened: OpenedPayment, fact: PaymentFact, id?: string): SandboxDelivery =>
  bank().deliver({ ref: refOf(opened), payment: opened.payment, fact, customer: "c", instrument: "i", instrument_label: "•••• 3000" }, id);
const today = (): string => dayOf(test.services.clock.now());

describe("a payment", () => {
  it("says beforehand what is paid, until when, and what comes next", async () => {
    const quote = replyOf("validatePayment", await send("POST", "/payment/validate", { offer: "expert-annuel", method: "card" }));
    expect(quote).toMatchObject({ price: { net: 49_000, tax: 9_800, gross: 58_800 }, free_months: 2, starts_on: today() });
    expect(quote.paid_until).toBe(addMonths(today(), 14));
  });

  it("needs complete billing data, each missing part named", async () => {
    await send("PUT", "/billing", { ...billing, street: "", city: "" });
    const answer = await send("POST", "/payment/mandate", { offer: "expert", method: "card" });
    expect([answer.statusCode, answer.json<{ errors: { pointer: string }[] }>().errors.map(({ pointer }) => pointer)]).toEqual([
      422,
      ["/billing/street", "/billing/city"],
    ]);
  });

  it("is not for what the account is not offered", async () => {
    for (const offer of ["essentiel", "reponses", "absente"])
      expect((await send("POST", "/payment/mandate", { offer, method: "card" })).statusCode).toBe(404);
  });

  it("by mandate opens nothing while it is pending, and the expert mode once it is settled", async () => {
    expect((await mandate()).state).toBe("none");
    const opened = await begin();
    expect([opened.state, (await mandate()).state, (await mandate()).payment?.status]).toEqual(["pending", "pending", null]);
    await play(opened, "pending");
    expect([(await mandate()).state, (await mandate()).payment?.status, await isExpert(), (await subscriptions()).length]).toEqual([
      "submitted",
      "pending",
      false,
      0,
    ]);
    await play(opened, "settle");
    expect([(await mandate()).state, (await mandate()).payment?.status, await isExpert()]).toEqual(["active", "success", true]);
    expect(await subscriptions()).toMatchObject([
      { offer: "expert", status: "active", method: "sepa_debit", paid_until: addMonths(today(), 1), next_on: addMonths(today(), 1) },
    ]);
  });

  it.each([
    ["refused", "error", "failed"],
    ["expired", "error", "expired"],
  ] as const)("that is %s opens nothing", async (course, status, state) => {
    const opened = await begin();
    await play(opened, course);
    const { payment, state: now } = await mandate();
    expect([payment?.status, payment?.cause, now, await isExpert(), await subscriptions()]).toEqual([status, course, state, false, []]);
  });

  it("that the bank rejects after it was accepted opens nothing", async () => {
    const opened = await begin();
    await play(opened, "pending");
    await play(opened, "reject");
    expect([(await mandate()).state, await isExpert()]).toEqual(["failed", false]);
  });

  it("that the bank takes back ends what it paid for, and takes no role that the account had otherwise", async () => {
    login = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ACCESS", "BELVEDERE_V2_PRO_ANALYSIS"] });
    await send("PUT", "/billing", billing);
    const before = await roles();
    const opened = await begin({ offer: "expert", method: "card" });
    await play(opened, "paid");
    expect(await isExpert()).toBe(true);
    await play(opened, "reverse");
    expect((await mandate()).payment).toMatchObject({ status: "error", cause: "refunded" });
    expect((await roles()).toSorted()).toEqual(before.toSorted());
    expect(await subscriptions()).toMatchObject([{ status: "ended", reason: "reversed" }]);
  });

  it("reported twice, by two events, counts once", async () => {
    const opened = await begin({ offer: "expert", method: "card" });
    expect((await play(opened, "twice")).statusCode).toBe(200);
    expect((await subscriptions()).length).toBe(1);
  });

  it("asked for twice at once has one page", async () => {
    const pages = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(pages.map(({ address }) => address)).size).toBe(1);
  });

  it("by another means closes the page of the first", async () => {
    const first = await begin();
    const second = await begin({ offer: "expert-annuel", method: "card" });
    expect((await play(first, "paid")).statusCode).toBe(409);
    await play(second, "paid");
    expect(await subscriptions()).toMatchObject([{ offer: "expert-annuel" }]);
  });

  it("whose page was paid before it is replaced counts, and asks for no second one", async () => {
    const first = await begin({ offer: "expert", method: "card" });
    // Paid in another tab, and its webhook lost.
    await bank().play(refOf(first), "paid");
    expect((await send("POST", "/payment/mandate", { offer: "expert-annuel", method: "sepa_debit" })).statusCode).toBe(409);
    expect([await isExpert(), (await subscriptions()).map(({ offer }) => offer), (await mandate()).payment?.status]).toEqual([
      true,
      ["expert"],
      "success",
    ]);
  });

  it("that comes twice in spite of all is paid back, and opens one subscription", async () => {
    const first = await begin({ offer: "expert", method: "card" });
    const second = await begin({ offer: "expert", method: "sepa_debit" });
    // The first page was paid before it could be closed, and the bank says so late.
    await play(second, "paid");
    await test.services.store.system("test", (db) =>
      db.updateTable("payments").set({ state: "open" }).where("id", "=", first.payment).execute(),
    );
    expect((await webhook(reported(first, "paid"))).statusCode).toBe(204);
    expect((await subscriptions()).length).toBe(1);
    const asked = await send("POST", "/payment/complete", { payment: first.payment });
    expect(replyOf("completePayment", asked)).toMatchObject({ status: "error", cause: "duplicate" });
    const rows = await test.services.store.system("test", (db) =>
      db.selectFrom("payments").where("login", "=", login).select(["id", "state"]).execute(),
    );
    expect(rows.find(({ id }) => id === first.payment)?.state).toBe("reversed");
    const jobs = await test.services.store.system("test", (db) =>
      db.selectFrom("jobs").where("kind", "=", "payment-refund").select("payload").execute(),
    );
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ ref: refOf(first) });
  });

  it("by debit that comes twice is invoiced and given back, as its invoice says", async () => {
    const first = await begin();
    await play(first, "pending");
    const second = await test.services.store.system("test", async (db) => {
      // As if the account had paid meanwhile by a page that was opened before.
      const { id: _, ...row } = await db.selectFrom("payments").where("id", "=", first.payment).selectAll().executeTakeFirstOrThrow();
      const json = { offer: JSON.stringify(row.offer), buyer: JSON.stringify(row.buyer) };
      return db
        .insertInto("payments")
        .values({ ...row, ...json, ref: `${row.ref}-2`, state: "open" })
        .returning(["id", "ref"])
        .executeTakeFirstOrThrow();
    });
    const late = bank().deliver({ ref: second.ref ?? "", payment: second.id, fact: "paid", customer: "c", instrument: "i" });
    expect((await webhook(late)).statusCode).toBe(204);
    await play(first, "settle");
    const [credit, paid, twice] = replyOf("listInvoices", await send("GET", "/invoices"));
    expect([credit?.state, credit?.corrects, paid?.state, twice?.state]).toEqual(["credit", twice?.number, "paid", "refunded"]);
    expect((await subscriptions()).length).toBe(1);
  });

  it("has the free months that were said, whatever was subscribed to since", async () => {
    login = await account("bellerive");
    const offer = await begin({ offer: "expert-annuel", method: "sepa_debit" });
    await play(offer, "pending");
    await play(await begin({ offer: "widgets", method: "card" }), "paid");
    await play(offer, "settle");
    const annual = (await subscriptions()).find(({ offer: id }) => id === "expert-annuel");
    expect(annual?.paid_until).toBe(addMonths(today(), 14));
  });

  it("while one is pending, or once it is held, is refused with the reason", async () => {
    const opened = await begin();
    await play(opened, "pending");
    const again = await send("POST", "/payment/mandate", { offer: "expert", method: "card" });
    expect([again.statusCode, again.json<{ title: string }>().title]).toEqual([
      409,
      "Un paiement est déjà en cours. Attendez que la banque le confirme.",
    ]);
    await play(opened, "settle");
    const held = await send("POST", "/payment/mandate", { offer: "expert-annuel", method: "card" });
    expect([held.statusCode, held.json<{ title: string }>().title]).toEqual([
      409,
      "Vous avez déjà cette offre. Changez-la dans «\u00a0Mes Options\u00a0».",
    ]);
  });

  it("given up closes its page, and may be begun again", async () => {
    const opened = await begin();
    const done = replyOf("completePayment", await send("POST", "/payment/complete", { payment: opened.payment, cancelled: true }));
    expect(done.status).toBe("cancel");
    expect((await play(opened, "paid")).statusCode).toBe(409);
    expect((await begin()).address).not.toBe(opened.address);
  });

  it("counts by what the bank says, whatever the address of the page says", async () => {
    const opened = await begin();
    const done = replyOf("completePayment", await send("POST", "/payment/complete", { payment: opened.payment }));
    expect([done.status, await isExpert()]).toEqual([null, false]);
    // Settled at the bank, and its webhook lost.
    await bank().play(refOf(opened), "paid");
    expect(replyOf("completePayment", await send("POST", "/payment/complete", { payment: opened.payment })).status).toBe("success");
    expect(await isExpert()).toBe(true);
  });

  it("is its account's alone", async () => {
    const opened = await begin();
    login = await account();
    expect((await send("POST", "/payment/complete", { payment: opened.payment })).statusCode).toBe(404);
    expect([(await mandate()).payment, await subscriptions()]).toEqual([null, []]);
  });

  it("is never made in a borrowed session, which reads it", async () => {
    const borrowed = await test.sessions.borrow(await test.sessions.open(`dmo@${test.slug}.example`, null), login);
    const as = { cookie: `${test.slug}_session=${borrowed}` };
    const asked = (method: "GET" | "POST", path: string, payload?: object) => send(method, path, payload, as, null);
    expect((await asked("GET", "/payment/mandate")).json()).toMatchObject({ borrowed: true });
    for (const path of ["/payment/mandate", "/payment/complete"])
      expect(
        (await asked("POST", path, path.endsWith("mandate") ? { offer: "expert", method: "card" } : { payment: "x" })).statusCode,
      ).toBe(403);
    await play(await begin({ offer: "expert", method: "card" }), "paid");
    const [{ id } = { id: "" }] = replyOf("listSubscriptions", await asked("GET", "/subscription"));
    const change = await send("PUT", `/subscription/${id}`, { action: "end" }, { ...as, "if-match": "*" }, null);
    expect([change.statusCode, (await subscriptions())[0]?.status, (await asked("GET", "/invoices")).statusCode]).toEqual([
      403,
      "active",
      200,
    ]);
  });
});

describe("webhooks", () => {
  /** What a bank reports of each course, and whether the role is given in the end. */
  const courses: readonly (readonly [string, readonly PaymentFact[], boolean])[] = [
    ["paid", ["submitted", "paid"], true],
    ["refused", ["submitted", "failed"], false],
    ["taken back", ["submitted", "paid", "reversed"], false],
    ["expired", ["expired"], false],
  ];
  function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
    if (items.length === 0) yield [];
    for (const [at, item] of items.entries()) for (const rest of ordersOf(items.toSpliced(at, 1))) yield [item, ...rest];
  }

  it.each(courses)("of a payment that is %s lead to the same end in every order, each sent twice", async (_name, facts, gives) => {
    for (const order of ordersOf(facts)) {
      login = await account();
      const opened = await begin();
      for (const fact of order) {
        const delivery = reported(opened, fact);
        expect([(await webhook(delivery)).statusCode, (await webhook(delivery)).statusCode]).toEqual([204, 204]);
        await webhook(reported(opened, fact));
      }
      const kept = replyOf("listInvoices", await send("GET", "/invoices")).reduce((sum, { amount }) => sum + amount, 0);
      expect([order, await isExpert(), (await subscriptions()).filter(({ status }) => status === "active").length, kept]).toEqual([
        order,
        gives,
        gives ? 1 : 0,
        // What is invoiced without a credit note is what was paid.
        gives ? 5_880 : 0,
      ]);
    }
  });

  it("that are forged, altered, unsigned or old do nothing", async () => {
    const opened = await begin();
    const sound = reported(opened, "paid");
    const other = sandboxProvider({
      store: test.services.store,
      clock: test.services.clock,
      secret: Buffer.alloc(32, 7),
      publicUrl: "http://x",
    });
    const forged: SandboxDelivery[] = [
      other.deliver({ ref: refOf(opened), fact: "paid" }),
      { ...sound, body: Buffer.from(sound.body.toString().replace('"paid"', '"paid" ')) },
      { ...sound, headers: {} },
      { ...sound, headers: { "sandbox-signature": "t=1,v1=00" } },
      { ...sound, headers: { "sandbox-signature": sound.headers["sandbox-signature"]?.replace(/t=\d+/, "t=9999999999") ?? "" } },
    ];
    for (const delivery of forged) expect((await webhook(delivery)).statusCode).toBe(400);
    test.advance(301_000);
    expect((await webhook(sound)).statusCode).toBe(400);
    expect([await isExpert(), await subscriptions()]).toEqual([false, []]);
  });

  it("about a payment that nobody made are accepted, and do nothing", async () => {
    expect((await webhook(bank().deliver({ ref: "inconnu", payment: "pas un identifiant", fact: "paid" }))).statusCode).toBe(204);
  });
});

describe("where nothing can be paid", () => {
  it("nothing is sold, and no page of a bank is there", async () => {
    const closed = await openTestApp({ sandbox: false });
    const ask = (method: "GET" | "POST", url: string, payload?: object) =>
      closed.send({
        method,
        url: `/api/v2/${closed.slug}${url}`,
        as: `pro.simple@${closed.slug}.example`,
        ...(payload ? { payload } : {}),
      });
    expect((await ask("GET", "/payment/mandate")).json()).toMatchObject({ provider: "none", state: "none" });
    const answer = await ask("POST", "/payment/mandate", { offer: "expert", method: "card" });
    expect([answer.statusCode, answer.json<{ title: string }>().title]).toEqual([
      503,
      "Le paiement n’est pas ouvert sur cette installation.",
    ]);
    expect((await ask("GET", "/payment/sandbox/abc")).statusCode).toBe(404);
    await closed.close();
  });
});
