import { sql } from "kysely";

import type { ScopedDb } from "../../store/store.ts";

/** Days over which views are counted. */
const COUNTED_DAYS = 30;
/** An editor that has said nothing for so long is closed (ms). */
const GONE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Notes that a dashboard was opened. */
export async function noteOpened(db: ScopedDb, id: string, at: string): Promise<void> {
  await db
    .insertInto("dashboard_views", { dashboard_id: id, day: at.slice(0, 10), views: 1, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(["dashboard_id", "day"]).doUpdateSet({ views: sql<number>`dashboard_views.views + 1`, last_at: at }),
    )
    .execute();
}

/** How often each dashboard was opened in the last 30 days, and when last. */
export async function usesOf(db: ScopedDb, at: string): Promise<ReadonlyMap<string, { views: number; opened_at: string }>> {
  const since = new Date(Date.parse(at) - COUNTED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom("dashboard_views")
    .select("dashboard_id")
    .select(sql<string>`max(last_at)`.as("opened_at"))
    .select(sql<number>`coalesce(sum(views) FILTER (WHERE day >= ${since}::date), 0)::integer`.as("views"))
    .groupBy("dashboard_id")
    .execute();
  return new Map(rows.map(({ dashboard_id, ...use }) => [dashboard_id, use]));
}

/** Notes that the actor edits a dashboard, or does no more; answers the others who do, and whether somebody came or went. */
export async function markPresence(
  db: ScopedDb,
  id: string,
  here: boolean,
  at: string,
): Promise<{ editors: { login: string; since: string }[]; changed: boolean }> {
  const limit = new Date(Date.parse(at) - GONE_MS).toISOString();
  const gone = await db
    .deleteFrom("dashboard_editors")
    .where("dashboard_id", "=", id)
    .where("seen_at", "<", limit)
    .returning("login")
    .execute();
  const before = await db
    .selectFrom("dashboard_editors")
    .select(["login", "since"])
    .where("dashboard_id", "=", id)
    .orderBy("since")
    .execute();
  const was = before.some(({ login }) => login === db.login);
  if (here)
    await db
      .insertInto("dashboard_editors", { dashboard_id: id, login: db.login, since: at, seen_at: at })
      .onConflict((conflict) => conflict.columns(["dashboard_id", "login"]).doUpdateSet({ seen_at: at }))
      .execute();
  else if (was) await db.deleteFrom("dashboard_editors").where("dashboard_id", "=", id).where("login", "=", db.login).execute();
  return {
    editors: before.filter(({ login }) => login !== db.login),
    changed: was !== here || gone.some(({ login }) => login !== db.login),
  };
}
