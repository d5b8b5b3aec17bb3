import type { RejectRequest } from "../../../src/generated/types.ts";
import type { Transaction } from "kysely";

import type { FoundInReview } from "../../store/bulk-reviews.ts";
import type { Tables } from "../../store/tables.ts";
import type { Letters } from "./letters.ts";
import type { ModerationServices } from "./moderation-items.ts";

/** What a moderator decides of a review or its answer. */
export type Decision =
  | { action: "publish" | "publish-response"; revision?: number | undefined }
  | ({ action: "reject" | "reject-response" } & RejectRequest);

/** What decisions work with. */
export interface Deciding extends ModerationServices {
  letters: Letters;
  /** What the analysis finds in the words of a review, and in which language they are. */
  analyse: (words: {
    title: string | null;
    text: string | null;
    lang?: string;
    category: string;
  }) => Promise<FoundInReview & { lang: string }>;
}

/** A review by its establishment. */
export interface Target {
  id: string;
  reviewId: string;
}

/** What an establishment and its destination are called, and the destination's group. */
export async function namesOf(
  db: Transaction<Tables>,
  establishment: string,
  destination: string,
): Promise<{ establishment: string; destination: string; group: string | null }> {
  const place = await db.selectFrom("establishments").select("name").where("id", "=", establishment).executeTakeFirst();
  const territory = await db.selectFrom("destinations").select(["name", "group_id"]).where("id", "=", destination).executeTakeFirst();
  return { establishment: place?.name ?? "", destination: territory?.name ?? "", group: territory?.group_id ?? null };
}
