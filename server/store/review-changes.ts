import { sql, type Transaction } from "kysely";

import { type ReviewKey, reviewKey, rowsByKey } from "./review-keys.ts";
import type { Tables } from "./tables.ts";

/** What a review says. */
interface Said {
  title: string | null;
  text: string | null;
  rating: number | null;
}

/** What is stored of a review that comes again. */
interface FormerReview extends ReviewKey, Said {
  id: string;
  no: number;
}

/** The reviews among the given ones that are stored already, by {@link reviewKey}. */
export async function formerReviews(
  db: Transaction<Tables>,
  destination: string,
  reviews: readonly ReviewKey[],
): Promise<ReadonlyMap<string, FormerReview>> {
  const rows = await rowsByKey<FormerReview>(db, destination, reviews, sql`id, no, source, source_review_id, title, text, rating`);
  return new Map(rows.map((row) => [reviewKey(row), row]));
}

/** Keeps what reviews said that say something else now. */
export async function keepFormer(
  db: Transaction<Tables>,
  former: ReadonlyMap<string, FormerReview>,
  reviews: readonly (ReviewKey & Said)[],
): Promise<void> {
  const edited = reviews.flatMap((review) => {
    const before = former.get(reviewKey(review));
    const isSame = before?.title === review.title && before.text === review.text && before.rating === review.rating;
    return before && !isSame ? [before.id] : [];
  });
  if (edited.length === 0) return;
  await sql`
    INSERT INTO review_versions (review_id, version, title, text, rating, rating_raw, rating_scale, replaced_at)
    SELECT r.id, 1 + coalesce((SELECT max(v.version) FROM review_versions v WHERE v.review_id = r.id), 0),
      r.title, r.text, r.rating, r.rating_raw, r.rating_scale, now()
    FROM reviews r WHERE r.id = ANY(${edited}::uuid[])`.execute(db);
}

/** Notes that their source no longer has some reviews, which stay as they were; returns their numbers. */
export async function withdraw(
  db: Transaction<Tables>,
  former: ReadonlyMap<string, FormerReview>,
  reviews: readonly (ReviewKey & { content_hash: string })[],
): Promise<number[]> {
  const gone = reviews.flatMap((review) => {
    const before = former.get(reviewKey(review));
    return before ? [{ id: before.id, no: before.no, content_hash: review.content_hash }] : [];
  });
  if (gone.length === 0) return [];
  await sql`
    UPDATE reviews r SET withdrawn_at = coalesce(r.withdrawn_at, now()), content_hash = i.content_hash, updated_at = now()
    FROM json_to_recordset(${JSON.stringify(gone)}::json) AS i(id uuid, content_hash text) WHERE r.id = i.id`.execute(db);
  return gone.map(({ no }) => no);
}

/**
 * Notes since when their sources are collected, and which of some new reviews came late: published while their source was
 * collected for their establishment, and first seen more than so many days after.
 */
export async function noteArrival(db: Transaction<Tables>, ids: readonly string[], lateAfterDays: number | undefined): Promise<void> {
  if (ids.length === 0) return;
  const among = sql`r.id = ANY(${[...ids]}::uuid[])`;
  if (lateAfterDays !== undefined)
    await sql`
      UPDATE reviews r SET late = true FROM collections c
      WHERE ${among} AND c.establishment_id = r.establishment_id AND c.source = r.source AND c.since < r.published_at
        AND r.published_at < r.created_at - ${lateAfterDays}::int * interval '1 day'`.execute(db);
  await sql`
    INSERT INTO collections (establishment_id, source, since)
    SELECT r.establishment_id, r.source, min(r.created_at) FROM reviews r WHERE ${among} GROUP BY 1, 2
    ON CONFLICT DO NOTHING`.execute(db);
}
