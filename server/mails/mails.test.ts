import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { openMemoryStore } from "../../tests/support/memory-store.ts";
import { openJobs, type Jobs } from "../jobs/jobs.ts";
import { type Letter, type Mailer, Undeliverable } from "../ports/mail/mailer.ts";
import { secretsOf } from "../ports/identity/secrets.ts";
import type { Store } from "../store/store.ts";
import { openMails, type Mail, type Mails } from "./mails.ts";
import { aroundTests, type TestApp } from "../../tests/access/support/test-app.ts";
import { replyOf } from "../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

let store: Store;
let now = 0;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.system("test", (db) =>
    db.insertInto("groups").values({ id: "essai", name: "Essai", kind: "destination", destination_id: null }).execute(),
  );
});
afterAll(() => store.close());
beforeEach(async () => {
  now = Date.parse("2026-11-02T08:00:00Z");
  await store.system("test", async (db) => {
    await db.deleteFrom("mails").execute();
    await db.deleteFrom("jobs").execute();
  });
});

/** A server's queue of mails, which sends to `send`; started unless said otherwise. */
function server(send: Mailer["send"], start = true): { mails: Mails; jobs: Jobs } {
  const clock = { now: () => new Date(now) };
  const jobs = openJobs(store, clock, () => undefined);
  const { config } = test.services;
  const mailer = { send, close: () => undefined };
  const secrets = secretsOf("a master secret of the tests, long enough");
  const mails = openMails({ store, jobs, clock, config, secrets, mailer, sender: "a@example.org", publicUrl: "https://avis.example.org" });
  if (start) jobs.start();
  return { mails, jobs };
}
const report = (own: Partial<Mail<"report">> = {}): Mail<"report"> => ({
  mail: "report",
  to: { address: "Zoe@example.org", name: "Zoé" },
  values: {
    title: "Rapport",
    period: "mai 2026",
    rhythm: "chaque mois",
    sender: "Ana",
    message: "",
    figures: "",
    attached: "oui",
    address: "https://avis.example.org/x",
  },
  attachments: [{ filename: "r.pdf", media_type: "application/pdf", content: Buffer.from("%PDF") }],
  ...own,
});
const rows = () => store.system("test", (db) => db.selectFrom("mails").select(["state", "tries", "error", "attachments"]).execute());

describe("a queued mail", () => {
  it("goes before those of a topic that wait already", async () => {
    const sent: string[] = [];
    const { mails, jobs } = server(async ({ to }) => void sent.push(to.address), false);
    const topic = { id: "satisfaction", title: "Questionnaires" };
    for (const no of [1, 2, 3, 4, 5, 6, 7, 8]) await mails.queue("essai", report({ to: { address: `guest-${no}@example.org` }, topic }));
    await mails.queue("essai", report({ to: { address: "confirm@example.org" } }));
    jobs.start();
    await expect.poll(() => sent.length).toBe(9);
    expect(sent[0]).toBe("confirm@example.org");
    await jobs.close();
  });

  it("is sent once with its files, whatever is queued under its key, and its files are then forgotten", async () => {
    const sent: Letter[] = [];
    const { mails, jobs } = server(async (letter) => void sent.push(letter));
    const ids = [await mails.queue("essai", report({ key: "r:1" })), await mails.queue("essai", report({ key: "r:1" }))];
    expect(new Set(ids).size).toBe(1);
    await expect.poll(rows).toEqual([{ state: "sent", tries: 1, error: null, attachments: [] }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: { address: "Zoe@example.org", name: "Zoé" }, subject: "Rapport\u00a0: mai 2026" });
    expect(Buffer.from(sent[0]?.attachments[0]?.content ?? []).toString()).toBe("%PDF");
    await jobs.close();
  });

  it("is part of its caller's transaction", async () => {
    const { mails, jobs } = server(async () => undefined);
    await expect(
      store.together(async () => {
        await mails.queue("essai", report());
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await rows()).toEqual([]);
    await jobs.close();
  });

  it("waits for another try where its server is not there, and for none where it is refused for good", async () => {
    let refusal: Error = new Error("absent");
    const { mails, jobs } = server(() => Promise.reject(refusal));
    await mails.queue("essai", report());
    const jobOf = () =>
      store.system("test", (db) => db.selectFrom("jobs").select(["state", "due_at"]).orderBy("no").executeTakeFirstOrThrow());
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: "queued", tries: 1, error: "absent" });
    await expect.poll(async () => new Date((await jobOf()).due_at).getTime()).toBe(now + 5_000);
    now += 5_000;
    refusal = new Undeliverable("550 inconnu");
    // Another mail wakes the queue.
    await mails.queue("essai", report());
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(["bounced", "bounced"]);
    expect(await rows()).toContainEqual(expect.objectContaining({ state: "bounced", tries: 2, error: "550 inconnu" }));
    await expect.poll(async () => (await jobOf()).state).toBe("done");
    await jobs.close();
  });

  it("that went out before its server was killed does not go out again", async () => {
    const sent: string[] = [];
    const first = server(async ({ id }) => void sent.push(id));
    const id = await first.mails.queue("essai", report());
    await expect.poll(async () => (await rows())[0]?.state).toBe("sent");
    await first.jobs.close();
    // Its job had not ended yet.
    await store.system("test", (db) =>
      db
        .updateTable("jobs")
        .set({ state: "waiting", ended_at: null, due_at: new Date(now).toISOString() })
        .execute(),
    );
    const second = server(async (letter) => void sent.push(letter.id));
    await expect
      .poll(async () => (await store.system("test", (db) => db.selectFrom("jobs").select("state").execute()))[0]?.state)
      .toBe("done");
    expect(sent).toEqual([id]);
    await second.jobs.close();
  });
});

describe("a reader of mails", () => {
  const queue = (key: string) => test.services.mails.queue("aurelle", report({ key, topic: { id: "report:7", title: "Rapport du mois" } }));
  const kept = (key: string) =>
    test.services.store.system("test", (db) => db.selectFrom("mails").where("key", "=", key).selectAll().executeTakeFirstOrThrow());

  it("stops them from any mail program with one post, and lets them come again", async () => {
    await queue("m:1");
    const { stop_address, body } = await kept("m:1");
    const url = new URL(stop_address ?? "").pathname;
    expect(body).toContain(`/public/mails/${url.split("/").at(-1)}`);
    const post = {
      method: "POST",
      url,
      headers: { "x-requested-by": "", "sec-fetch-site": "cross-site", "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    } as const;
    // Looking at the address stops nothing: mail programs look at every link.
    expect(replyOf("readMailStop", await test.send({ method: "GET", url }))).toEqual({
      title: "Rapport du mois",
      address: "zoe@example.org",
      stopped: false,
    });
    expect(replyOf("stopMails", await test.send(post))).toMatchObject({ stopped: true });
    await queue("m:2");
    expect(await kept("m:2")).toMatchObject({ state: "stopped", attachments: [] });
    expect(replyOf("resumeMails", await test.send({ method: "DELETE", url }))).toMatchObject({ stopped: false });
    await queue("m:3");
    expect((await kept("m:3")).state).not.toBe("stopped");
  });

  it("is known by the token alone: any other is an absent one", async () => {
    await queue("m:4");
    const url = new URL((await kept("m:4")).stop_address ?? "").pathname;
    for (const wrong of [url.slice(0, -2), url.replace(/.\./, (end) => (end === "0." ? "1." : "0.")), url.replace(/\.[^.]*$/, "")])
      expect((await test.send({ method: "POST", url: wrong })).statusCode, wrong).toBe(404);
  });
});
