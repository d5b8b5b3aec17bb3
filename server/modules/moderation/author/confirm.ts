import { sql, type Transaction } from "kysely";

import { putReviews } from "../../../store/bulk-reviews.ts";
import { askForOthers } from "./author-mails.ts";
import type { Changed } from "../../../store/store.ts";
import type { Tables } from "../../../store/tables.ts";
import type { Submitting } from "../deciding.ts";
import { spendInvitation } from "./invitations.ts";
import { addLinesIn } from "../journal.ts";
import { policyFor } from "../policies.ts";
import { signalsIn } from "../review-signals.ts";
import { dueAfter } from "../steps.ts";

/**
 * Makes a confirmed submission a review that waits for its moderators, with what the analysis and the policy's words find in
 * it. Again, it changes nothing.
 */
export async function confirm(services: Submitting, submission: string): Promise<void> {
  const { store, config, clock } = services;
  const now = clock.now();
  const product = config.product();
  const row = await store.system("review.confirm", (db) =>
    db
      .selectFrom("submissions")
      .innerJoin("establishments", "establishments.id", "submissions.establishment_id")
      .selectAll("submissions")
      .select(["establishments.category"])
      .where("submissions.id", "=", submission)
      .executeTakeFirstOrThrow(),
  );
  if (row.confirmed_at !== null) return;
  const applied = policyFor(config, row.destination_id);
  const words = { title: row.title === "" ? null : row.title, text: row.text === "" ? null : row.text };
  // In the language of its words, which need not be the one that its author chose.
  const found = await services.analyse({ ...words, category: row.category });
  const at = now.toISOString();
  const take = async (db: Transaction<Tables>, changed: Changed): Promise<boolean> => {
    const taken = await db
      .updateTable("submissions")
      .set({ confirmed_at: at })
      .where("id", "=", submission)
      .where("confirmed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!taken) return false;
    const isInvited = row.invitation_id !== null && (await spendInvitation(db, row.invitation_id, at));
    const verification = isInvited ? "invited" : row.verification;
    const rating = Math.round(row.rating * 10);
    await putReviews(db, changed, row.destination_id, [
      {
        establishment_id: row.establishment_id,
        source: product.moderation_provider,
        source_review_id: submission,
        rating_raw: row.rating,
        rating_scale: 10,
        rating,
        ...words,
        lang: row.lang,
        author: row.name,
        country: "ZZ",
        profile: row.profile,
        experience_date: row.experience_date,
        published_at: at,
        state: "pending",
        reject_reason: null,
        reply_text: null,
        reply_at: null,
        reply_state: null,
        content_hash: row.fingerprint,
        extra: null,
        mentions: found.mentions,
        expressions: found.expressions ?? [],
        incidents: found.incidents ?? [],
      },
    ]);
    const review = await db
      .selectFrom("reviews")
      .select("id")
      .where("destination_id", "=", row.destination_id)
      .where("source", "=", product.moderation_provider)
      .where("source_review_id", "=", submission)
      .executeTakeFirstOrThrow();
    await db.updateTable("submissions").set({ review_id: review.id, verification }).where("id", "=", submission).execute();
    const signals = await signalsIn(
      db,
      { review: review.id, destination: row.destination_id, ...words, rating, lang: row.lang, found, sender: row },
      applied.policy,
    );
    await db
      .updateTable("reviews")
      .set({
        verification,
        words: sql<string>`review_words(author, title, text)`,
        received_at: at,
        due_at: dueAfter("pending", applied.policy, now),
        signals: JSON.stringify(signals),
        marks: JSON.stringify(Object.fromEntries(Object.entries(row.marks).map(([theme, mark]) => [theme, mark * 10]))),
        moderation_no: 1,
      })
      .where("id", "=", review.id)
      .execute();
    await addLinesIn(db, [
      {
        destination: row.destination_id,
        establishment: row.establishment_id,
        review: review.id,
        at,
        by: "author",
        action: "confirm",
        from: null,
        to: { state: "pending", reply: null },
        policy: applied.version,
        details: { step: 1 },
      },
    ]);
    return true;
  };
  await store.together(async () => {
    if (await store.system("review.confirm", take)) await askForOthers(services, submission);
  });
}
