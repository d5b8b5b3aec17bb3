import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath } from "../support/rows.ts";
import { asProfessional, invoiceOf } from "../support/subscribers.ts";

export default {
  calls: { "GET /invoices": "account", "GET /invoices/:id": "account", "GET /invoices/archive": "account" },
  ids: [asProfessional(idInPath("GET /invoices/:id", invoiceOf))],
  fieldsWithoutIds: "year",
  lists: ["/invoices"],
} satisfies ModuleAccess;
