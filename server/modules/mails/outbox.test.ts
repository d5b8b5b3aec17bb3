import { beforeEach, describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const as = "dmo@belvedere.example";
const token = "c2VjcmV0LXRva2Vu";

beforeEach(() => test.services.store.system("test", async (db) => void (await db.deleteFrom("mails").execute())));

async function add(own: { subject: string; state: "sent" | "failed" | "bounced"; recipient?: string; template?: string }): Promise<string> {
  const now = test.services.clock.now().toISOString();
  const { id } = await test.services.store.system("test", (db) =>
    db
      .insertInto("mails")
      .values({
        group_id: "aurelle",
        template: "report",
        recipient: "lectrice@example.org",
        recipient_name: "",
        body: `Ouvrir la page :\nhttps://avis.example.org/public/review/${token}\n`,
        html: "",
        key: null,
        stop_address: null,
        attachments: JSON.stringify([{ filename: "rapport.pdf", media_type: "application/pdf", content: "JVBERg==" }]),
        error: null,
        created_at: now,
        sent_at: null,
        ...own,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}
const list = async (query = "") => replyOf("listMails", await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/mails${query}` }));

describe("the mails that went out", () => {
  it("are listed by state and words, with their counts", async () => {
    await add({ subject: "Rapport de mai", state: "sent" });
    await add({ subject: "Rapport de juin", state: "bounced" });
    expect((await list()).counts).toEqual(
      expect.arrayContaining([
        { state: "sent", count: 1 },
        { state: "bounced", count: 1 },
      ]),
    );
    expect((await list("?state=bounced")).items.map(({ subject }) => subject)).toEqual(["Rapport de juin"]);
    expect((await list("?search=MAI")).items.map(({ subject }) => subject)).toEqual(["Rapport de mai"]);
  });

  it("tell administrators neither who wrote a review nor what would open their page", async () => {
    const id = await add({ subject: "Votre avis", state: "sent", recipient: "visiteuse@example.org", template: "moderation-letter" });
    const answer = await test.send({ method: "GET", as, url: `/api/v2/${test.slug}/mails/${id}` });
    expect(replyOf("readMail", answer)).toMatchObject({ recipient: "v…@example.org", attachments: ["rapport.pdf"] });
    expect(answer.body).not.toContain(token);
    expect((await list("?search=visiteuse")).items).toEqual([]);
  });

  it("are sent again where they did not arrive, and where they did, not", async () => {
    const lost = await add({ subject: "Perdu", state: "failed" });
    const arrived = await add({ subject: "Arrivé", state: "sent" });
    const resend = (id: string) => test.send({ method: "POST", as, url: `/api/v2/${test.slug}/mails/${id}/resend` });
    expect(["queued", "sent"]).toContain(replyOf("resendMail", await resend(lost)).state);
    const jobs = await test.services.store.system("test", (db) =>
      db.selectFrom("jobs").where("kind", "=", "mail").select("payload").execute(),
    );
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ mail: lost });
    expect((await resend(arrived)).statusCode).toBe(422);
    expect((await resend(lost)).statusCode).toBe(422);
  });
});
