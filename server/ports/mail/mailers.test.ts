import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";

import { isMailAddress, type Letter, Undeliverable } from "./mailer.ts";
import { openMailer, senderOf } from "./open-mailer.ts";

const address = `https://avis.example.org/public/mails/${"a".repeat(140)}=b`;
const letter: Letter = {
  id: "3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11",
  at: new Date("2026-11-02T08:00:00Z"),
  from: { name: "Belvédère", address: "ne-pas-repondre@example.org" },
  to: { name: "Zoé, de l’office\r\nBcc: mal@example.org", address: "zoe@example.org" },
  subject: "Rapport d’été\r\nBcc: mal@example.org",
  text: `Ouvrir le rapport :\n${address}\n`,
  html: "<p>Rapport d’été</p>",
  stopAddress: "https://avis.example.org/arret",
  attachments: [{ filename: "été.pdf", media_type: "application/pdf", content: Buffer.from("%PDF-1.7") }],
};

const endings: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A mail server of the test's own, which hears letters and may refuse them with a code. */
async function mailServer(refusal?: { code: number }): Promise<{ url: string; heard: { to: string[]; raw: string }[] }> {
  const heard: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal ? Object.assign(new Error("non"), { responseCode: refusal.code }) : undefined),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        heard.push({ to: session.envelope.rcptTo.map((to) => to.address), raw: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, heard };
}

describe("a mail server", () => {
  it("gets a letter as it was written, for one mailbox alone whatever the texts hold, with the stop of one click", async () => {
    const { url, heard } = await mailServer();
    const mailer = openMailer(url, "/nowhere");
    endings.push(() => mailer.close());
    await mailer.send(letter);
    await mailer.send(letter);
    expect(heard.map(({ to }) => to)).toEqual([["zoe@example.org"], ["zoe@example.org"]]);
    const [first, second] = await Promise.all(heard.map(({ raw }) => PostalMime.parse(raw)));
    expect(first).toMatchObject({
      subject: "Rapport d’été Bcc: mal@example.org",
      from: { name: "Belvédère", address: "ne-pas-repondre@example.org" },
      to: [{ name: "Zoé, de l’office Bcc: mal@example.org", address: "zoe@example.org" }],
      html: expect.stringContaining("<p>Rapport d’été</p>") as string,
      attachments: [{ filename: "été.pdf", mimeType: "application/pdf" }],
    });
    expect(first?.bcc).toBeUndefined();
    expect(first?.text).toContain(address);
    expect(first?.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: "list-unsubscribe", value: "<https://avis.example.org/arret>" }),
        expect.objectContaining({ key: "list-unsubscribe-post", value: "List-Unsubscribe=One-Click" }),
      ]),
    );
    // Whoever gets it twice, because the server was killed in between, sees that it is one.
    expect(second?.messageId).toBe(first?.messageId);
  });

  it.each([
    [550, true],
    [451, false],
  ])("that answers %i refuses for good: %s", async (code, isForGood) => {
    const { url } = await mailServer({ code });
    const mailer = openMailer(url, "/nowhere");
    endings.push(() => mailer.close());
    const error: unknown = await mailer.send(letter).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Undeliverable).toBe(isForGood);
  });

  it("that is not there refuses for now", async () => {
    const mailer = openMailer("smtp://127.0.0.1:1", "/nowhere");
    endings.push(() => mailer.close());
    expect(await mailer.send(letter).catch((reason: unknown) => reason)).not.toBeInstanceOf(Undeliverable);
  });
});

it("without a mail server a letter is a file, each address whole on its line, and the same letter again the same file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  endings.push(() => rm(folder, { recursive: true }));
  const mailer = openMailer(null, join(folder, "outbox"));
  await mailer.send(letter);
  await mailer.send(letter);
  const files = readdirSync(join(folder, "outbox"));
  expect(files).toEqual([`2026-11-02T08-00-00-000Z-${letter.id}.eml`]);
  const raw = readFileSync(join(folder, "outbox", files[0] ?? ""), "utf8");
  expect(raw.split(/\r?\n/)).toContain(address);
  expect((await PostalMime.parse(raw)).text?.trim()).toBe(letter.text.trim());
});

it.each([
  "a@b",
  "a b@example.org",
  "a@example.org, b@example.org",
  "<a@example.org>",
  "a@example.org\r\nBcc: b@example.org",
  `${"a".repeat(65)}@example.org`,
])("%j is no address of one mailbox", (text) => {
  expect(isMailAddress(text)).toBe(false);
});

it("the sender is the one of SMTP_URL, else of the product's own host", () => {
  expect(senderOf("smtp://hote:587?from=avis%40exemple.fr", "https://x.example")).toBe("avis@exemple.fr");
  expect(senderOf(null, "https://avis.exemple.fr")).toBe("ne-pas-repondre@avis.exemple.fr");
  expect(senderOf(null, "http://127.0.0.1:3000")).toBe("ne-pas-repondre@localhost");
});
