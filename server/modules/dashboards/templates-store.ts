import type { Selectable } from "kysely";

import type { Dashboard } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import { markDeleted } from "../../store/soft-deletion.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { storedDocument } from "./stored-document.ts";

/** A template that a group has made of a dashboard. */
export interface GroupTemplate {
  id: string;
  version: number;
  label: string;
  description: string;
  dashboard: Dashboard;
}

export type TemplateChange = Omit<GroupTemplate, "id" | "version">;

/** The templates of one group. An id of another group, a deleted one or a malformed one is an absent one. */
export interface GroupTemplates {
  /** Newest first. */
  list(): Promise<GroupTemplate[]>;
  create(change: TemplateChange): Promise<GroupTemplate>;
  /** Replaces it by its next version, which dashboards that are linked to it are offered. */
  replace(id: string, change: TemplateChange): Promise<GroupTemplate | null>;
  /** False where there is none. Dashboards that are linked to it stay as they are. */
  remove(id: string): Promise<boolean>;
}

/** Templates that a group may have: more would not be found again in the gallery. */
export const MOST_TEMPLATES = 100;

/** The templates that the actor's group has made. */
export function groupTemplatesOf(store: Store, actor: StoreActor, clock: Clock): GroupTemplates {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);

  return {
    list: () =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("group_templates")
          .selectAll()
          .where("deleted_at", "is", null)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(MOST_TEMPLATES)
          .execute();
        return rows.map(templateOf);
      }),

    create: ({ label, description, dashboard }) =>
      scoped.transaction(async (db) => {
        const at = now();
        const row = await db
          .insertInto("group_templates", {
            label,
            description,
            document: JSON.stringify(dashboard),
            created_at: at,
            updated_at: at,
            updated_by: actor.login,
            deleted_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        db.announce("dashboards", row.id);
        return templateOf(row);
      }),

    replace: (id, { label, description, dashboard }) =>
      onlyUuid(id, null, async (db) => {
        const row = await db
          .updateTable("group_templates")
          .set((of) => ({
            label,
            description,
            document: JSON.stringify(dashboard),
            version: of("version", "+", 1),
            updated_at: now(),
            updated_by: actor.login,
          }))
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .returningAll()
          .executeTakeFirst();
        if (row) db.announce("dashboards", id);
        return row ? templateOf(row) : null;
      }),

    remove: (id) =>
      onlyUuid(id, false, async (db) => {
        const removed = await markDeleted(db, "group_templates", id, now());
        if (removed) db.announce("dashboards", id);
        return removed;
      }),
  };
}

function templateOf({ id, version, label, description, document }: Selectable<Tables["group_templates"]>): GroupTemplate {
  return { id, version, label, description, dashboard: storedDocument(document) };
}
