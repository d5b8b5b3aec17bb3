import { type Insertable, sql, type Transaction } from "kysely";

import type { Changed } from "./store.ts";
import type { ChangeKind } from "./tables/work.ts";
import type { Tables } from "./tables.ts";

/** Any constant: held from the numbering of changes to the commit. */
const outboxLock = 7_301_002;

/** How many changes and announcements a commit recorded. */
export interface Recorded {
  changes: number;
  announced: number;
}

/** Somebody to whom something is announced. */
type Announced = Pick<Insertable<Tables["announcements"]>, "group_id" | "login" | "topic" | "key">;

/** An announcement is kept for so long; the latest one is until another comes. */
const KEPT = sql`interval '10 minutes'`;

/** What one transaction changed and announced, each object once, in the order of its first change. */
export interface Changes {
  changed: Changed;
  announced: (what: Announced) => void;
  /**
   * Numbers the changes and writes them, as the transaction's last statements. The lock is kept until the commit,
   * so that the order of numbers is the order of commits and no number is ever missing: a bare sequence would let
   * a later number commit first, and a reader would skip the earlier one for ever.
   * Announcements are numbered under the same lock, for the same reason.
   */
  record(db: Transaction<Tables>): Promise<Recorded>;
}

export function collectChanges(): Changes {
  const seen = new Map<string, [kind: ChangeKind, key: string]>();
  const announcements = new Map<string, Announced>();
  return {
    changed: (kind, ...keys) => {
      for (const key of keys) seen.set(`${kind} ${key}`, [kind, String(key)]);
    },
    announced: (what) => void announcements.set(JSON.stringify(what), what),
    record: async (db) => {
      const recorded = { changes: seen.size, announced: announcements.size };
      if (recorded.changes + recorded.announced === 0) return recorded;
      await sql`SELECT pg_advisory_xact_lock(${outboxLock})`.execute(db);
      if (recorded.changes > 0) await numbered(db);
      if (recorded.announced > 0) {
        await sql`DELETE FROM announcements WHERE at < now() - ${KEPT}`.execute(db);
        await db
          .insertInto("announcements")
          .values([...announcements.values()])
          .execute();
      }
      return recorded;
    },
  };

  async function numbered(db: Transaction<Tables>): Promise<void> {
    const kinds = [...seen.values()].map(([kind]) => kind);
    const keys = [...seen.values()].map(([, key]) => key);
    await sql`
        WITH numbered AS (UPDATE outbox_state SET last = last + ${seen.size}::int RETURNING last)
        INSERT INTO outbox (no, kind, key)
        SELECT numbered.last - ${seen.size}::int + change.place, change.kind, change.key
        FROM numbered, unnest(${kinds}::text[], ${keys}::text[]) WITH ORDINALITY AS change(kind, key, place)`.execute(db);
  }
}
