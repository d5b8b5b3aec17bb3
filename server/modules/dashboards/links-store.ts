import { randomUUID } from "node:crypto";

import type { Filters, LinkOutput, LinkState } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import { hashOf, linkTokens } from "./link-tokens.ts";
import { isUuid } from "../../kit/uuid.ts";

/** What is known of a link whoever asks. */
const linkColumns = ["expires_at", "min_sample", "names_all", "frozen", "outputs", "password_hash", "views", "viewed_at"] as const;

/** INTERFACES, «Thresholds»: what a link's reader may not see where no other number is asked for. */
export const DEFAULT_MIN_SAMPLE = 10;

/** What the owner of a link decides. */
export interface LinkSettings {
  expires_at: string | null;
  min_sample: number;
  names_all: boolean;
  frozen: boolean;
  /** The files that its reader may take. */
  outputs: LinkOutput[];
  /** Null without a password. */
  password_hash: string | null;
}

/**
 * What a link is made with: its settings, and the filters that its reader cannot lift, which never change. Without
 * `password_hash` it keeps the password of the live link that it replaces: another address alone opens nothing more.
 */
export interface LinkMaking
  extends Omit<LinkSettings, "frozen" | "outputs" | "password_hash">, Partial<Pick<LinkSettings, "frozen" | "outputs" | "password_hash">> {
  locked?: Filters;
}

/** A live link; its token is null where it cannot be derived again: it is an older one, or the secret has changed. */
export interface KnownLink extends LinkSettings {
  views: number;
  viewed_at: string | null;
  locked: Filters;
  token: string | null;
}

export interface NewLink extends LinkSettings {
  token: string;
}

/** What a link grants, as its owner is shown it: never its password. */
export function shownRights({ frozen, password_hash, ...settings }: LinkSettings): Omit<LinkSettings, "frozen" | "password_hash"> & {
  frozen?: true;
  protected?: true;
} {
  return { ...settings, ...(frozen ? { frozen } : {}), ...(password_hash === null ? {} : { protected: true }) };
}

/** The public links of a group's dashboards: at most one lives at a time. */
export interface Links {
  /** The live link; null where there is none, or no such dashboard. */
  find(dashboard: string): Promise<KnownLink | null>;
  /** Makes a link and revokes the earlier one; null where there is no such dashboard. */
  create(dashboard: string, settings: LinkMaking): Promise<NewLink | null>;
  /** Changes the live link in place, its address stays; null where there is none, or no such dashboard. */
  change(dashboard: string, settings: Partial<LinkSettings>): Promise<KnownLink | null>;
  /** Revokes the link, if any; false where there is no such dashboard. */
  revoke(dashboard: string): Promise<boolean>;
}

export function linksOf({ store, secrets, clock }: Pick<Services, "store" | "secrets" | "clock">, actor: StoreActor): Links {
  const scoped = store.forActor(actor);
  const tokens = linkTokens(secrets);
  const now = (): string => clock.now().toISOString();
  const onDashboard = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id)
      ? scoped.transaction(async (db) => {
          const known = await db
            .selectFrom("dashboards")
            .select("id")
            .where("id", "=", id)
            .where("deleted_at", "is", null)
            // Two who share it at once make their links one after the other: the second revokes the first's.
            .forUpdate()
            .executeTakeFirst();
          return known ? work(db) : absent;
        })
      : Promise.resolve(absent);
  const revokeAll = (db: ScopedDb, id: string) =>
    db.updateTable("dashboard_links").set({ revoked_at: now() }).where("dashboard_id", "=", id).where("revoked_at", "is", null).execute();
  const live = async (db: ScopedDb, dashboard: string): Promise<(KnownLink & { id: string }) | null> => {
    const row = await db
      .selectFrom("dashboard_links")
      .select([...linkColumns, "id", "token_hash", "locked"])
      .where("dashboard_id", "=", dashboard)
      .where("revoked_at", "is", null)
      .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now())]))
      .executeTakeFirst();
    if (!row) return null;
    const { token_hash, ...link } = row;
    const token = tokens.of(link.id);
    return { ...link, token: hashOf(token) === token_hash ? token : null };
  };
  const known = ({ id: _, ...link }: KnownLink & { id: string }): KnownLink => link;

  return {
    find: (dashboard) =>
      onDashboard<KnownLink | null>(dashboard, null, async (db) => {
        const link = await live(db, dashboard);
        return link && known(link);
      }),
    create: (dashboard, { locked = {}, ...settings }) =>
      onDashboard<NewLink | null>(dashboard, null, async (db) => {
        const replaced = await live(db, dashboard);
        const rights = { frozen: false, outputs: [], password_hash: replaced?.password_hash ?? null, ...settings };
        await revokeAll(db, dashboard);
        const id = randomUUID();
        const token = tokens.of(id);
        await db
          .insertInto("dashboard_links", {
            id,
            dashboard_id: dashboard,
            created_by: actor.login,
            token_hash: hashOf(token),
            ...rights,
            outputs: JSON.stringify(rights.outputs),
            locked: JSON.stringify(locked),
            revoked_at: null,
            viewed_at: null,
            created_at: now(),
          })
          .execute();
        db.announce("dashboards", dashboard);
        return { token, ...rights };
      }),
    change: (dashboard, settings) =>
      onDashboard<KnownLink | null>(dashboard, null, async (db) => {
        const link = await live(db, dashboard);
        if (!link) return null;
        const { outputs, ...others } = settings;
        const changed = { ...others, ...(outputs ? { outputs: JSON.stringify(outputs) } : {}) };
        if (Object.keys(changed).length > 0) await db.updateTable("dashboard_links").set(changed).where("id", "=", link.id).execute();
        return known({ ...link, ...settings });
      }),
    revoke: (dashboard) =>
      onDashboard(dashboard, false, async (db) => {
        await revokeAll(db, dashboard);
        db.announce("dashboards", dashboard);
        return true;
      }),
  };
}

/** The live links of these dashboards, by dashboard. */
export async function liveLinks(db: ScopedDb, dashboards: readonly string[], now: string): Promise<Map<string, LinkState>> {
  if (dashboards.length === 0) return new Map();
  const rows = await db
    .selectFrom("dashboard_links")
    .select([...linkColumns, "dashboard_id", "created_at"])
    .where("dashboard_id", "in", [...dashboards])
    .where("revoked_at", "is", null)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .execute();
  return new Map(
    rows.map(({ dashboard_id, created_at, views, viewed_at, ...link }) => [
      dashboard_id,
      { created_at, views, viewed_at, ...shownRights(link) },
    ]),
  );
}
