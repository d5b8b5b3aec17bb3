import type { Dashboard, DashboardVersion } from "../../../src/generated/types.ts";
import type { ScopedDb } from "../../store/store.ts";
import { storedDocument } from "./stored-document.ts";

/** Versions that a dashboard keeps; of more, the oldest without a name go. */
const MOST_VERSIONS = 100;
/** Versions of a dashboard that may have a name: these never go by themselves. */
export const MOST_NAMED = 50;

interface NewVersion {
  label: string | null;
  /** Of a publication, the revision that it made. */
  revision: number | null;
  document: Dashboard;
  at: string;
}

/** Keeps a state of a dashboard. */
export async function keepVersion(db: ScopedDb, id: string, { label, revision, document, at }: NewVersion): Promise<DashboardVersion> {
  const kept = await db
    .insertInto("dashboard_versions", {
      dashboard_id: id,
      label,
      revision,
      document: JSON.stringify(document),
      author: db.login,
      created_at: at,
    })
    .returning(["id", "label", "revision", "author", "created_at"])
    .executeTakeFirstOrThrow();
  const old = await db
    .selectFrom("dashboard_versions")
    .select("id")
    .where("dashboard_id", "=", id)
    .where("label", "is", null)
    .orderBy("created_at", "desc")
    .offset(MOST_VERSIONS)
    .execute();
  if (old.length > 0)
    await db
      .deleteFrom("dashboard_versions")
      .where(
        "id",
        "in",
        old.map((one) => one.id),
      )
      .execute();
  return kept;
}

/** The versions of a dashboard, newest first. */
export function versionsOf(db: ScopedDb, id: string): Promise<DashboardVersion[]> {
  return db
    .selectFrom("dashboard_versions")
    .select(["id", "label", "revision", "author", "created_at"])
    .where("dashboard_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The document of one version; null where the dashboard has none of this id. */
export async function versionDocument(db: ScopedDb, id: string, version: string): Promise<Dashboard | null> {
  const row = await db
    .selectFrom("dashboard_versions")
    .select("document")
    .where("dashboard_id", "=", id)
    .where("id", "=", version)
    .executeTakeFirst();
  return row ? storedDocument(row.document) : null;
}

/** How many versions of a dashboard have a name. */
export async function namedVersions(db: ScopedDb, id: string): Promise<number> {
  const rows = await db
    .selectFrom("dashboard_versions")
    .select("id")
    .where("dashboard_id", "=", id)
    .where("label", "is not", null)
    .execute();
  return rows.length;
}

/** Removes a version that somebody named; false where the dashboard has none of this id. Publications stay: they say what readers saw. */
export async function deleteNamed(db: ScopedDb, id: string, version: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("dashboard_versions")
    .where("dashboard_id", "=", id)
    .where("id", "=", version)
    .where("label", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
