import { sql, type Transaction } from "kysely";

import type { Tables } from "../../store/tables.ts";

/**
 * Lets the sources of some loaded reviews have changed since: one in four hundred was completed by its author, came late, or is
 * no longer there. The same ones each time; those that have changed already stay as they are.
 */
export async function changeSomeSources(db: Transaction<Tables>): Promise<void> {
  const shown = sql`r.state = 'published' AND r.source <> 'moderation' AND r.edited_at IS NULL AND NOT r.late AND r.withdrawn_at IS NULL`;
  // Their last sentence came later.
  await sql`
    WITH chosen AS (
      SELECT r.id, r.title, regexp_replace(r.text, '\\s*[^.!?]+[.!?]+\\s*$', '') AS text, r.rating, r.rating_raw, r.rating_scale, r.published_at
      FROM reviews r WHERE r.no % 400 = 17 AND ${shown} AND r.text ~ '[.!?]\\s+\\S' AND r.published_at < now() - interval '5 days'),
    kept AS (INSERT INTO review_versions (review_id, version, title, text, rating, rating_raw, rating_scale, replaced_at)
      SELECT id, 1, title, text, rating, rating_raw, rating_scale, published_at + interval '4 days' FROM chosen WHERE text <> '' ON CONFLICT DO NOTHING RETURNING review_id)
    UPDATE reviews SET edited_at = published_at + interval '4 days' WHERE id IN (SELECT review_id FROM kept)`.execute(db);
  await sql`
    UPDATE reviews r SET late = true, created_at = r.published_at + interval '19 days'
    WHERE r.no % 400 = 117 AND ${shown} AND r.published_at < now() - interval '20 days'`.execute(db);
  await sql`
    UPDATE reviews r SET withdrawn_at = r.published_at + interval '30 days'
    WHERE r.no % 400 = 217 AND ${shown} AND r.published_at < now() - interval '31 days'`.execute(db);
}
