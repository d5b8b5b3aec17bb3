import { sql, type Transaction } from "kysely";

import type { Changed } from "../../../store/store.ts";
import type { Tables } from "../../../store/tables.ts";
import { addLinesIn } from "../journal.ts";

type Db = Transaction<Tables>;

/** Why an author is forgotten, and what the journal keeps as the rule that was applied. */
export interface Forgetting {
  why: "age" | "request";
  /** Name and version of the policy; of a request, that it was one. */
  policy: string;
  now: Date;
}

/** A mail that is gone from the state, by which its file is found. */
export interface GoneMail {
  id: string;
  created_at: string;
}

/**
 * Forgets who wrote some submissions: address, name, network, proof of the stay, the author that the review shows, and the
 * letters that were written to them. A review stays with its words and its mark; what nobody has confirmed is deleted, as nobody
 * can any more. Each review gets a line in the journal, which names nobody. Returns the mails that it deleted.
 */
export async function forgetAuthors(
  db: Db,
  changed: Changed,
  submissions: readonly string[],
  { why, policy, now }: Forgetting,
): Promise<GoneMail[]> {
  if (submissions.length === 0) return [];
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "review_id", "destination_id", "establishment_id"])
    .where("id", "in", [...submissions])
    .execute();
  const reviews = rows.flatMap(({ review_id: review }) => review ?? []);
  const letters = reviews.length === 0 ? [] : await eraseLetters(db, reviews, now);
  const keys = [...submissions, ...letters.map(({ id }) => id)].map((id) => `moderation ${id}`);
  const mails = await db.deleteFrom("mails").where("key", "in", keys).returning(["id", "created_at"]).execute();
  await db
    .deleteFrom("review_proofs")
    .where("submission_id", "in", [...submissions])
    .execute();
  await db
    .deleteFrom("submissions")
    .where("id", "in", [...submissions])
    .where("review_id", "is", null)
    .execute();
  await db
    .updateTable("submissions")
    // The digest of an address is a trace of it; rows without one must not look like those of one sender.
    .set({ email: null, name: null, network: null, prospecting: false, email_digest: sql<string>`'erased ' || id` })
    .where("id", "in", [...submissions])
    .execute();
  if (reviews.length === 0) return mails;
  const signed = await db
    .updateTable("reviews")
    .set({ author: null })
    .where("id", "in", reviews)
    .where("author", "is not", null)
    .returning("no")
    .execute();
  if (signed.length > 0) changed("review", ...signed.map(({ no }) => no));
  await addLinesIn(
    db,
    rows.flatMap(({ review_id: review, destination_id: destination, establishment_id: establishment }) => {
      if (review === null) return [];
      const own = letters.filter((letter) => letter.review_id === review).length;
      const details = { why, letters: own };
      return [
        { destination, establishment, review, at: now.toISOString(), by: "system" as const, action: "erase-author", policy, details },
      ];
    }),
  );
  return mails;
}

/** Erases address and words of what was written to the authors of some reviews; what has not gone out is not sent. */
async function eraseLetters(db: Db, reviews: readonly string[], now: Date): Promise<{ id: string; review_id: string }[]> {
  const at = now.toISOString();
  return db
    .updateTable("moderation_letters")
    .set((set) => ({
      address: null,
      text: "",
      erased_at: at,
      taken_back_at: set
        .case()
        .when("sent_at", "is", null)
        .then(set.fn.coalesce("taken_back_at", set.val(at)))
        .else(set.ref("taken_back_at"))
        .end(),
    }))
    .where("review_id", "in", [...reviews])
    .where("recipient", "=", "author")
    .where("erased_at", "is", null)
    .returning(["id", "review_id"])
    .execute();
}

/** Letters of one transaction. */
const BATCH = 500;

/**
 * Erases address and words of a destination's letters that were sent or taken back before an instant (ISO 8601), and how readers
 * are reached whose reports were decided before it. Each review gets a line in the journal. Returns how many letters and readers.
 */
export async function eraseOldLetters(
  db: Db,
  destination: string,
  before: string,
  { policy, now }: Pick<Forgetting, "policy" | "now">,
): Promise<number> {
  const old = await db
    .selectFrom("moderation_letters")
    .innerJoin("reviews", "reviews.id", "moderation_letters.review_id")
    .select(["moderation_letters.id", "reviews.id as review", "reviews.establishment_id as establishment"])
    .where("reviews.destination_id", "=", destination)
    .where("erased_at", "is", null)
    .where(({ fn, eb }) => eb(fn.coalesce("sent_at", "taken_back_at"), "<", before))
    .limit(BATCH)
    .execute();
  if (old.length > 0) {
    const ids = old.map(({ id }) => id);
    await db
      .updateTable("moderation_letters")
      .set({ address: null, text: "", erased_at: now.toISOString() })
      .where("id", "in", ids)
      .execute();
    const places = new Map(old.map(({ review, establishment }) => [review, establishment]));
    await addLinesIn(
      db,
      [...places].map(([review, establishment]) => ({
        destination,
        establishment,
        review,
        at: now.toISOString(),
        by: "system" as const,
        action: "erase-letters",
        policy,
        details: { letters: old.filter((letter) => letter.review === review).length },
      })),
    );
  }
  const readers = await db
    .updateTable("reporters")
    .set({ email: null, network: null })
    .where("email", "is not", null)
    .where("report_id", "in", (query) =>
      query
        .selectFrom("moderation_reports")
        .innerJoin("establishments", "establishments.id", "moderation_reports.establishment_id")
        .where("establishments.destination_id", "=", destination)
        .where("decided_at", "<", before)
        .select("moderation_reports.id"),
    )
    .returning("report_id")
    .execute();
  return old.length + readers.length;
}
