import type { FastifyInstance, FastifyReply } from "fastify";
import { zipSync } from "fflate";

import type { Invoice } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import type { PrintedInvoice } from "../../paper/invoice/printed-invoice.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { invoiceFileName, type InvoiceRow, printedInvoice } from "./invoice-file.ts";

/** A document, or those of a year, are given up after this time (ms): whoever waits has gone. */
const PATIENCE_MS = 55_000;
/** Downloads of one account at once. */
const MOST_AT_ONCE = 4;

interface IssuedInvoice {
  row: InvoiceRow;
  /** The number of the credit note that cancels it. */
  credit: string | null;
  printed: PrintedInvoice;
}

/** Mes Factures: the list, and the documents. */
export function invoicesRoutes(app: FastifyInstance, { store }: Pick<Services, "store">): void {
  const paper = paperProcessOf(app, "invoices");
  const downloads = new Map<string, number>();

  /** Latest first. */
  const all = (actor: Actor): Promise<IssuedInvoice[]> =>
    store.forActor(actor).transaction(async (db) => {
      const rows = await db.selectFrom("invoices").selectAll().orderBy("created_at", "desc").orderBy("number", "desc").execute();
      const periods = await db.selectFrom("payments").select(["id", "period_from", "period_to"]).execute();
      const payments = new Map(periods.map((payment) => [payment.id, payment]));
      const credits = new Map(rows.flatMap((row) => (row.corrects === null ? [] : [[row.corrects, row] as const])));
      return rows.map((row) => {
        const credit = credits.get(row.id);
        return { row, credit: credit?.number ?? null, printed: printedInvoice(row, { credit, payment: payments.get(row.payment_id) }) };
      });
    });
  const draw = async <T>({ login }: Actor, work: (drawn: (one: IssuedInvoice) => Promise<Buffer>) => Promise<T>): Promise<T> => {
    const count = downloads.get(login) ?? 0;
    if (count >= MOST_AT_ONCE) throw rateLimited(5, "Plusieurs factures sont déjà en préparation. Attendez que l’une d’elles soit prête.");
    downloads.set(login, count + 1);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      return await work(({ printed }) => paper.draw(printed, signal));
    } finally {
      const left = (downloads.get(login) ?? 1) - 1;
      if (left === 0) downloads.delete(login);
      else downloads.set(login, left);
    }
  };

  route(app, "listInvoices", async ({ actor }) => (await all(actor)).map(shown));

  route(app, "downloadInvoices", async ({ actor, query: { year } }, reply) => {
    const found = (await all(actor)).filter(({ row }) => row.issued_on.slice(0, 4) === year);
    if (found.length === 0) throw new ApiError("object.not-found");
    const zip = await draw(actor, async (drawn) => {
      const files: Record<string, Uint8Array> = {};
      for (const one of found) files[invoiceFileName(one.row)] = await drawn(one);
      // PDF is compressed already.
      return zipSync(files, { level: 0 });
    });
    return sendFile(reply, "application/zip", `factures-${year}.zip`, Buffer.from(zip));
  });

  route(app, "downloadInvoice", async ({ actor, params: { id } }, reply) => {
    const found = (await all(actor)).find(({ row }) => row.id === id);
    if (!found) throw new ApiError("object.not-found");
    return sendFile(reply, "application/pdf", invoiceFileName(found.row), await draw(actor, (drawn) => drawn(found)));
  });
}

function shown({ row, credit }: IssuedInvoice): Invoice {
  const { id, number, kind, issued_on, content, net, tax, gross, state, paid_on } = row;
  return {
    id,
    number,
    title: content.line.label,
    kind,
    date: issued_on,
    net,
    tax,
    amount: gross,
    state,
    paid_on,
    corrects: content.corrects,
    credit,
  };
}

function sendFile(reply: FastifyReply, type: string, name: string, content: Buffer): FastifyReply {
  return reply
    .type(type)
    .header("Content-Disposition", `attachment; filename="${name}"`)
    .header("Cache-Control", "private, no-store")
    .send(content);
}
