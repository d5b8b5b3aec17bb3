import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import { addMonths, dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { OpenedPayment, Subscription, SubscriptionChange } from "../../../src/generated/types.ts";
import { sandboxProvider } from "../../ports/payment/sandbox.ts";
import type { AccountLetter } from "./account-letters.ts";
import { openPayments, type PaymentJobs } from "./payments-service.ts";
import { openSubscriptions, type SubscriptionsService } from "./subscriptions-service.ts";

let test: TestApp;
let login: string;
let service: SubscriptionsService;
/** What accounts were written about. */
const written: AccountLetter[] = [];
aroundTests((opened) => (test = opened));
beforeAll(() => {
  const { store, clock, secrets, environment } = test.services;
  const provider = sandboxProvider({ store, clock, secret: secrets.key("payment sandbox"), publicUrl: environment.publicUrl });
  const refunds = { add: async () => null, addAll: async () => undefined, follow: async () => undefined, cancel: async () => undefined };
  const letters: PaymentJobs["letters"] = {
    ...refunds,
    add: async (letter) => {
      written.push(letter);
      return null;
    },
  };
  service = openSubscriptions(test.services, provider, openPayments(test.services, provider, { refunds, letters }), { letters });
});

/** By a session of its own: those before end with the days that pass. */
const send = async (method: "GET" | "POST" | "PUT", path: string, payload?: object, headers: Record<string, string> = {}) => {
  const cookie = `${test.slug}_session=${await test.sessions.open(login, null)}`;
  return test.send({ method, url: `/api/v2/${test.slug}${path}`, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) });
};
const today = (): string => dayOf(test.services.clock.now());
/** To the noon of a later day: so many times 24 hours end on another one where an hour is lost or won on the way. */
const goTo = async (day: string): Promise<void> => {
  test.advance(startOf(day) + 12 * 3_600_000 - test.services.clock.now().getTime());
  await service.sweep();
};
const all = async (): Promise<Subscription[]> => replyOf("listSubscriptions", await send("GET", "/subscription"));
const first = async (): Promise<Subscription> => (await all())[0] ?? expect.fail("no subscription");
const isExpert = (): Promise<boolean> =>
  test.services.store.system("test", async (db) => {
    const { roles } = await db.selectFrom("users").where("login", "=", login).select("roles").executeTakeFirstOrThrow();
    return roles.includes("BELVEDERE_V2_PRO_WIDGET_EXPERT");
  });
const change = async (body: SubscriptionChange, revision?: number) => {
  const { id, revision: known } = await first();
  return send("PUT", `/subscription/${id}`, body, { "if-match": `"${revision ?? known}"` });
};
const payments = () =>
  test.services.store.system("test", (db) =>
    db.selectFrom("payments").where("login", "=", login).select(["state", "amount", "first"]).orderBy("created_at").execute(),
  );

beforeEach(async () => {
  // Months later the 29th to the 31st are other days of theirs: what is expected here is said of days that every month has.
  if (Number(today().slice(8)) > 28) await goTo(addMonths(`${today().slice(0, 7)}-01`, 1));
  login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
  await send("PUT", "/billing", { name: "Gîte", siret: "", street: "1 rue", zip: "74000", city: "Port" });
  const opened = (await send("POST", "/payment/mandate", { offer: "expert", method: "card" })).json<OpenedPayment>();
  await test.send({
    method: "POST",
    url: `/api/v2/${test.slug}/payment/sandbox/${opened.address.split("/").at(-1)}`,
    payload: { course: "paid" },
  });
});

describe("a subscription", () => {
  it("is renewed on its day, once however often it is looked at, and stays open", async () => {
    const { paid_until } = await first();
    await service.sweep();
    expect((await payments()).length).toBe(1);
    await goTo(paid_until);
    await service.sweep();
    await service.sweep();
    expect((await payments()).map(({ state, first: isFirst }) => [state, isFirst])).toEqual([
      ["paid", true],
      ["paid", false],
    ]);
    expect([(await first()).paid_until, await isExpert()]).toEqual([addMonths(paid_until, 1), true]);
  });

  it("ends when what is paid is over, and can be kept until then", async () => {
    const { paid_until } = await first();
    expect((await change({ action: "end" })).json()).toMatchObject({
      status: "ending",
      next_on: null,
      lost: expect.arrayContaining([]) as unknown,
    });
    expect(await isExpert()).toBe(true);
    expect((await change({ action: "keep" })).json()).toMatchObject({ status: "active", next_on: paid_until });
    await change({ action: "end" });
    await goTo(paid_until);
    expect(written).toContainEqual({ ended: (await first()).id });
    expect([(await first()).status, (await first()).reason, await isExpert(), (await payments()).length]).toEqual([
      "ended",
      "asked",
      false,
      1,
    ]);
  });

  it("pauses when what is paid is over, and is paid again on the day that was said", async () => {
    const { paid_until } = await first();
    expect((await change({ action: "pause", months: 2 })).json()).toMatchObject({ status: "pausing", next_on: addMonths(paid_until, 2) });
    await goTo(paid_until);
    expect([(await first()).status, await isExpert(), (await payments()).length]).toEqual(["paused", false, 1]);
    await goTo(addMonths(paid_until, 2));
    expect([(await first()).status, (await first()).paid_until, await isExpert(), (await payments()).length]).toEqual([
      "active",
      addMonths(paid_until, 3),
      true,
      2,
    ]);
  });

  it("that is paused resumes on the day it is asked to, paid that day", async () => {
    const { paid_until } = await first();
    await change({ action: "pause", months: 6 });
    await goTo(paid_until);
    expect((await change({ action: "resume" })).json()).toMatchObject({ status: "active", paid_until: addMonths(today(), 1) });
    expect([await isExpert(), (await payments()).length]).toEqual([true, 2]);
  });

  it("that is paused ends at once", async () => {
    await change({ action: "pause", months: 6 });
    await goTo((await first()).paid_until);
    expect((await change({ action: "end" })).json()).toMatchObject({ status: "ended", reason: "asked" });
  });

  it("changes to another offer with the next payment, at the price of the day it was chosen", async () => {
    const { paid_until } = await first();
    expect((await change({ action: "change", offer: "expert-annuel" })).json()).toMatchObject({
      offer: "expert",
      next_on: paid_until,
      next_offer: { offer: "expert-annuel", price: { gross: 58_800 } },
    });
    await goTo(paid_until);
    expect(await first()).toMatchObject({ offer: "expert-annuel", paid_until: addMonths(paid_until, 12), next_offer: null });
    expect((await payments()).map(({ amount }) => amount)).toEqual([5_880, 58_800]);
  });

  it("that another provider took ends when it would be paid again: nobody can charge it", async () => {
    const { paid_until } = await first();
    await test.services.store.system("test", (db) =>
      db.updateTable("subscriptions").set({ provider: "stripe" }).where("login", "=", login).execute(),
    );
    await goTo(paid_until);
    expect([(await first()).status, (await first()).reason, await isExpert(), (await payments()).length]).toEqual([
      "ended",
      "unpaid",
      false,
      1,
    ]);
  });

  it("changes to nothing that is not offered", async () => {
    for (const offer of ["essentiel", "reponses", "absente"]) expect((await change({ action: "change", offer })).statusCode).toBe(404);
  });

  it("is changed by who has seen it as it is, and by nobody else", async () => {
    const { id } = await first();
    expect((await send("PUT", `/subscription/${id}`, { action: "end" })).statusCode).toBe(428);
    await change({ action: "end" });
    expect((await change({ action: "keep" }, 1)).statusCode).toBe(412);
    login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
    expect((await send("PUT", `/subscription/${id}`, { action: "end" }, { "if-match": "*" })).statusCode).toBe(404);
  });

  it("after its end is subscribed to again, without the free months of a first one", async () => {
    await change({ action: "end" });
    await goTo((await first()).paid_until);
    const options = (await send("GET", "/store/options")).json<{ id: string; open: boolean; free_months: number }[]>();
    expect(options.map(({ id, open, free_months }) => [id, open, free_months])).toEqual([
      ["expert", true, 0],
      ["expert-annuel", true, 0],
    ]);
  });
});

describe("an option that an offer contains", () => {
  beforeEach(async () => {
    login = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
    await send("PUT", "/billing", { name: "Gîte", siret: "", street: "1 rue", zip: "74000", city: "Port" });
    await pay("widgets");
  });
  const pay = async (offer: string): Promise<void> => {
    const opened = (await send("POST", "/payment/mandate", { offer, method: "card" })).json<OpenedPayment>();
    const url = `/api/v2/${test.slug}/payment/sandbox/${opened.address.split("/").at(-1)}`;
    await test.send({ method: "POST", url, payload: { course: "paid" } });
  };
  const option = async (): Promise<Subscription | undefined> => (await all()).find(({ offer }) => offer === "widgets");

  it("is said to end before the offer is paid, runs to its day, and is not charged again; nothing of it is lost", async () => {
    const { id, paid_until } = await first();
    const options = replyOf("listStoreOptions", await send("GET", "/store/options"));
    const replaced = { offer: "widgets", title: "Mes avis sur mon site", ends_on: paid_until };
    expect(options.map(({ id, replaces }) => [id, replaces])).toEqual([
      ["essentiel", []],
      ["expert", [replaced]],
      ["expert-annuel", [replaced]],
      ["reponses", []],
      ["widgets", []],
    ]);
    await pay("expert-annuel");
    expect(await option()).toMatchObject({ status: "ending", next_on: null, paid_until });
    await goTo(paid_until);
    expect(await option()).toMatchObject({ status: "ended", reason: "replaced" });
    expect(written).not.toContainEqual({ ended: id });
    expect((await payments()).length).toBe(2);
    const { roles } = await test.services.store.system("test", (db) =>
      db.selectFrom("users").where("login", "=", login).select("roles").executeTakeFirstOrThrow(),
    );
    expect(roles).toContain("BELVEDERE_DIFFUSION_WIDGET");
  });

  it("that its account keeps in spite of it stays, and is charged", async () => {
    const { paid_until } = await first();
    await pay("expert-annuel");
    const { id, revision } = (await option()) ?? { id: "", revision: 0 };
    expect((await send("PUT", `/subscription/${id}`, { action: "keep" }, { "if-match": `"${revision}"` })).statusCode).toBe(200);
    await goTo(paid_until);
    expect(await option()).toMatchObject({ status: "active", paid_until: addMonths(paid_until, 1) });
  });
});
