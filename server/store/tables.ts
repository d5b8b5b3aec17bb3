import { accountTables } from "./tables/accounts.ts";
import { analysisTables } from "./tables/analysis.ts";
import { dashboardTables } from "./tables/dashboards.ts";
import type { Backup, Scope, Table } from "./tables/declare.ts";
import { establishmentTables } from "./tables/establishments.ts";
import { helpTables } from "./tables/help.ts";
import { invoiceTables } from "./tables/invoices.ts";
import { formTables } from "./tables/forms.ts";
import { mailTables } from "./tables/mails.ts";
import { noticeTables } from "./tables/notices.ts";
import { moderationTables } from "./tables/moderation.ts";
import { observationTables } from "./tables/observation.ts";
import { paymentTables } from "./tables/payments.ts";
import { reportTables } from "./tables/reports.ts";
import { responseTables } from "./tables/responses.ts";
import { reviewTables } from "./tables/reviews.ts";
import { territoryTables } from "./tables/territory.ts";
import { workTables } from "./tables/work.ts";

export type { Scope } from "./tables/declare.ts";

/**
 * The state of the product, table by table, as the latest migration leaves it; each after those that it refers to.
 * Row types, the conditions of scoped queries, the backup and the checks of row-level security follow from here.
 */
export const tables = {
  ...territoryTables,
  ...accountTables,
  ...establishmentTables,
  ...reviewTables,
  ...responseTables,
  ...analysisTables,
  ...moderationTables,
  ...formTables,
  ...observationTables,
  ...dashboardTables,
  ...mailTables,
  ...noticeTables,
  ...paymentTables,
  ...invoiceTables,
  ...helpTables,
  ...reportTables,
  ...workTables,
};

export type TableName = keyof typeof tables;

/** The rows of each table. */
export type Tables = { [Name in TableName]: (typeof tables)[Name] extends Table<infer Row, Scope, Backup> ? Row : never };

/** The tables of a scope. */
export type TableOf<S extends Scope> = { [Name in TableName]: (typeof tables)[Name]["scope"] extends S ? Name : never }[TableName];

/** The columns that a scoped insertion fills in by itself: the group, and the account of a row that is its alone. */
export type OwnColumns<T extends TableName> =
  (typeof tables)[T] extends Table<infer _Row, "account", Backup, infer O> ? "group_id" | O : "group_id";

/** The names of the tables for which something is declared, in their order. */
export function tablesWhere(holds: (table: (typeof tables)[TableName]) => boolean): TableName[] {
  return Object.entries(tables).flatMap(([name, table]) => (holds(table) ? [name as TableName] : []));
}
