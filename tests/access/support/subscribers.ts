import { randomUUID } from "node:crypto";

import type { IdRoute } from "./module-access.ts";
import { canaryOf, pro } from "./tenants.ts";
import type { TestApp } from "./test-app.ts";

/** A professional of a group: the caller for one's own, a neighbour's for the other. */
const ownerOf = (group: string): { login: string; group_id: string } =>
  group === "aurelle" ? { login: pro, group_id: "bellerive" } : { login: "pro.dunes@belvedere.example", group_id: "grand-pavois" };

const now = "2026-06-12T10:00:00.000Z";
const sold = (group: string) => ({
  offer: randomUUID(),
  kind: "option" as const,
  label: canaryOf(group),
  price: { net: 900, tax: 180, gross: 1080, rate: 20, period: "month" as const },
  free_months: 0,
  roles: [],
});

/** A subscription of a professional. */
export async function subscriptionOf({ services }: TestApp, group: string): Promise<string> {
  const { offer, kind, label, price, roles } = sold(group);
  const { id } = await services.store.system("test", (db) =>
    db
      .insertInto("subscriptions")
      .values({
        ...ownerOf(group),
        offer,
        kind,
        label,
        price: JSON.stringify(price),
        roles,
        method: "card",
        provider: "sandbox",
        customer: null,
        instrument: null,
        instrument_label: null,
        state: "active",
        reason: null,
        anchor: "2026-06-12",
        months: 1200,
        paid_until: "2126-06-12",
        pause_months: null,
        resumes_on: null,
        next_offer: null,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A payment of a professional, of which the provider is not asked any more. */
export async function paymentOf({ services }: TestApp, group: string): Promise<string> {
  const { id } = await services.store.system("test", (db) =>
    db
      .insertInto("payments")
      .values({
        ...ownerOf(group),
        subscription_id: null,
        first: true,
        offer: JSON.stringify(sold(group)),
        method: "card",
        provider: "sandbox",
        ref: null,
        address: null,
        buyer: null,
        customer: null,
        instrument: null,
        instrument_label: null,
        state: "failed",
        amount: 1080,
        period_from: null,
        period_to: null,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** An invoice of a professional. */
export async function invoiceOf(test: TestApp, group: string): Promise<string> {
  const payment_id = await paymentOf(test, group);
  const seller = {
    name: "V",
    form: "SAS",
    siret: "73282932000074",
    vat: "FR44732829320",
    rcs: "RCS",
    street: "1",
    zip: "74000",
    city: "A",
    mail: "a@b.example",
  };
  const content = {
    seller,
    buyer: { name: canaryOf(group), siret: "", street: "1", zip: "74000", city: "A" },
    line: { label: canaryOf(group), from: null, to: null, rate: 20 },
    method: "card",
    corrects: null,
    mentions: [],
  };
  const { id } = await test.services.store.system("test", (db) =>
    db
      .insertInto("invoices")
      .values({
        ...ownerOf(group),
        number: `E-${randomUUID()}`,
        kind: "invoice",
        corrects: null,
        payment_id,
        issued_on: "2026-06-12",
        content: JSON.stringify(content),
        net: 900,
        tax: 180,
        gross: 1080,
        state: "paid",
        paid_on: "2026-06-12",
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A file that a professional has attached, and not sent yet. */
export async function helpFileOf({ services }: TestApp, group: string): Promise<string> {
  const { login, group_id } = ownerOf(group);
  const { id } = await services.store.system("test", async (db) => {
    // More than a few that wait are refused.
    await db.deleteFrom("help_files").where("login", "=", login).execute();
    await db.deleteFrom("help_messages").where("login", "=", login).execute();
    return db
      .insertInto("help_files")
      .values({
        login,
        group_id,
        name: `${canaryOf(group)}.pdf`,
        media_type: "application/pdf",
        size: 1,
        content: "YQ==",
        created_at: new Date().toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
  return id;
}

/** The row of a call as a professional makes it: what it is about is one account's alone. */
export const asProfessional = (row: IdRoute): IdRoute => ({ ...row, as: pro, personal: true });
