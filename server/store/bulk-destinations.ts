import type { Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Adds a destination and its own group, which bears the same id; false where the destination exists (its name is then brought up to date). */
export async function putDestination(
  db: Transaction<Tables>,
  changed: Changed,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const exists = await db.selectFrom("destinations").select("id").where("id", "=", id).executeTakeFirst();
  changed("destination", id);
  if (exists) {
    await db.updateTable("destinations").set({ name }).where("id", "=", id).execute();
    await db.updateTable("groups").set({ name }).where("id", "=", id).where("kind", "=", "destination").execute();
    return false;
  }
  await db.insertInto("destinations").values({ id, name, parent_id: null, group_id: id }).execute();
  await db.insertInto("groups").values({ id, name, kind: "destination", destination_id: id, logo_url: null }).execute();
  return true;
}
