import { publicStates } from "../../../src/domain/moderation/transitions.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Store } from "../../store/store.ts";
import { policyFor } from "../moderation/policies.ts";
import { takeStep } from "../moderation/steps.ts";

interface SentHere {
  review: string;
  text: string;
  /** Who sends it. */
  login: string;
  /** Whether a destination answers in the place of the establishment. */
  byDestination: boolean;
  now: Date;
}

/**
 * Gives an answer to the moderators: it is shown once one of them has accepted it. One that is published already waits again.
 * The caller has found that the account answers for the review.
 */
export async function sendHere(store: Store, config: LiveConfig, { review, text, login, byDestination, now }: SentHere): Promise<void> {
  await store.system("answer sent", async (db, changed) => {
    const row = await db
      .selectFrom("reviews")
      .select("destination_id")
      .where("id", "=", review)
      .where("state", "in", [...publicStates])
      .executeTakeFirst();
    if (!row) throw new ApiError("action.not-possible");
    await takeStep(db, changed, {
      review,
      action: "respond",
      by: byDestination ? "moderator" : "establishment",
      login,
      applied: policyFor(config, row.destination_id),
      now,
      change: { reply_text: text, reply_at: now.toISOString(), reply_reason: null },
    });
  });
}
