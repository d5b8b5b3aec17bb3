import { sql, type Transaction } from "kysely";

import { jsonBytes } from "./json-rows.ts";
import { orderedId } from "../kit/ordered-id.ts";
import type { Changed } from "./store.ts";
import type { StoredExpression, StoredIncident, StoredMention } from "./tables/analysis.ts";
import { formerReviews, keepFormer, noteArrival, withdraw } from "./review-changes.ts";
import { type ReviewKey, reviewKey, rowsByKey } from "./review-keys.ts";
import type { ReplyState, ReviewState } from "./tables/reviews.ts";
import type { Tables } from "./tables.ts";

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
  /** Its address at its source. */
  source_url?: string | null;
  /** Whether its source no longer has it. */
  withdrawn?: boolean;
  mentions: readonly StoredMention[];
  expressions?: readonly StoredExpression[];
  incidents?: readonly StoredIncident[];
}

/** What an import knows of the reviews that it brings. */
export interface Arrival {
  /** Whether a review is stored already; where absent, any may be. */
  isKnown?: (review: ReviewInput) => boolean;
  /** Days after its publication from which a review of a source that is collected comes late. */
  lateAfterDays?: number;
}

/** What the analysis found in one review. */
export type FoundInReview = Pick<ReviewInput, "mentions" | "expressions" | "incidents">;

/** The content hash of each of these reviews that is stored already, by {@link reviewKey}. */
export async function knownReviews(
  db: Transaction<Tables>,
  destination: string,
  keys: readonly ReviewKey[],
): Promise<Map<string, string | null>> {
  if (keys.length === 0) return new Map();
  const rows = await rowsByKey<ReviewKey & { content_hash: string | null }>(
    db,
    destination,
    keys,
    sql`source, source_review_id, content_hash`,
  );
  return new Map(rows.map((row) => [reviewKey(row), row.content_hash]));
}

/**
 * Stores reviews with their mentions, each (source, source_review_id) at most once among `reviews`.
 * One that exists is replaced, but for what moderation decided: its state, and a reply where the new one has none. Where it
 * says something else than before, what it said is kept and it counts as edited. One that its source withdrew stays as it was.
 * New ones get ids in the order of time.
 */
export async function putReviews(
  db: Transaction<Tables>,
  changed: Changed,
  destination: string,
  given: readonly ReviewInput[],
  { isKnown = () => true, lateAfterDays }: Arrival = {},
): Promise<void> {
  const former = await formerReviews(db, destination, given.filter(isKnown));
  const isGone = (review: ReviewInput): boolean => review.withdrawn === true && former.has(reviewKey(review));
  changed("review", ...(await withdraw(db, former, given.filter(isGone))));
  const reviews = given.filter((review) => !isGone(review));
  if (reviews.length === 0) return;
  await keepFormer(db, former, reviews);
  const { rows } = await sql<{ stored: string }>`
    WITH stored AS (INSERT INTO reviews (destination_id, id, establishment_id, source, source_review_id, rating_raw, rating_scale, rating, title, text, lang, author,
      country, profile, experience_date, published_at, state, reject_reason, reply_text, reply_at, reply_state, content_hash, extra, source_url, withdrawn_at)
    SELECT ${destination}, i.* FROM json_to_recordset(${jsonBytes(reviews.map(rowOf))}::json) AS i(
      id uuid, establishment_id uuid, source text, source_review_id text, rating_raw float8, rating_scale float8, rating smallint, title text, text text,
      lang text, author text, country text, profile text, experience_date date, published_at timestamptz, state text, reject_reason text,
      reply_text text, reply_at timestamptz, reply_state text, content_hash text, extra jsonb, source_url text, withdrawn_at timestamptz)
    ON CONFLICT (destination_id, source, source_review_id) DO UPDATE SET
      establishment_id = excluded.establishment_id, rating_raw = excluded.rating_raw, rating_scale = excluded.rating_scale, rating = excluded.rating,
      title = excluded.title, text = excluded.text, lang = excluded.lang, author = excluded.author, country = excluded.country,
      profile = excluded.profile, experience_date = excluded.experience_date, published_at = excluded.published_at,
      reply_text = coalesce(excluded.reply_text, reviews.reply_text), reply_at = coalesce(excluded.reply_at, reviews.reply_at),
      reply_state = coalesce(excluded.reply_state, reviews.reply_state), content_hash = excluded.content_hash, extra = excluded.extra, updated_at = now(),
      source_url = coalesce(excluded.source_url, reviews.source_url), withdrawn_at = excluded.withdrawn_at,
      edited_at = CASE WHEN (reviews.title, reviews.text, reviews.rating) IS DISTINCT FROM (excluded.title, excluded.text, excluded.rating) THEN now() ELSE reviews.edited_at END
    RETURNING id, no, source, source_review_id, xmax <> 0 AS known)
    SELECT json_agg(stored)::text AS stored FROM stored`.execute(db);
  const stored = JSON.parse(rows[0]?.stored ?? "[]") as (ReviewKey & { id: string; no: number; known: boolean })[];
  const ids = new Map(stored.map((row) => [reviewKey(row), row.id]));
  await forgetFound(
    db,
    stored.filter(({ known }) => known).map(({ id }) => id),
  );
  await noteArrival(
    db,
    stored.filter(({ known }) => !known).map(({ id }) => id),
    lateAfterDays,
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
  const rows = analysed.flatMap(({ id, found: { mentions, expressions = [], incidents = [] } }) =>
    mentions.length + expressions.length + incidents.length === 0 ? [] : [{ review_id: id, mentions, expressions, incidents }],
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO findings (review_id, mentions, expressions, incidents)
    SELECT * FROM json_to_recordset(${jsonBytes(rows)}::json) AS i(review_id uuid, mentions json, expressions json, incidents json)`.execute(
    db,
  );
}

function rowOf({ mentions: _, expressions: __, incidents: ___, withdrawn, ...review }: ReviewInput): Record<string, unknown> {
  return { id: orderedId(), ...review, withdrawn_at: withdrawn === true ? new Date().toISOString() : null };
}
