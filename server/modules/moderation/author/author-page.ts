import { addMonths, dayOf } from "../../../../src/domain/time/day.ts";
import { authorLanguage, type Policy } from "../../../../src/domain/moderation/policy.ts";
import { isPublic } from "../../../../src/domain/moderation/transitions.ts";
import type { AuthorPage, CorrectionRequest } from "../../../../src/generated/types.ts";
import { ApiError } from "../../../kit/errors.ts";
import { putReviews } from "../../../store/bulk-reviews.ts";
import { type Deciding, namesOf } from "../deciding.ts";
import { reportLetters } from "../decision-letters.ts";
import type { NewLetter } from "../letters.ts";
import type { ModerationServices } from "../moderation-items.ts";
import { policyFor } from "../policies.ts";
import { endReports } from "../reports.ts";
import { revokeReplyLinks } from "../reply-links.ts";
import { mayProve, proofOf } from "./proof-state.ts";
import { type ReadWords, signalsIn } from "../review-signals.ts";
import { stateWords } from "../step-words.ts";
import { type ReviewRow, takeStep } from "../steps.ts";
import type { JournalRow } from "../take-back.ts";
import { tokenForm, tokenHash } from "../tokens.ts";

const DAY_MS = 86_400_000;

/** The submission of an author's token; null where the token is none. */
export function findSubmission({ store }: Pick<ModerationServices, "store">, token: string): Promise<{ id: string } | null> {
  if (!tokenForm.test(token)) return Promise.resolve(null);
  return store.system(
    "review.author",
    async (db) => (await db.selectFrom("submissions").select("id").where("token_hash", "=", tokenHash(token)).executeTakeFirst()) ?? null,
  );
}

/** The state of a review, as its author reads it. */
export async function authorPage(services: ModerationServices, submission: string): Promise<AuthorPage> {
  const { store, config, clock } = services;
  const now = clock.now();
  const product = config.product();
  return store.system("review.author", async (db) => {
    const own = await db.selectFrom("submissions").selectAll().where("id", "=", submission).executeTakeFirst();
    if (!own) throw new ApiError("object.not-found");
    const row =
      own.review_id === null ? undefined : await db.selectFrom("reviews").selectAll().where("id", "=", own.review_id).executeTakeFirst();
    const names = await namesOf(db, own.establishment_id, own.destination_id);
    const lines = row ? await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", row.id).orderBy("no").execute() : [];
    const versions = row
      ? await db
          .selectFrom("review_versions")
          .select(["title", "text", "rating", "replaced_at"])
          .where("review_id", "=", row.id)
          .orderBy("version")
          .execute()
      : [];
    const proof = await proofOf(db, own.id);
    const { policy } = policyFor(config, own.destination_id);
    const review = row && sentToAuthor(row, lines, policy, now);
    const refusal = refusalOf(lines, review?.state);
    const reason = policy.reasons.find(({ code }) => code === review?.reject_reason);
    const until = refusal ? addMonths(dayOf(new Date(refusal.at), product.timezone), policy.delays.appeal_months) : null;
    const appeal = lines.findLast(({ action }) => action === "appeal");
    const isContested =
      review?.state === "pending" && appeal !== undefined && !lines.some(({ no, action }) => no > appeal.no && action === "correct");
    return {
      state: review?.state ?? "unconfirmed",
      establishment: { id: own.establishment_id, name: names.establishment },
      destination: { id: own.destination_id, name: names.destination },
      product: product.name,
      rating: review ? (review.rating === null ? null : review.rating / 10) : own.rating,
      title: review ? review.title : own.title || null,
      text: review ? review.text : own.text || null,
      lang: authorLanguage(own.lang),
      experience_date: own.experience_date,
      submitted_at: own.submitted_at,
      published_at: review && isPublic(review.state) ? review.published_at : null,
      verification: own.verification,
      reason: refusal && reason ? { code: reason.code, label: reason.label } : null,
      message: refusal?.message ?? null,
      correctable: refusal !== null && reason?.correctable === true,
      appeal: isContested && appeal ? { at: appeal.at, until: dueForAuthor(review, policy), alone: policy.appeal === "delayed" } : null,
      appeal_until: until !== null && until >= dayOf(now, product.timezone) ? until : null,
      appeal_alone: policy.appeal === "delayed",
      response:
        review?.reply_state === "published" && review.reply_text !== null && isPublic(review.state)
          ? { text: review.reply_text, at: review.reply_at }
          : null,
      versions,
      due_at: review ? dueForAuthor(review, policy) : null,
      masked: lines.some(({ action }) => action === "mask"),
      proof,
      // Nothing is to be proven to moderators who have decided, even while their decision is not sent.
      may_prove: mayProve(row, proof),
      proof_days: policy.retention.proof_days,
    };
  });
}

/** The refusal that is in force; null where the review is not refused. */
function refusalOf(lines: readonly JournalRow[], state: string | undefined): JournalRow | null {
  return state === "rejected" ? (lines.findLast(({ action }) => action === "reject") ?? null) : null;
}

/**
 * The review as what was sent to its author leaves it: a refusal counts once its letter is due, since it can be taken back
 * until then. Before, the review is where the refusal found it.
 */
function sentToAuthor(review: ReviewRow, lines: readonly JournalRow[], { delays }: Policy, now: Date): ReviewRow {
  const refusal = refusalOf(lines, review.state);
  if (!refusal || Date.parse(refusal.at) + delays.undo_minutes * 60_000 <= now.getTime()) return review;
  const before = refusal.details?.before as { due_at: string | null } | undefined;
  return {
    ...review,
    state: refusal.from_state ?? "pending",
    reply_state: refusal.from_reply,
    due_at: before?.due_at ?? null,
  };
}

/** By when its author may expect a decision: for a review to read, after the days that the receipt names; null where nothing waits. */
function dueForAuthor({ state, received_at: received, due_at: due }: ReviewRow, { delays }: Policy): string | null {
  if (state !== "pending" || received === null) return due;
  return new Date(Date.parse(received) + delays.review_max_days * DAY_MS).toISOString();
}

async function ownOf(
  services: ModerationServices,
  submission: string,
): Promise<{ review: string; destination: string; lang: string; email: string | null; sender: ReadWords["sender"] }> {
  const row = await services.store.system("review.author", (db) =>
    db
      .selectFrom("submissions")
      .select(["review_id", "destination_id", "lang", "email", "email_digest", "submitted_at"])
      .where("id", "=", submission)
      .executeTakeFirst(),
  );
  if (!row?.review_id) throw new ApiError("action.not-possible", { detail: "Confirmez d’abord votre avis." });
  const { review_id: review, destination_id: destination, lang, email, ...sender } = row;
  return { review, destination, lang, email, sender };
}

/** Refuses (409) where the author has not been sent a refusal that is still in force. */
function requireSentRefusal({ state }: AuthorPage): void {
  if (state === "rejected") return;
  const is = state === "unconfirmed" ? "à confirmer" : stateWords[state];
  throw new ApiError("action.not-possible", { detail: `Cet avis est ${is}.` });
}

/** Takes an author's own review off: from any state, for ever. An unconfirmed one is forgotten at once. */
export async function withdraw(services: Deciding, submission: string): Promise<void> {
  const { store, config, clock, letters } = services;
  const now = clock.now();
  const unconfirmed = await store.system("review.withdraw", (db) =>
    db.deleteFrom("submissions").where("id", "=", submission).where("review_id", "is", null).returning("id").executeTakeFirst(),
  );
  if (unconfirmed) return;
  const own = await ownOf(services, submission);
  const applied = policyFor(config, own.destination);
  await store.together(async () => {
    const taken = await store.system("review.withdraw", async (db, changed) => {
      const step = await takeStep(db, changed, { review: own.review, action: "withdraw", by: "author", applied, now });
      await revokeReplyLinks(db, own.review, now);
      await db.deleteFrom("review_proofs").where("submission_id", "=", submission).execute();
      // What decisions were to send is about a review that is no longer there.
      await db
        .updateTable("moderation_letters")
        .set({ taken_back_at: now.toISOString() })
        .where("review_id", "=", own.review)
        .where("sent_at", "is", null)
        .execute();
      return { ...step, names: await namesOf(db, step.before.establishment_id, step.before.destination_id) };
    });
    const base = { review: own.review, step: taken.revision };
    const values = { establishment: taken.names.establishment, destination: taken.names.destination, product: config.product().name };
    const ended = await endReports(services, own.review, "withdrawn", now);
    const toAuthor: NewLetter[] =
      own.email === null
        ? []
        : [{ ...base, letter: "withdrawn", recipient: "author", address: own.email, lang: authorLanguage(own.lang), values }];
    await letters.queue([...toAuthor, ...reportLetters(services, base, values, ended)], applied, 0);
  });
}

/** Contests a refusal while the policy allows it: another moderator decides. */
export async function appeal(services: Deciding, submission: string, message: string | undefined): Promise<void> {
  const { store, config, clock } = services;
  const own = await ownOf(services, submission);
  const page = await authorPage(services, submission);
  requireSentRefusal(page);
  if (page.appeal_until === null) throw new ApiError("action.not-possible", { detail: "Le délai pour contester ce refus est écoulé." });
  const applied = policyFor(config, own.destination);
  await store.system("review.appeal", (db, changed) =>
    takeStep(db, changed, {
      review: own.review,
      action: "appeal",
      by: "author",
      message: message?.trim() || null,
      applied,
      now: clock.now(),
    }),
  );
}

/** Sends a corrected version of a review that was refused for what can be corrected: both stay, dated. */
export async function correct(services: Deciding, submission: string, { title, text, rating }: CorrectionRequest): Promise<void> {
  const { store, config, clock } = services;
  const own = await ownOf(services, submission);
  const page = await authorPage(services, submission);
  requireSentRefusal(page);
  if (!page.correctable)
    throw new ApiError("action.not-possible", {
      detail: "Le motif de ce refus n’appelle pas de version corrigée. Vous pouvez contester la décision.",
    });
  const applied = policyFor(config, own.destination);
  const place = await store.system("review.correct", (db) =>
    db
      .selectFrom("reviews")
      .innerJoin("establishments", "establishments.id", "reviews.establishment_id")
      .selectAll("reviews")
      .select("establishments.category")
      .where("reviews.id", "=", own.review)
      .executeTakeFirstOrThrow(),
  );
  const words = { title: title.trim() || null, text: text.trim() };
  const outOfHundred = Math.round(rating * 10);
  const found = await services.analyse({ ...words, category: place.category });
  await store.system("review.correct", async (db, changed) => {
    await takeStep(db, changed, {
      review: own.review,
      action: "correct",
      by: "author",
      applied,
      now: clock.now(),
    });
    const {
      establishment_id,
      source,
      source_review_id,
      lang,
      author,
      country,
      profile,
      experience_date,
      published_at,
      state,
      reject_reason,
      reply_text,
      reply_at,
      reply_state,
    } = place;
    await putReviews(db, changed, own.destination, [
      {
        establishment_id,
        source,
        source_review_id,
        lang,
        author,
        country,
        profile,
        experience_date,
        published_at,
        state,
        reject_reason,
        reply_text,
        reply_at,
        reply_state,
        ...words,
        rating_raw: rating,
        rating_scale: 10,
        rating: outOfHundred,
        content_hash: submission,
        extra: null,
        mentions: found.mentions,
        expressions: found.expressions ?? [],
        incidents: found.incidents ?? [],
      },
    ]);
    // A corrected version is read like the first one: with what is to be seen before it.
    const signals = await signalsIn(
      db,
      { review: own.review, destination: own.destination, ...words, rating: outOfHundred, lang, found, sender: own.sender },
      applied.policy,
    );
    await db
      .updateTable("reviews")
      .set({ signals: JSON.stringify(signals) })
      .where("id", "=", own.review)
      .execute();
  });
}
