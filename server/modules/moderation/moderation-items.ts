import type { Policy } from "../../../src/domain/moderation/policy.ts";
import type { ModerationItem, ModerationSignal, ReplyState, ReviewState, Verification } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import type { ScopedDb, Scoping } from "../../store/store.ts";
import { withoutTakenBack } from "./take-back.ts";

export type ModerationServices = Pick<Services, "store" | "config" | "clock" | "secrets" | "environment" | "mails">;

const DAY_MS = 86_400_000;

/** Where moderators have something to decide. */
export const waitingStates: readonly ReviewState[] = ["pending", "responses", "reported"];

/** What professionals see of the reviews of their own establishments: those that are public. Before, they are the moderators' alone. */
export const professionalStates: readonly ReviewState[] = ["published", "responses", "answered", "reported"];

/** The rows of the reviews that {@link ownReviews} holds, by themselves. */
export function ownRows(db: ScopedDb, actor: Actor, provider: string, scoping?: Scoping) {
  const all = db.selectFrom("reviews", scoping).where("reviews.source", "=", provider);
  if (actor.type === "DMO") return all;
  const cards = actor.cards.length > 0 ? [...actor.cards] : ["00000000-0000-4000-8000-000000000000"];
  return all.where("reviews.establishment_id", "in", cards).where("reviews.state", "in", [...professionalStates]);
}

/** The own reviews that the actor moderates, or answers: those of the establishments that the group sees, a professional's by the account's cards. */
export function ownReviews(db: ScopedDb, actor: Actor, provider: string) {
  return ownRows(db, actor, provider).innerJoin("establishments", "establishments.id", "reviews.establishment_id");
}

/** What of a review makes an item, beside its establishment. */
export const reviewColumns = [
  "reviews.id",
  "reviews.establishment_id",
  "reviews.state",
  "reviews.reply_state",
  "reviews.rating",
  "reviews.title",
  "reviews.text",
  "reviews.lang",
  "reviews.author",
  "reviews.profile",
  "reviews.experience_date",
  "reviews.received_at",
  "reviews.published_at",
  "reviews.due_at",
  "reviews.signals",
  "reviews.verification",
  "reviews.moderation_no",
] as const;

export const itemColumns = [...reviewColumns, "establishments.name", "establishments.category"] as const;

export interface ItemRow {
  id: string;
  establishment_id: string;
  name: string;
  category: string;
  state: ReviewState;
  reply_state: ReplyState | null;
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  author: string | null;
  profile: string;
  experience_date: string | null;
  received_at: string | null;
  published_at: string;
  due_at: string | null;
  signals: ModerationSignal[] | null;
  verification: Verification | null;
  moderation_no: number;
}

/** A review as moderators read it. `appealed`: those whose refusal is contested. */
export function itemOf(row: ItemRow, policy: Policy, now: Date, appealed: ReadonlySet<string>): ModerationItem {
  const { id, name, category, state, rating, title, text, lang, author, profile } = row;
  const due = dueOf(row, policy);
  return {
    id,
    establishment: { id: row.establishment_id, name },
    category,
    state,
    response_state: row.reply_state,
    rating,
    title,
    text,
    lang,
    author,
    profile,
    experience_date: row.experience_date,
    received_at: row.received_at ?? row.published_at,
    due_at: due,
    urgency: due === null ? null : urgencyOf(state, due, policy, now),
    signals: row.signals ?? [],
    // One of the product's own reviews comes by a confirmed address, whoever brought it in.
    verification: row.verification ?? "email",
    appealed: appealed.has(id),
    revision: row.moderation_no,
  };
}

/** By when moderators should have decided. An imported review that waits has the policy's delay from its publication at its source. */
function dueOf({ state, due_at: due, published_at: published }: ItemRow, { delays }: Policy): string | null {
  if (!waitingStates.includes(state)) return null;
  return due ?? new Date(Date.parse(published) + delays.review_target_days * DAY_MS).toISOString();
}

function urgencyOf(state: ReviewState, due: string, { delays }: Policy, now: Date): "alert" | "late" | null {
  const left = Date.parse(due) - now.getTime();
  if (left < 0) return "late";
  const alert = state === "pending" ? delays.review_target_days - delays.review_alert_days : 1;
  return left <= alert * DAY_MS ? "alert" : null;
}

/** Those of some reviews whose last refusal their author contests. */
export async function appealedAmong(db: ScopedDb, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("moderation_journal")
    .select(["review_id", "no", "action", "details"])
    .where("review_id", "in", [...ids])
    .where("action", "in", ["appeal", "reject", "publish", "correct", "take-back"])
    .orderBy("no")
    .execute();
  const isContested = (id: string): boolean => {
    const lines = withoutTakenBack(rows.filter(({ review_id }) => review_id === id));
    return lines.findLast(({ action }) => action !== "take-back")?.action === "appeal";
  };
  return new Set(rows.map(({ review_id }) => review_id).filter(isContested));
}
