import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addAccount, openTestApp, type TestApp } from "../../../../tests/access/support/test-app.ts";
import { usualMailSettings } from "../../../../src/domain/forms/mail-settings.ts";
import { replyOf } from "../../../../tests/support/replies.ts";
import { type Letter, Undeliverable } from "../../../ports/mail/mailer.ts";

const DAY = 86_400_000;
let dmo = "dmo@belvedere.example";
const letters: Letter[] = [];
let test: TestApp;
let stir: () => Promise<unknown>;
beforeAll(async () => {
  const send = async (letter: Letter): Promise<void> => {
    if (letter.to.address.startsWith("inconnu")) throw new Undeliverable("550 no such user");
    letters.push(letter);
  };
  test = await openTestApp({ mailer: { send, close: () => undefined } });
  const queue = test.services.jobs.handle<null, null>({ name: "stir", atOnce: 1, tries: 1, run: async () => null });
  // The queue looks for due jobs whenever one is added.
  stir = () => queue.add(null);
}, 60_000);
afterAll(() => test.close());

const send = async (method: "POST" | "PUT" | "GET", url: string, payload?: object, headers: Record<string, string> = {}) =>
  test.send({ method, as: dmo, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });

/** Moves the clock to this hour (UTC) of the day after so many days; whoever was signed in is so no more. */
async function goTo(days: number, hour: number): Promise<void> {
  const at = new Date(test.services.clock.now().getTime() + days * DAY);
  at.setUTCHours(hour, 5, 0, 0);
  test.advance(at.getTime() - test.services.clock.now().getTime());
  dmo = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
}
const today = (): string => test.services.clock.now().toISOString().slice(0, 10);

async function published(): Promise<string> {
  const places = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").execute(),
  );
  const { id } = replyOf(
    "createForm",
    await send("POST", "/satisfaction-forms", { model: "sejour", establishments: places.map((one) => one.id) }),
  );
  await send("POST", `/satisfaction-forms/${id}/publish`);
  return id;
}
const invite = async (form: string, email: string, stay_date?: string) =>
  replyOf("sendForm", await send("POST", `/satisfaction-forms/${form}/send`, { guests: [{ email, ...(stay_date ? { stay_date } : {}) }] }));
const sentTo = (email: string): number => letters.filter(({ to }) => to.address === email).length;
const stateOf = async (email: string) =>
  (
    await test.services.store.system("test", (db) =>
      db.selectFrom("form_invitations").where("email", "=", email).select("state").executeTakeFirst(),
    )
  )?.state;
/** Lets due jobs run, and waits until this holds. */
async function until(holds: () => unknown): Promise<void> {
  await expect
    .poll(
      async () => {
        await stir();
        return holds();
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBeTruthy();
}
/** Lets due jobs run; a marker guest who is written to at once shows that the queue has come so far. */
async function settle(form: string): Promise<void> {
  const marker = `repere-${letters.length}-${today()}@example.org`;
  expect((await invite(form, marker)).queued).toBe(1);
  await until(() => sentTo(marker) === 1);
}

describe("a guest", { timeout: 60_000 }, () => {
  it("is written to the morning after the stay, reminded once five days later, and not after an answer", async () => {
    const form = await published();
    await goTo(1, 10);
    await invite(form, "ana@example.org", today());
    await invite(form, "bea@example.org", today());
    await settle(form);
    expect([sentTo("ana@example.org"), sentTo("bea@example.org")]).toEqual([0, 0]);
    await goTo(1, 10);
    await until(() => sentTo("ana@example.org") === 1 && sentTo("bea@example.org") === 1);
    // In the name of who received the guest.
    const first = letters.find(({ to }) => to.address === "ana@example.org");
    expect([first?.from.name, first?.html]).toEqual(["Hôtel Bellerive", expect.stringMatching(/font-weight:700">Hôtel Bellerive</)]);
    await test.services.store.system("test", (db) =>
      db
        .updateTable("form_invitations")
        .set({ answered_at: test.services.clock.now().toISOString() })
        .where("email", "=", "bea@example.org")
        .execute(),
    );
    await goTo(4, 10);
    await settle(form);
    expect(sentTo("ana@example.org")).toBe(1);
    await goTo(1, 11);
    await until(() => sentTo("ana@example.org") === 2);
    await goTo(30, 11);
    await settle(form);
    expect([sentTo("ana@example.org"), sentTo("bea@example.org")]).toEqual([2, 1]);
  });

  it("is written to once among hundreds, also where a mail to one of them cannot be written", async () => {
    const form = await published();
    await goTo(1, 10);
    const emails = Array.from({ length: 120 }, (_, no) => `foule-${no}@example.org`);
    const stopped = "foule-7@example.org";
    const sending = { guests: emails.map((email) => ({ email, stay_date: today() })) };
    expect(replyOf("sendForm", await send("POST", `/satisfaction-forms/${form}/send`, sending))).toEqual({ queued: 120, refused: [] });
    expect(replyOf("sendForm", await send("POST", `/satisfaction-forms/${form}/send`, sending)).refused).toHaveLength(120);
    await test.services.store.system("test", async (db) => {
      await db.updateTable("form_invitations").set({ email: "aucune adresse" }).where("email", "=", "foule-3@example.org").execute();
      const { group_id } = await db.selectFrom("forms").where("id", "=", form).select("group_id").executeTakeFirstOrThrow();
      const subscription = { group_id, address: stopped, topic: "satisfaction", title: "Questionnaires", stopped_at: today() };
      await db.insertInto("mail_subscriptions").values(subscription).execute();
    });
    await goTo(1, 10);
    const asked = emails.filter((email) => !["foule-3@example.org", stopped].includes(email));
    await until(() => asked.every((email) => sentTo(email) > 0));
    await settle(form);
    expect(letters.filter(({ to }) => to.address.startsWith("foule-")).map(({ to }) => to.address)).toHaveLength(asked.length);
    expect([await stateOf(stopped), await stateOf("foule-8@example.org")]).toEqual(["unsubscribed", "sent"]);
  });

  it("is not written to at night, even by a server that was stopped when it was due", async () => {
    const form = await published();
    await goTo(1, 10);
    await invite(form, "nuit@example.org", today());
    await goTo(1, 23);
    await stir();
    await until(async () => {
      const rows = await test.services.store.system("test", (db) =>
        db.selectFrom("jobs").where("kind", "=", "form-invitation").where("state", "=", "waiting").select("due_at").execute(),
      );
      return rows.length > 0 && rows.every(({ due_at }) => Date.parse(due_at) > test.services.clock.now().getTime());
    });
    expect(sentTo("nuit@example.org")).toBe(0);
    await goTo(1, 10);
    await until(() => sentTo("nuit@example.org") === 1);
  });

  it("whose address bounces is marked, not reminded, and asked no more by any form", async () => {
    const [form, other] = [await published(), await published()];
    await goTo(1, 10);
    await invite(form, "inconnu@example.org");
    await until(async () => (await stateOf("inconnu@example.org")) === "bounced");
    const { items } = replyOf("listFormMails", await send("GET", `/satisfaction-forms/${form}/mails`));
    expect(items).toMatchObject([{ email: "inconnu@example.org", state: "bounced" }]);
    await goTo(120, 10);
    expect((await invite(other, "inconnu@example.org")).refused).toMatchObject([{ reason: expect.stringContaining("refusée") }]);
  });

  it("whose address was refused later, by a mail to the sender, is marked by hand, asked no more, and can be restored", async () => {
    const [form, other] = [await published(), await published()];
    await goTo(1, 10);
    await invite(form, "plein@example.org");
    await until(async () => (await stateOf("plein@example.org")) === "sent");
    const mails = async () => replyOf("listFormMails", await send("GET", `/satisfaction-forms/${form}/mails`)).items;
    const path = `/satisfaction-forms/${form}/mails/${(await mails())[0]?.id ?? ""}/bounce`;
    const rate = async () => replyOf("readForm", await send("GET", `/satisfaction-forms/${form}`)).figures.sent;
    expect((await test.send({ method: "DELETE", as: dmo, url: `/api/v2/${test.slug}${path}` })).statusCode).toBe(409);
    expect([await rate(), (await send("POST", path)).statusCode, (await send("POST", path)).statusCode]).toEqual([1, 204, 204]);
    expect(await mails()).toMatchObject([{ state: "bounced", bounced_by: dmo }]);
    expect(await rate()).toBe(0);
    await goTo(100, 10);
    await settle(form);
    expect(sentTo("plein@example.org")).toBe(1);
    expect((await invite(other, "plein@example.org")).refused).toMatchObject([{ reason: expect.stringContaining("refusée") }]);
    expect((await test.send({ method: "DELETE", as: dmo, url: `/api/v2/${test.slug}${path}` })).statusCode).toBe(204);
    expect((await invite(other, "plein@example.org")).queued).toBe(1);
  });

  it("waits while the form is paused, and is not written to once it is archived", async () => {
    const form = await published();
    await goTo(1, 10);
    await invite(form, "pause@example.org", today());
    await send("PUT", `/satisfaction-forms/${form}`, { state: "paused" }, { "if-match": "*" });
    const open = await published();
    await goTo(1, 10);
    await settle(open);
    expect([sentTo("pause@example.org"), await stateOf("pause@example.org")]).toEqual([0, "queued"]);
    await send("PUT", `/satisfaction-forms/${form}`, { state: "active" }, { "if-match": "*" });
    await goTo(1, 11);
    await until(() => sentTo("pause@example.org") === 1);
    await invite(form, "archive@example.org", today());
    await send("PUT", `/satisfaction-forms/${form}`, { state: "archived" }, { "if-match": "*" });
    await goTo(1, 10);
    await until(async () => (await stateOf("archive@example.org")) === "cancelled");
    expect(sentTo("archive@example.org")).toBe(0);
  });

  it("is written to as the form's mail settings say", async () => {
    const form = await published();
    await goTo(1, 10);
    const at = `/satisfaction-forms/${form}/mail-settings`;
    const usual = await send("GET", at);
    expect(replyOf("readMailSettings", usual)).toMatchObject({ sender: null, hour: 9, reminder: true });
    const settings = { sender: "Hôtel Bellerive\r\nBcc: x", hour: 15, languages: ["fr", "en"], reminder: false };
    expect((await send("PUT", at, settings)).statusCode).toBe(428);
    const changed = await send("PUT", at, settings, { "if-match": String(usual.headers.etag) });
    expect(replyOf("changeMailSettings", changed)).toMatchObject({ sender: "Hôtel Bellerive Bcc: x", hour: 15 });
    expect((await send("PUT", at, settings, { "if-match": String(usual.headers.etag) })).statusCode).toBe(412);
    const guests = [{ email: "kurt@example.org", stay_date: today(), lang: "de" }];
    await send("POST", `/satisfaction-forms/${form}/send`, { guests });
    await goTo(1, 11);
    await settle(form);
    expect(sentTo("kurt@example.org")).toBe(0);
    await goTo(0, 15);
    await until(() => sentTo("kurt@example.org") === 1);
    const letter = letters.find(({ to }) => to.address === "kurt@example.org");
    expect(letter?.from).toEqual({ name: "Hôtel Bellerive Bcc: x", address: "ne-pas-repondre@belvedere.example" });
    expect(letter?.text).toContain("You were a guest of Hôtel Bellerive");
    await goTo(6, 16);
    await settle(form);
    expect(sentTo("kurt@example.org")).toBe(1);
  });

  it("is found by name and state in the list of mails, with how many there are of each", async () => {
    const form = await published();
    await goTo(1, 10);
    const guests = [{ email: "claire@example.org", name: "Claire Roy" }, { email: "denis@example.org" }, { email: "inconnu2@example.org" }];
    await send("POST", `/satisfaction-forms/${form}/send`, { guests });
    await until(() => sentTo("claire@example.org") + sentTo("denis@example.org") === 2);
    await until(async () => (await stateOf("inconnu2@example.org")) === "bounced");
    await test.services.store.system("test", (db) =>
      db
        .updateTable("form_invitations")
        .set({ answered_at: test.services.clock.now().toISOString() })
        .where("email", "=", "claire@example.org")
        .execute(),
    );
    const found = async (query: string) => replyOf("listFormMails", await send("GET", `/satisfaction-forms/${form}/mails${query}`));
    const all = await found("");
    expect(all.counts.toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
      { state: "answered", count: 1 },
      { state: "bounced", count: 1 },
      { state: "sent", count: 1 },
    ]);
    expect((await found("?state=answered")).items).toMatchObject([{ email: "claire@example.org", state: "answered" }]);
    expect(await found("?search=ROY")).toMatchObject({ total: 1, items: [{ name: "Claire Roy" }] });
    expect((await found("?search=%25")).total).toBe(0);
    expect((await send("GET", `/satisfaction-forms/${form}/mails?state=lost`)).statusCode).toBe(400);
  });

  it("is asked once in ninety days between two mails, however early the second is planned", async () => {
    const form = await published();
    await goTo(1, 10);
    const inDays = (days: number): string => new Date(test.services.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    expect((await invite(form, "habitue@example.org", inDays(60))).queued).toBe(1);
    expect((await invite(form, "habitue@example.org", inDays(-1))).queued).toBe(0);
    expect((await invite(form, "habitue@example.org", inDays(140))).queued).toBe(0);
    expect((await invite(form, "habitue@example.org", inDays(160))).queued).toBe(1);
  });

  it("is asked ninety days after the mail itself where that went out later than planned", async () => {
    const [form, other] = [await published(), await published()];
    await goTo(1, 10);
    const inDays = (days: number): string => new Date(test.services.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    await invite(form, "tard@example.org", today());
    expect((await invite(other, "tard@example.org", inDays(91))).queued).toBe(1);
    await send("PUT", `/satisfaction-forms/${form}`, { state: "paused" }, { "if-match": "*" });
    await goTo(1, 10);
    await settle(other);
    await send("PUT", `/satisfaction-forms/${form}`, { state: "active" }, { "if-match": "*" });
    await goTo(10, 11);
    await until(() => sentTo("tard@example.org") === 1);
    await send("PUT", `/satisfaction-forms/${form}/mail-settings`, { ...usualMailSettings, reminder: false }, { "if-match": "*" });
    await goTo(82, 11);
    await settle(other);
    expect(sentTo("tard@example.org")).toBe(1);
    await goTo(9, 11);
    await until(() => sentTo("tard@example.org") === 2);
  });

  it("whose earlier address is marked as refused is not reminded, and the mail that was sent still counts as sent", async () => {
    const [form, other] = [await published(), await published()];
    await goTo(1, 10);
    await invite(form, "double@example.org");
    await until(() => sentTo("double@example.org") === 1);
    await goTo(95, 10);
    await invite(other, "double@example.org");
    await until(() => sentTo("double@example.org") === 3);
    const { items } = replyOf("listFormMails", await send("GET", `/satisfaction-forms/${form}/mails`));
    expect((await send("POST", `/satisfaction-forms/${form}/mails/${items[0]?.id ?? ""}/bounce`)).statusCode).toBe(204);
    await goTo(6, 11);
    await settle(other);
    expect(sentTo("double@example.org")).toBe(3);
    const [later] = replyOf("listFormMails", await send("GET", `/satisfaction-forms/${other}/mails?search=double`)).items;
    expect(later?.state).toBe("sent");
  });

  it("is written to in a language in which the form can be answered", async () => {
    const form = await published();
    await goTo(1, 10);
    const { document } = replyOf("readForm", await send("GET", `/satisfaction-forms/${form}`));
    const { fr, en } = document.title;
    const title = { fr, ...(en === undefined ? {} : { en }) };
    await send("PUT", `/satisfaction-forms/${form}`, { document: { ...document, title } }, { "if-match": "*" });
    await send("POST", `/satisfaction-forms/${form}/publish`);
    await send("POST", `/satisfaction-forms/${form}/send`, { guests: [{ email: "uwe@example.org", lang: "de" }] });
    await until(() => sentTo("uwe@example.org") === 1);
    expect(letters.find(({ to }) => to.address === "uwe@example.org")?.text).toContain("You were a guest of Hôtel Bellerive");
  });
});
