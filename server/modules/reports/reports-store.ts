import type { Report, ReportSettings } from "../../../src/generated/types.ts";
import { nextReport } from "../../../src/domain/notices/report-times.ts";
import type { Actor } from "../../kit/actor.ts";
import type { Clock } from "../../kit/clock.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Store } from "../../store/store.ts";

/** The reports of the account that acts. */
export interface ReportsOf {
  list(): Promise<Report[]>;
  find(id: string): Promise<Report | null>;
  create(dashboard: string, request: ReportSettings): Promise<Report>;
  /** Null where there is none. One that is switched on again goes out at its next time. */
  change(id: string, request: ReportSettings): Promise<Report | null>;
  remove(id: string): Promise<boolean>;
}

export function reportsOf(store: Store, actor: Actor, clock: Clock, timeZone: string): ReportsOf {
  const scoped = store.forActor(actor);
  const valuesOf = ({ recipients, ...request }: ReportSettings) => ({
    ...request,
    recipients: JSON.stringify(recipients),
    next_at: nextReport(request.rhythm, clock.now(), timeZone).toISOString(),
    updated_at: clock.now().toISOString(),
  });

  const list = (): Promise<Report[]> =>
    scoped.transaction(async (db) => {
      const rows = await db
        .selectFrom("report_schedules")
        .innerJoin("dashboards", "dashboards.id", "report_schedules.dashboard_id")
        .where("dashboards.deleted_at", "is", null)
        .select(["report_schedules.id", "dashboard_id as dashboard", "dashboards.title", "rhythm", "recipients", "message", "attached"])
        .select(["active", "next_at", "last_at", "last_error"])
        .orderBy("report_schedules.created_at")
        .execute();
      return rows;
    });
  const find = async (id: string): Promise<Report | null> => (await list()).find((report) => report.id === id) ?? null;

  return {
    list,
    find,
    create: async (dashboard, request) => {
      const { id } = await scoped.transaction((db) =>
        db
          .insertInto("report_schedules", {
            dashboard_id: dashboard,
            ...valuesOf(request),
            last_at: null,
            last_error: null,
            created_at: clock.now().toISOString(),
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
      const made = await find(id);
      if (!made) throw new Error("the report is gone");
      return made;
    },
    change: async (id, request) => {
      if (!isUuid(id)) return null;
      await scoped.transaction((db) =>
        db
          .updateTable("report_schedules")
          .set({ ...valuesOf(request), last_error: null })
          .where("id", "=", id)
          .execute(),
      );
      return find(id);
    },
    remove: async (id) => {
      if (!isUuid(id)) return false;
      const { numDeletedRows } = await scoped.transaction((db) =>
        db.deleteFrom("report_schedules").where("id", "=", id).executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
  };
}
