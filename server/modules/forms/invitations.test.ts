import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const send = (
  method: "GET" | "POST",
  url: string,
  payload?: object,
  as: string | null = "dmo@belvedere.example",
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });

/** The mails of the outbox to an address. */
function mailsTo(address: string): string[] {
  const folder = join(test.services.environment.dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .filter((mail) => mail.includes(address));
}

describe("guests", () => {
  it("are asked once, in their language; what is wrong is said by line, and who stops these mails is asked no more", async () => {
    const noon = new Date(test.services.clock.now());
    noon.setUTCDate(noon.getUTCDate() + 1);
    noon.setUTCHours(11, 0, 0, 0);
    test.advance(noon.getTime() - test.services.clock.now().getTime());
    const places = await test.services.store.system("test", (db) =>
      db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").execute(),
    );
    const created = replyOf(
      "createForm",
      await send("POST", "/satisfaction-forms", { model: "sejour", establishments: places.map(({ id }) => id) }),
    );
    const form = replyOf("publishForm", await send("POST", `/satisfaction-forms/${created.id}/publish`));
    const guests = [
      { email: "vogt@example.de", name: "Herr Vogt", lang: "de" },
      { email: "pas une adresse" },
      { email: "VOGT@example.de" },
      { email: "ana@exemple.fr", lang: "xx" },
      { email: "bea@exemple", stay_date: "2026-02-31" },
    ];
    const at = `/satisfaction-forms/${form.id}`;
    const preview = replyOf("sendForm", await send("POST", `${at}/send`, { guests, preview: true }));
    expect(preview).toMatchObject({ queued: 1, refused: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }] });
    // Every fault of a line, so that it is corrected once.
    expect(preview.refused[3]?.reason).toMatch(/adresse e-mail.*date n’existe pas/);
    expect(replyOf("listFormMails", await send("GET", `${at}/mails`)).total).toBe(0);
    expect(replyOf("sendForm", await send("POST", `${at}/send`, { guests, source: "csv" })).queued).toBe(1);
    await expect.poll(() => mailsTo("vogt@example.de").length, { timeout: 15_000 }).toBe(1);
    const [mail = ""] = mailsTo("vogt@example.de");
    expect(mail).toContain("Fragebogen beantworten");
    expect(mail).toContain("Guten Tag Herr Vogt,");
    // What the form itself calls what it asks about: a stay here, a meal elsewhere.
    expect(mail).toContain("Ihr Aufenthalt");
    const token =
      mail
        .split(/\r?\n/)
        .find((line) => line.includes("/public/form/"))
        ?.split("/")
        .at(-1) ?? "";
    expect(replyOf("readPublicForm", await send("GET", `/satisfaction-forms/public/${token}`, undefined, null))).toMatchObject({
      lang: "de",
      channel: "invitation",
      asks_email: false,
    });
    const again = replyOf("sendForm", await send("POST", `${at}/send`, { guests: [{ email: "vogt@example.de" }] }));
    expect(again).toMatchObject({ queued: 0, refused: [{ line: 1, reason: expect.stringContaining("90 jours") }] });
    // The invitation serves once; consented words wait for a moderator without another mail.
    expect(
      replyOf(
        "answerPublicForm",
        await send(
          "POST",
          `/satisfaction-forms/public/${token}/answers`,
          {
            version: 1,
            lang: "de",
            publish: true,
            seconds: 90,
            answers: { recommandation: 10, note: 9, commentaire: "Sehr ruhiges Zimmer, freundlicher Empfang." },
          },
          null,
          { "idempotency-key": "antwort-des-gastes" },
        ),
      ).confirmation,
    ).toBe(false);
    expect((await send("GET", `/satisfaction-forms/public/${token}`, undefined, null)).statusCode).toBe(410);
    const rows = await test.services.store.system("test", (db) =>
      db.selectFrom("submissions").where("email", "=", "vogt@example.de").selectAll().execute(),
    );
    expect(rows).toMatchObject([{ verification: "invited", confirmed_at: expect.any(String), review_id: expect.any(String) }]);
    expect(replyOf("readForm", await send("GET", at)).figures).toMatchObject({ sent: 1, complete: 1, rate: 100 });
    expect(replyOf("listFormMails", await send("GET", `${at}/mails`)).items).toMatchObject([
      { email: "vogt@example.de", source: "csv", state: "answered", answered_at: expect.any(String) },
    ]);
    const stop = /\/public\/mails\/(\S+)/.exec(mail)?.[1] ?? "";
    expect((await send("POST", `/mails/stop/${stop}`, undefined, null)).statusCode).toBe(200);
    await test.services.store.system("test", (db) =>
      db.updateTable("form_invitations").set({ created_at: "2025-01-01T00:00:00.000Z" }).execute(),
    );
    const stopped = replyOf("sendForm", await send("POST", `${at}/send`, { guests: [{ email: "vogt@example.de" }] }));
    expect(stopped.refused).toMatchObject([{ line: 1, reason: expect.stringContaining("ne veut plus") }]);
  });
});
