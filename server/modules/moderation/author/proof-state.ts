import type { Transaction } from "kysely";

import type { ReviewState, StayProof, Verification } from "../../../../src/generated/types.ts";
import type { Tables } from "../../../store/tables.ts";

/** What an author has sent to prove the stay, without the document itself; null where nothing is kept. */
export async function proofOf(db: Transaction<Tables>, submission: string): Promise<StayProof | null> {
  const row = await db
    .selectFrom("review_proofs")
    .select(["media_type", "size", "sent_at", "accepted"])
    .where("submission_id", "=", submission)
    .executeTakeFirst();
  return row ? { ...row, media_type: row.media_type as StayProof["media_type"] } : null;
}

/** Whether the author of a review in this state may send a document: while it waits to be read, is not verified yet, and no document was judged. */
export function mayProve(review: { state: ReviewState; verification: Verification | null } | undefined, proof: StayProof | null): boolean {
  return review?.state === "pending" && review.verification === "email" && (proof === null || proof.accepted === null);
}
