import type { Selectable } from "kysely";

import { countedStates } from "../../analytics/projection-rows.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

/** A review with what its answer needs of it, and what the actor's group has written. */
export interface AnsweredReview {
  review: Pick<
    Selectable<Tables["reviews"]>,
    | "id"
    | "no"
    | "establishment_id"
    | "source"
    | "source_review_id"
    | "source_url"
    | "lang"
    | "author"
    | "state"
    | "reply_text"
    | "reply_at"
    | "reply_state"
    | "reply_reason"
    | "destination_id"
  >;
  written: Selectable<Tables["responses"]> | null;
}

/** The establishments that an actor answers for; undefined: all that the group sees. */
export function answeredFor({ type, cards }: Pick<Actor, "type" | "cards">): readonly string[] | undefined {
  return type === "TP" ? cards : undefined;
}

/** The review that the actor may answer: a public one of an establishment that it answers for. Any other is absent (404). */
export async function answeredReview(db: ScopedDb, actor: Pick<Actor, "type" | "cards">, id: string): Promise<AnsweredReview> {
  if (!isUuid(id)) throw new ApiError("object.not-found");
  const review = await db
    .selectFrom("reviews")
    .select(["id", "no", "establishment_id", "source", "source_review_id", "source_url", "lang", "author", "state"])
    .select(["reply_text", "reply_at", "reply_state", "reply_reason", "destination_id"])
    .where("id", "=", id.toLowerCase())
    .where("state", "in", [...countedStates])
    .executeTakeFirst();
  const own = answeredFor(actor);
  if (!review || (own && !own.includes(review.establishment_id))) throw new ApiError("object.not-found");
  const written = await db.selectFrom("responses").selectAll().where("review_id", "=", review.id).executeTakeFirst();
  return { review, written: written ?? null };
}
