import { type Selectable, sql, type Transaction } from "kysely";

import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import type { Product } from "../../../src/generated/types.ts";
import type { InvoiceBuyer, InvoiceContent } from "../../store/tables/invoices.ts";
import type { Tables } from "../../store/tables.ts";
import type { AccountDetails } from "../user/user-store.ts";

type Db = Transaction<Tables>;
type Payment = Selectable<Tables["payments"]>;

interface IssueParts {
  now: Date;
  timezone: string;
  seller: Product["seller"];
}

/**
 * The invoice of a payment, made where there is none, in the state that the payment has; returns the id of the one made, else
 * null. Its number follows the last one of its year: the transaction holds the series until its end, so numbers have no gap,
 * whoever else invoices or fails meanwhile.
 */
export async function invoicePayment(db: Db, payment: Payment, isPaid: boolean, parts: IssueParts): Promise<string | null> {
  const paid = isPaid ? { state: "paid" as const, paid_on: dayOf(parts.now, parts.timezone) } : { state: "issued" as const, paid_on: null };
  const known = await db
    .selectFrom("invoices")
    .where("payment_id", "=", payment.id)
    .where("kind", "=", "invoice")
    .select("id")
    .executeTakeFirst();
  if (known) {
    if (isPaid) await db.updateTable("invoices").set(paid).where("id", "=", known.id).where("state", "=", "issued").execute();
    return null;
  }
  if (parts.seller === undefined) throw new Error("an invoice has a seller");
  const { mentions, ...seller } = parts.seller;
  const buyer = await buyerOf(db, payment);
  const { price, label } = payment.offer;
  const content: InvoiceContent = {
    seller,
    buyer,
    line: { label, from: payment.period_from, to: payment.period_to === null ? null : addDays(payment.period_to, -1), rate: price.rate },
    method: payment.method,
    corrects: null,
    mentions,
    paid: isPaid,
  };
  return issue(
    db,
    payment,
    { kind: "invoice", corrects: null, content, net: price.net, tax: price.tax, gross: price.gross, ...paid },
    parts,
  );
}

/** The account as it is now; where its data were emptied meanwhile, as it was when it paid, or was invoiced the last time. */
async function buyerOf(db: Db, { login, buyer }: Payment): Promise<InvoiceBuyer> {
  const { details } = await db.selectFrom("users").where("login", "=", login).select("details").executeTakeFirstOrThrow();
  const { name = "", siret = "", street = "", zip = "", city = "" } = (details as AccountDetails).billing ?? {};
  const now = { name, siret, street, zip, city };
  if (isComplete(now)) return now;
  if (buyer) return buyer;
  const last = await db
    .selectFrom("invoices")
    .where("login", "=", login)
    .select("content")
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return last?.content.buyer ?? now;
}

/** Whether an invoice can name this buyer as the law asks. */
function isComplete({ name, street, zip, city }: InvoiceBuyer): boolean {
  return [name, street, zip, city].every((text) => text !== "");
}

/**
 * Cancels the invoice of a payment by a credit note of its amount, whose id it returns; null where there is none to cancel, or
 * it is cancelled already. `wasPaid`: its amount had come, and is given back.
 */
export async function creditPayment(db: Db, payment: Payment, wasPaid: boolean, parts: IssueParts): Promise<string | null> {
  const found = await db.selectFrom("invoices").where("payment_id", "=", payment.id).selectAll().execute();
  const invoice = found.find(({ kind }) => kind === "invoice");
  if (!invoice || found.length > 1) return null;
  if (wasPaid) await invoicePayment(db, payment, true, parts);
  await db
    .updateTable("invoices")
    .set({ state: wasPaid ? "refunded" : "failed" })
    .where("id", "=", invoice.id)
    .execute();
  const { id, content, net, tax, gross } = invoice;
  const credit = {
    kind: "credit" as const,
    corrects: id,
    content: { ...content, corrects: invoice.number, paid: false, refunds: wasPaid },
    net: -net,
    tax: -tax,
    gross: -gross,
    state: "credit" as const,
    paid_on: null,
  };
  return issue(db, payment, credit, parts);
}

type Issued = Pick<Selectable<Tables["invoices"]>, "kind" | "corrects" | "content" | "net" | "tax" | "gross" | "state" | "paid_on">;

async function issue(
  db: Db,
  { id, group_id, login }: Payment,
  { content, ...invoice }: Issued,
  { now, timezone }: IssueParts,
): Promise<string> {
  const issued_on = dayOf(now, timezone);
  const series = `${invoice.kind === "invoice" ? "F" : "A"}${issued_on.slice(0, 4)}`;
  const { last } = await db
    .insertInto("invoice_numbers")
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column("series").doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto("invoices")
    .values({
      ...invoice,
      group_id,
      login,
      number: `${series}-${String(last).padStart(6, "0")}`,
      payment_id: id,
      issued_on,
      content: JSON.stringify(content),
      created_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}
