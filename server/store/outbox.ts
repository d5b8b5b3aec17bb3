import { sql, type Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { ChangeKind, Tables } from "./tables.ts";

/** Any constant: held from the numbering of changes to the commit. */
const outboxLock = 7_301_002;

/** What one transaction changed, each object once, in the order of its first change. */
export interface Changes {
  changed: Changed;
  /**
   * Numbers the changes and writes them, as the transaction's last statements. The lock is kept until the commit,
   * so that the order of numbers is the order of commits and no number is ever missing: a bare sequence would let
   * a later number commit first, and a reader would skip the earlier one for ever.
   * Returns how many there were.
   */
  record(db: Transaction<Tables>): Promise<number>;
}

export function collectChanges(): Changes {
  const seen = new Map<string, [kind: ChangeKind, key: string]>();
  return {
    changed: (kind, ...keys) => {
      for (const key of keys) seen.set(`${kind} ${key}`, [kind, String(key)]);
    },
    record: async (db) => {
      if (seen.size === 0) return 0;
      const kinds = [...seen.values()].map(([kind]) => kind);
      const keys = [...seen.values()].map(([, key]) => key);
      await sql`SELECT pg_advisory_xact_lock(${outboxLock})`.execute(db);
      await sql`
        WITH numbered AS (UPDATE outbox_state SET last = last + ${seen.size}::int RETURNING last)
        INSERT INTO outbox (no, kind, key)
        SELECT numbered.last - ${seen.size}::int + change.place, change.kind, change.key
        FROM numbered, unnest(${kinds}::text[], ${keys}::text[]) WITH ORDINALITY AS change(kind, key, place)`.execute(db);
      return seen.size;
    },
  };
}
