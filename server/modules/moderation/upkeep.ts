import { sql, type Transaction } from "kysely";

import type { Policy } from "../../../src/domain/moderation/policy.ts";
import { addMonths } from "../../../src/domain/time/day.ts";
import type { Changed } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { Deciding } from "./deciding.ts";
import { waitingStates } from "./moderation-items.ts";
import { eraseOldLetters, forgetAuthors } from "./author/forget-authors.ts";
import { policyFor } from "./policies.ts";
import { takeStep } from "./steps.ts";

const DAY_MS = 86_400_000;
/** Authors of one transaction. */
const batch = 200;
/** Reviews that are archived in one transaction, each by a step of its own: who reads meanwhile waits behind so few. */
const stepsAtOnce = 20;

/**
 * What the policy's retention asks for: unconfirmed submissions are purged, reviews that are too old are archived, and
 * who authors are, what they proved their stay by and what was written to them is erased. Makes words searchable, notes what has become late. Returns how many rows it changed.
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
      return purged.length + spent.length + seen.length;
    });
    changes += await untilDone((most) =>
      store.system("moderation.upkeep", async (db, changed) => {
        const old = await db
          .selectFrom("submissions")
          .select("id")
          .where("destination_id", "=", id)
          .where("email", "is not", null)
          .where("submitted_at", "<", monthsAgo(retention.identity_months))
          .limit(most)
          .execute();
        const ids = old.map((submission) => submission.id);
        await forgetAuthors(db, changed, ids, { why: "age", policy: applied.version, now });
        return old.length;
      }),
    );
    changes += await untilDone(() =>
      store.system("moderation.upkeep", (db) =>
        eraseOldLetters(db, id, monthsAgo(retention.letter_months), { policy: applied.version, now }),
      ),
    );
    changes += await untilDone((most) => store.system("moderation.upkeep", (db) => giveWords(db, { destination: id, provider, most })));
    changes += await store.system("moderation.upkeep", async (db, changed) => {
      await giveDeadlines(db, applied.policy, { destination: id, provider });
      return noteOverdue(db, changed, { destination: id, provider, now });
    });
    changes += await untilDone(() =>
      store.system("moderation.upkeep", async (db, changed) => {
        const old = await db
          .selectFrom("reviews")
          .select("id")
          .where("destination_id", "=", id)
          .where("source", "=", provider)
          .where("state", "in", ["published", "responses", "answered"])
          .where("published_at", "<", monthsAgo(retention.review_months))
          .limit(stepsAtOnce)
          // All of them before the journal, which a step on one of them may wait for; what somebody acts on now is archived the next time.
          .forUpdate()
          .skipLocked()
          .execute();
        for (const review of old) await takeStep(db, changed, { review: review.id, action: "archive", by: "system", applied, now });
        return old.length;
      }),
    );
  }
  return changes;
}

/** Does a work batch by batch until nothing is left to do. Returns how much was done. */
async function untilDone(work: (most: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (let done = -1; done !== 0; all += done) done = await work(batch);
  return all;
}

/** Makes the words by which moderators search what an import brought. Returns how many reviews got them. */
async function giveWords(
  db: Transaction<Tables>,
  { destination, provider, most }: { destination: string; provider: string; most: number },
): Promise<number> {
  const given = await db
    .updateTable("reviews")
    .set({ words: sql<string>`review_words(author, title, text)` })
    .where("id", "in", (query) =>
      query
        .selectFrom("reviews as bare")
        .select("bare.id")
        .where("bare.destination_id", "=", destination)
        .where("bare.source", "=", provider)
        .where("bare.words", "is", null)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return given.length;
}

/** What an import brought to the moderators is due as if it had come on the day of its publication. */
async function giveDeadlines(
  db: Transaction<Tables>,
  { delays }: Pick<Policy, "delays">,
  { destination, provider }: { destination: string; provider: string },
): Promise<void> {
  await db
    .updateTable("reviews")
    .set({ due_at: sql<string>`published_at + make_interval(days => ${delays.review_target_days})` })
    .where("destination_id", "=", destination)
    .where("source", "=", provider)
    .where("state", "in", [...waitingStates])
    .where("due_at", "is", null)
    .execute();
}

/** Marks the reviews that wait for moderators past their deadline, which figures count as late. Returns how many. */
async function noteOverdue(
  db: Transaction<Tables>,
  changed: Changed,
  { destination, provider, now }: { destination: string; provider: string; now: Date },
): Promise<number> {
  const late = await db
    .updateTable("reviews")
    .set({ overdue: true })
    .where("destination_id", "=", destination)
    .where("source", "=", provider)
    .where("state", "in", [...waitingStates])
    .where("due_at", "<", now.toISOString())
    .where("overdue", "=", false)
    .returning("no")
    .execute();
  for (const { no } of late) changed("review", no);
  return late.length;
}
