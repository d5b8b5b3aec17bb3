import { createHash, randomBytes } from "node:crypto";

import type { Dashboard, Filters, LinkState } from "../../../src/generated/types.ts";
import type { Clock } from "../../services.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import { storedDocument } from "./stored-document.ts";
import { isUuid } from "./uuid.ts";

/** INTERFACES, «Thresholds»: what a link's reader may not see where no other number is asked for. */
export const DEFAULT_MIN_SAMPLE = 10;

/** A link just made; its token is told here and never again. */
export interface NewLink {
  token: string;
  expires_at: string | null;
  min_sample: number;
}

/** What a live link opens. */
export interface LinkedDashboard {
  dashboard: string;
  group: string;
  owner: string;
  document: Dashboard;
  revision: number;
  expires_at: string | null;
  min_sample: number;
  locked: Filters;
}

/** The public links of a group's dashboards: at most one lives at a time. */
export interface Links {
  /** Makes a link and revokes the earlier one; null where there is no such dashboard. */
  create(dashboard: string, expires_at: string | null, min_sample: number): Promise<NewLink | null>;
  /** Revokes the link, if any; false where there is no such dashboard. */
  revoke(dashboard: string): Promise<boolean>;
}

export function linksOf(store: Store, actor: StoreActor, clock: Clock): Links {
  const scoped = store.forActor(actor);
  const onDashboard = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id)
      ? scoped.transaction(async (db) => {
          const known = await db
            .selectFrom("dashboards")
            .select("id")
            .where("id", "=", id)
            .where("deleted_at", "is", null)
            .executeTakeFirst();
          return known ? work(db) : absent;
        })
      : Promise.resolve(absent);
  const revokeAll = (db: ScopedDb, id: string) =>
    db
      .updateTable("dashboard_links")
      .set({ revoked_at: clock.now().toISOString() })
      .where("dashboard_id", "=", id)
      .where("revoked_at", "is", null)
      .execute();

  return {
    create: (dashboard, expires_at, min_sample) =>
      onDashboard<NewLink | null>(dashboard, null, async (db) => {
        await revokeAll(db, dashboard);
        const token = randomBytes(32).toString("base64url");
        await db
          .insertInto("dashboard_links", {
            dashboard_id: dashboard,
            created_by: actor.login,
            token_hash: hashOf(token),
            expires_at,
            revoked_at: null,
            min_sample,
            created_at: clock.now().toISOString(),
          })
          .execute();
        return { token, expires_at, min_sample };
      }),
    revoke: (dashboard) =>
      onDashboard(dashboard, false, async (db) => {
        await revokeAll(db, dashboard);
        return true;
      }),
  };
}

/** The live links of these dashboards, by dashboard. */
export async function liveLinks(db: ScopedDb, dashboards: readonly string[], now: string): Promise<Map<string, LinkState>> {
  if (dashboards.length === 0) return new Map();
  const rows = await db
    .selectFrom("dashboard_links")
    .select(["dashboard_id", "created_at", "expires_at", "min_sample"])
    .where("dashboard_id", "in", [...dashboards])
    .where("revoked_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .execute();
  return new Map(rows.map(({ dashboard_id, ...link }) => [dashboard_id, link]));
}

/** What a token opens now; «gone» for one that was revoked, has expired or whose dashboard was deleted; null for an unknown one. */
export function findLink(store: Store, token: string, clock: Clock): Promise<LinkedDashboard | "gone" | null> {
  if (!/^[\w-]{43}$/.test(token)) return Promise.resolve(null);
  return store.system("dashboard-link.find", async (db) => {
    const row = await db
      .selectFrom("dashboard_links")
      .innerJoin("dashboards", "dashboards.id", "dashboard_links.dashboard_id")
      .innerJoin("groups", "groups.id", "dashboard_links.group_id")
      .where("token_hash", "=", hashOf(token))
      .select([
        "dashboards.id",
        "dashboards.document",
        "dashboards.revision",
        "dashboards.deleted_at",
        "groups.name",
        "dashboard_links.group_id",
        "expires_at",
        "revoked_at",
        "min_sample",
        "locked",
      ])
      .executeTakeFirst();
    if (!row) return null;
    if (row.revoked_at !== null || row.deleted_at !== null || (row.expires_at !== null && row.expires_at <= clock.now().toISOString()))
      return "gone";
    return {
      dashboard: row.id,
      group: row.group_id,
      owner: row.name,
      document: storedDocument(row.document),
      revision: row.revision,
      expires_at: row.expires_at,
      min_sample: row.min_sample,
      locked: row.locked,
    };
  });
}

/** A token of 256 random bits needs no salt: its hash cannot be guessed from. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
