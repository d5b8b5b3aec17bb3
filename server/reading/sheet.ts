import { ApiError } from "../kit/errors.ts";
import type { Store, StoreActor } from "../store/store.ts";
import { isUuid } from "../kit/uuid.ts";

/** The id of an establishment that the actor sees; a foreign, absent or malformed one is the same 404. */
export async function requireSheet(store: Store, actor: StoreActor, id: string): Promise<string> {
  const found = isUuid(id)
    ? await store.forActor(actor).transaction((db) => db.selectFrom("establishments").select("id").where("id", "=", id).executeTakeFirst())
    : undefined;
  if (!found) throw new ApiError("object.not-found");
  return found.id;
}
