import { sql, type RawBuilder } from "kysely";

import { channelOf, isOverdue } from "../../../src/domain/answers/standing.ts";
import { urgencyOf } from "../../../src/domain/review/urgency.ts";
import { addDays, type Day, dayOf } from "../../../src/domain/time/day.ts";
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

/** Reviews written longer ago than this wait for no answer any more (days). */
const AWAITED_DAYS = 365;

/** What is listed: answers of one state, of any that has one (null), or `waiting`, the reviews that wait for one. */
interface ListedAnswers {
  state: AnswerState | "waiting" | null;
  page: number;
  size: number;
  /** One establishment; all where null. */
  establishment: string | null;
}

/**
 * A page of the answers to the reviews that the actor answers for, latest change first. Those that wait for one come in
 * the order of urgency, without those that were put off, and without platforms that publish no answers.
 */
export async function listAnswers(
  { config, clock }: Pick<AnsweringParts, "config" | "clock">,
  db: ScopedDb,
  actor: Actor,
  { state: wanted, page, size, establishment }: ListedAnswers,
): Promise<AnswerList> {
  const own = answeredFor(actor);
  const product = config.product();
  const today = dayOf(clock.now(), product.timezone);
  const silent = product.providers.filter(({ id }) => channelOf(id, product) === "none").map(({ id }) => id);
  const answered = () => {
    const all = db
      .selectFrom("reviews")
      .leftJoin("responses", (join) => join.onRef("responses.review_id", "=", "reviews.id").on("responses.group_id", "=", db.group))
      .innerJoin("establishments", "establishments.id", "reviews.establishment_id")
      .where("reviews.state", "in", [...countedStates])
      .$if(wanted !== "waiting", (query) =>
        query.where(state, wanted === null ? "!=" : "=", wanted === null ? "none" : (wanted as AnswerState)),
      )
      .$if(wanted === "waiting", (query) =>
        query
          .leftJoin("review_triage", (join) =>
            join.onRef("review_triage.review_id", "=", "reviews.id").on("review_triage.group_id", "=", db.group),
          )
          .where(state, "in", ["none", "draft"])
          .where("reviews.published_at", ">=", addDays(today, -AWAITED_DAYS))
          .where((where) => where.or([where("review_triage.later_until", "is", null), where("review_triage.later_until", "<=", today)]))
          .$if(silent.length > 0, (some) => some.where("reviews.source", "not in", silent)),
      )
      .$if(establishment !== null, (query) => query.where("reviews.establishment_id", "=", establishment ?? ""));
    return own ? all.where("reviews.establishment_id", "in", own.length > 0 ? [...own] : [noEstablishment]) : all;
  };
  const { total } = await answered()
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const changedAt = sql<string>`coalesce(responses.saved_at, reviews.reply_at, reviews.published_at)`;
  const rows = await answered()
    .select(["reviews.id", "reviews.establishment_id", "establishments.name", "reviews.source", "reviews.rating", "reviews.author"])
    .select([
      "reviews.title",
      "reviews.text as review_text",
      "reviews.lang",
      "reviews.published_at",
      "reviews.reply_text",
      "reviews.reply_state",
    ])
    .select([
      "responses.text",
      "responses.sent_text",
      "responses.declared_on",
      "responses.refused_at",
      state.as("answer_state"),
      changedAt.as("changed_at"),
    ])
    .$if(wanted === "waiting", (query) => query.orderBy(urgencyOrder(product, today), "asc").orderBy("reviews.published_at", "desc"))
    .$if(wanted !== "waiting", (query) => query.orderBy(changedAt, "desc"))
    .orderBy("reviews.id")
    .limit(size)
    .offset(page * size)
    .execute();
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
      provider_name: product.providers.find(({ id }) => id === row.source)?.name ?? row.source,
      rating: row.rating,
      author: row.author,
      excerpt: [row.title, row.review_text].filter(Boolean).join(" ").slice(0, EXCERPT),
      title: row.title,
      words: row.review_text,
      lang: row.lang,
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

/** The order of urgency of reviews that wait (0 first): bad, recent, on a platform where many of their category are read, with words. */
function urgencyOrder(product: Parameters<typeof urgencyOf>[0], today: Day): RawBuilder<number> {
  const { bad_below: bad, recent_days: days, seen_share: share } = urgencyOf(product);
  const recentFrom = addDays(today, -days);
  return sql<number>`
    CASE WHEN reviews.rating < ${bad * 10}::float8 THEN 0 ELSE 8 END
    + CASE WHEN reviews.published_at >= ${recentFrom} THEN 0 ELSE 4 END
    + CASE WHEN count(*) OVER (PARTITION BY establishments.category, reviews.source)
        >= ${share}::float8 * count(*) OVER (PARTITION BY establishments.category) THEN 0 ELSE 2 END
    + CASE WHEN coalesce(reviews.text, '') <> '' THEN 0 ELSE 1 END`;
}
