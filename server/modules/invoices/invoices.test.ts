import { unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Invoice, OpenedPayment, SandboxPlay } from "../../../src/generated/types.ts";

let test: TestApp;
let login: string;
aroundTests((opened) => (test = opened));

const newAccount = async (): Promise<string> => {
  const made = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
  await send("PUT", "/billing", { name: "Gîte du Lac", siret: "73282932000074", street: "1 rue Haute", zip: "74000", city: "Port" }, made);
  return made;
};
const send = (method: "GET" | "POST" | "PUT", path: string, payload?: object, as = login) =>
  test.send({ method, url: `/api/v2/${test.slug}${path}`, as, ...(payload ? { payload } : {}) });
const begin = async (as = login): Promise<string> => {
  const opened = (await send("POST", "/payment/mandate", { offer: "expert", method: "sepa_debit" }, as)).json<OpenedPayment>();
  return opened.address.split("/").at(-1) ?? "";
};
const play = (ref: string, course: SandboxPlay) => send("POST", `/payment/sandbox/${ref}`, { course });
const list = async (as = login): Promise<Invoice[]> => replyOf("listInvoices", await send("GET", "/invoices", undefined, as));
beforeEach(async () => void (login = await newAccount()));

describe("invoices", () => {
  it("are issued when a mandate is signed, and paid when it is settled", async () => {
    const ref = await begin();
    expect(await list()).toEqual([]);
    await play(ref, "pending");
    expect(await list()).toMatchObject([{ state: "issued", amount: 5_880, net: 4_900, tax: 980, paid_on: null, title: "Expert" }]);
    await play(ref, "settle");
    const [paid] = await list();
    expect(paid).toMatchObject({ state: "paid", kind: "invoice" });
    expect(paid?.number).toMatch(/^F\d{4}-\d{6}$/);
    expect((await list()).length).toBe(1);
  });

  it("of a debit that is rejected are cancelled by a credit note", async () => {
    const ref = await begin();
    await play(ref, "pending");
    await play(ref, "reject");
    const [credit, failed] = await list();
    expect([failed?.state, credit?.state, credit?.amount, credit?.corrects]).toEqual(["failed", "credit", -5_880, failed?.number]);
  });

  it("of a payment that is taken back are cancelled, once", async () => {
    const ref = await begin();
    await play(ref, "paid");
    await play(ref, "reverse");
    await play(ref, "reverse");
    const [credit, refunded] = await list();
    expect([credit?.state, refunded?.state, refunded?.credit, refunded?.paid_on]).toEqual([
      "credit",
      "refunded",
      credit?.number,
      refunded?.date,
    ]);
    expect((await list()).length).toBe(2);
  });

  it("of a payment that never began are none", async () => {
    await play(await begin(), "refused");
    expect(await list()).toEqual([]);
  });

  it("give no number to what fails afterwards", async () => {
    const before = await lastNumber();
    const failing = test.services.store.system("test", async (db) => {
      await db
        .updateTable("invoice_numbers")
        .set((set) => ({ last: set("last", "+", 1) }))
        .execute();
      throw new Error("cut off");
    });
    await expect(failing).rejects.toThrow("cut off");
    expect(await lastNumber()).toBe(before);
  });

  it("never change, whoever tries", async () => {
    await play(await begin(), "paid");
    const [invoice] = await list();
    const change = (values: object) =>
      test.services.store.system("test", (db) =>
        db
          .updateTable("invoices")
          .set(values)
          .where("id", "=", invoice?.id ?? "")
          .execute(),
      );
    for (const values of [{ gross: 1 }, { number: "F2026-000000" }, { content: "{}" }, { issued_on: "2020-01-01" }])
      await expect(change(values)).rejects.toThrow("an invoice never changes");
    const own = test.services.store.forActor({ login, group: { id: "independants" } });
    const written = own.transaction((db) =>
      db
        .updateTable("invoices")
        .set({ state: "paid" })
        .where("id", "=", invoice?.id ?? "")
        .execute(),
    );
    await expect(written).rejects.toThrow("row-level security");
    await send("PUT", "/billing", { name: "Autre", siret: "", street: "2", zip: "74000", city: "Ailleurs" });
    const stored = await test.services.store.system("test", (db) =>
      db
        .selectFrom("invoices")
        .where("id", "=", invoice?.id ?? "")
        .select("content")
        .executeTakeFirstOrThrow(),
    );
    expect(stored.content.buyer.name).toBe("Gîte du Lac");
  });

  it("say on their document when they were paid, and what they paid for, once they are", { timeout: 60_000 }, async () => {
    const ref = await begin();
    await play(ref, "pending");
    const [invoice] = await list();
    const words = async (): Promise<string> => {
      const { rawPayload } = await send("GET", `/invoices/${invoice?.id}`);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
      return text.replace(/\s+/g, " ");
    };
    await play(ref, "settle");
    expect(await words()).toMatch(/Net à payer 58,80 €.*Acquittée le .* par prélèvement SEPA\. Abonnement du /);
    await play(ref, "reverse");
    expect(await words()).toMatch(/Acquittée le .*Annulée par l’avoir A\d{4}-\d{6} du /);
  });

  it("go forward alone: what was given back is not paid again, and none goes back to its issue", async () => {
    const ref = await begin();
    await play(ref, "paid");
    const [{ id } = { id: "" }] = await list();
    const become = (state: "issued" | "paid" | "failed") =>
      test.services.store.system("test", (db) => db.updateTable("invoices").set({ state }).where("id", "=", id).execute());
    for (const state of ["issued", "failed"] as const) await expect(become(state)).rejects.toThrow("never becomes");
    await play(ref, "reverse");
    await expect(become("paid")).rejects.toThrow("an invoice that is refunded never becomes paid");
  });

  it("name who paid, where the account’s data were emptied meanwhile", async () => {
    const ref = await begin();
    expect((await send("PUT", "/billing", { name: "", siret: "", street: "", zip: "", city: "" })).statusCode).toBe(200);
    await play(ref, "paid");
    const [invoice] = await list();
    const stored = await test.services.store.system("test", (db) =>
      db
        .selectFrom("invoices")
        .where("id", "=", invoice?.id ?? "")
        .select("content")
        .executeTakeFirstOrThrow(),
    );
    expect(stored.content.buyer).toMatchObject({ name: "Gîte du Lac", city: "Port" });
  });

  it("are downloaded one by one, or a year at a time, by their account alone", { timeout: 60_000 }, async () => {
    await play(await begin(), "paid");
    const [invoice] = await list();
    const one = await send("GET", `/invoices/${invoice?.id}`);
    expect([one.statusCode, one.headers["content-type"], one.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    expect(one.headers["content-disposition"]).toBe(`attachment; filename="facture-${invoice?.number}.pdf"`);
    const year = await send("GET", `/invoices/archive?year=${invoice?.date.slice(0, 4)}`);
    expect(Object.keys(unzipSync(year.rawPayload))).toEqual([`facture-${invoice?.number}.pdf`]);
    expect((await send("GET", "/invoices/archive?year=1999")).statusCode).toBe(404);
    const other = await newAccount();
    expect([(await send("GET", `/invoices/${invoice?.id}`, undefined, other)).statusCode, await list(other)]).toEqual([404, []]);
  });
});

/** The last number that was given. */
async function lastNumber(): Promise<number> {
  const rows = await test.services.store.system("test", (db) =>
    db.selectFrom("invoice_numbers").where("series", "like", "F%").select("last").execute(),
  );
  return rows[0]?.last ?? 0;
}
