import { isPublic, stepsOf } from "../../../src/domain/moderation/transitions.ts";
import type { ModeratedReview, ModerationStep } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";
import { appealState } from "./appeals.ts";
import { appealedAmong, itemColumns, itemOf, type ItemRow, type ModerationServices, ownReviews } from "./moderation-items.ts";
import { policyFor } from "./policies.ts";
import { proofOf } from "./author/proof-state.ts";
import { takeBackOf } from "./take-back.ts";

/** How long (ms) somebody counts as looking at a review after the last sign of it. */
const LOOKING_MS = 45_000;

/** A review as the actor's group may see it by this establishment; throws (404) where it may not. */
export async function requireModerated(
  db: ScopedDb,
  actor: Actor,
  provider: string,
  { id, reviewId }: { id: string; reviewId: string },
): Promise<ItemRow> {
  if (!isUuid(id) || !isUuid(reviewId)) throw new ApiError("object.not-found");
  const row = await ownReviews(db, actor, provider)
    .where("reviews.id", "=", reviewId)
    .where("reviews.establishment_id", "=", id)
    .select([...itemColumns])
    .executeTakeFirst();
  if (!row) throw new ApiError("object.not-found");
  return row;
}

/** A review with all that a decision on it rests on. Professionals read what is public, and their own reports. */
export async function moderatedReview(
  services: ModerationServices,
  actor: Actor,
  target: { id: string; reviewId: string },
): Promise<ModeratedReview> {
  const { store, config, clock } = services;
  const product = config.product();
  const now = clock.now();
  const applied = policyFor(config, actor.group.destination);
  const isModerator = actor.type === "DMO";
  const read = await store.forActor(actor).transaction(async (db): Promise<ModeratedReview> => {
    const row = await requireModerated(db, actor, product.moderation_provider, target);
    const more = await db
      .selectFrom("reviews")
      .where("id", "=", row.id)
      .select(["marks", "reply_text", "reply_at", "reply_reason", "reply_state", "destination_id"])
      .executeTakeFirstOrThrow();
    const lines = await db.selectFrom("moderation_journal").selectAll().where("review_id", "=", row.id).orderBy("no").execute();
    const notes = isModerator
      ? await db
          .selectFrom("moderation_notes")
          .select(["id", "text", "login", "at"])
          .where("review_id", "=", row.id)
          .orderBy("at")
          .execute()
      : [];
    const versions = isModerator
      ? await db
          .selectFrom("review_versions")
          .select(["title", "text", "rating", "replaced_at"])
          .where("review_id", "=", row.id)
          .orderBy("version")
          .execute()
      : [];
    const reports = await reportsOn(db, row.id, isModerator ? undefined : actor.login);
    const others = isModerator ? await lookingAt(db, row.id, actor.login, now) : [];
    const around = await contextOf(db, row, product.moderation_provider);
    const themes = new Map(product.themes.map(({ id, name }) => [id, name]));
    const standing = { state: row.state, reply: row.reply_state };
    const takeBack = isModerator ? takeBackOf(lines, row.moderation_no, applied.policy, now) : null;
    return {
      review: itemOf(row, applied.policy, now, await appealedAmong(db, [row.id])),
      marks: Object.entries(more.marks ?? {}).map(([theme, rating]) => ({ theme, label: themes.get(theme) ?? theme, rating })),
      response:
        more.reply_state && more.reply_text !== null
          ? { text: more.reply_text, at: more.reply_at, state: more.reply_state, reason: more.reply_reason }
          : null,
      context: around,
      history: isModerator
        ? lines.map(stepOf)
        : lines.filter(({ to_state: to }) => to === null || isPublic(to)).map((line) => ({ ...stepOf(line), login: null, proof: null })),
      notes,
      versions,
      reports,
      letters: [],
      others,
      steps: stepsOf(isModerator ? "moderator" : "establishment", standing),
      take_back: takeBack && { action: takeBack.action, until: takeBack.until },
      masked: lines
        .flatMap(({ action, details }) =>
          action === "mask" ? ((details?.passages as { field: "title" | "text"; text: string }[] | undefined) ?? []) : [],
        )
        .map(({ field }) => ({ field, text: "[…]" })),
      appeal: isModerator ? appealState(lines, actor.login, applied.policy) : null,
      proof: null,
    };
  });
  return isModerator ? { ...read, ...(await beside(services, read)) } : read;
}

/** What accounts do not read by themselves: the letters that wait, how many reviews the same address sent, and whether it sent a proof. */
function beside(
  { store }: ModerationServices,
  { review, context }: ModeratedReview,
): Promise<Pick<ModeratedReview, "letters" | "context" | "proof">> {
  return store.system("moderation.beside", async (db) => {
    const letters = await db
      .selectFrom("moderation_letters")
      .select(["letter", "recipient as to", "due_at"])
      .where("review_id", "=", review.id)
      .where("sent_at", "is", null)
      .where("taken_back_at", "is", null)
      .orderBy("due_at")
      .execute();
    const sender = await db.selectFrom("submissions").select(["id", "email_digest"]).where("review_id", "=", review.id).executeTakeFirst();
    const others = sender
      ? await db
          .selectFrom("submissions")
          .innerJoin("reviews", "reviews.id", "submissions.review_id")
          .where("email_digest", "=", sender.email_digest)
          .where("reviews.id", "!=", review.id)
          .select("reviews.state")
          .execute()
      : [];
    return {
      letters,
      proof: sender ? await proofOf(db, sender.id) : null,
      context: { ...context, sender_reviews: others.length, sender_refused: others.filter(({ state }) => state === "rejected").length },
    };
  });
}

function stepOf(line: {
  at: string;
  by: ModerationStep["by"];
  login: string | null;
  action: string;
  from_state: ModerationStep["from"];
  to_state: ModerationStep["to"];
  reason: string | null;
  message: string | null;
  proof: string | null;
  policy: string;
}): ModerationStep {
  const { at, by, login, action, from_state: from, to_state: to, reason, message, proof, policy } = line;
  return { at, by, login, action, from, to, reason, message, proof, policy };
}

async function reportsOn(db: ScopedDb, review: string, login: string | undefined): Promise<ModeratedReview["reports"]> {
  const all = await db.selectFrom("moderation_reports").selectAll().where("review_id", "=", review).orderBy("at").execute();
  const hands = [...new Set(all.map(({ hand }) => hand))];
  const near =
    hands.length === 0 ? [] : await db.selectFrom("moderation_reports").select(["hand", "at"]).where("hand", "in", hands).execute();
  return all
    .filter((report) => login === undefined || report.login === login)
    .map(({ id, by, login: who, ground, message, proof, at, due_at, decided_at, upheld, hand }) => ({
      id,
      by,
      login: who,
      ground,
      message,
      proof,
      at,
      due_at,
      decided_at,
      upheld,
      of_hand: near.filter((other) => other.hand === hand && Math.abs(Date.parse(other.at) - Date.parse(at)) < 86_400_000).length,
    }));
}

/** Notes that somebody looks at a review, and returns who else does. */
export async function lookAt(db: ScopedDb, review: string, login: string, now: Date): Promise<string[]> {
  const at = now.toISOString();
  await db
    .insertInto("moderation_looks", { review_id: review, login, at })
    .onConflict((conflict) => conflict.columns(["review_id", "login"]).doUpdateSet({ at }))
    .execute();
  return lookingAt(db, review, login, now);
}

async function lookingAt(db: ScopedDb, review: string, login: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("moderation_looks")
    .select("login")
    .where("review_id", "=", review)
    .where("login", "!=", login)
    .where("at", ">", new Date(now.getTime() - LOOKING_MS).toISOString())
    .orderBy("login")
    .execute();
  return rows.map((row) => row.login);
}

/** What the establishment's own reviews say together, and how many of them were refused. */
async function contextOf(db: ScopedDb, row: ItemRow, provider: string): Promise<ModeratedReview["context"]> {
  const states = await db
    .selectFrom("reviews")
    .where("establishment_id", "=", row.establishment_id)
    .where("source", "=", provider)
    .groupBy("state")
    .select("state")
    .select((of) => [
      of.fn.countAll<number>().as("n"),
      of.fn.count<number>("rating").as("rated"),
      of.fn.coalesce(of.fn.sum<number>("rating"), of.lit(0)).as("sum"),
    ])
    .execute();
  const place = await db.selectFrom("establishments").select("city").where("id", "=", row.establishment_id).executeTakeFirst();
  const shown = states.filter(({ state }) => isPublic(state));
  const total = (of: "n" | "rated" | "sum"): number => shown.reduce((all, row) => all + row[of], 0);
  const rated = total("rated");
  return {
    establishment: { id: row.establishment_id, name: row.name },
    category: row.category,
    city: place?.city ?? null,
    rating: rated > 0 ? Math.round(total("sum") / rated) : null,
    reviews: total("n"),
    refused: states.find(({ state }) => state === "rejected")?.n ?? 0,
    sender_reviews: 0,
    sender_refused: 0,
  };
}
