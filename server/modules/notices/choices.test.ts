import { beforeEach, describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { NoticeChoice } from "../../../src/generated/types.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const professional = "pro@belvedere.example";
const theirs = "dmo@belvedere.example";
const at = (path: string): string => `/api/v2/${test.slug}/notices${path}`;

beforeEach(() =>
  test.services.store.system("test", async (db) => {
    await db.deleteFrom("mail_subscriptions").execute();
    await db.deleteFrom("notice_policies").execute();
  }),
);

const read = async (as: string) => replyOf("readNotices", await test.send({ method: "GET", as, url: at("") }));
const choiceOf = async (as: string, notice: string): Promise<NoticeChoice | undefined> =>
  (await read(as)).choices.find((choice) => choice.notice === notice);
const put = (as: string, path: string, payload: object) => test.send({ method: "PUT", as, url: at(path), payload });

describe("what an account is written about", () => {
  it("is its own choice, which a colleague’s does not touch", async () => {
    replyOf("chooseNotice", await put(theirs, "/alert", { frequency: "weekly" }));
    expect(await choiceOf(theirs, "alert")).toMatchObject({ frequency: "weekly", stopped: false });
    expect(await choiceOf("dmo.api@belvedere.example", "alert")).toMatchObject({ frequency: "daily" });
  });

  it("can be what it is asked about alone, at a rhythm that is offered", async () => {
    expect((await put(theirs, "/answer", { frequency: "daily" })).statusCode).toBe(404);
    expect((await put(theirs, "/digest", { frequency: "now" })).statusCode).toBe(422);
    expect((await put(theirs, "/alerts/absent", { silenced: true })).statusCode).toBe(404);
  });

  it("is what the destination has set for all, which says whose it is and is refused otherwise", async () => {
    replyOf("setNotice", await put(theirs, "/set/TP/alert", { frequency: "daily", locked: true }));
    const owner = (await choiceOf(professional, "alert"))?.set_by;
    expect(await choiceOf(professional, "alert")).toMatchObject({ frequency: "daily", locked: true });
    const refusal = await put(professional, "/alert", { frequency: "never" });
    expect(refusal.statusCode).toBe(422);
    expect(refusal.body).toContain(owner);
    replyOf("setNotice", await put(theirs, "/set/TP/alert", { frequency: "daily", locked: false }));
    replyOf("chooseNotice", await put(professional, "/alert", { frequency: "never" }));
    expect(await choiceOf(professional, "alert")).toMatchObject({ frequency: "never", set: "daily" });
    replyOf("setNotice", await put(theirs, "/set/TP/alert", { frequency: null, locked: false }));
    expect(await choiceOf(professional, "alert")).toMatchObject({ set: null, set_by: null });
  });

  it("is shown in an establishment's preferences: one's own group by name, who has set it, and the others by their number", async () => {
    const { id } = await test.services.store.system("test", (db) =>
      db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
    );
    replyOf("setNotice", await put(theirs, "/set/TP/alert", { frequency: "daily", locked: true }));
    const url = `/api/v2/${test.slug}/observation/establishment/${id}/readers`;
    const seen = replyOf("listEstablishmentReaders", await test.send({ method: "GET", as: professional, url }));
    expect(seen.readers.map(({ login }) => login)).toEqual([professional]);
    expect(seen.readers[0]?.choices).toContainEqual(expect.objectContaining({ notice: "alert", frequency: "daily", locked: true }));
    expect(seen.destination).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain(theirs);
    const own = replyOf("listEstablishmentReaders", await test.send({ method: "GET", as: theirs, url }));
    expect(own.readers.map(({ login }) => login)).toContain(theirs);
    expect(own).toMatchObject({ professionals: 1, destination: 0 });
  });

  it("holds what a mail’s link has stopped, and lets it come again", async () => {
    const { store } = test.services;
    const id = await test.services.mails.queue("bellerive", {
      mail: "notices",
      to: { address: professional },
      values: { title: "T", items: "A", more: "", address: "https://a.example", "preferences-address": "https://a.example" },
      topic: { id: "notice:review", title: "Nouveaux avis" },
    });
    const mail = await store.system("test", (db) => db.selectFrom("mails").where("id", "=", id).selectAll().executeTakeFirstOrThrow());
    await test.send({ method: "POST", url: new URL(mail.stop_address ?? "").pathname });
    expect(await choiceOf(professional, "review")).toMatchObject({ frequency: "never", stopped: true });
    replyOf("chooseNotice", await put(professional, "/review", { frequency: "daily" }));
    expect(await choiceOf(professional, "review")).toMatchObject({ frequency: "daily", stopped: false });
  });

  it("can leave out one rule’s alerts", async () => {
    replyOf("silenceAlert", await put(professional, "/alerts/low-rating", { silenced: true }));
    const silenced = (await read(professional)).alerts.filter(({ silenced: isSilenced }) => isSilenced);
    expect(silenced.map(({ rule }) => rule)).toEqual(["low-rating"]);
  });
});
