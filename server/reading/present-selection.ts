import { isUuid } from "../kit/uuid.ts";
import type { ScopedDb } from "../store/store.ts";

/** Whether the actor's group has this selection; a deleted, a foreign and a malformed id are none. */
export async function hasSelection(db: ScopedDb, id: string): Promise<boolean> {
  return (await selectionState(db, id)) === "present";
}

/** How a selection is for the actor's group: «absent» for one of another group, and for what is no id. */
export async function selectionState(db: ScopedDb, id: string): Promise<"present" | "deleted" | "absent"> {
  if (!isUuid(id)) return "absent";
  const row = await db.selectFrom("selections").select("deleted_at").where("id", "=", id).executeTakeFirst();
  return row ? (row.deleted_at === null ? "present" : "deleted") : "absent";
}
