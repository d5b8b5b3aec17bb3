import { type RawBuilder, sql, type Transaction } from "kysely";

import type { IncidentKind } from "../../../src/domain/review/incidents.ts";
import { addDays, dayOf } from "../../../src/domain/time/day.ts";
import type { AlertRule } from "../../../src/generated/types.ts";
import type { Tables } from "../../store/tables.ts";

/** What a rule has found and nobody was alerted to yet. */
export interface AlertCause {
  establishment: string;
  name: string;
  /** A review's id, or the day of a wave. */
  cause: string;
  /** Whose answer settles it. */
  review: string;
  /** 0–100; null for an unrated review. */
  rating: number | null;
  title: string | null;
  text: string | null;
  source: string;
  published_at: Date | string;
  /** Of a wave. */
  reviews: number;
  incidents: { kind: IncidentKind }[] | null;
}

const HOUR_MS = 3_600_000;
/** What was published longer ago is no news, however late it is imported. */
const RECENT_DAYS = 14;
/** What came to the product longer ago was looked at already, or came before its rule. */
const NEW_DAYS = 3;
/** Causes that one look takes up for one rule; the rest waits for the next. */
const MOST = 200;

/** What a rule finds in the reviews that count, each cause once; `now` is the present. */
export async function findCauses(db: Transaction<Tables>, rule: AlertRule, now: Date): Promise<AlertCause[]> {
  const { rows } = await (rule.when.kind === "wave" ? waves(rule, now) : reviews(rule, now)).execute(db);
  return rows;
}

function reviews({ alert, when, categories }: AlertRule, now: Date): RawBuilder<AlertCause> {
  return sql<AlertCause>`
    SELECT e.id AS establishment, e.name, r.id AS cause, r.id AS review, r.rating, r.title, r.text, r.source, r.published_at, 1 AS reviews, f.incidents
    FROM reviews r JOIN establishments e ON e.id = r.establishment_id LEFT JOIN findings f ON f.review_id = r.id
    WHERE ${counted(now)} AND ${under(when.below)} AND ${ofCategories(categories)} AND ${conditionOf(when, now)}
      AND NOT EXISTS (SELECT 1 FROM alerts a WHERE a.establishment_id = e.id AND a.rule = ${alert} AND a.cause = r.id::text)
    ORDER BY r.published_at LIMIT ${MOST}`;
}

function conditionOf({ kind, themes = [], incidents, hours = 0 }: AlertRule["when"], now: Date): RawBuilder<unknown> {
  switch (kind) {
    case "rating":
      return isNew(now);
    case "theme":
      // Somebody who has corrected what was found has read it.
      return sql`${isNew(now)} AND EXISTS (SELECT 1 FROM json_array_elements(f.mentions) m
        WHERE m->>'theme' IN (${sql.join(themes)}) AND m->>'polarity' = 'negative')
        AND NOT EXISTS (SELECT 1 FROM mention_corrections c WHERE c.review_id = r.id AND c.ended IS NULL AND c.analysed_theme IN (${sql.join(themes)}))`;
    case "incident":
      return sql`${isNew(now)} AND EXISTS (SELECT 1 FROM json_array_elements(f.incidents) i
        WHERE ${incidents ? sql`i->>'kind' IN (${sql.join(incidents)})` : sql`true`})
        AND NOT EXISTS (SELECT 1 FROM establishment_settings s WHERE s.establishment_id = e.id AND s.notifications->>'incident' = 'false')`;
    case "silence":
      return sql`${unanswered} AND r.published_at <= ${before(now, hours * HOUR_MS)} AND r.created_at <= ${before(now, hours * HOUR_MS)}`;
    case "wave":
      throw new Error("a wave is of several reviews");
  }
}

/** One wave of an establishment until its days have passed: what joins it is no other one. */
function waves({ alert, when: { reviews: least = 2, below, days = 1 }, categories }: AlertRule, now: Date): RawBuilder<AlertCause> {
  const today = dayOf(now);
  const since = before(now, days * 24 * HOUR_MS);
  return sql<AlertCause>`
    SELECT e.id AS establishment, e.name, ${today}::text AS cause, (array_agg(r.id ORDER BY r.published_at DESC))[1] AS review,
      null AS rating, null AS title, null AS text, '' AS source, max(r.published_at) AS published_at, count(*)::int AS reviews, null AS incidents
    FROM reviews r JOIN establishments e ON e.id = r.establishment_id
    WHERE ${counted(now)} AND ${under(below)} AND ${ofCategories(categories)} AND r.published_at > ${since}
      AND NOT EXISTS (SELECT 1 FROM alerts a WHERE a.establishment_id = e.id AND a.rule = ${alert} AND a.cause > ${addDays(today, -days)})
    GROUP BY e.id HAVING count(*) >= ${least} AND ${sql`max(r.created_at) > ${before(now, NEW_DAYS * 24 * HOUR_MS)}`} LIMIT ${MOST}`;
}

/** Published, and still there. */
function counted(now: Date): RawBuilder<unknown> {
  return sql`r.published_at > ${before(now, RECENT_DAYS * 24 * HOUR_MS)} AND r.published_at <= ${before(now, -24 * HOUR_MS)}
    AND r.state IN ('published', 'responses', 'answered', 'reported') AND r.withdrawn_at IS NULL`;
}

function isNew(now: Date): RawBuilder<unknown> {
  return sql`greatest(r.created_at, r.published_at) > ${before(now, NEW_DAYS * 24 * HOUR_MS)}`;
}

function under(below: number | undefined): RawBuilder<unknown> {
  return below === undefined ? sql`true` : sql`r.rating < ${below * 10}`;
}

function ofCategories(categories: readonly string[] | undefined): RawBuilder<unknown> {
  return categories === undefined ? sql`true` : sql`e.category IN (${sql.join(categories)})`;
}

/** Neither published, nor waiting for its moderator, nor declared as given on the platform. */
export const unanswered = sql<boolean>`r.reply_text IS NULL
  AND NOT EXISTS (SELECT 1 FROM responses s WHERE s.review_id = r.id AND s.sent_at IS NOT NULL AND s.refused_at IS NULL)`;

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
