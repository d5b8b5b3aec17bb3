import { createHash, randomBytes } from "node:crypto";

import type { Clock } from "../../services.ts";
import type { Store } from "../../store/store.ts";
import type { Actor } from "./actor.ts";

/** RELIABILITY §1: a session unused for this time is over (ms). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** RELIABILITY §1: no session lasts longer, however used (ms). */
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000;
/** The last use is written at most this often (ms): reads must not each cost a write. */
const TOUCH_MS = 60_000;

export interface Sessions {
  /** A new session; its id is 256 random bits that only the cookie will hold. `idToken` serves the provider's logout. */
  open(login: string, idToken: string | null): Promise<string>;
  /** Whose live session it is; null when unknown, over, or its account disabled. */
  find(id: string, options: { touch: boolean }): Promise<Actor | null>;
  /** Ends the session, and returns the provider's token of its sign-in. */
  close(id: string): Promise<{ idToken: string | null } | null>;
}

/** Server-side sessions in the state store, which keeps only a hash of each id. */
export function openSessions(store: Store, clock: Clock): Sessions {
  const instant = (offset: number): string => new Date(clock.now().getTime() + offset).toISOString();

  return {
    open: (login, idToken) =>
      store.system("session.open", async (db) => {
        // Those that ended are of no more use to anybody.
        await db
          .deleteFrom("sessions")
          .where((where) => where.or([where("expires_at", "<=", instant(0)), where("seen_at", "<=", instant(-SESSION_IDLE_MS))]))
          .execute();
        const id = randomBytes(32).toString("base64url");
        const now = instant(0);
        await db
          .insertInto("sessions")
          .values({
            id_hash: hashOf(id),
            login,
            created_at: now,
            seen_at: now,
            expires_at: instant(SESSION_ABSOLUTE_MS),
            data: JSON.stringify({ idToken }),
          })
          .execute();
        return id;
      }),

    async find(id, { touch }) {
      if (!/^[\w-]{43}$/.test(id)) return null;
      return store.system("session.find", async (db) => {
        const row = await db
          .selectFrom("sessions")
          .innerJoin("users", "users.login", "sessions.login")
          .innerJoin("groups", "groups.id", "users.group_id")
          .where("sessions.id_hash", "=", hashOf(id))
          .where("sessions.expires_at", ">", instant(0))
          .where("sessions.seen_at", ">", instant(-SESSION_IDLE_MS))
          .where("users.disabled", "=", false)
          .select(["users.login", "users.type", "users.roles", "users.restricted_access", "users.cards", "sessions.seen_at"])
          .select(["groups.id as group", "groups.name as group_name", "groups.kind", "groups.logo_url", "groups.destination_id"])
          .executeTakeFirst();
        if (!row) return null;
        if (touch && new Date(row.seen_at).getTime() <= clock.now().getTime() - TOUCH_MS) {
          await db
            .updateTable("sessions")
            .set({ seen_at: instant(0) })
            .where("id_hash", "=", hashOf(id))
            .execute();
        }
        return {
          login: row.login,
          type: row.type,
          group: { id: row.group, name: row.group_name, kind: row.kind, logo_url: row.logo_url, destination: row.destination_id },
          roles: row.roles,
          restricted: row.restricted_access,
          cards: row.cards,
        };
      });
    },

    close: (id) =>
      store.system("session.close", async (db) => {
        const row = await db.deleteFrom("sessions").where("id_hash", "=", hashOf(id)).returning("data").executeTakeFirst();
        if (!row) return null;
        const { idToken } = row.data;
        return { idToken: typeof idToken === "string" ? idToken : null };
      }),
  };
}

function hashOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}
