import { sql, type Insertable, type SelectQueryBuilder, type Transaction } from "kysely";

import type { Changes } from "./outbox.ts";
import type { ScopedDb, Scoping, StoreActor } from "./store.ts";
import { type TableName, type TableOf, type Tables, tables } from "./tables.ts";

/** The builder of one transaction: each query begins with the condition of its table. The transaction is taken here, once. */
export function scopedDb(trx: Transaction<Tables>, actor: StoreActor, { changed, announced }: Changes): ScopedDb {
  const group = actor.group.id;

  /** What the table's rows must satisfy, or null for tables whose rows belong to nobody. */
  const condition = (name: TableName): ReturnType<typeof sql<boolean>> | null => {
    const { scope, establishment, owner = "login", shared } = tables[name];
    const column = (of: string): ReturnType<typeof sql.ref> => sql.ref(`${name}.${of}`);
    const seen = sql`SELECT establishment_id FROM visibility WHERE group_id = ${group}`;
    switch (scope) {
      case "everyone":
        return null;
      case "review":
        return sql<boolean>`${column("review_id")} IN (SELECT id FROM reviews WHERE establishment_id IN (${seen}))`;
      case "establishment":
        return sql<boolean>`${column(establishment ?? "establishment_id")} IN (${seen})`;
      case "group":
        return sql<boolean>`${column("group_id")} = ${group}`;
      case "account": {
        const own = sql<boolean>`${column(owner)} = ${actor.login}`;
        return sql<boolean>`${column("group_id")} = ${group} AND ${shared ? sql`(${own} OR ${column(shared)})` : own}`;
      }
      case "nobody":
      case "store":
        throw new Error(`${name} is not read by accounts`);
    }
  };

  return {
    group,
    login: actor.login,
    changed,
    announce: (topic, key, to = "group") => announced({ group_id: group, login: to === "account" ? actor.login : null, topic, key }),
    selectFrom: <T extends TableOf<"group" | "account" | "establishment" | "review" | "everyone">>(
      table: T,
      scoping: Scoping = "joined",
    ) => {
      const query = trx.selectFrom(table as TableOf<"group">);
      const scope = condition(table);
      // The planner joins no subquery whose result is compared.
      const narrow = scope && scoping === "filtered" ? sql<boolean>`(${scope}) IS TRUE` : scope;
      // The builder knows one table; the caller's type argument says which.
      return (narrow ? query.where(narrow) : query) as unknown as SelectQueryBuilder<Tables, T, object>;
    },
    insertInto: (table, rows) => {
      const given: readonly object[] = Array.isArray(rows) ? rows : [rows];
      const { scope, owner = "login" } = tables[table];
      const account = scope === "account" ? { [owner]: actor.login } : {};
      const owned = given.map((row) => ({ ...row, ...account, group_id: group }) as Insertable<Tables["tags"]>);
      return trx.insertInto(table as "tags").values(owned) as never;
    },
    insertAbout: (table, row) => trx.insertInto(table as "review_urls").values(row as Insertable<Tables["review_urls"]>) as never,
    updateTable: (table) => trx.updateTable(table as TableOf<"group">).where(narrowing(condition(table))) as never,
    deleteFrom: (table) => trx.deleteFrom(table as TableOf<"group">).where(narrowing(condition(table))) as never,
  };
}

/** Shared tables are read only: their type admits no write, and neither does this. */
function narrowing<T>(condition: T | null): T {
  if (condition === null) throw new Error("a shared table is written by the system alone");
  return condition;
}
