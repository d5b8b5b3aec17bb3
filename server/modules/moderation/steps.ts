import { type Selectable, type Transaction, type Updateable } from "kysely";

import { formatDate } from "../../../src/domain/format/format.ts";
import type { Policy } from "../../../src/domain/moderation/policy.ts";
import { afterStep, type Mover, type Standing } from "../../../src/domain/moderation/transitions.ts";
import type { ModerationAction, ReviewState } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Changed } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { addLinesIn } from "./journal.ts";
import type { AppliedPolicy } from "./policies.ts";
import { actionWords, byWords, stateWords } from "./step-words.ts";

type Db = Transaction<Tables>;
export type ReviewRow = Selectable<Tables["reviews"]>;

const DAY_MS = 86_400_000;

/** A step to take on one review. */
export interface StepRequest {
  review: string;
  action: ModerationAction;
  by: Mover;
  login?: string | null;
  /** The revision that was read; any where absent. */
  revision?: number | undefined;
  reason?: string | null;
  message?: string | null;
  proof?: string | null;
  applied: AppliedPolicy;
  now: Date;
  /** What else changes with it. */
  change?: Updateable<Tables["reviews"]>;
  details?: Record<string, unknown>;
}

export interface StepTaken {
  before: ReviewRow;
  to: Standing;
  /** `moderation_no` after it. */
  revision: number;
}

/**
 * Takes a step: the review, its line in the journal and what figures must hear, in the caller's transaction. Refuses (409)
 * one that is not legal from where the review is by now, and says what happened and by whom. Throws (404) without such a review.
 */
export async function takeStep(db: Db, changed: Changed, request: StepRequest): Promise<StepTaken> {
  const { action, by, login = null, reason = null, message = null, proof = null, applied, now } = request;
  const before = await db.selectFrom("reviews").selectAll().where("id", "=", request.review).forUpdate().executeTakeFirst();
  if (!before) throw new ApiError("object.not-found");
  const from: Standing = { state: before.state, reply: before.reply_state };
  const to = afterStep(action, from);
  const isRead = request.revision === undefined || request.revision === before.moderation_no;
  if (!to || !isRead) throw await conflictOf(db, before);
  const revision = before.moderation_no + 1;
  const at = now.toISOString();
  await db
    .updateTable("reviews")
    .set({
      state: to.state,
      reply_state: to.reply,
      moderation_no: revision,
      updated_at: at,
      due_at: dueAfter(to.state, applied.policy, now),
      overdue: false,
      ...(to.state === "pending" ? { received_at: at } : {}),
      ...request.change,
    })
    .where("id", "=", before.id)
    .execute();
  changed("review", before.no);
  await addLinesIn(db, [
    {
      destination: before.destination_id,
      establishment: before.establishment_id,
      review: before.id,
      at,
      by,
      login,
      action,
      from,
      to,
      reason,
      message,
      proof,
      policy: applied.version,
      // What taking it back restores.
      details: {
        ...request.details,
        step: revision,
        before: {
          published_at: before.published_at,
          due_at: before.due_at,
          reject_reason: before.reject_reason,
          reply_reason: before.reply_reason,
        },
      },
    },
  ]);
  return { before, to, revision };
}

/** By when moderators should have decided on a review that comes to this state; null where they have nothing to. */
export function dueAfter(state: ReviewState, { delays }: Pick<Policy, "delays">, from: Date): string | null {
  const days = { pending: delays.review_target_days, responses: delays.reply_target_days, reported: delays.report_days }[state as string];
  return days === undefined ? null : new Date(from.getTime() + days * DAY_MS).toISOString();
}

/** 409, with what happened to the review since, when, and by whom. */
export async function conflictOf(db: Db, review: Pick<ReviewRow, "id" | "state">): Promise<ApiError> {
  const last = await db
    .selectFrom("moderation_journal")
    .select(["action", "by", "login", "at"])
    .where("review_id", "=", review.id)
    .where("action", "not in", ["notify", "erase-author", "erase-letters"])
    .orderBy("no", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return new ApiError("action.not-possible", { detail: `Cet avis est ${stateWords[review.state]}.` });
  const who = last.login ?? byWords[last.by];
  const did = actionWords[last.action] ?? "modifié";
  return new ApiError("action.not-possible", {
    detail: `Cet avis a été ${did} par ${who} le ${formatDate(last.at, "datetime")}. Il est ${stateWords[review.state]}.`,
  });
}

/** The review of the product's own with this id, locked until the transaction ends; throws (404) where there is none. */
export async function requireOwn(db: Db, review: string, provider: string): Promise<ReviewRow> {
  const row = await db
    .selectFrom("reviews")
    .selectAll()
    .where("id", "=", review)
    .where("source", "=", provider)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError("object.not-found");
  return row;
}
