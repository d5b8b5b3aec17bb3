import { sql, type RawBuilder } from "kysely";

import { isOverdue } from "../../../src/domain/answers/standing.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { AnswerEntry, AnswerList, AnswerState } from "../../../src/generated/types.ts";
import { countedStates } from "../../analytics/projection-rows.ts";
import type { Actor } from "../../kit/actor.ts";
import type { ScopedDb } from "../../store/store.ts";
import { answeredFor } from "./answerer.ts";
import type { AnsweringParts } from "./responses-store.ts";

/** Characters of the review that a row shows. */
const EXCERPT = 200;

/** `answerState` of the domain, in SQL. */
const state: RawBuilder<AnswerState> = sql<AnswerState>`CASE
  WHEN reviews.reply_text IS NOT NULL AND reviews.reply_state = 'rejected' THEN 'refused'
  WHEN reviews.reply_text IS NOT NULL AND reviews.reply_state IS NOT NULL THEN reviews.reply_state
  WHEN responses.refused_at IS NOT NULL THEN 'refused'
  WHEN responses.declared_on IS NOT NULL THEN 'pending'
  WHEN btrim(coalesce(responses.text, ''), E' \\n\\t\\r') <> '' THEN 'draft'
  ELSE 'none' END`;

/** A page of the answers to the reviews that the actor answers for, latest change first; those of one state where it is given. */
export async function listAnswers(
  { config, clock }: Pick<AnsweringParts, "config" | "clock">,
  db: ScopedDb,
  actor: Actor,
  { state: wanted, page, size }: { state: AnswerState | null; page: number; size: number },
): Promise<AnswerList> {
  const own = answeredFor(actor);
  const answered = () => {
    const all = db
      .selectFrom("reviews")
      .leftJoin("responses", (join) => join.onRef("responses.review_id", "=", "reviews.id").on("responses.group_id", "=", db.group))
      .where("reviews.state", "in", [...countedStates])
      .where(state, wanted === null ? "!=" : "=", wanted ?? "none");
    return own ? all.where("reviews.establishment_id", "in", own.length > 0 ? [...own] : [noEstablishment]) : all;
  };
  const { total } = await answered()
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const changedAt = sql<string>`coalesce(responses.saved_at, reviews.reply_at, reviews.published_at)`;
  const rows = await answered()
    .innerJoin("establishments", "establishments.id", "reviews.establishment_id")
    .select(["reviews.id", "reviews.establishment_id", "establishments.name", "reviews.source", "reviews.rating", "reviews.author"])
    .select(["reviews.title", "reviews.text as review_text", "reviews.published_at", "reviews.reply_text", "reviews.reply_state"])
    .select([
      "responses.text",
      "responses.sent_text",
      "responses.declared_on",
      "responses.refused_at",
      state.as("answer_state"),
      changedAt.as("changed_at"),
    ])
    .orderBy(changedAt, "desc")
    .orderBy("reviews.id")
    .limit(size)
    .offset(page * size)
    .execute();
  const today = dayOf(clock.now(), config.product().timezone);
  const items = rows.map((row): AnswerEntry => {
    const standing = {
      reply: row.reply_text === null ? null : row.reply_state,
      declaredOn: row.declared_on,
      refused: row.refused_at !== null,
      draft: row.text ?? "",
    };
    return {
      review: row.id,
      establishment: { id: row.establishment_id, name: row.name },
      provider: row.source,
      provider_name: config.product().providers.find(({ id }) => id === row.source)?.name ?? row.source,
      rating: row.rating,
      author: row.author,
      excerpt: [row.title, row.review_text].filter(Boolean).join(" ").slice(0, EXCERPT),
      published_at: row.published_at,
      state: row.answer_state,
      text: row.text?.trim() ? row.text : (row.reply_text ?? row.sent_text ?? ""),
      overdue: isOverdue(standing, today),
      declared_on: row.declared_on,
      updated_at: new Date(row.changed_at).toISOString(),
    };
  });
  return { items, total: Number(total), page, size };
}

/** An id that no establishment has. */
const noEstablishment = "00000000-0000-0000-0000-000000000000";
