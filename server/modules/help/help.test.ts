import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { HelpFile } from "../../../src/generated/types.ts";

let test: TestApp;
let login: string;
aroundTests((opened) => (test = opened));
beforeEach(async () => void (login = await addAccount(test, { type: "TP", group: "bellerive", roles: ["BELVEDERE_V2_PRO_ACCESS"] })));

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const send = (method: "GET" | "POST" | "DELETE", path: string, payload?: object | Buffer, headers: Record<string, string> = {}) =>
  test.send({ method, url: `/api/v2/${test.slug}${path}`, as: login, headers, ...(payload ? { payload } : {}) });
const attach = (name: string, bytes: Buffer, type = "application/octet-stream") =>
  send("POST", `/help/files?name=${encodeURIComponent(name)}`, bytes, { "content-type": type });
const write = (more: object = {}) =>
  send("POST", "/help/messages", {
    to: "publisher",
    subject: "Mes widgets",
    text: "Ils ne s’affichent plus.",
    page: "/widgets?jeton=secret",
    files: [],
    ...more,
  });
const page = async () => replyOf("readHelp", await send("GET", "/help"));

/** The mails that have left for an address. */
async function lettersTo(address: string) {
  const folder = join(test.services.environment.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return letters.filter(({ to }) => to?.some((one) => one.address === address));
}

describe("the support", () => {
  it("answers frequent questions, those of the destination first, with the way to what they speak of", async () => {
    const { questions, recipients } = await page();
    expect(questions[0]?.question).toContain("Mon établissement");
    expect(questions.find(({ path }) => path === "/account/offers")?.label).toBe("Comparer les offres");
    expect(recipients.map(({ id, name }) => [id, name])).toEqual([
      ["destination", "Destination aurelle"],
      ["publisher", "Belvédère Tourisme"],
    ]);
  });

  it("of a professional without a destination is the publisher's", async () => {
    login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
    expect((await page()).recipients.map(({ id }) => id)).toEqual(["publisher"]);
    expect((await write({ to: "destination" })).statusCode).toBe(404);
  });

  it("gets a message by mail with its file and where it came from, never what follows the path", async () => {
    const file = (await attach("../capture d'écran.exe", png)).json<HelpFile>();
    expect(file.name).toBe("capture d'écran.png");
    const sent = replyOf("createHelpMessage", await write({ to: "destination", files: [file.id] }));
    expect([sent.page, sent.version, sent.files]).toEqual([
      "/widgets",
      test.services.product.version,
      [{ name: file.name, size: png.length }],
    ]);
    const letter = await vi.waitFor(
      async () => {
        const found = (await lettersTo("pros@aurelle.example")).find(({ text }) => text?.includes(login));
        if (!found) throw new Error("no letter yet");
        return found;
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(letter.text).toContain("Ils ne s’affichent plus.");
    expect(letter.text).toContain("/widgets");
    expect(`${letter.text} ${letter.html}`).not.toContain("secret");
    expect(letter.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([[file.name, "image/png"]]);
    await vi.waitFor(
      async () =>
        expect((await page()).messages).toMatchObject([{ subject: "Mes widgets", state: "sent", recipient: "Destination aurelle" }]),
      { timeout: 10_000 },
    );
  });

  it.each([
    ["a program", Buffer.from("MZ\u0090")],
    ["a drawing that may hold a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
    ["a page", Buffer.from("<html></html>")],
  ])("takes no file that is %s, whatever it is called", async (_what, bytes) => {
    expect((await attach("facture.pdf", bytes, "application/pdf")).statusCode).toBe(415);
  });

  it("takes no file of more than 5 MB, nor files that are more together", async () => {
    expect((await attach("a.pdf", Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(5 * 1024 * 1024)]))).statusCode).toBe(413);
    const half = Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(3 * 1024 * 1024)]);
    const [one, two] = [(await attach("a.pdf", half)).json<HelpFile>(), (await attach("b.pdf", half)).json<HelpFile>()];
    expect((await write({ files: [one.id, two.id] })).statusCode).toBe(413);
    expect((await write({ files: [one.id] })).statusCode).toBe(201);
    expect((await send("DELETE", `/help/files/${two.id}`)).statusCode).toBe(204);
    expect((await write({ files: [two.id] })).statusCode).toBe(404);
  });

  it("takes ten messages of an account in a day", async () => {
    for (let count = 0; count < 10; count += 1) expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(429);
  });
});
