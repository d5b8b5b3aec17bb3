import { createHash, randomBytes } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Clock } from "../kit/clock.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import type { Actor } from "../kit/actor.ts";
import { actorColumns, actorOf } from "./account-actor.ts";

/** RELIABILITY §1: a session unused for this time is over (ms). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** RELIABILITY §1: no session lasts longer, however used (ms). */
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000;
/** RELIABILITY §1: a borrowed session is given back after this time at the latest (ms). */
export const SESSION_BORROWED_MS = 3_600_000;
/** The last use is written at most this often (ms): reads must not each cost a write. */
const TOUCH_MS = 60_000;
/** An answer is good for this long (ms): a page asks for many things at once. What ends a session elsewhere acts within it. */
const RECENT_MS = 1000;
const RECENT_SESSIONS = 5000;

export interface Sessions {
  /** A new session; its id is 256 random bits that only the cookie will hold. `idToken` serves the provider's logout. */
  open(login: string, idToken: string | null): Promise<string>;
  /** Whose live session it is; null when unknown, over, or its account disabled. */
  find(id: string, options: { touch: boolean }): Promise<Actor | null>;
  /** Ends the session, and returns the provider's token of its sign-in. */
  close(id: string): Promise<{ idToken: string | null } | null>;
  /**
   * Exchanges a session for one of another account, which remembers it; null where the session is over or
   * borrowed itself (no session is borrowed from a borrowed one). Recorded in the audit.
   */
  borrow(id: string, login: string): Promise<string | null>;
  /** Exchanges a borrowed session for a new one of its lender; null where it is not borrowed, or its lender's time is over. Recorded in the audit. */
  giveBack(id: string): Promise<{ id: string; login: string } | null>;
}

/** What a borrowed session remembers of its lender's. */
interface Original {
  login: string;
  idToken: string | null;
  expires_at: string;
}

/** Server-side sessions in the state store, which keeps only a hash of each id. */
export function openSessions(store: Store, clock: Clock): Sessions {
  const instant = (offset: number): string => new Date(clock.now().getTime() + offset).toISOString();
  const recent = new Map<string, { actor: Actor; seen: number; until: number }>();

  const look = async (db: Transaction<Tables>, hash: string, touch: boolean): Promise<{ actor: Actor; seen: number } | null> => {
    const row = await db
      .selectFrom("sessions")
      .innerJoin("users", "users.login", "sessions.login")
      .innerJoin("groups", "groups.id", "users.group_id")
      .where("sessions.id_hash", "=", hash)
      .where("sessions.expires_at", ">", instant(0))
      .where("sessions.seen_at", ">", instant(-SESSION_IDLE_MS))
      .where("users.disabled", "=", false)
      .select(actorColumns)
      .select(["sessions.seen_at", "sessions.data"])
      .executeTakeFirst();
    if (!row) return null;
    const now = clock.now().getTime();
    const late = touch && Date.parse(row.seen_at) <= now - TOUCH_MS;
    if (late)
      await db
        .updateTable("sessions")
        .set({ seen_at: instant(0) })
        .where("id_hash", "=", hash)
        .execute();
    const actor: Actor = { ...actorOf(row), ...originalOf(row.data) };
    return { actor, seen: late ? now : Date.parse(row.seen_at) };
  };

  const insert = async (db: Transaction<Tables>, login: string, data: object, expires_at: string): Promise<string> => {
    const id = randomBytes(32).toString("base64url");
    const now = instant(0);
    await db
      .insertInto("sessions")
      .values({ id_hash: hashOf(id), login, created_at: now, seen_at: now, expires_at, data: JSON.stringify(data) })
      .execute();
    return id;
  };

  return {
    open: (login, idToken) =>
      store.system("session.open", async (db) => {
        // Those that ended are of no more use to anybody.
        await db
          .deleteFrom("sessions")
          .where((where) => where.or([where("expires_at", "<=", instant(0)), where("seen_at", "<=", instant(-SESSION_IDLE_MS))]))
          .execute();
        return insert(db, login, { idToken }, instant(SESSION_ABSOLUTE_MS));
      }),

    async find(id, { touch }) {
      if (!/^[\w-]{43}$/.test(id)) return null;
      const now = clock.now().getTime();
      const known = recent.get(id);
      if (known && known.until > now && !(touch && known.seen <= now - TOUCH_MS)) return known.actor;
      const found = await store.system("session.find", (db) => look(db, hashOf(id), touch));
      if (recent.size > RECENT_SESSIONS) recent.clear();
      if (found) recent.set(id, { ...found, until: now + RECENT_MS });
      else recent.delete(id);
      return found?.actor ?? null;
    },

    async close(id) {
      const ended = await store.system("session.close", async (db) => {
        const row = await db.deleteFrom("sessions").where("id_hash", "=", hashOf(id)).returning("data").executeTakeFirst();
        if (!row) return null;
        const { idToken } = row.data;
        return { idToken: typeof idToken === "string" ? idToken : null };
      });
      recent.delete(id);
      return ended;
    },

    async borrow(id, login) {
      const borrowed = await store.system("session.borrow", async (db) => {
        const lent = await db
          .deleteFrom("sessions")
          .where("id_hash", "=", hashOf(id))
          .where("expires_at", ">", instant(0))
          .where(sql<boolean>`NOT data ? 'original'`)
          .returningAll()
          .executeTakeFirst();
        if (!lent) return null;
        const original: Original = {
          login: lent.login,
          idToken: typeof lent.data.idToken === "string" ? lent.data.idToken : null,
          expires_at: lent.expires_at,
        };
        const expires = [instant(SESSION_BORROWED_MS), lent.expires_at].toSorted()[0] ?? instant(0);
        await db
          .insertInto("audit_entries")
          .values({ at: instant(0), login: lent.login, action: "session.borrow", target: login })
          .execute();
        return insert(db, login, { idToken: null, original }, expires);
      });
      recent.delete(id);
      return borrowed;
    },

    async giveBack(id) {
      const given = await store.system("session.give-back", async (db) => {
        const row = await db
          .deleteFrom("sessions")
          .where("id_hash", "=", hashOf(id))
          .where("expires_at", ">", instant(0))
          .where(sql<boolean>`data ? 'original'`)
          .returningAll()
          .executeTakeFirst();
        if (!row) return null;
        const { login, idToken, expires_at } = row.data.original as Original;
        await db
          .insertInto("audit_entries")
          .values({ at: instant(0), login, action: "session.give-back", target: row.login })
          .execute();
        return expires_at > instant(0) ? { login, id: await insert(db, login, { idToken }, expires_at) } : null;
      });
      recent.delete(id);
      return given;
    },
  };
}

function originalOf({ original }: Record<string, unknown>): Pick<Actor, "original"> {
  return original ? { original: { login: (original as Original).login } } : {};
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}
