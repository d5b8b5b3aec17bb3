import type { ScopedDb } from "./store.ts";

/** Tables whose rows stay, with the time of their deletion, so that it can be taken back. */
type Restorable = "dashboards" | "group_templates" | "journal_entries" | "saved_answers" | "visits" | "selections";

/** Marks a row of the actor's as deleted; false where there is none, or it is deleted already. */
export async function markDeleted(db: ScopedDb, table: Restorable, id: string, at: string): Promise<boolean> {
  const row = await db
    // The columns that are named here are in each of these tables.
    .updateTable(table as "visits")
    .set({ deleted_at: at })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the deletion of a row of the actor's back; false where there is no such row. One that is not deleted stays as it is. */
export async function takeBackDeletion(db: ScopedDb, table: Restorable, id: string): Promise<boolean> {
  const row = await db
    .updateTable(table as "visits")
    .set({ deleted_at: null })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
