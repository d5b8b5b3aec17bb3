import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import type { ScopedDb } from "../../store/store.ts";
import { answeredReview } from "./answered-review.ts";
import { byAccount } from "./answerer.ts";

/** Refuses (404) a review that is not of a place of this commune. */
export async function requireInCommune(db: ScopedDb, actor: Actor, id: string, insee: string): Promise<void> {
  const { review } = await answeredReview(db, byAccount(actor), id);
  const place = await db.selectFrom("establishments").select("commune_insee").where("id", "=", review.establishment_id).executeTakeFirst();
  if (place?.commune_insee !== insee) throw new ApiError("object.not-found");
}
