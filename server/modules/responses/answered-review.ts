import type { Selectable } from "kysely";

import { countedStates } from "../../analytics/projection-rows.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { Answerer, WrittenAnswer } from "./answerer.ts";

/** A review with what its answer needs of it, and what was written. */
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
    | "rating"
    | "experience_date"
    | "state"
    | "reply_text"
    | "reply_at"
    | "reply_state"
    | "reply_reason"
    | "destination_id"
  >;
  written: WrittenAnswer | null;
}

/** The review that may be answered: a public one of an establishment that is answered for. Any other is absent (404). */
export async function answeredReview(db: ScopedDb, { places, link, drafts }: Answerer, id: string): Promise<AnsweredReview> {
  if (!isUuid(id) || (link !== null && link.review !== id)) throw new ApiError("object.not-found");
  const review = await db
    .selectFrom("reviews")
    .select([
      "id",
      "no",
      "establishment_id",
      "source",
      "source_review_id",
      "source_url",
      "lang",
      "author",
      "state",
      "rating",
      "experience_date",
    ])
    .select(["reply_text", "reply_at", "reply_state", "reply_reason", "destination_id"])
    .where("id", "=", id.toLowerCase())
    .where("state", "in", [...countedStates])
    .executeTakeFirst();
  if (!review || (places && !places.includes(review.establishment_id))) throw new ApiError("object.not-found");
  return { review, written: await drafts.read(db, review.id) };
}
