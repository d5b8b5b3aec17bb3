import { beforeEach, describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { addReviews, review } from "../../../tests/support/state.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { ReviewInput } from "../../store/bulk-reviews.ts";
import { lookForNotices } from "./notices-job.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

/** The establishment whose card `pro@…` holds, and the destination that sees it. */
let own = "";
let count = 0;
const professional = "pro@belvedere.example";

beforeEach(async () => {
  await test.services.store.system("test", async (db) => {
    for (const table of ["notices", "notice_marks", "alerts", "mails", "jobs", "mail_subscriptions", "notice_policies"] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom("reviews").where("source_review_id", "like", "alert-%").execute();
    const { cards } = await db.selectFrom("users").where("login", "=", professional).select("cards").executeTakeFirstOrThrow();
    own = cards[0] ?? "";
  });
});

const now = (): Date => test.services.clock.now();
const ago = (hours: number): string => new Date(now().getTime() - hours * 3_600_000).toISOString();
/** A review of the professional's establishment, published so many hours ago. */
async function add(hours: number, input: Partial<ReviewInput>): Promise<void> {
  const one = review(own, `alert-${count++}`, {
    published_at: ago(hours),
    experience_date: ago(hours).slice(0, 10),
    mentions: [],
    ...input,
  });
  await addReviews(test.services.store, "aurelle", [one]);
  await test.services.store.system("test", (db) =>
    db
      .updateTable("reviews")
      .set({ created_at: ago(hours) })
      .where("source_review_id", "=", one.source_review_id)
      .execute(),
  );
}
const look = () => lookForNotices(test.services);
const mailsTo = async (login: string): Promise<{ subject: string; body: string; stop_address: string | null }[]> =>
  test.services.store
    .system("test", (db) =>
      db.selectFrom("mails").where("recipient", "=", login).select(["subject", "body", "stop_address"]).orderBy("created_at").execute(),
    )
    .then((rows) => rows.map((row) => ({ ...row, subject: plain(row.subject), body: plain(row.body) })));
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(/(?<=[^\n])\n(?=[^\n])/g, " ");
const bad = { rating: 20, rating_raw: 1, text: "Accueil glacial, chambre sale." };
const theirs = "dmo@belvedere.example";

describe("an alert", () => {
  it("goes to the professional of the establishment, once for a cause, and to nobody else", async () => {
    await add(2, bad);
    await look();
    await look();
    const [alert, ...more] = await mailsTo(professional);
    expect(more).toEqual([]);
    expect(alert?.subject).toMatch(/ : un avis noté 2,0 sur 10$/);
    expect(alert?.body).toContain("« Accueil glacial, chambre sale. »");
    expect(await mailsTo(theirs)).toEqual([]);
    const others = await test.services.store.system("test", (db) => db.selectFrom("mails").select("recipient").execute());
    expect(others.map(({ recipient }) => recipient)).toEqual([professional]);
  });

  it("goes to the destination too where no answer comes, and not where one came", async () => {
    await test.services.store.system("test", (db) =>
      db
        .insertInto("notice_policies")
        .values({
          group_id: "aurelle",
          reader: "DMO",
          notice: "alert",
          frequency: "now",
          locked: false,
          updated_by: theirs,
          updated_at: ago(0),
        })
        .execute(),
    );
    await add(2, bad);
    await look();
    test.advance(73 * 3_600_000);
    await look();
    expect((await mailsTo(theirs)).map(({ body }) => body)).toEqual([expect.stringContaining("n’a pas encore répondu")]);
    await add(2, { ...bad, text: "Bruyant." });
    await look();
    await test.services.store.system("test", (db) =>
      db
        .updateTable("reviews")
        .set({ reply_text: "Merci.", reply_at: ago(0) })
        .where("text", "=", "Bruyant.")
        .execute(),
    );
    test.advance(73 * 3_600_000);
    await look();
    expect(await mailsTo(theirs)).toHaveLength(1);
  });

  it("says what each rule finds: a blamed theme, a silence, a wave, a grave incident, which goes to both at once", async () => {
    const mention = { theme: "proprete", polarity: "negative" as const, strength: 1, start: 0, end: 4, sentence: [0, 4] as const };
    await add(1, { rating: 50, text: "Sale", mentions: [mention] });
    await look();
    await add(73, { rating: 45, text: "Personne ne répond" });
    await look();
    await add(1, { rating: 80, text: "Volé", incidents: [{ kind: "theft", start: 0, end: 4 }] });
    await look();
    for (const text of ["Un", "Deux", "Trois"]) await add(1, { rating: 45, text });
    await look();
    const subjects = (await mailsTo(professional)).map(({ subject }) => subject.replace(/^.* : /, ""));
    expect(subjects).toEqual([
      "un avis critique « Propreté »",
      "un avis sans réponse depuis plus de 3 jours",
      "un avis signale un incident grave (vol)",
      "4 avis défavorables en 7 jours",
    ]);
    expect((await mailsTo(theirs)).map(({ subject }) => subject)).toEqual([expect.stringContaining("incident grave (vol)")]);
  });

  it("of which several rules find the same review is told once", async () => {
    const mention = { theme: "proprete", polarity: "negative" as const, strength: 1, start: 0, end: 4, sentence: [0, 4] as const };
    await add(1, { ...bad, mentions: [mention], incidents: [{ kind: "hygiene", start: 0, end: 4 }] });
    await look();
    expect((await mailsTo(professional)).map(({ subject }) => subject)).toEqual([expect.stringContaining("incident grave (hygiène)")]);
  });

  it("is stopped by its mail’s link for that rule alone, which opening does not do", async () => {
    await add(1, bad);
    await look();
    const [first] = await mailsTo(professional);
    const url = new URL(first?.stop_address ?? "").pathname;
    expect(replyOf("readMailStop", await test.send({ method: "GET", url }))).toMatchObject({ stopped: false });
    await test.send({ method: "POST", url });
    await add(1, { ...bad, text: "Toujours." });
    await add(1, { rating: 80, text: "Volé", incidents: [{ kind: "theft", start: 0, end: 4 }] });
    await look();
    const later = (await mailsTo(professional)).slice(1);
    expect(later.map(({ subject }) => subject)).toEqual([expect.stringContaining("incident grave")]);
  });

  it("goes to nobody who has lost the establishment or whose account is closed by the time it is due", async () => {
    await test.services.store.system("test", (db) =>
      db
        .insertInto("notice_policies")
        .values({
          group_id: "aurelle",
          reader: "TP",
          notice: "alert",
          frequency: "daily",
          locked: true,
          updated_by: theirs,
          updated_at: ago(0),
        })
        .execute(),
    );
    await add(1, bad);
    await look();
    expect(await mailsTo(professional)).toEqual([]);
    const setCards = (cards: string[]) =>
      test.services.store.system("test", (db) => db.updateTable("users").set({ cards }).where("login", "=", professional).execute());
    await setCards([]);
    test.advance(24 * 3_600_000);
    await look();
    await setCards([own]);
    expect(await mailsTo(professional)).toEqual([]);
  });
});

describe("gathered notices", () => {
  it("are one mail in the morning, with what it leads to", async () => {
    for (const text of ["Froid", "Cher"]) await add(1, { rating: 45, text });
    await look();
    expect(await mailsTo(professional)).toEqual([]);
    test.advance(24 * 3_600_000);
    await look();
    const [mail, ...more] = await mailsTo(professional);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 nouveaux avis");
    expect(mail?.body).toMatch(/Froid[^]*Cher|Cher[^]*Froid/);
  });
});

describe("a reader whose mail cannot be written", () => {
  it.each([professional, theirs])("holds back no other: %s", async (failing) => {
    const other = failing === professional ? theirs : professional;
    await test.services.store.system("test", async (db) => {
      for (const login of [professional, theirs])
        await db
          .insertInto("notices")
          .values({
            group_id: "aurelle",
            login,
            notice: "alert",
            key: `test ${login}`,
            rule: null,
            establishment_id: own,
            title: "Une alerte",
            detail: "",
            advice: "",
            path: "/reviews",
            created_at: ago(2),
            due_at: ago(1),
            sent_at: null,
          })
          .execute();
    });
    const { mails } = test.services;
    const queue: typeof mails.queue = (group, letter) =>
      letter.to.address === failing ? Promise.reject(new Error("no room")) : mails.queue(group, letter);
    await expect(lookForNotices({ ...test.services, mails: { ...mails, queue } })).rejects.toThrow("no room");
    expect(await mailsTo(other)).toHaveLength(1);
    // What failed comes with the next look.
    await look();
    expect(await mailsTo(failing)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(1);
  });
});
