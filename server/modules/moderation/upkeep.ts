import { addMonths } from "../../../src/domain/time/day.ts";
import type { Deciding } from "./deciding.ts";
import { policyFor } from "./policies.ts";
import { takeStep } from "./steps.ts";

const DAY_MS = 86_400_000;
/** Reviews archived in one transaction. */
const batch = 200;

/**
 * What the policy's retention asks for: unconfirmed submissions are purged, reviews that are too old are archived, and
 * the addresses of authors and what they proved their stay by are erased. Returns how many rows it changed.
 */
export async function upkeep({ store, config }: Deciding, now: Date): Promise<number> {
  const provider = config.product().moderation_provider;
  const destinations = await store.system("moderation.upkeep", (db) =>
    db.selectFrom("destinations").select("id").where("parent_id", "is", null).execute(),
  );
  let changes = 0;
  for (const { id } of destinations) {
    const applied = policyFor(config, id);
    const { retention } = applied.policy;
    const monthsAgo = (months: number): string => new Date(`${addMonths(now.toISOString().slice(0, 10), -months)}T00:00:00Z`).toISOString();
    changes += await store.system("moderation.upkeep", async (db) => {
      const purged = await db
        .deleteFrom("submissions")
        .where("destination_id", "=", id)
        .where("confirmed_at", "is", null)
        .where("submitted_at", "<", new Date(now.getTime() - retention.unconfirmed_days * DAY_MS).toISOString())
        .returning("id")
        .execute();
      const erased = await db
        .updateTable("submissions")
        .set({ email: null, network: null, name: null })
        .where("destination_id", "=", id)
        .where("email", "is not", null)
        .where("submitted_at", "<", monthsAgo(retention.identity_months))
        .returning("id")
        .execute();
      // What nobody can use any more says nothing that is needed: a review keeps how it was verified.
      const spent = await db
        .deleteFrom("review_invitations")
        .where("establishment_id", "in", db.selectFrom("establishments").select("id").where("destination_id", "=", id))
        .where("expires_at", "<", now.toISOString())
        .returning("id")
        .execute();
      const seen = await db
        .deleteFrom("review_proofs")
        .where("submission_id", "in", db.selectFrom("submissions").select("id").where("destination_id", "=", id))
        .where(({ fn }) => fn.coalesce("judged_at", "sent_at"), "<", new Date(now.getTime() - retention.proof_days * DAY_MS).toISOString())
        .returning("submission_id")
        .execute();
      return purged.length + erased.length + spent.length + seen.length;
    });
    for (;;) {
      const done = await store.system("moderation.upkeep", async (db, changed) => {
        const old = await db
          .selectFrom("reviews")
          .select("id")
          .where("destination_id", "=", id)
          .where("source", "=", provider)
          .where("state", "in", ["published", "responses", "answered"])
          .where("published_at", "<", monthsAgo(retention.review_months))
          .limit(batch)
          .execute();
        for (const review of old) await takeStep(db, changed, { review: review.id, action: "archive", by: "system", applied, now });
        return old.length;
      });
      changes += done;
      if (done < batch) break;
    }
  }
  return changes;
}
