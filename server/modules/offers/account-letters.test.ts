import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import type { OpenedPayment, SandboxPlay } from "../../../src/generated/types.ts";

let test: TestApp;
let login: string;
let ref: string;
aroundTests((opened) => (test = opened));

const send = (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
  test.send({ method, url: `/api/v2/${test.slug}${path}`, as: login, ...(payload ? { payload } : {}) });
const play = (course: SandboxPlay) => send("POST", `/payment/sandbox/${ref}`, { course });
/** The mails that have left for the account. */
const letters = async () => {
  const folder = join(test.services.environment.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const all = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return all.filter(({ to }) => to?.some((one) => one.address === login));
};
const plain = (text = ""): string => text.replaceAll(/\s+/g, " ").replace(/\d{4}-\d{6}/, "N");
const subjects = async (): Promise<string[]> => (await letters()).map(({ subject }) => plain(subject)).toSorted();

beforeEach(async () => {
  login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
  await send("PUT", "/billing", { name: "Gîte du Lac", siret: "", street: "1 rue Haute", zip: "74000", city: "Port" });
  const opened = (await send("POST", "/payment/mandate", { offer: "expert", method: "sepa_debit" })).json<OpenedPayment>();
  ref = opened.address.split("/").at(-1) ?? "";
});

describe("an account", () => {
  it("is sent each invoice and credit note once, with the document that it may download", { timeout: 60_000 }, async () => {
    await play("pending");
    await expect.poll(subjects, { timeout: 20_000 }).toEqual(["Votre facture FN"]);
    const [issued] = (await send("GET", "/invoices")).json<{ id: string }[]>();
    const downloaded = (await send("GET", `/invoices/${issued?.id}`)).rawPayload;
    await play("settle");
    await play("reverse");
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(["Votre abonnement « Expert » a pris fin", "Votre avoir AN", "Votre facture FN"]);
    const listed = (await send("GET", "/invoices")).json<{ id: string; number: string }[]>();
    const invoice = listed.find(({ number }) => number.startsWith("F"));
    const letter = (await letters()).find(({ subject }) => subject?.includes("facture"));
    const [file] = letter?.attachments ?? [];
    expect(file?.filename).toBe(`facture-${invoice?.number}.pdf`);
    expect(Buffer.from(file?.content as ArrayBuffer).equals(downloaded)).toBe(true);
  });

  it("reads what it has lost when its bank takes a payment back", { timeout: 60_000 }, async () => {
    await play("paid");
    await play("reverse");
    await expect.poll(subjects, { timeout: 20_000 }).toContain("Votre abonnement « Expert » a pris fin");
    const end = (await letters()).find(({ subject }) => subject?.includes("pris fin"));
    expect(plain(end?.text)).toContain("Les widgets de votre site ne s’affichent plus.");
  });
});
