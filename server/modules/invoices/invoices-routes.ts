import type { FastifyInstance, FastifyReply } from "fastify";
import { zipSync } from "fflate";

import type { Invoice } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { invoiceFile, invoiceFileName, type InvoiceRow } from "./invoice-file.ts";

/** Mes Factures: the list, and the documents. */
export function invoicesRoutes(app: FastifyInstance, { store }: Pick<Services, "store">): void {
  const all = (actor: Actor): Promise<InvoiceRow[]> =>
    store
      .forActor(actor)
      .transaction((db) => db.selectFrom("invoices").selectAll().orderBy("created_at", "desc").orderBy("number", "desc").execute());

  route(app, "listInvoices", async ({ actor }) => (await all(actor)).map(invoiceOf));

  route(app, "downloadInvoices", async ({ actor, query: { year } }, reply) => {
    const rows = (await all(actor)).filter(({ issued_on }) => issued_on.slice(0, 4) === year);
    if (rows.length === 0) throw new ApiError("object.not-found");
    const files: Record<string, Uint8Array> = {};
    for (const row of rows) files[invoiceFileName(row)] = await invoiceFile(row);
    // PDF is compressed already.
    return sendFile(reply, "application/zip", `factures-${year}.zip`, Buffer.from(zipSync(files, { level: 0 })));
  });

  route(app, "downloadInvoice", async ({ actor, params: { id } }, reply) => {
    const row = isUuid(id)
      ? await store.forActor(actor).transaction((db) => db.selectFrom("invoices").where("id", "=", id).selectAll().executeTakeFirst())
      : undefined;
    if (!row) throw new ApiError("object.not-found");
    return sendFile(reply, "application/pdf", invoiceFileName(row), await invoiceFile(row));
  });
}

function invoiceOf({ id, number, kind, issued_on, content, net, tax, gross, state, paid_on }: InvoiceRow): Invoice {
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
  };
}

function sendFile(reply: FastifyReply, type: string, name: string, content: Buffer): FastifyReply {
  return reply
    .type(type)
    .header("Content-Disposition", `attachment; filename="${name}"`)
    .header("Cache-Control", "private, no-store")
    .send(content);
}
