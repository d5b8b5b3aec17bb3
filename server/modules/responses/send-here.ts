import { publicStates } from "../../../src/domain/moderation/transitions.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Store } from "../../store/store.ts";
import { policyFor } from "../moderation/policies.ts";
import { takeStep } from "../moderation/steps.ts";
import type { Answerer } from "./answerer.ts";

interface SentHere {
  review: string;
  text: string;
  now: Date;
  /** The revision of the review that was read; any where absent. */
  revision?: number | undefined;
}

/**
 * Gives an answer to the moderators: it is shown once one of them has accepted it. One that is published already waits again,
 * unless a link sends it: a link gives one answer, and another one only where that was refused.
 * The caller has found that the answerer answers for the review.
 */
export async function sendHere(
  store: Store,
  config: LiveConfig,
  { account, link }: Answerer,
  { review, text, now, revision }: SentHere,
): Promise<void> {
  await store.system("answer sent", async (db, changed) => {
    const row = await db
      .selectFrom("reviews")
      .select(["destination_id", "reply_state"])
      .where("id", "=", review)
      .where("state", "in", [...publicStates])
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ApiError("action.not-possible");
    if (link) {
      if (row.reply_state !== null && row.reply_state !== "rejected")
        throw new ApiError("action.not-possible", { detail: "Cet avis a déjà une réponse." });
      const used = await db
        .updateTable("reply_links")
        .set({ used_at: now.toISOString() })
        .where("id", "=", link.id)
        .where("revoked_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (!used) throw new ApiError("link.gone");
    }
    await takeStep(db, changed, {
      review,
      action: "respond",
      by: account?.type === "DMO" ? "moderator" : "establishment",
      login: account?.login ?? null,
      revision,
      applied: policyFor(config, row.destination_id),
      now,
      change: { reply_text: text, reply_at: now.toISOString(), reply_reason: null },
      ...(link ? { details: { link: link.id } } : {}),
    });
  });
}
