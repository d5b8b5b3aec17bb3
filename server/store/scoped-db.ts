import { sql, type Insertable, type SelectQueryBuilder, type Transaction } from "kysely";

import type { Changed, OwnedTable, ReviewPart, ScopedDb, SharedTable, StoreActor, VisibleTable } from "./store.ts";
import type { Tables } from "./tables.ts";

const shared: ReadonlySet<string> = new Set<SharedTable>(["destinations", "communes"]);
const parts: ReadonlySet<string> = new Set<ReviewPart>(["findings", "mention_corrections"]);
/** The column that names the establishment. */
const visible: Readonly<Record<VisibleTable, "id" | "establishment_id">> = {
  establishments: "id",
  reviews: "establishment_id",
  answers: "establishment_id",
};

/** The builder of one transaction: each query begins with the condition of its table. The transaction is taken here, once. */
export function scopedDb(trx: Transaction<Tables>, actor: StoreActor, changed: Changed): ScopedDb {
  const group = actor.group.id;

  /** What the table's rows must satisfy, or null for tables that hold nobody's data. */
  const condition = (table: string): ReturnType<typeof sql<boolean>> | null => {
    if (shared.has(table)) return null;
    if (parts.has(table))
      return sql<boolean>`${sql.ref(`${table}.review_id`)} IN (SELECT id FROM reviews WHERE establishment_id IN (SELECT establishment_id FROM visibility WHERE group_id = ${group}))`;
    if (isVisible(table))
      return sql<boolean>`${sql.ref(`${table}.${visible[table]}`)} IN (SELECT establishment_id FROM visibility WHERE group_id = ${group})`;
    return sql<boolean>`${sql.ref(`${table}.group_id`)} = ${group}`;
  };

  return {
    group,
    login: actor.login,
    changed,
    selectFrom: <T extends OwnedTable | VisibleTable | ReviewPart | SharedTable>(table: T) => {
      const query = trx.selectFrom(table as OwnedTable);
      const narrow = condition(table);
      // The builder knows one table; the caller's type argument says which.
      return (narrow ? query.where(narrow) : query) as unknown as SelectQueryBuilder<Tables, T, object>;
    },
    insertInto: (table, rows) => {
      const given: readonly object[] = Array.isArray(rows) ? rows : [rows];
      const owned = given.map((row) => ({ ...row, group_id: group }) as Insertable<Tables["tags"]>);
      return trx.insertInto(table as "tags").values(owned) as never;
    },
    updateTable: (table) => trx.updateTable(table as OwnedTable).where(narrowing(condition(table))) as never,
    deleteFrom: (table) => trx.deleteFrom(table as OwnedTable).where(narrowing(condition(table))) as never,
  };
}

function isVisible(table: string): table is VisibleTable {
  return Object.hasOwn(visible, table);
}

/** Shared tables are read only: their type admits no write, and neither does this. */
function narrowing<T>(condition: T | null): T {
  if (condition === null) throw new Error("a shared table is written by the system alone");
  return condition;
}
