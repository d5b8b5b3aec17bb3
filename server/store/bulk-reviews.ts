import { sql, type Transaction } from "kysely";

import { jsonBytes } from "./json-rows.ts";
import { orderedId } from "../kit/ordered-id.ts";
import type { Changed } from "./store.ts";
import type { StoredExpression, StoredMention } from "./analysis-tables.ts";
import type { ReplyState, ReviewState, Tables } from "./tables.ts";

/** A review as it goes in, analysed. */
export interface ReviewInput {
  establishment_id: string;
  source: string;
  source_review_id: string;
  rating_raw: number | null;
  rating_scale: number | null;
  /** 0–100; null for an unrated review. */
  rating: number | null;
  title: string | null;
  text: string | null;
  lang: string;
  author: string | null;
  country: string;
  profile: string;
  experience_date: string | null;
  published_at: string;
  state: ReviewState;
  reject_reason: string | null;
  reply_text: string | null;
  reply_at: string | null;
  reply_state: ReplyState | null;
  content_hash: string;
  extra: Record<string, unknown> | null;
  mentions: readonly StoredMention[];
  expressions?: readonly StoredExpression[];
}

/** What the analysis found in one review. */
export type FoundInReview = Pick<ReviewInput, "mentions" | "expressions">;

type Key = Pick<ReviewInput, "source" | "source_review_id">;

/** Names a review within its destination; a source holds no line feed. */
export function reviewKey({ source, source_review_id }: Key): string {
  return `${source}\n${source_review_id}`;
}

/** The content hash of each of these reviews that is stored already, by {@link reviewKey}. */
export async function knownReviews(
  db: Transaction<Tables>,
  destination: string,
  keys: readonly Key[],
): Promise<Map<string, string | null>> {
  if (keys.length === 0) return new Map();
  const bySource = new Map<string, string[]>();
  for (const { source, source_review_id } of keys) {
    const ids = bySource.get(source);
    if (ids) ids.push(source_review_id);
    else bySource.set(source, [source_review_id]);
  }
  // Source by source, so that each part is a look-up by key: joined with them, the planner would read the whole destination.
  const parts = [...bySource].map(
    ([source, ids]) => sql`
    SELECT source, source_review_id, content_hash FROM reviews
    WHERE destination_id = ${destination} AND source = ${source} AND source_review_id = ANY(${ids}::text[])`,
  );
  const { rows } = await sql<Key & { content_hash: string | null }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return new Map(rows.map((row) => [reviewKey(row), row.content_hash]));
}

/**
 * Stores reviews with their mentions, each (source, source_review_id) at most once among `reviews`.
 * One that exists is replaced, but for what moderation decided: its state, and a reply where the new one has none.
 * New ones get ids in the order of time.
 */
export async function putReviews(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  reviews: readonly ReviewInput[],
): Promise<void> {
  if (reviews.length === 0) return;
  const { rows } = await sql<{ stored: string }>`
    WITH stored AS (INSERT INTO reviews (destination_id, id, establishment_id, source, source_review_id, rating_raw, rating_scale, rating, title, text, lang, author,
      country, profile, experience_date, published_at, state, reject_reason, reply_text, reply_at, reply_state, content_hash, extra)
    SELECT ${destination}, i.* FROM json_to_recordset(${jsonBytes(reviews.map(rowOf))}::json) AS i(
      id uuid, establishment_id uuid, source text, source_review_id text, rating_raw float8, rating_scale float8, rating smallint, title text, text text,
      lang text, author text, country text, profile text, experience_date date, published_at timestamptz, state text, reject_reason text,
      reply_text text, reply_at timestamptz, reply_state text, content_hash text, extra jsonb)
    ON CONFLICT (destination_id, source, source_review_id) DO UPDATE SET
      establishment_id = excluded.establishment_id, rating_raw = excluded.rating_raw, rating_scale = excluded.rating_scale, rating = excluded.rating,
      title = excluded.title, text = excluded.text, lang = excluded.lang, author = excluded.author, country = excluded.country,
      profile = excluded.profile, experience_date = excluded.experience_date, published_at = excluded.published_at,
      reply_text = coalesce(excluded.reply_text, reviews.reply_text), reply_at = coalesce(excluded.reply_at, reviews.reply_at),
      reply_state = coalesce(excluded.reply_state, reviews.reply_state), content_hash = excluded.content_hash, extra = excluded.extra, updated_at = now()
    RETURNING id, no, source, source_review_id, xmax <> 0 AS known)
    SELECT json_agg(stored)::text AS stored FROM stored`.execute(db);
  const stored = JSON.parse(rows[0]?.stored ?? "[]") as (Key & { id: string; no: number; known: boolean })[];
  const ids = new Map(stored.map((row) => [reviewKey(row), row.id]));
  await forgetFound(
    db,
    stored.filter(({ known }) => known).map(({ id }) => id),
  );
  await insertFound(
    db,
    reviews.flatMap((review) => {
      const id = ids.get(reviewKey(review));
      return id === undefined ? [] : [{ id, found: review }];
    }),
  );
  changed("review", ...stored.map(({ no }) => no));
}

/** Replaces what the analysis found in some reviews; what people corrected stays beside it. */
export async function putFound(db: Transaction<Tables>, analysed: readonly Found[]): Promise<void> {
  await forgetFound(
    db,
    analysed.map(({ id }) => id),
  );
  await insertFound(db, analysed);
}

interface Found {
  id: string;
  found: FoundInReview;
}

async function forgetFound(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`DELETE FROM findings WHERE review_id = ANY(${[...ids]}::uuid[])`.execute(db);
}

async function insertFound(db: Transaction<Tables>, analysed: readonly Found[]): Promise<void> {
  const rows = analysed.flatMap(({ id, found: { mentions, expressions = [] } }) =>
    mentions.length === 0 && expressions.length === 0 ? [] : [{ review_id: id, mentions, expressions }],
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO findings (review_id, mentions, expressions)
    SELECT * FROM json_to_recordset(${jsonBytes(rows)}::json) AS i(review_id uuid, mentions json, expressions json)`.execute(db);
}

function rowOf({ mentions: _, expressions: __, ...review }: ReviewInput): Record<string, unknown> {
  return { id: orderedId(), ...review };
}
