import { sql } from "kysely";
import { expect } from "vitest";

import type { Store } from "../../server/store/store.ts";

/** Everything that migrations make, each in a line. */
export async function schemaLines(store: Store): Promise<string[]> {
  const lines = await store.system("test", async (db) => {
    const { rows } = await sql<{ line: string }>`
      SELECT 'migration ' || name AS line FROM schema_migrations
      UNION ALL SELECT format('column %s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull)
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
      UNION ALL SELECT format('rights %s %s %s', relname, relrowsecurity, relacl)
        FROM pg_class WHERE relnamespace = current_schema()::regnamespace
      UNION ALL SELECT format('rule %s %s', conrelid::regclass, pg_get_constraintdef(oid))
        FROM pg_constraint WHERE connamespace = current_schema()::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()
      UNION ALL SELECT format('policy %s %s %s %s', tablename, policyname, qual, with_check) FROM pg_policies
      ORDER BY line`.execute(db);
    return rows.map(({ line }) => line);
  });
  expect(lines.length).toBeGreaterThan(100);
  return lines;
}
