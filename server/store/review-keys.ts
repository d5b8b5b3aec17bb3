import { type RawBuilder, sql, type Transaction } from "kysely";

import type { Tables } from "./tables.ts";

/** What names a review within its destination. */
export interface ReviewKey {
  source: string;
  source_review_id: string;
}

/** The key as one text; a source holds no line feed. */
export function reviewKey({ source, source_review_id }: ReviewKey): string {
  return `${source}\n${source_review_id}`;
}

/** Some columns of the stored reviews among the given ones. */
export async function rowsByKey<R extends object>(
  db: Transaction<Tables>,
  destination: string,
  keys: readonly ReviewKey[],
  columns: RawBuilder<unknown>,
): Promise<R[]> {
  if (keys.length === 0) return [];
  const bySource = new Map<string, string[]>();
  for (const { source, source_review_id } of keys) {
    const ids = bySource.get(source);
    if (ids) ids.push(source_review_id);
    else bySource.set(source, [source_review_id]);
  }
  // Source by source, so that each part is a look-up by key: joined with them, the planner would read the whole destination.
  const parts = [...bySource].map(
    ([source, ids]) => sql`
    SELECT ${columns} FROM reviews
    WHERE destination_id = ${destination} AND source = ${source} AND source_review_id = ANY(${ids}::text[])`,
  );
  const { rows } = await sql<R>`${sql.join(parts, sql` UNION ALL `)}`.execute(db);
  return rows;
}
