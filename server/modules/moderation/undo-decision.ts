import type { DecisionAnswer } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { addLinesIn } from "./journal.ts";
import { requireModerated } from "./moderated-review.ts";
import { policyFor } from "./policies.ts";
import { revokeReplyLinks } from "./reply-links.ts";
import { conflictOf } from "./steps.ts";
import { takeBackOf } from "./take-back.ts";
import type { Deciding, Target } from "./deciding.ts";

/** Undoes the last decision while what it sends waits: the review is as it was before, and nobody is written to. */
export async function takeBack(deciding: Deciding, actor: Actor, target: Target, revision: number | undefined): Promise<DecisionAnswer> {
  const { store, config, clock, letters } = deciding;
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const provider = config.product().moderation_provider;
  return store.together(async () => {
    await store.forActor(actor).transaction((db) => requireModerated(db, actor, provider, target));
    return store.system("moderation.take-back", async (db, changed) => {
      const row = await db.selectFrom("reviews").selectAll().where("id", "=", target.reviewId).forUpdate().executeTakeFirstOrThrow();
      const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", row.id).orderBy("no").execute();
      const last = takeBackOf(lines, row.moderation_no, applied.policy, now);
      if (!last || (revision !== undefined && revision !== row.moderation_no)) throw await conflictOf(db, row);
      const { line } = last;
      const before = line.details?.before as {
        published_at: string;
        due_at: string | null;
        reject_reason: string | null;
        reply_reason: string | null;
      };
      const to = { state: line.from_state ?? row.state, reply: line.from_reply };
      const next = row.moderation_no + 1;
      await db
        .updateTable("reviews")
        .set({
          state: to.state,
          reply_state: to.reply,
          ...before,
          overdue: before.due_at !== null && Date.parse(before.due_at) < now.getTime(),
          moderation_no: next,
          updated_at: now.toISOString(),
        })
        .where("id", "=", row.id)
        .execute();
      changed("review", row.no);
      await letters.takeBack(db, row.id, row.moderation_no, now);
      // The addresses that its letters would have brought; those of an earlier publication stay open.
      await revokeReplyLinks(db, row.id, now, line.at);
      if (line.from_state === "reported")
        await db
          .updateTable("moderation_reports")
          .set({ decided_at: null, upheld: null })
          .where("review_id", "=", row.id)
          .where("decided_at", "=", line.at)
          .execute();
      await addLinesIn(db, [
        {
          destination: row.destination_id,
          establishment: row.establishment_id,
          review: row.id,
          at: now.toISOString(),
          by: "moderator",
          login: actor.login,
          action: "take-back",
          from: { state: row.state, reply: row.reply_state },
          to,
          policy: applied.version,
          details: { step: next, of: line.no },
        },
      ]);
      return { state: to.state, response_state: to.reply, revision: next };
    });
  });
}
